import { useRef, useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { importWords } from '../words.ts'
import { maxCharacters } from './import-draft.ts'
import { decodeList, type EncodingGuess } from './list-encoding.ts'

/** Reads a file of the computer; nothing is uploaded before the list is checked. */
export function FilePicker({ onList }: { readonly onList: (csv: string) => void }) {
  const words = useWords(importWords)
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [result, setResult] = useState('')
  const [guess, setGuess] = useState<EncodingGuess>()

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setGuess(undefined)
    // A character has at most four bytes.
    if (file.size > 4 * maxCharacters) return setResult(words.fileTooLarge)
    const list = await file.arrayBuffer().then(decodeList, () => undefined)
    if (list === undefined) return setResult(words.fileUnreadable)
    if (list.text.length > maxCharacters) return setResult(words.fileTooLarge)
    onList(list.text)
    setGuess(list.guess)
    setResult(words.fileRead(file.name))
  }

  function confirm(list: string | undefined) {
    if (list !== undefined) onList(list)
    // The question disappears with its buttons.
    status.current?.focus()
    setGuess(undefined)
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
      <p className="reason gap-small" role="status" ref={status} tabIndex={-1}>
        {result}
      </p>
      {guess === undefined ? null : (
        <div className="gap-small">
          <Banner
            tone="wait"
            title={words.isFromMac}
            takesFocus
            action={
              <>
                <Button look="second" onPress={() => confirm(undefined)}>
                  {words.accentsAreRight}
                </Button>
                <Button look="quiet" onPress={() => confirm(guess.windowsText)}>
                  {words.useOtherAccents}
                </Button>
              </>
            }
          >
            <p>{words.readAsMac(guess.mac)}</p>
            <p>{words.readAsWindows(guess.windows)}</p>
          </Banner>
        </div>
      )}
    </div>
  )
}
