// Draws the icons of the site into static/icons: `pnpm icons`, after a change of the drawing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { drawIcon } from './drawing.js'

const folder = new URL('../static/icons/', import.meta.url)
const PNGS = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'maskable-192.png', size: 192, maskable: true },
  { file: 'maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
]

mkdirSync(folder, { recursive: true })
writeFileSync(new URL('icon.svg', folder), drawIcon({ maskable: false }))
for (const { file, size, maskable } of PNGS) {
  const picture = new Resvg(drawIcon({ maskable }), { fitTo: { mode: 'width', value: size } }).render()
  writeFileSync(new URL(file, folder), picture.asPng())
}
