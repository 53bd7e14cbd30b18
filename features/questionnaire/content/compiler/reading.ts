import type { Option } from '../../rules/content/content.ts'
import { isKnownMark, readMarks } from '../../rules/forms/marks.ts'
import { readCondition } from './conditions/condition-language.ts'
import type { Written } from './draft.ts'
import type { Faults, SourcePosition } from './faults.ts'
import { toForm, type Form } from './form.ts'
import type { Value } from './source.ts'
import type { Words } from './words.ts'

export interface Reading {
  readonly faults: Faults
  readonly words: Words
  readonly choices: Library
  readonly blocks: Library
  /** Refuses duplicate question keys in the whole content, including those of sub-questions. */
  readonly questionKey: (key: string, place: SourcePosition) => void
  readonly documents: ReadonlySet<string>
}

export interface Library {
  take(name: string, place: SourcePosition): Value | undefined
  refuseUnused(): void
}

export function readLibrary(source: Value | undefined, path: string, faults: Faults): Library {
  const entries = new Map(
    source && 'entries' in source ? source.entries.map((entry) => [entry.key, entry]) : [],
  )
  const used = new Set<string>()
  return {
    take(name, place) {
      used.add(name)
      const entry = entries.get(name)
      if (!entry) faults.add(place, `There is no "${name}" in ${path}.`)
      return entry?.value
    },
    refuseUnused() {
      for (const { key, place } of entries.values())
        if (!used.has(key)) faults.add(place, `Nothing uses "${key}".`)
    },
  }
}

export function readOnlyIf(form: Form): Written | undefined {
  const text = form.text('only if')
  if (text === undefined) return undefined
  const place = form.getPlace('only if')
  const condition = readCondition(text)
  if (typeof condition !== 'string') return { place, condition }
  form.faults.add(place, condition)
  return undefined
}

export function readDocuments(form: Form, { documents }: Reading): readonly string[] {
  return form.list('documents').flatMap((value) => {
    if ('text' in value && documents.has(value.text)) return [value.text]
    form.faults.add(
      value.place,
      'text' in value
        ? `There is no document "${value.text}" in documents.yaml.`
        : 'A document is named by its key, one word.',
    )
    return []
  })
}

/** The lines of the court's forms that an answer feeds. Empty if the form has no `forms:`. */
export function readForms(form: Form): { readonly forms?: readonly string[] } {
  const text = form.text('forms')
  if (text === undefined) return {}
  const marks = [...new Set(readMarks(text))]
  for (const mark of marks)
    if (!isKnownMark(mark))
      form.faults.add(form.getPlace('forms'), `"${mark}" is no line of an official form.`)
  return { forms: marks }
}

/** Choices are inline, or the name of a list in choices.yaml. */
export function readChoices(form: Form, reading: Reading): readonly Option[] {
  const value = form.neededValue('choices')
  if (!value) return []
  const list = 'text' in value ? reading.choices.take(value.text, value.place) : value
  if (!list) return []
  if (!('entries' in list) || list.entries.length === 0) {
    form.faults.add(
      list.place,
      'Choices are written as "what is kept: What people read", one a line.',
    )
    return []
  }
  return list.entries.map(({ key, place, value: label }) => {
    if (!/^[A-Za-z0-9+-]{1,40}$/.test(key))
      form.faults.add(place, `"${key}" cannot be kept as a choice: letters, digits, + and - only.`)
    const lines =
      'entries' in label
        ? toForm(label, 'a choice', ['joint', 'joint only', 'single', 'debtor 2'], form.faults)
        : undefined
    const jointOnly = lines?.text('joint only')
    const text = jointOnly ?? (lines ? lines.text('joint') : 'text' in label && label.text)
    const [single, second] = [lines?.text('single'), lines?.text('debtor 2')]
    if (!text || (lines && jointOnly === undefined && single === undefined && second === undefined))
      form.faults.add(place, `What do people read for "${key}"?`)
    return {
      value: key,
      label: reading.words.text(text || '', place),
      ...(jointOnly !== undefined && { jointOnly: true as const }),
      ...(single !== undefined && { single: reading.words.text(single, place) }),
      ...(second !== undefined && { second: reading.words.text(second, place) }),
    }
  })
}
