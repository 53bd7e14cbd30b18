import { useState } from 'react'
import { copyText } from '#ui/browser/copy-text.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { kitWords } from '#ui/words.ts'

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const words = useWords(kitWords)
  const [result, setResult] = useState('')

  async function copy() {
    setResult((await copyText(text)) ? words.copied : words.notCopied)
  }

  return (
    <div className="copy">
      <Button look="second" small icon="copy" onPress={() => void copy()}>
        {label}
      </Button>
      <p className="reason" role="status">
        {result}
      </p>
    </div>
  )
}
