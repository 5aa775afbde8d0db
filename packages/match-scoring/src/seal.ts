import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { canonicalize } from 'json-canonicalize'

/** Bytes of a salt: as many as the hash has, so that no result can be guessed from its commitment. */
export const SALT_BYTES = 32

/** What a commitment hides until it is revealed. Plain data. */
export interface SealedResult {
  readonly match: string
  /** 1 or 2. */
  readonly game: number
  readonly winner: 'attackers' | 'defenders' | 'draw'
  readonly reason: string
  readonly plies: number
  readonly moves: readonly string[]
}

/** A result with the salt it was sealed with: what is published in the end. */
export interface RevealedResult extends SealedResult {
  /** 32 random bytes as 64 hexadecimal digits. */
  readonly salt: string
}

/** A commitment, shown at once, and what it commits to, kept until the end. */
export interface Seal {
  /** SHA-256 as 64 hexadecimal digits. */
  readonly commitment: string
  readonly revealed: RevealedResult
}

/** SHA-256 over the canonical JSON (RFC 8785) of exactly the fields that are named here. */
const commitmentTo = ({ match, game, winner, reason, plies, moves, salt }: RevealedResult): string =>
  bytesToHex(
    sha256(new TextEncoder().encode(canonicalize({ match, game, winner, reason, plies, moves, salt }))),
  )

/**
 * Seals a result: whoever has the commitment learns nothing, and can check later that nothing was changed.
 * @param salt 32 random bytes, new for each result
 * @throws RangeError when the salt has another length
 */
export function sealResult(result: SealedResult, salt: Uint8Array): Seal {
  if (salt.length !== SALT_BYTES) throw new RangeError(`a salt has ${SALT_BYTES} bytes, not ${salt.length}`)
  const { match, game, winner, reason, plies, moves } = result
  const revealed = { match, game, winner, reason, plies, moves, salt: bytesToHex(salt) }
  return { commitment: commitmentTo(revealed), revealed }
}

/** Whether a revealed result is the one that was committed to. */
export const verifySeal = (commitment: string, revealed: RevealedResult): boolean =>
  /^[0-9a-f]{64}$/.test(revealed.salt) && commitmentTo(revealed) === commitment
