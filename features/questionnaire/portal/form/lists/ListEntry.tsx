import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { entrySummary } from '../../../rules/shown/answer-text.ts'
import { getId } from '../../../rules/json.ts'
import type { JsonObject, ListGate, Schema, UiSchema } from '../../../rules/content/model.ts'
import { getFaults } from '../../../rules/verdict/verdict.ts'
import { deleteWords, listWords } from '../form-words.ts'
import { getFieldId, type AnswerPath } from '../state/answer-path.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { useFields, useQuestion } from '../state/form-scope.ts'
import { hasOwnAnswers } from '../state/has-own-answers.ts'
import { Heading } from '../fields/Heading.tsx'
import { LastOne } from './LastOne.tsx'

export interface ListEntryProps {
  readonly path: AnswerPath
  readonly entry: JsonObject
  readonly schema: Schema
  readonly ui: UiSchema
  readonly number: number
  readonly item: string
  readonly isOpen: boolean
  readonly mayRemove: 'yes' | 'isLast'
  readonly gate: ListGate | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onRemove: (id: string, name: string) => void
}

/** Memoized, since a list may have 200 entries. */
export const ListEntry = memo(
  ListEntryShown,
  (before, after) =>
    before.entry === after.entry &&
    before.isOpen === after.isOpen &&
    before.number === after.number &&
    before.mayRemove === after.mayRemove &&
    before.schema === after.schema &&
    before.ui === after.ui &&
    before.item === after.item &&
    before.gate === after.gate,
)

function ListEntryShown({
  path,
  entry,
  schema,
  ui,
  number,
  item,
  isOpen,
  mayRemove,
  gate,
  onOpen,
  onRemove,
}: ListEntryProps) {
  const words = useWords(listWords)
  const dialog = useWords(deleteWords)
  const { today, faults, EntryForm } = useQuestion()
  const { depth } = useFields()
  const [isAsking, setAsking] = useState(false)
  const [isWhyShown, setWhyShown] = useState(false)
  const entryId = getId(entry)
  const entryPath = [...path, entryId]
  const id = getFieldId(entryPath)
  const { title, facts } = entrySummary(schema, ui, entry, useLanguage())
  const name = title || words.numbered(item, number)
  const isStarted = hasOwnAnswers(schema, entry)
  const missing = isOpen
    ? []
    : getFaults({ Schema: schema, UISchema: ui }, entry, today).map((fault) => fault.title)

  const pressedTop = useRef<number>(undefined)
  // Another card closes at the same time. When it is above this one, the page gets shorter there.
  useLayoutEffect(() => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    if (isOpen && pressedTop.current !== undefined && top !== undefined)
      scrollBy({ top: top - pressedTop.current, behavior: 'instant' })
    pressedTop.current = undefined
  }, [isOpen, id])

  function toggle() {
    pressedTop.current = document.getElementById(id)?.getBoundingClientRect().top
    onOpen(isOpen ? undefined : entryId)
    requestAnimationFrame(() => document.getElementById(`${id}--name`)?.focus())
  }

  return (
    <li className={classNames('entry', !isOpen && 'closed')} id={id}>
      <div className="entry-head">
        <div className="entry-name">
          <Heading level={3 + depth} id={`${id}--name`}>
            {name}
          </Heading>
          {!isOpen && isStarted && facts !== '' ? <p className="soft small-text">{facts}</p> : null}
          {!isStarted ? (
            <p
              className={classNames(
                'small-text',
                !isOpen && faults.length > 0 ? 'bad-text strong' : 'soft',
              )}
            >
              {words.notStarted}
            </p>
          ) : null}
          {isStarted && missing.length > 0 ? (
            <p
              className={classNames('small-text strong', faults.length > 0 ? 'bad-text' : 'needed')}
            >
              {words.missing(missing)}
            </p>
          ) : null}
        </div>
        {isOpen ? null : (
          <button
            type="button"
            className="icon-button"
            aria-label={words.edit(name)}
            onClick={toggle}
          >
            <Icon name="pencil-simple" />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={words.remove(name)}
          onClick={() => (mayRemove === 'yes' ? setAsking(true) : setWhyShown(true))}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div role="status">
        {mayRemove === 'isLast' && isWhyShown ? <LastOne gate={gate} /> : null}
      </div>
      {isOpen ? (
        <div className="entry-body">
          <EntryForm path={entryPath} schema={schema} ui={ui} />
          <Button name={words.saveOf(item, name)} onPress={toggle}>
            {words.save(item)}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <DeleteCard
          title={dialog.title(name)}
          sentence={dialog.card}
          onKeep={() => setAsking(false)}
          onDelete={() => {
            setAsking(false)
            onRemove(entryId, name)
          }}
        />
      ) : null}
    </li>
  )
}
