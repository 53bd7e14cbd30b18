// Makes JPEGs of photos as iPhones keep them (HEIC), where the browser itself can read those.
import { extensionOf } from '#features/documents/rules/files/file-types.ts'
import { longestConvertedSide, within } from './canvas-size.ts'
import { drawnAs } from './draw-picture.ts'

const phoneFormats = ['heic', 'heif', 'hif']

export function isPhonePhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return phoneFormats.includes(extensionOf(name)) || /^image\/hei[cf]$/.test(type)
}

/** `IMG_0042.HEIC` is `IMG_0042.jpg` afterwards; a picture from the clipboard may have no ending at all. */
export function nameAsJpeg(name: string): string {
  const extension = extensionOf(name)
  return `${phoneFormats.includes(extension) ? name.slice(0, -(extension.length + 1)) : name}.jpg`
}

/** Upright, as the phone meant it. The file itself where the browser cannot read it: then its type is refused in the usual words. */
export async function readablePhoto(file: File): Promise<File> {
  if (!isPhonePhoto(file)) return file
  const picture = await decoded(file)
  if (!picture) return file
  try {
    const jpeg = await drawnAs('image/jpeg', picture.image, within(picture, longestConvertedSide))
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

interface Decoded {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly forget: () => void
}

// Safari reads HEIC in an image element before it does in createImageBitmap. Both turn the picture as its mark says.
async function decoded(file: File): Promise<Decoded | undefined> {
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
