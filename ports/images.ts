// Pictures that come from outside, drawn anew so that nothing but their points is kept.

export interface Images {
  /**
   * The picture as a PNG, upright and without any metadata, made smaller where a side is longer than `longestSide` points. Undefined when it is no whole
   * PNG, JPEG or WebP.
   */
  redraw(file: Uint8Array, longestSide: number): Promise<Uint8Array | undefined>
}
