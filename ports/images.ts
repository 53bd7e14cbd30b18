// Re-encodes untrusted images, so that only their pixels remain.

export interface Images {
  /**
   * Returns an upright PNG without metadata, scaled down when a side exceeds `maxSide` pixels.
   * Returns undefined unless the file is a complete PNG, JPEG or WebP.
   */
  redraw(file: Uint8Array, maxSide: number): Promise<Uint8Array | undefined>
}
