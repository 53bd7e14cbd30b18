// Whether unsent answers and forms may be kept on this device after their tab is closed.

/** The one place that decides. A mode for shared phones will return false here: then they stay in the tab. */
export function mayKeepOnDevice(): boolean {
  return true
}
