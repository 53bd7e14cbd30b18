import type { Size } from './canvas-size.ts'

/** Throws if the browser cannot draw or encode the picture. Does not block the main thread. */
export async function drawAs(
  type: 'image/png' | 'image/jpeg',
  picture: CanvasImageSource,
  { width, height }: Size,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  try {
    const pen = canvas.getContext('2d', { alpha: false })
    if (!pen) throw new Error('This browser cannot draw')
    pen.drawImage(picture, 0, 0, width, height)
    return await new Promise<Blob>((answer, fail) => {
      canvas.toBlob(
        (blob) =>
          blob ? answer(blob) : fail(new Error('This browser could not pack the picture')),
        type,
        0.92,
      )
    })
  } finally {
    // Sets the width to 0, because phones free the memory of a large canvas late.
    canvas.width = 0
    canvas.height = 0
  }
}
