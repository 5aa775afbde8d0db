import { mount } from 'svelte'
import type { HnefataflBoardProps } from '../src/index.js'
import Demo from './Demo.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const first = JSON.parse(query.get('props') ?? '{}') as Partial<HnefataflBoardProps>
mount(Demo, {
  target: document.querySelector('main')!,
  props: { first },
})
