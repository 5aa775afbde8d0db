export { playouts, type Step } from './arbitraries.js'
export { contractSuite, type ContractProperty } from './contract.js'
export { perft } from './perft.js'
