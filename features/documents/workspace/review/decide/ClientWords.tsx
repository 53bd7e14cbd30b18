import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { decideWords } from '../words.ts'

export interface ClientWordsProps {
  readonly document: ReviewedDocument
  readonly value: string
  readonly onChange: (value: string) => void
  /** The same in the other language of the product, while the words are unchanged. */
  readonly translation?: string | undefined
}

/** The words for the client, which staff can change before they are sent. */
export function ClientWords({ document, value, onChange, translation }: ClientWordsProps) {
  const words = useWords(decideWords)
  const [showsOther, setShowsOther] = useState(false)
  const { language, sentBy } = document
  const isEnglish = language === 'EN'
  return (
    <>
      <TextField
        name="words"
        label={words.reads[language](sentBy)}
        value={value}
        onChange={onChange}
        lines={2}
      />
      {translation === undefined || translation === '' ? null : showsOther ? (
        <p className="small-text soft">
          <strong>{`${isEnglish ? words.inSpanish : words.inEnglish}:`}</strong>{' '}
          <span lang={isEnglish ? 'es' : 'en'}>{translation}</span>
        </p>
      ) : (
        <div className="actions">
          <Button look="quiet" small onPress={() => setShowsOther(true)}>
            {isEnglish ? words.showSpanish : words.showEnglish}
          </Button>
        </div>
      )}
    </>
  )
}
