// Converts pictures to JPEG when the browser can decode them, such as photos of iPhones (HEIC).
import { getExtension } from '#features/documents/rules/files/file-types.ts'
import type { Size } from './canvas-size.ts'
import { drawAs } from './draw-picture.ts'

const phoneFormats = ['heic', 'heif', 'hif']
const otherFormats = ['avif', 'webp', 'png']

export function isPhonePhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return phoneFormats.includes(getExtension(name)) || /^image\/hei[cf]$/.test(type)
}

/** `IMG_0042.HEIC` becomes `IMG_0042.jpg`; a pasted picture may have no extension. */
export function nameAsJpeg(name: string): string {
  const extension = getExtension(name)
  if (extension === 'jpg' || extension === 'jpeg') return name
  const isPicture = [...phoneFormats, ...otherFormats].includes(extension)
  return `${isPicture ? name.slice(0, -(extension.length + 1)) : name}.jpg`
}

/** Returns an upright JPEG, or undefined when the browser cannot decode or draw the picture. */
export async function toJpeg(file: File, fit: (size: Size) => Size): Promise<File | undefined> {
  const picture = await decodePhoto(file)
  if (!picture) return undefined
  try {
    const jpeg = await drawAs('image/jpeg', picture.image, fit(picture))
    return new File([jpeg], nameAsJpeg(file.name), {
      type: jpeg.type,
      lastModified: file.lastModified,
    })
  } catch {
    return undefined
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
