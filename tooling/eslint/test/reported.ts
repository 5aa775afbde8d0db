import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

const LAWS = [
  'no-restricted-imports',
  'no-restricted-syntax',
  'no-restricted-globals',
  'no-restricted-properties',
]

// The real configuration, without the rules that need types: these files are not on disk.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => LAWS.includes(ruleId),
})

/** The laws that a file breaks, were it there with this text; `path` starts at the root. */
export async function reported(path: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: path })
  if (result === undefined) throw new Error(`${path} is not linted.`)
  return result.messages.map(({ ruleId, message }) => ruleId ?? message)
}
