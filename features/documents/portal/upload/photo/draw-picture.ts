// Draws a picture anew, as another kind of file or smaller.
import type { Size } from './canvas-size.ts'

/** Throws when this browser cannot. The work of packing happens beside the page. */
export async function drawnAs(
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
    // Phones keep the memory of a canvas for long, unless it is small.
    canvas.width = 0
    canvas.height = 0
  }
}
