import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { ChooseFiles } from '../ChooseFiles.tsx'
import type { PictureSize } from './corner-marks.ts'
import { NotAddedNote } from '../NotAddedNote.tsx'
import { takePhoto } from './take-photo.ts'
import type { NotAdded } from '../upload-items.ts'
import { useCamera } from './use-camera.ts'
import { uploadWords } from '../words.ts'
import { cornerMarks } from './corner-marks.ts'

export interface TakePhotoStepProps {
  readonly notAdded: readonly NotAdded[]
  readonly preparing: number
  readonly oneOnly: boolean
  readonly onTaken: (photo: File) => void
  readonly onPick: (files: readonly File[]) => void
  readonly onCancel: () => void
}

export function TakePhotoStep({
  notAdded,
  preparing,
  oneOnly,
  onTaken,
  onPick,
  onCancel,
}: TakePhotoStepProps) {
  const words = useWords(uploadWords)
  const video = useRef<HTMLVideoElement>(null)
  const { state, tryAgain, markLive: onSeen } = useCamera(video)
  const [isTaking, setTaking] = useState(false)
  const [picture, setPicture] = useState<PictureSize>()
  const isLive = state === 'live'

  function measure({
    currentTarget: { videoWidth, videoHeight },
  }: SyntheticEvent<HTMLVideoElement>) {
    setPicture({ width: videoWidth, height: videoHeight })
  }

  async function takePicture() {
    if (!video.current) return
    setTaking(true)
    try {
      onTaken(await takePhoto(video.current))
    } catch {
      setTaking(false)
    }
  }

  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <div className="camera">
        {/* Moved off the screen instead of hidden, because some phones do not start a video that
            is not rendered. */}
        <video
          ref={video}
          className={isLive ? undefined : 'visually-hidden'}
          aria-hidden={!isLive}
          muted
          playsInline
          aria-label={words.cameraPicture}
          onLoadedData={(event) => {
            measure(event)
            onSeen()
          }}
          // Rotating a phone changes the size of its video.
          onResize={measure}
        />
        {isLive && picture !== undefined ? <CameraGuide picture={picture} /> : null}
        {isLive ? null : (
          <div className="stack-2" role="status">
            <p className="strong">{words.loadingCamera}</p>
            <p className="soft">{words.cameraHint}</p>
          </div>
        )}
      </div>
      <div className="actions">
        {isLive ? (
          <Button
            className="shutter"
            icon="camera"
            busy={isTaking && words.taking}
            onPress={() => void takePicture()}
          >
            {words.take}
          </Button>
        ) : (
          <>
            {preparing > 0 ? (
              <Button wide busy={words.preparing(preparing)}>
                {words.choose}
              </Button>
            ) : (
              <ChooseFiles look="primary" oneOnly={oneOnly} onPick={onPick} />
            )}
            {state === 'missing' ? (
              <Button look="second" icon="arrow-clockwise" onPress={tryAgain}>
                {words.tryAgain}
              </Button>
            ) : null}
          </>
        )}
        <CancelButton look="second" onPress={onCancel} />
      </div>
    </>
  )
}

/** The viewBox has the size of the video picture, so that both are scaled in the same way. */
function CameraGuide({ picture }: { readonly picture: PictureSize }) {
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
