/** Puts a text on the clipboard. Tells whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or no clipboard at all outside of https: both throw.
    return false
  }
}

/** Hands a text out as a file that the browser saves. */
export function saveText(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: address, download: file }).click()
  URL.revokeObjectURL(address)
}
