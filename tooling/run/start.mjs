import { requireNode } from './node.mjs'

requireNode()
// Only now: what follows is written for the Node.js that was asked for.
const { placeFault, placeOf } = await import('./address.mjs')
const { pnpm } = await import('./child.mjs')
const { install } = await import('./install.mjs')
const { serve } = await import('./serve.mjs')

/**
 * @param {string} sentence
 * @returns {never}
 */
function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

const place = placeOf(process.env)
if (typeof place === 'string') end(place)
const fault = await placeFault(place)
if (fault !== undefined) end(fault)
if ((await install()) !== 0) end('The installation failed; what went wrong stands above.')
const build = ['exec', 'turbo', 'run', 'build', '--filter=@ringbreak/web', '--output-logs=new-only']
if ((await pnpm(build)) !== 0) end('The build failed; what went wrong stands above.')
await serve(place)
