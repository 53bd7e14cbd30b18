import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { isJsonObject, withoutEmpty } from '../../rules/json.ts'
import { moreWords } from './form-words.ts'
import { startsWith } from './state/answer-path.ts'
import { getShownSchemas } from './state/shown-schemas.ts'
import { useAnswerAt, useFields, useQuestion } from './state/form-scope.ts'

export interface MoreDetailsProps {
  readonly keys: readonly string[]
  readonly children: ReactNode
}

export function MoreDetails({ keys, children }: MoreDetailsProps) {
  const words = useWords(moreWords)
  const { faults, attempt } = useQuestion()
  const { base, schema } = useFields()
  const here = useAnswerAt(base)
  const answer = isJsonObject(here) ? withoutEmpty(here) : {}
  const isWrong = keys.some((key) => faults.some(({ path }) => startsWith(path, [...base, key])))
  const [isOpen, setOpen] = useState(() => {
    const shownFields = getShownSchemas(schema, answer)
    return (
      isWrong ||
      keys.some((key) => answer[key] !== undefined && answer[key] !== shownFields.get(key)?.default)
    )
  })
  const [knownAttempt, setKnownAttempt] = useState(attempt)
  const id = useId()
  if (attempt !== knownAttempt) {
    setKnownAttempt(attempt)
    if (isWrong) setOpen(true)
  }

  return (
    <div className="more-details">
      <button
        type="button"
        className="more-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="caret-right" size="small" />
        <span className="more-name">{words.more}</span>
        <span className="soft">{words.optional(keys.length)}</span>
      </button>
      <div id={id} className="fields-of">
        {isOpen ? children : null}
      </div>
    </div>
  )
}
