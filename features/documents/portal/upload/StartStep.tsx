// The first step: take a photo, choose files, or drop them where there is a mouse.
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Details } from '#ui/Details.tsx'
import { useWords } from '#ui/language.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { NotAddedNote } from './NotAddedNote.tsx'
import type { NotAdded } from './upload-items.ts'
import { uploadWords } from './words.ts'

export interface StartStepProps {
  readonly notAdded: readonly NotAdded[]
  /** So many picked files are being made ready. */
  readonly preparing: number
  /** One file alone may come in. */
  readonly oneOnly: boolean
  readonly onCamera: () => void
  readonly onPick: (files: readonly File[]) => void
  readonly onCancel: () => void
}

export function StartStep({ notAdded, preparing, oneOnly, onCamera, onPick, onCancel }: StartStepProps) {
  const words = useWords(uploadWords)
  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <div className="stack">
        {preparing > 0 ? (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" />
            {words.preparing(preparing)}
          </p>
        ) : (
          <>
            <DropZone oneOnly={oneOnly} />
            <Button wide icon="camera" onPress={onCamera}>
              {words.camera}
            </Button>
            <ChooseFiles look="second" oneOnly={oneOnly} onPick={onPick} />
          </>
        )}
        <Button wide look="quiet" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p className="why mt-4">{oneOnly ? words.limitsOfOne : words.limits}</p>
      <Details summary={words.goodPhoto}>
        <ul className="stack-2">
          {words.goodPhotoRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Details>
    </>
  )
}

// Only an extra: the button does the same. Files are taken wherever in the dialog they are dropped; this says so.
function DropZone({ oneOnly }: Pick<StartStepProps, 'oneOnly'>) {
  const words = useWords(uploadWords)
  const [isOver, setOver] = useState(false)
  return (
    <div
      role="presentation"
      className={isOver ? 'drop over' : 'drop'}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {oneOnly ? words.dropOne : words.drop}
    </div>
  )
}
