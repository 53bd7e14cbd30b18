// Converts photos of iPhones (HEIC) to JPEG when the browser can decode them.
import { getExtension } from '#features/documents/rules/files/file-types.ts'
import { maxConvertedSide, fitWithin } from './canvas-size.ts'
import { drawAs } from './draw-picture.ts'

const phoneFormats = ['heic', 'heif', 'hif']

export function isPhonePhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return phoneFormats.includes(getExtension(name)) || /^image\/hei[cf]$/.test(type)
}

/** `IMG_0042.HEIC` becomes `IMG_0042.jpg`; a pasted picture may have no extension. */
export function nameAsJpeg(name: string): string {
  const extension = getExtension(name)
  return `${phoneFormats.includes(extension) ? name.slice(0, -(extension.length + 1)) : name}.jpg`
}

/** Returns an upright JPEG, or the file itself when the browser cannot decode it. */
export async function readablePhoto(file: File): Promise<File> {
  if (!isPhonePhoto(file)) return file
  const picture = await decodePhoto(file)
  if (!picture) return file
  try {
    const jpeg = await drawAs('image/jpeg', picture.image, fitWithin(picture, maxConvertedSide))
    return new File([jpeg], nameAsJpeg(file.name), {
      type: jpeg.type,
      lastModified: file.lastModified,
    })
  } catch {
    return file
  } finally {
    picture.forget()
  }
}

interface DecodedPhoto {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly forget: () => void
}

// Older Safari versions decode HEIC only in an image element. Both ways apply the orientation.
async function decodePhoto(file: File): Promise<DecodedPhoto | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap)
    return {
      image: bitmap,
      width: bitmap.width,
      height: bitmap.height,
      forget: () => bitmap.close(),
    }
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return {
      image,
      width: image.naturalWidth,
      height: image.naturalHeight,
      forget: () => URL.revokeObjectURL(address),
    }
  } catch {
    URL.revokeObjectURL(address)
    return undefined
  }
}
