import { useState } from 'react'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { setUpWords } from '../words.ts'
import { CopyButton } from '#ui/display/CopyButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** The codes are shown only here, so the page asks before it closes. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const words = useWords(setUpWords)
  const [areSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useAskBeforeLeaving(!areSaved)
  const text = codes.join('\n')

  function download() {
    const file = new Blob([`${words.fileTitle}\n\n${text}\n`], { type: 'text/plain' })
    saveFile(file, words.fileName)
  }

  function goOn() {
    setAsked(true)
    if (areSaved) onSaved()
  }

  return (
    <SignInFrame title={words.codesTitle} lead={words.codesLead}>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="codes-actions no-print">
        <CopyButton text={text} label={words.copyCodes} />
        <Button look="second" small icon="download-simple" onPress={download}>
          {words.downloadCodes}
        </Button>
        <Button look="second" small icon="printer" onPress={() => print()}>
          {words.printCodes}
        </Button>
      </div>
      <div className="no-print">
        <Checkbox
          name="saved"
          checked={areSaved}
          onChange={setSaved}
          error={isAsked && !areSaved ? words.saveFirst : undefined}
        >
          {words.savedThem}
        </Checkbox>
        <div className="actions">
          <Button wide onPress={goOn}>
            {words.continue}
          </Button>
        </div>
      </div>
    </SignInFrame>
  )
}
