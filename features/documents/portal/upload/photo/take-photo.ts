import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import { now } from '#ui/browser/clock.ts'
import { maxPhotoSide, smallerSide, fitWithin } from './canvas-size.ts'
import { drawAs } from './draw-picture.ts'
import { photoName } from './photo-name.ts'

/** Returns a PNG file of what the camera shows (spec: documents#taken-photo). */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  const name = photoName(now())
  // Captures the frame first, because encoding may take several tries.
  const seen = await createImageBitmap(video)
  try {
    let longest = maxPhotoSide
    for (;;) {
      const photo = await drawAs('image/png', seen, fitWithin(seen, longest))
      if (photo.size <= singleFileLimitBytes) return new File([photo], name, { type: photo.type })
      longest = smallerSide(longest, photo.size, singleFileLimitBytes)
    }
  } finally {
    seen.close()
  }
}
