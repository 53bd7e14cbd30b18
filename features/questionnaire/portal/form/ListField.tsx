// A list: closed entries as cards, the one that is open as a form of its own (seeds/003, section 4; field-notes P4).
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { ErrorLine } from '#ui/FieldShell.tsx'
import { useWords } from '#ui/language.ts'
import { answerLimits } from '../../rules/answer-limits.ts'
import { idOf } from '../../rules/json.ts'
import type { Schema, UiSchema } from '../../rules/model.ts'
import { listWords } from '../form-words.ts'
import { fieldIdOf, startsWith, type AnswerPath } from './answer-path.ts'
import { focusSoon } from './focus-soon.ts'
import { useFields, useQuestion } from './form-scope.ts'
import { Heading } from './Heading.tsx'
import { ListEntry } from './ListEntry.tsx'
import { PeriodList } from './PeriodList.tsx'
import { uiBelow } from './drawn-schema.ts'
import { useListEntries } from './use-list-entries.ts'

const openByItselfMs = 500

export function ListField(props: FieldProps) {
  const { fixed } = (props.uiSchema as UiSchema | undefined)?.['ui:options'] ?? {}
  return fixed === undefined ? <EntryList {...props} /> : <PeriodList {...props} />
}

function EntryList(props: FieldProps) {
  const words = useWords(listWords)
  const { faults, sentences, announce } = useQuestion()
  const { depth, openEntry, onOpenEntry } = useFields()
  const ui = (props.uiSchema ?? {}) as UiSchema
  const options = ui['ui:options'] ?? {}
  const { path, schema, entries, add, remove } = useListEntries(props.fieldPathId.path.map(String), undefined)
  const title = schema.title ?? ''
  const item = options.item ?? title.toLowerCase()
  const id = fieldIdOf(path)
  const error = sentences.get(id)
  const isEmpty = entries.length === 0
  const most = schema.maxItems ?? answerLimits.entries

  // A list that can be seen and holds nothing opens its first entry by itself.
  useEffect(() => {
    if (!isEmpty) return undefined
    const timer = setTimeout(() => onOpenEntry(add()), openByItselfMs)
    return () => clearTimeout(timer)
  })

  // The first thing that is wrong opens its entry.
  const openWrong = useEffectEvent((first: AnswerPath | undefined) => {
    const wrong = first && startsWith(first, path) ? first[path.length] : undefined
    if (wrong !== undefined) onOpenEntry(wrong)
  })
  useEffect(() => openWrong(faults[0]?.path), [faults])

  function addAnother() {
    const added = add()
    onOpenEntry(added)
    announce(words.added(words.numbered(item, entries.length + 1)))
    focusSoon(`${fieldIdOf([...path, added])}--name`)
  }

  function removeEntry(entryId: string, name: string) {
    remove(entryId)
    if (openEntry === entryId) onOpenEntry(undefined)
    announce(words.deleted(name))
    focusSoon(`${id}--name`)
  }

  return (
    <section className="field entries" id={id} aria-labelledby={`${id}--name`}>
      <Heading level={2 + depth} id={`${id}--name`}>
        {title}
      </Heading>
      {ui['ui:description'] === undefined ? null : <p className="hint">{ui['ui:description']}</p>}
      {ui['ui:help'] === undefined ? null : <p className="hint">{ui['ui:help']}</p>}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <ul>
        {entries.map((entry, index) => (
          <ListEntry
            key={idOf(entry)}
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
      <Button look="second" icon="plus" onPress={addAnother} unavailableBecause={entries.length >= most && words.full(most)}>
        {isEmpty ? words.add(item) : words.addAnother(item)}
      </Button>
    </section>
  )
}

const noSchema: Schema = {}
