// The Terms & Conditions, to be opened and read beside the checkbox that accepts them.
import { Details } from '#ui/Details.tsx'
import { terms } from './terms.en.ts'
import { invitationWords } from './words.en.ts'

export function TermsDetails() {
  return (
    <Details summary={invitationWords.password.readTerms}>
      <div className="stack">
        {terms.map(({ heading, text }) => (
          <div key={heading}>
            <h2 className="h3">{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Details>
  )
}
