/** Nodes a CPU second and the depth reached, from the start and from the middle of a game. */
import { searchSync } from '@ringbreak/ai/hnefatafl'
import { makeMove, parsePosition, start, type Position } from '@ringbreak/rules/hnefatafl'

const NODES = 1_000_000

const middle = parsePosition(
  '/2t1t2t3/5t5/2t5t2/1t2T2T2t/t4T4t/3t1K3tt/t3TT1T2t/1t2T2t3/3t4t2/5t5/3t1t1t3/ d',
)
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
