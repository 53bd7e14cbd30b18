/**
 * Stores a value that the page can do without. The storage of the device may be full
 * (spec: accounts#full-storage).
 */
export function storeItem(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // The value is lost at the next reload.
  }
}
