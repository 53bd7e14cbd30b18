const ownDisk = /^\s*(?:[a-z]:[\\/]|file:\/\/(?:localhost)?\/\w)/i

/**
 * True for a file on the reader's own disk, where a letter's template usually is: nothing is
 * fetched. A network path such as `file:////server` is not (spec: security#active-content).
 */
export function isOnOwnDisk(address: string): boolean {
  try {
    return ownDisk.test(decodeURI(address))
  } catch {
    return false
  }
}
