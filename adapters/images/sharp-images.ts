// Draws pictures anew with sharp. The library is loaded with the first picture: most processes never draw one.
import type { Images } from '#ports/images.ts'

/** A small file may unfold into a large picture; more points than this are not unfolded. */
const mostPoints = 40_000_000

const readers = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp']

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Only these formats are read at all, whatever else the library knows.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

export function sharpImages(): Images {
  let loaded: ReturnType<typeof loadSharp> | undefined
  return {
    async redraw(file, longestSide) {
      const sharp = await (loaded ??= loadSharp())
      try {
        return await sharp(file, { failOn: 'error', limitInputPixels: mostPoints })
          .autoOrient()
          .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .png({ compressionLevel: 9 })
          .toBuffer()
      } catch {
        return undefined
      }
    },
  }
}
