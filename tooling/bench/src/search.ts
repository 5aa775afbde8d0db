/** Nodes a CPU second and the depth reached, from the start and from the middle of a game. */
import { searchSync } from '@ringbreak/ai/hnefatafl'
import { makeMove, parsePosition, start, type Position } from '@ringbreak/rules/hnefatafl'

const NODES = 1_000_000

const middle = parsePosition('/11/5t5/4t1t4/3t2T1t2/2tT1T2t2/1t2K4t1/2t1T2Tt2/3tT2t3/4t1t4/5t5/11/ a')
if (!middle.ok) throw new Error(middle.error.message)
const positions: readonly (readonly [string, Position])[] = [
  ['start', start()],
  ['middle', middle.value],
]

console.log(`Node.js ${process.version}, ${process.arch}: searches of ${NODES} nodes`)
for (const [name, position] of positions) {
  const before = process.cpuUsage()
  const { depth, nodes, pv } = searchSync(position, { nodes: NODES })
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  console.log(
    `${name}: depth ${depth} finished, ${Math.round(nodes / seconds / 1000)} thousand nodes a CPU second, ${seconds.toFixed(1)} s; ${pv.map(makeMove).join(' ')}`,
  )
}
