// Printed only. The screen shows these facts around the answers.
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { today } from '#ui/browser/clock.ts'
import { formatDate } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { checkWords } from './check-words.ts'
import type { Review } from './review-reading.ts'

export function PrintHead({ people }: Pick<Review, 'people'>) {
  const words = useWords(checkWords)
  const { firm, caseType, caseNumber } = useCurrentCase()
  return (
    <p className="on-paper">
      {[firm.name, people.join(', '), caseType, caseNumber, words.printedOn(formatDate(today()))]
        .filter(Boolean)
        .join(' | ')}
    </p>
  )
}
