// Makes a file of what the camera shows.
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import { now } from '#ui/browser/clock.ts'
import { longestPhotoSide, smallerSide, within } from './canvas-size.ts'
import { drawnAs } from './draw-picture.ts'
import { photoName } from './photo-name.ts'

/** A PNG of at most 25 MB, its longest side at most 3000 pixels, named by the moment (seeds/001, section 4). */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  const name = photoName(now())
  // What is seen at the press, also when drawing it takes a second and a third try.
  const seen = await createImageBitmap(video)
  try {
    let longest = longestPhotoSide
    for (;;) {
      const photo = await drawnAs('image/png', seen, within(seen, longest))
      if (photo.size <= singleFileLimitBytes) return new File([photo], name, { type: photo.type })
      longest = smallerSide(longest, photo.size, singleFileLimitBytes)
    }
  } finally {
    seen.close()
  }
}
