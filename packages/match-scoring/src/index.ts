export {
  scoreReturnMatch,
  type Forfeit,
  type GameResult,
  type MatchScore,
  type Player,
  type ReturnMatch,
} from './returnMatch.js'
export {
  SALT_BYTES,
  sealResult,
  verifySeal,
  type RevealedResult,
  type Seal,
  type SealedResult,
} from './seal.js'
