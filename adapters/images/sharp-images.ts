// Draws pictures anew with sharp. The library is loaded with the first picture: most processes never draw one.
import type { Images } from '#ports/images.ts'
import { loadSharp } from './load-sharp.ts'

/** A small file may unfold into a large picture; more points than this are not unfolded. */
const mostPoints = 40_000_000

const drawnFormats = ['png', 'jpeg', 'webp']

export function sharpImages(): Images {
  return {
    async redraw(file, longestSide) {
      const sharp = await loadSharp()
      try {
        const picture = sharp(file, { failOn: 'error', limitInputPixels: mostPoints })
        if (!drawnFormats.includes((await picture.metadata()).format)) return undefined
        return await picture
          .autoOrient()
          .resize({
            width: longestSide,
            height: longestSide,
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
