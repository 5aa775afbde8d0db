export * from './position.js'
export { FILES, SIZE, isSquareName, type File, type Rank, type SquareName } from './square.js'
