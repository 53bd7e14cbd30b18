/** Returns false if the browser does not allow access to the clipboard. */
export function copyText(text: string): Promise<boolean> {
  // Plain http has no clipboard.
  return Promise.resolve(navigator.clipboard)
    .then((clipboard) => clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
}
