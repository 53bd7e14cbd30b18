import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { useObjectUrl } from '#ui/preview/use-object-url.ts'
import { NotAddedNote } from '../NotAddedNote.tsx'
import type { NotAdded } from '../upload-items.ts'
import { uploadWords } from '../words.ts'

export interface PreviewPhotoStepProps {
  readonly photo: File
  readonly notAdded: readonly NotAdded[]
  readonly preparing: number
  readonly onUse: () => void
  readonly onAgain: () => void
  readonly onCancel: () => void
}

export function PreviewPhotoStep({
  photo,
  notAdded,
  preparing,
  onUse,
  onAgain,
  onCancel,
}: PreviewPhotoStepProps) {
  const words = useWords(uploadWords)
  const address = useObjectUrl(photo)
  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <p className="dialog-lead">{words.canItBeRead}</p>
      <div className="camera">
        {address === undefined ? null : <img src={address} alt={words.takenPhoto} />}
      </div>
      <div className="actions">
        <Button busy={preparing > 0 && words.preparing(preparing)} onPress={onUse}>
          {words.usePhoto}
        </Button>
        <Button look="second" icon="camera" onPress={onAgain}>
          {words.takeAgain}
        </Button>
        <CancelButton onPress={onCancel} />
      </div>
    </>
  )
}
