// Re-encodes untrusted images, so that only their pixels remain.

export interface Images {
  /** Returns an upright PNG without metadata. Undefined unless a complete PNG, JPEG or WebP. */
  redraw(file: Uint8Array, maxSide: number): Promise<Uint8Array | undefined>
}
