import { spawnSync } from 'node:child_process'

/** What a program answered; `output` is standard output, `all` has standard error after it. */
export interface Answer {
  readonly succeeded: boolean
  readonly output: string
  readonly all: string
}

/** Runs a program to its end. That it cannot be started at all is an exception; how it ended is in the answer. */
export function runProgram(command: string, args: readonly string[], folder: string): Answer {
  // Turbo and pnpm leave settings of this workspace in the environment, which no stranger would have.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle)|NODE_OPTIONS|NODE_PATH|VITEST)/i.test(name),
    ),
  )
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  if (error !== undefined) throw error
  return { succeeded: status === 0, output: stdout, all: stdout + stderr }
}

/** Runs a program that has to succeed, and gives its standard output. */
export function output(command: string, args: readonly string[], folder: string): string {
  const answer = runProgram(command, args, folder)
  if (!answer.succeeded) throw new Error(`${command} ${args.join(' ')} failed:\n${answer.all}`)
  return answer.output
}
