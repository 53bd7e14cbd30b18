// "There is a problem": the list above the form, in the fields' own words; each leads to its field, opening its entry first.
import { useEffect, useRef } from 'react'
import { sentenceOfFault } from '#features/questionnaire/rules/fault-sentences.ts'
import type { JsonObject, ModelQuestion } from '#features/questionnaire/rules/model.ts'
import { isMissing, type AnswerFault } from '#features/questionnaire/rules/verdict.ts'
import { useErrorInTitle } from '#ui/document-title.ts'
import { useLanguage, useWords } from '#ui/language.ts'
import { kitWords } from '#ui/words.ts'
import { fieldIdOf } from '../form/answer-path.ts'
import { questionWords } from '../question-words.ts'
import { fieldAt } from './field-at.ts'

export interface FaultSummaryProps {
  /** Not empty. */
  readonly faults: readonly AnswerFault[]
  readonly unit: Pick<ModelQuestion['UnitForm'], 'Schema' | 'UISchema'>
  readonly value: JsonObject
  readonly subs: readonly ModelQuestion[]
  readonly onFollow: (path: readonly string[]) => void
}

/** Takes the focus when it appears; give each press that found something its own `key`. */
export function FaultSummary({ faults, unit, value, subs, onFollow }: FaultSummaryProps) {
  const words = useWords(questionWords)
  const { thereIsAProblem } = useWords(kitWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useErrorInTitle(true)
  useEffect(() => heading.current?.focus(), [])

  /** Some sentences do not say which field they mean. */
  function said(fault: AnswerFault): string {
    const sentence = sentenceOfFault(fault, language)
    const entry = fieldAt(unit, value, fault.path, { subs, language })?.entry ?? ''
    const field = sentence.toLowerCase().includes(fault.title.toLowerCase()) ? '' : fault.title
    return [entry, field, sentence].filter(Boolean).join(': ')
  }

  return (
    <section className="sum" aria-labelledby="answer-problem">
      <h2 id="answer-problem" ref={heading} tabIndex={-1}>
        {thereIsAProblem}
      </h2>
      {faults.some(isMissing) ? <p>{words.fillOut}</p> : null}
      <ul>
        {faults.map((fault) => (
          <li key={fieldIdOf(fault.path)}>
            <a
              href={`#${fieldIdOf(fault.path)}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow(fault.path)
              }}
            >
              {said(fault)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
