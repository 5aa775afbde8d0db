/** A piece of code in a README, as it stands between the fences. */
export interface Block {
  readonly language: string
  readonly code: string
}

/** Every fenced piece of a text in Markdown, in order. */
export const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))

/** The sample under `## Five lines`: code, and for `js` what it prints. An error says what is not there. */
export function sampleOf(readme: string): Block & { readonly prints?: string } {
  const [, section] = /^## Five lines\n([^]*?)(?=^## |(?![^]))/m.exec(readme) ?? []
  if (section === undefined) throw new Error('There is no "## Five lines" in the README.')
  const [sample, printed] = blocksOf(section)
  if (sample?.language === 'svelte') return sample
  if (sample?.language !== 'js')
    throw new Error('The first piece of "## Five lines" is neither js nor svelte.')
  if (printed?.language !== 'text') throw new Error('No piece of text after the sample says what it prints.')
  return { ...sample, prints: printed.code }
}
