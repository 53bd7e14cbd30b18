import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Details } from '#ui/page/Details.tsx'
import { useWords } from '#ui/language/language.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { NotAddedNote } from './NotAddedNote.tsx'
import type { NotAdded } from './upload-items.ts'
import { uploadWords } from './words.ts'

const query = '(pointer: fine)'

export interface StartStepProps {
  readonly notAdded: readonly NotAdded[]
  readonly preparing: number
  readonly oneOnly: boolean
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
  // On a device with a mouse, files come first, because it seldom has a camera for documents.
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
      <NotAddedNote notAdded={notAdded} takesFocus />
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
        <CancelButton wide onPress={onCancel} />
      </div>
      <p className="reason gap-medium">{oneOnly ? words.limitsOfOne : words.limits}</p>
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

// Only a hint: the whole dialog accepts dropped files, and a button can add files too.
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

/** Updates when a mouse is connected or removed. */
function useFinePointer(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
