// The first step: choose files or take a photo, whichever suits the device and the document, or drop files where there is a mouse.
import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Details } from '#ui/page/Details.tsx'
import { useWords } from '#ui/language/language.ts'
import { ChooseFiles } from './files/ChooseFiles.tsx'
import { NotAddedNote } from './files/NotAddedNote.tsx'
import type { NotAdded } from './upload-items.ts'
import { useFinePointer } from './use-fine-pointer.ts'
import { uploadWords } from './words.ts'

export interface StartStepProps {
  readonly notAdded: readonly NotAdded[]
  /** So many picked files are being made ready. */
  readonly preparing: number
  /** One file alone may come in. */
  readonly oneOnly: boolean
  /** A photo of it is usually refused. */
  readonly asksForPdf: boolean
  readonly onCamera: () => void
  readonly onPick: (files: readonly File[]) => void
  readonly onCancel: () => void
}

export function StartStep({
  notAdded,
  preparing,
  oneOnly,
  asksForPdf,
  onCamera,
  onPick,
  onCancel,
}: StartStepProps) {
  const words = useWords(uploadWords)
  // With a mouse there are files at hand, and seldom a camera that sees a page.
  const areFilesFirst = useFinePointer() || asksForPdf
  const choose = (
    <ChooseFiles
      key="choose"
      look={areFilesFirst ? 'primary' : 'second'}
      oneOnly={oneOnly}
      onPick={onPick}
    />
  )
  const camera = (
    <Button
      key="camera"
      wide
      look={areFilesFirst ? 'second' : 'primary'}
      icon="camera"
      onPress={onCamera}
    >
      {words.camera}
    </Button>
  )
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
            {asksForPdf ? <p>{words.pdfHint}</p> : null}
            <DropZone oneOnly={oneOnly} />
            {areFilesFirst ? [choose, camera] : [camera, choose]}
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
