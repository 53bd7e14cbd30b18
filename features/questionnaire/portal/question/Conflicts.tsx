// spec: saving#conflict-shown
import type { JsonObject, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { answerAt } from '../form/state/answer-path.ts'
import { savingWords } from '../question-words.ts'
import type { Overwritten } from '../saving/saving-state.ts'
import { fieldAt } from './faults/field-at.ts'
import { getSteps } from '../../rules/content/pointer.ts'

export interface ConflictsProps {
  readonly overwritten: readonly Overwritten[]
  readonly question: ModelQuestion
  /** The whole answer of the question. */
  readonly answer: JsonObject
  /** True when the spouse may have made the change. Otherwise it was another window. */
  readonly isShared: boolean
  /** True right after the client pressed Continue. */
  readonly takesFocus: boolean
}

export function Conflicts({ overwritten, question, answer, isShared, takesFocus }: ConflictsProps) {
  const words = useWords(savingWords)
  const language = useLanguage()
  if (overwritten.length === 0) return null
  return (
    <Banner
      key={String(takesFocus)}
      tone="wait"
      title={isShared ? words.spouse : words.otherWindow}
      takesFocus={takesFocus}
    >
      <p>{words.overwrittenHint}</p>
      {overwritten.map(({ path, spouses }) => {
        const steps = getSteps(path)
        const field = fieldAt(question.UnitForm, answer, steps, {
          subs: question.SubQuestions,
          language,
        })
        const [yours, spousesText] = [answerAt(answer, steps), spouses].map(
          (value) => field?.toText(value) || (value === undefined ? words.nothing : words.notShown),
        )
        return (
          <dl className="fact-list" key={path}>
            <dt>{words.yours}</dt>
            <dd>{[field?.entry, field?.title, yours].filter(Boolean).join(': ')}</dd>
            <dt>{words.spouses}</dt>
            <dd>{spousesText}</dd>
          </dl>
        )
      })}
    </Banner>
  )
}
