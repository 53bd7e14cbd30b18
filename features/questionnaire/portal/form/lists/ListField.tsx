// spec: questionnaire#cards, questionnaire#auto-add
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useEffectEvent } from 'react'
import { useNewScreen } from '#ui/browser/presses/new-screen.ts'
import { Button } from '#ui/display/Button.tsx'
import { ErrorLine } from '#ui/form/FieldShell.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { answerLimits } from '../../../rules/content/answer-limits.ts'
import { getId } from '../../../rules/json.ts'
import { answerTexts } from '../../../kinds/answers.ts'
import type { JsonObject, Schema, UiSchema } from '../../../rules/content/model.ts'
import { listTotal } from '../../../rules/answers/totals.ts'
import { listWords } from '../form-words.ts'
import { getFieldId, startsWith } from '../state/answer-path.ts'
import { focusSoon } from '../focus-soon.ts'
import { useFields, useQuestion } from '../state/form-scope.ts'
import { Heading } from '../fields/Heading.tsx'
import { ListEntry } from './ListEntry.tsx'
import { PeriodList } from './PeriodList.tsx'
import { uiBelow } from '../form-schema.ts'
import { findNextTo } from './next-to.ts'
import { useListEntries } from './use-list-entries.ts'

const openByItselfMs = 500

export function ListField(props: FieldProps) {
  const { fixed } = (props.uiSchema as UiSchema | undefined)?.['ui:options'] ?? {}
  return fixed === undefined ? <EntryList {...props} /> : <PeriodList {...props} />
}

function EntryList(props: FieldProps) {
  const words = useWords(listWords)
  const { faults, attempt, sentences, announce } = useQuestion()
  const { depth, openEntry, onOpenEntry } = useFields()
  const ui = (props.uiSchema ?? {}) as UiSchema
  const options = ui['ui:options'] ?? {}
  const { path, schema, entries, add, remove } = useListEntries(
    props.fieldPathId.path.map(String),
    undefined,
  )
  const title = schema.title ?? ''
  const item = options.item ?? title.toLowerCase()
  const id = getFieldId(path)
  const error = sentences.get(id)
  const isEmpty = entries.length === 0
  const most = schema.maxItems ?? answerLimits.entries

  useNewScreen(openEntry)

  // A visible empty list opens its first entry automatically.
  useEffect(() => {
    if (!isEmpty) return undefined
    const timer = setTimeout(() => onOpenEntry(add()), openByItselfMs)
    return () => clearTimeout(timer)
  })

  // Runs once per press of Continue, so that an entry closed by the client stays closed.
  const openFirstFault = useEffectEvent((presses: number) => {
    const first = presses === 0 ? undefined : faults[0]?.path
    const entryId = first && startsWith(first, path) ? first[path.length] : undefined
    if (entryId !== undefined) onOpenEntry(entryId)
  })
  useEffect(() => openFirstFault(attempt), [attempt])

  function addAnother() {
    const added = add()
    onOpenEntry(added)
    announce(words.added(words.numbered(item, entries.length + 1)))
    focusSoon(`${getFieldId([...path, added])}--name`)
  }

  function removeEntry(entryId: string, name: string) {
    const next = findNextTo(entries, entryId)
    remove(entryId)
    if (openEntry === entryId) onOpenEntry(undefined)
    announce(words.deleted(name))
    focusSoon(`${getFieldId(next === undefined ? path : [...path, next])}--name`)
  }

  return (
    <section className="field entries" id={id} aria-labelledby={`${id}--name`}>
      <div className="list-head">
        <Heading level={2 + depth} id={`${id}--name`}>
          {title}
        </Heading>
        <SoFar entries={entries} schema={schema.items ?? noSchema} ui={uiBelow(ui, 'items')} />
      </div>
      {ui['ui:description'] === undefined ? null : <p className="hint">{ui['ui:description']}</p>}
      {ui['ui:help'] === undefined ? null : <p className="hint">{ui['ui:help']}</p>}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <ul>
        {entries.map((entry, index) => (
          <ListEntry
            key={getId(entry)}
            path={path}
            entry={entry}
            schema={schema.items ?? noSchema}
            ui={uiBelow(ui, 'items')}
            number={index + 1}
            item={item}
            isOpen={entry['id'] === openEntry}
            mayRemove={entries.length > 1 ? 'yes' : 'isLast'}
            gate={options.gate}
            onOpen={onOpenEntry}
            onRemove={removeEntry}
          />
        ))}
      </ul>
      <Button
        look="second"
        icon="plus"
        onPress={addAnother}
        unavailableBecause={entries.length >= most && words.full(most)}
      >
        {isEmpty ? words.add(item) : words.addAnother(item)}
      </Button>
    </section>
  )
}

interface SoFarProps {
  readonly entries: readonly JsonObject[]
  readonly schema: Schema
  readonly ui: UiSchema
}

/** Shown only if the list has at least two entries. */
function SoFar({ entries, schema, ui }: SoFarProps) {
  const words = useWords(listWords)
  const language = useLanguage()
  if (entries.length < 2) return null
  const total = listTotal(schema, ui, entries)
  return (
    <p className="soft small-text numeric">
      {words.soFar(
        entries.length,
        total === undefined ? undefined : answerTexts.currency(total, {}, language),
      )}
    </p>
  )
}

const noSchema: Schema = {}
