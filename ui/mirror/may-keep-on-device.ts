/** Whether unsent input may outlive its tab. A mode for shared phones will return false. */
export function mayKeepOnDevice(): boolean {
  return true
}
