// Sections are collapsed at first, since all answers of a case fill about 100 phone screens.
import type { ReactNode } from 'react'
import {
  isReadOnly,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { questionnairePaths, type CheckPage } from '../questionnaire-paths.ts'
import { summaryWords } from '../words.ts'
import { CheckedQuestion } from './CheckedQuestion.tsx'
import { sectionPlace } from './question-links.ts'
import type { Review } from './review-reading.ts'

type Section = Review['sections'][number]

export interface CheckedSectionProps {
  readonly section: Section
  readonly from: CheckPage
  readonly isOpen: boolean
  /** Missing if the section cannot be collapsed: when it is alone on its page, and in print. */
  readonly onToggle?: (() => void) | undefined
}

export function CheckedSection({ section, from, isOpen, onToggle }: CheckedSectionProps) {
  const id = sectionPlace(section.id)
  const name = <SectionName section={section} />
  return (
    <section className="checked-section" aria-labelledby={id}>
      <h2 id={id}>
        {onToggle ? (
          <Opener isOpen={isOpen} onToggle={onToggle}>
            {name}
          </Opener>
        ) : (
          name
        )}
      </h2>
      {isOpen ? <Groups section={section} from={from} /> : null}
    </section>
  )
}

function Opener({
  isOpen,
  onToggle,
  children,
}: {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className="accordion-button" aria-expanded={isOpen} onClick={onToggle}>
      {children}
      <Icon name="caret-down" />
    </button>
  )
}

function SectionName({ section: { sectionName, groups } }: { readonly section: Section }) {
  const words = useWords(summaryWords)
  const questions = groups.flatMap((group) => group.questions)
  const complete = questions.filter(({ state }) => state === 'complete').length
  return (
    <span>
      {sectionName}
      <span className="figure">
        {questions.length === 0 ? words.noQuestions : words.partly(complete, questions.length)}
      </span>
    </span>
  )
}

function Groups({
  section: { id, sectionStatus, isGrouped, groups },
  from,
}: Pick<CheckedSectionProps, 'section' | 'from'>) {
  const isEnded = useCaseEnd() !== undefined
  return groups.map(({ questionGroupId, name, questions }) => (
    <div key={questionGroupId} className="checked-group">
      {isGrouped ? <h3>{name}</h3> : null}
      {questions.map((question) => (
        <CheckedQuestion
          key={question.questionId}
          question={question}
          level={isGrouped ? 4 : 3}
          isReadOnly={isEnded || isReadOnly(sectionStatus as SectionStatus)}
          href={questionnairePaths.question({
            section: id,
            group: isGrouped ? questionGroupId : undefined,
            question: question.questionId,
            from,
          })}
        />
      ))}
    </div>
  ))
}
