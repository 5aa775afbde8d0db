import { storedTheme, type ChosenTheme } from './storage.js'

/** Light, dark, or as the device has it. */
export type Theme = 'auto' | ChosenTheme

/** What the switch goes to next. */
export const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' }

/** The theme of this page. The attribute on <html> tells the style sheet, and was set before the first paint. */
class ThemeChoice {
  current = $state<Theme>('auto')

  /** Takes up what is stored; what cannot be read counts as no choice. */
  open(): void {
    const stored = storedTheme.read()
    this.show((stored.ok ? stored.value : undefined) ?? 'auto')
  }

  /** Shows the theme at once, and keeps it where the browser lets us: else it holds until the page is left. */
  choose(theme: Theme): void {
    this.show(theme)
    if (theme === 'auto') storedTheme.forget()
    else storedTheme.write(theme)
  }

  private show(theme: Theme): void {
    this.current = theme
    if (theme === 'auto') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', theme)
  }
}

/** One for the page: whoever changes what is stored calls `open` again. On the server it stays `auto`. */
export const theme = new ThemeChoice()
