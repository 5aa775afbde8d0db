/** What a function answers whose input can be wrong: the caller's fault is a value, a bug throws. Plain data. */
export type Result<T, E extends Fault = Fault> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A fault of the caller: a stable `code` for programs, and an English `message` that says what and where for developers. */
export interface Fault<Code extends string = string> {
  readonly code: Code
  readonly message: string
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const fault = <Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly error: Fault<Code> } => ({ ok: false, error: { code, message } })

/**
 * The value of a result that is known to be good, in tests and with constant input.
 * @throws Error with the fault's message when it is not.
 */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new Error(`${result.error.code}: ${result.error.message}`)
}
