// The first step: choose files, or drop them where there is room for it.
import { useRef, useState, type DragEvent } from 'react'
import { fileTypes } from '#features/documents/rules/file-types.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/language.ts'
import { NotAddedNote } from './NotAddedNote.tsx'
import type { NotAdded } from './upload-state.ts'
import { uploadWords } from './words.ts'

export interface StartStepProps {
  readonly notAdded: readonly NotAdded[]
  readonly onPick: (files: readonly File[]) => void
  readonly onCancel: () => void
}

const accepted = Object.keys(fileTypes).map((extension) => `.${extension}`).join(',')

export function StartStep({ notAdded, onPick, onCancel }: StartStepProps) {
  const words = useWords(uploadWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <NotAddedNote notAdded={notAdded} />
      <div className="stack">
        <DropZone onPick={onPick} />
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={words.choose}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Else choosing the same file again would not be noticed.
            currentTarget.value = ''
            if (files.length > 0) onPick(files)
          }}
        />
        <Button wide icon="file-text" onPress={() => input.current?.click()}>
          {words.choose}
        </Button>
        <Button wide look="second" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p className="why mt-4">{words.limits}</p>
    </>
  )
}

// Only an extra for those with a mouse: the button does the same.
function DropZone({ onPick }: Pick<StartStepProps, 'onPick'>) {
  const words = useWords(uploadWords)
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      role="presentation"
      className={isOver ? 'drop over' : 'drop'}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onPick(files)
      }}
    >
      {words.drop}
    </div>
  )
}
