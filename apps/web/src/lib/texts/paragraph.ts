/** Where a link in a text leads: a page of the game by name, at a heading of it or at its top; or an address outside. */
export type LinkTarget<Page extends string> =
  { readonly page: Page; readonly at?: string } | { readonly href: string }

/** A piece of a paragraph: plain words, stressed words, or a link. */
export type Inline<Page extends string> =
  string | { readonly strong: string } | { readonly text: string; readonly to: LinkTarget<Page> }

/** Plain words, or pieces that follow each other without a space of their own. */
export type Paragraph<Page extends string> = string | readonly Inline<Page>[]
