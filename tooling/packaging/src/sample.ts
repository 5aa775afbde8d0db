/** A sample of a README: its language, its code, and what it prints. */
export interface Sample {
  readonly language: 'js' | 'ts' | 'svelte'
  readonly code: string
  readonly prints: string | undefined
}

const SECTION = /^## Five lines\n([^]*?)(?=^## |(?![^]))/m
const CODE = /^```(js|ts|svelte)\n([^]*?)^```$/m
const PRINTED = /^```text\n([^]*?)^```$/m

/** The sample under the heading "Five lines"; `undefined` when there is none. */
export function sampleOf(readme: string): Sample | undefined {
  const section = SECTION.exec(readme)?.[1]
  const code = CODE.exec(section ?? '')
  if (section === undefined || code === null) return undefined
  const after = section.slice(code.index + code[0].length)
  return { language: code[1] as Sample['language'], code: code[2] ?? '', prints: PRINTED.exec(after)?.[1] }
}
