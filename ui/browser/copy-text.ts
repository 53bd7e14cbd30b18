// Puts a text on the clipboard.

/** Returns false where the browser does not allow it. */
export function copyText(text: string): Promise<boolean> {
  // Over plain http there is no clipboard.
  return Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
}
