// spec: questionnaire#records, questionnaire#auto-add
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { ErrorLine } from '#ui/form/FieldShell.tsx'
import { useWords } from '#ui/language/language.ts'
import { getId } from '../../../rules/json.ts'
import type { JsonObject, ModelQuestion, UiSchema } from '../../../rules/content/model.ts'
import { listWords } from '../form-words.ts'
import { getFieldId } from '../state/answer-path.ts'
import { freshEntryId } from './entry-id.ts'
import { focusSoon } from '../focus-soon.ts'
import { useFields, useQuestion } from '../state/form-scope.ts'
import { Heading } from '../fields/Heading.tsx'
import { NestedRecord } from './NestedRecord.tsx'
import { findNextTo } from './next-to.ts'
import { useListEntries } from './use-list-entries.ts'

const openByItselfMs = 500
const maxRecords = 200
/** Time for which a deleted card stays visible (spec: questionnaire#delete-entry). */
const removeAfterMs = 300

/** A deleted record that is still visible. */
interface Leaving {
  readonly record: JsonObject
  readonly at: number
  /** ID of the heading that gets the focus: of the card that takes its place, or of the list. */
  readonly nextHeading: string
}

export function NestedField(props: FieldProps) {
  const words = useWords(listWords)
  const { sentences, announce, subs } = useQuestion()
  const { depth } = useFields()
  const ui = (props.uiSchema ?? {}) as UiSchema
  const { path, schema, entries, add, remove } = useListEntries(
    props.fieldPathId.path.map(String),
    undefined,
    () => freshRecord(subs),
  )
  const title = schema.title ?? ''
  const item = ui['ui:options']?.item ?? title.toLowerCase()
  const id = getFieldId(path)
  const error = sentences.get(id)
  const isEmpty = entries.length === 0
  const [leaving, setLeaving] = useState<Leaving>()
  const isSeenToGo =
    leaving !== undefined && !entries.some((record) => getId(record) === getId(leaving.record))
  const shown = isSeenToGo ? entries.toSpliced(leaving.at, 0, leaving.record) : entries

  useEffect(() => {
    if (!isEmpty) return undefined
    const timer = setTimeout(add, openByItselfMs)
    return () => clearTimeout(timer)
  })

  function addAnother() {
    const added = add()
    announce(words.added(words.numbered(item, entries.length + 1)))
    focusSoon(`${getFieldId([...path, added])}--name`)
  }

  // The answer changes at once, so leaving the page cannot lose the deletion.
  function removeRecord(recordId: string, name: string) {
    const at = entries.findIndex((entry) => getId(entry) === recordId)
    const record = entries[at]
    const next = findNextTo(entries, recordId)
    const nextHeading = `${getFieldId(next === undefined ? path : [...path, next])}--name`
    if (record) setLeaving({ record, at, nextHeading })
    remove(recordId)
    announce(words.deleted(name))
  }
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => {
      setLeaving(undefined)
      focusSoon(leaving.nextHeading)
    }, removeAfterMs)
    return () => clearTimeout(timer)
  }, [leaving])

  return (
    <section className="field entries" id={id} aria-labelledby={`${id}--name`}>
      <Heading level={2 + depth} id={`${id}--name`}>
        {title}
      </Heading>
      {ui['ui:description'] === undefined ? null : <p className="hint">{ui['ui:description']}</p>}
      {ui['ui:help'] === undefined ? null : <p className="hint">{ui['ui:help']}</p>}
      {error === undefined ? null : <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <ul>
        {shown.map((record, index) => (
          <NestedRecord
            key={getId(record)}
            path={path}
            record={record}
            number={index + 1}
            item={item}
            subs={subs}
            isLast={entries.length === 1}
            gate={ui['ui:options']?.gate}
            isLeaving={record === leaving?.record && isSeenToGo}
            onRemove={removeRecord}
          />
        ))}
      </ul>
      <Button
        look="second"
        icon="plus"
        onPress={addAnother}
        unavailableBecause={entries.length >= maxRecords && words.full(maxRecords)}
      >
        {isEmpty ? words.add(item) : words.addAnother(item)}
      </Button>
    </section>
  )
}

/** `parentId` is the outer question's key, the third part of section.group.question.sub. */
function freshRecord(subs: readonly ModelQuestion[]): JsonObject {
  const flags = { isEnabled: true, isRequired: true, isCompleted: false }
  return {
    id: freshEntryId(),
    parentId: subs[0]?.QuestionId.split('.').at(-2) ?? '',
    navigation: flags,
    ...Object.fromEntries(subs.map(({ Value }) => [`navigation_${Value}`, { ...flags }])),
  }
}
