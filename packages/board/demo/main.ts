import { mount } from 'svelte'
import Demo from './Demo.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
mount(Demo, {
  target: document.querySelector('main')!,
  props: { first: JSON.parse(query.get('props') ?? '{}') },
})
