import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { checkWords } from './check-words.ts'
import type { CheckPage } from '../questionnaire-paths.ts'
import { CheckedSection } from './CheckedSection.tsx'
import { NewestCopy } from './NewestCopy.tsx'
import { goToQuestion } from './question-links.ts'
import type { Review } from './review-reading.ts'
import { StillOpen } from './StillOpen.tsx'
import { useOpenSections } from './use-open-sections.ts'
import { Warnings } from './Warnings.tsx'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { today } from '#ui/browser/clock.ts'
import { formatDate } from '#ui/language/format.ts'

export interface AnswersProps {
  readonly review: Review
  readonly from: CheckPage
  /** QuestionId of the question from which the client comes back. */
  readonly returnTo: string | undefined
}

export function Answers({ review, from, returnTo }: AnswersProps) {
  const words = useWords(checkWords)
  const { sections } = review
  const { isOpen, toggle, openAll, isPrinting } = useOpenSections(
    sections.find((section) => hasQuestion(section, returnTo))?.id,
  )
  const isAlone = from === 'check-section'
  const isAnyClosed = sections.some(({ id }) => !isOpen(id))
  const goBack = useEffectEvent(() => {
    if (returnTo !== undefined) goToQuestion(returnTo)
  })
  useEffect(() => goBack(), [])
  return (
    <>
      <PrintHead people={review.people} />
      <NewestCopy />
      <StillOpen review={review} from={from} />
      <Warnings review={review} from={from} />
      <div className="row">
        {isAlone ? null : (
          <Button
            look="second"
            onPress={() => openAll(isAnyClosed ? sections.map(({ id }) => id) : [])}
          >
            {isAnyClosed ? words.openAll : words.closeAll}
          </Button>
        )}
        <Button look="second" icon="printer" onPress={() => print()}>
          {words.print}
        </Button>
      </div>
      <div>
        {sections.map((section) => (
          <CheckedSection
            key={section.id}
            section={section}
            from={from}
            isOpen={isAlone || isOpen(section.id)}
            onToggle={isAlone || isPrinting ? undefined : () => toggle(section.id)}
          />
        ))}
      </div>
    </>
  )
}

function hasQuestion(
  { groups }: Review['sections'][number],
  questionId: string | undefined,
): boolean {
  return groups.some(({ questions }) =>
    questions.some((question) => question.questionId === questionId),
  )
}

// Shown only in print. The screen shows the same facts around the answers.

function PrintHead({ people }: Pick<Review, 'people'>) {
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
