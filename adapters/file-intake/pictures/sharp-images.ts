// Re-encodes pictures. sharp is loaded for the first picture, because most processes never need it.
import type { Images } from '#ports/images.ts'
import { loadSharp } from './load-sharp.ts'

/** Max pixels of a decoded picture: a small file may decode to a large one. */
const maxPoints = 40_000_000

const drawnFormats = ['png', 'jpeg', 'webp']

export function sharpImages(): Images {
  return {
    async redraw(file, maxSide) {
      const sharp = await loadSharp()
      try {
        const picture = sharp(file, { failOn: 'error', limitInputPixels: maxPoints })
        if (!drawnFormats.includes((await picture.metadata()).format)) return undefined
        return await picture
          .autoOrient()
          .resize({
            width: maxSide,
            height: maxSide,
            fit: 'inside',
            withoutEnlargement: true,
          })
          .toColourspace('srgb')
          .png({ compressionLevel: 9 })
          .toBuffer()
      } catch {
        return undefined
      }
    },
  }
}
