// The button that opens the device's own choice of files.
import { useRef } from 'react'
import { fileTypes } from '#features/documents/rules/files/file-types.ts'
import { Button, type ButtonLook } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { uploadWords } from '../words.ts'

export interface ChooseFilesProps {
  readonly look: ButtonLook
  readonly oneOnly: boolean
  readonly onPick: (files: readonly File[]) => void
}

// Without .heic, although such photos are taken where they can be read: an iPhone then hands over a JPEG by itself.
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
          // Else choosing the same file again would not be noticed.
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
