// Files of the browser's apps, from all releases that a tab may still have open. They are public.

/** Reads the file. `name` is its path in the built apps: `portal/assets/index-CtISyv8m.js`. */
export type ReadAsset = (name: string) => Promise<Uint8Array>

export interface KeptAssets {
  /**
   * Keeps the assets of the release that this process runs, until 30 days after the last process
   * that ran it. Throws 'unavailable' if the file store cannot be reached.
   */
  keep(names: readonly string[], read: ReadAsset): Promise<void>
  /** Returns an asset of any release, or undefined. */
  find(name: string): Promise<Uint8Array | undefined>
  /** Keeps what `keep` was called with for longer, and removes what no process runs any more. */
  sweep(): Promise<void>
}
