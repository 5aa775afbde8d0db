import { mount } from 'svelte'
import { HnefataflBoard } from '../src/index.js'
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const props = JSON.parse(query.get('props') ?? '{}')
const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/ a'
mount(HnefataflBoard, {
  target: document.querySelector('main')!,
  props: { position: START, coordinates: true, onmove: (m: string) => console.log(m), ...props },
})
