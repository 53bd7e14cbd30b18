import type { MouseEvent, Ref } from 'react'
import { fieldId, type FieldErrors } from './form-context.ts'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface ErrorSummaryProps {
  readonly prefix: string
  readonly errors: FieldErrors
  /** Field name → prefix for errors that do not name their field. */
  readonly fieldNames: Readonly<Record<string, string>>
  readonly headingRef: Ref<HTMLHeadingElement>
}

export function focusField(id: string): void {
  const place = document.getElementById(id)
  const control = place?.matches('input, select, textarea, button')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** Returns true for an error that another field has too, or a single word: "Required". */
function isUnclear(sentence: string, entries: ReadonlyArray<readonly [string, string]>): boolean {
  return (
    !sentence.includes(' ') ||
    entries.filter(([, otherSentence]) => otherSentence === sentence).length > 1
  )
}

export function ErrorSummary({ prefix, errors, fieldNames, headingRef }: ErrorSummaryProps) {
  const words = useWords(kitWords)
  const entries = Object.entries(errors).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )

  function follow(event: MouseEvent, id: string) {
    event.preventDefault()
    focusField(id)
  }

  return (
    <section className="error-summary" aria-labelledby={`${prefix}-problem`} data-of-form>
      <h2 id={`${prefix}-problem`} ref={headingRef} tabIndex={-1}>
        {words.thereIsAProblem}
      </h2>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a
              href={`#${fieldId(prefix, name)}`}
              onClick={(event) => follow(event, fieldId(prefix, name))}
            >
              {isUnclear(sentence, entries) && fieldNames[name] !== undefined
                ? `${fieldNames[name]}: ${sentence}`
                : sentence}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
