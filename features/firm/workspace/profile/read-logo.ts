// A logo is shown small, so the browser draws it small before it is sent. The server draws it again.
import { logoLongestSide } from '../../rules/logo.ts'

/** So that a request stays below 1 MB. */
const maxCharacters = 900_000

/** Returns the picture as base64. Undefined if the browser cannot read it. */
export async function readLogo(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const scale = Math.min(1, logoLongestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const types = ['image/png', 'image/webp', 'image/jpeg']
  return types.map((type) => toBase64(canvas, type)).find((text) => text.length <= maxCharacters)
}

function toBase64(canvas: HTMLCanvasElement, type: string): string {
  return canvas.toDataURL(type).split(',')[1] ?? ''
}
