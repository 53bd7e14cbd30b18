import { useRef, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { importWords } from '../words.ts'
import { decodeList, maxCharacters } from './import-draft.ts'

/** Reads a file of the computer; nothing is uploaded before the list is checked. */
export function FilePicker({ onList }: { readonly onList: (csv: string) => void }) {
  const words = useWords(importWords)
  const input = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState('')

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return
    // A character has at most four bytes.
    if (file.size > 4 * maxCharacters) return setResult(words.fileTooLarge)
    const text = await file.arrayBuffer().then(decodeList, () => undefined)
    if (text === undefined) return setResult(words.fileUnreadable)
    if (text.length > maxCharacters) return setResult(words.fileTooLarge)
    onList(text)
    setResult(words.fileRead(file.name))
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          // The same file can be chosen again after a correction.
          currentTarget.value = ''
        }}
      />
      <Button look="second" icon="file-text" onPress={() => input.current?.click()}>
        {words.chooseFile}
      </Button>
      <p className="reason gap-small" role="status">
        {result}
      </p>
    </div>
  )
}
