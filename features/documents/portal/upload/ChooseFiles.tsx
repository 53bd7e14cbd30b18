import { useRef } from 'react'
import { fileTypes } from '../../rules/files/file-types.ts'
import { Button, type ButtonLook } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { uploadWords } from './words.ts'

export interface ChooseFilesProps {
  readonly look: ButtonLook
  readonly oneOnly: boolean
  readonly onPick: (files: readonly File[]) => void
}

// Without .heic, so that an iPhone converts such photos to JPEG.
const accepted = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',')

export function ChooseFiles({ look, oneOnly, onPick }: ChooseFilesProps) {
  const words = useWords(uploadWords)
  const input = useRef<HTMLInputElement>(null)
  const name = oneOnly ? words.chooseOne : words.choose
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={!oneOnly}
        hidden
        accept={accepted}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Clears the value, because otherwise choosing the same file again fires no event.
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <Button wide look={look} icon="file-text" onPress={() => input.current?.click()}>
        {name}
      </Button>
    </>
  )
}
