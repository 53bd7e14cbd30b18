import { Details } from '#ui/page/Details.tsx'
import { useWords } from '#ui/language/language.ts'
import { invitationWords, terms } from '../words.ts'

export function TermsDetails() {
  const { readTerms } = useWords(invitationWords).password
  const paragraphs = useWords(terms)
  return (
    <Details summary={readTerms}>
      <div className="stack">
        {paragraphs.map(({ heading, text }) => (
          <div key={heading}>
            <h2 className="h3">{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Details>
  )
}
