export type ShortcutCommand = 'cancel' | 'keys' | 'take-back' | 'first' | 'previous' | 'next' | 'last'

const STEPS: Readonly<Record<string, ShortcutCommand>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

/**
 * What a key asks the page to do; `undefined` when it is none of the page's business.
 * @param onBoard whether the focus is on the board, to which the arrow keys belong there.
 */
export function commandOf(event: KeyboardEvent, onBoard: boolean): ShortcutCommand | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || altKey || isWriting(target)) return undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !shiftKey ? 'take-back' : undefined
  if (key === '?') return 'keys'
  if (key === 'Escape') return 'cancel'
  if (shiftKey || onBoard) return undefined
  return Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
