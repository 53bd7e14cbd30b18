import { useState } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { recordSummary } from '../../../rules/shown/answer-text.ts'
import { getId, objectAt } from '../../../rules/json.ts'
import type { JsonObject, ListGate, ModelQuestion } from '../../../rules/content/model.ts'
import { deleteWords, listWords } from '../form-words.ts'
import { getFieldId, type AnswerPath } from '../state/answer-path.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { useFields, useQuestion } from '../state/form-scope.ts'
import { hasOwnAnswers } from '../state/has-own-answers.ts'
import { Heading } from '../fields/Heading.tsx'
import { LastOne } from './LastOne.tsx'

export interface NestedRecordProps {
  readonly path: AnswerPath
  readonly record: JsonObject
  readonly number: number
  readonly item: string
  readonly subs: readonly ModelQuestion[]
  readonly isLast: boolean
  readonly gate: ListGate | undefined
  /** True for a deleted record that is still visible for a moment. */
  readonly isLeaving: boolean
  readonly onRemove: (id: string, name: string) => void
}

export function NestedRecord({
  path,
  record,
  number,
  item,
  subs,
  isLast,
  gate,
  isLeaving,
  onRemove,
}: NestedRecordProps) {
  const words = useWords(listWords)
  const dialog = useWords(deleteWords)
  const language = useLanguage()
  const { onOpenSub, store, faults } = useQuestion()
  const { depth } = useFields()
  const [isAsking, setAsking] = useState(false)
  const [isWhyShown, setWhyShown] = useState(false)
  const recordId = getId(record)
  const id = getFieldId([...path, recordId])
  const { title, facts } = recordSummary(subs, record, language)
  const name = title || words.numbered(item, number)
  const hasSubAnswers = ({ Value, UnitForm }: ModelQuestion) =>
    hasOwnAnswers(UnitForm.Schema, objectAt(record, Value))
  const hasAnswers = subs.some(hasSubAnswers)

  return (
    <li className="entry" id={id} inert={isLeaving}>
      <div className="entry-head">
        <div className="entry-name">
          <Heading level={3 + depth} id={`${id}--name`}>
            {name}
          </Heading>
          {facts === '' ? null : <p className="soft small-text">{facts}</p>}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={words.remove(name)}
          onClick={() => (isLast ? setWhyShown(true) : setAsking(true))}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div role="status">{isLast && isWhyShown ? <LastOne gate={gate} /> : null}</div>
      <ul className="subs">
        {subs
          .filter(({ Value }) => objectAt(record, `navigation_${Value}`)['isEnabled'] !== false)
          .map((sub) => {
            const isDone = objectAt(record, `navigation_${sub.Value}`)['isCompleted'] === true
            return (
              <li key={sub.Value}>
                <button
                  type="button"
                  className="item"
                  {...(isDone ? {} : { 'data-incomplete': true })}
                  onClick={() => {
                    store.flush()
                    onOpenSub(recordId, sub)
                  }}
                >
                  <span className="grow">
                    <span className="title-line">
                      {sub.Name}
                      <span className="visually-hidden"> {words.of(name)}</span>
                    </span>
                    <span
                      className={classNames(
                        'second-line',
                        !isDone && faults.length > 0 && 'bad-text',
                      )}
                    >
                      {isDone
                        ? words.complete
                        : hasSubAnswers(sub)
                          ? words.unfinished
                          : words.notStarted}
                    </span>
                  </span>
                  {isDone ? <Icon name="check-circle-fill" className="done" /> : null}
                  <Icon name="caret-right" className="caret" />
                </button>
              </li>
            )
          })}
      </ul>
      {isAsking ? (
        <DeleteCard
          title={dialog.title(name)}
          sentence={hasAnswers ? dialog.nested : dialog.card}
          onKeep={() => setAsking(false)}
          onDelete={() => {
            setAsking(false)
            onRemove(recordId, name)
          }}
        />
      ) : null}
    </li>
  )
}
