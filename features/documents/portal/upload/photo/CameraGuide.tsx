import { useWords } from '#ui/language/language.ts'
import { cornerMarks, type PictureSize } from './corner-marks.ts'
import { uploadWords } from '../words.ts'

/** Its viewBox has the size of the picture, so that both fit the stage identically. */
export function CameraGuide({ picture }: { readonly picture: PictureSize }) {
  const { cameraGuide } = useWords(uploadWords)
  const marks = cornerMarks(picture)
  return (
    <>
      <svg
        className="guide"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="under" d={marks} />
        <path d={marks} />
      </svg>
      <p className="camera-hint">{cameraGuide}</p>
    </>
  )
}
