import type { Chapter, Who } from '../../rules/content/content.ts'
import type { DraftField, DraftGroup, DraftQuestion, DraftSection } from './draft.ts'
import { toForm } from './form.ts'
import type { Form } from './form.ts'
import { readFields } from './read-fields.ts'
import { readDocuments, readForms, readOnlyIf } from './reading.ts'
import type { Reading } from './reading.ts'
import type { SourcePosition } from './faults.ts'
import type { Value } from './source.ts'

const whoWords: Readonly<Record<string, Who>> = {
  household: 'household',
  'each debtor': 'each',
  'each debtor or spouse': 'eachOrSpouse',
  'debtor 2': 'debtor2',
}

const sectionLines = ['section', 'order', 'name', 'description', 'minutes', 'groups']
const groupLines = ['group', 'name', 'summary', 'description', 'only if', 'questions']
const recordQuestionLines = [
  'question',
  'name',
  'summary',
  'description',
  'only if',
  'documents',
  'forms',
  'fields',
]
const questionLines = [...recordQuestionLines, 'who', 'chapters']

export interface Keys {
  readonly section: (key: string, place: SourcePosition) => void
  readonly group: (key: string, place: SourcePosition) => void
}

export function readSection(value: Value, reading: Reading, keys: Keys): DraftSection {
  const form = toForm(value, 'a section', sectionLines, reading.faults)
  const systemName = form.needed('section')
  keys.section(systemName, form.getPlace('section'))
  form.needed('order')
  form.needed('minutes')
  return {
    place: form.getPlace('order'),
    known: {
      systemName,
      order: form.wholeNumber('order') ?? 0,
      ...nameAndDescription(form, reading),
      minutes: form.wholeNumber('minutes') ?? 0,
    },
    groups: form.neededList('groups').map((group) => readGroup(group, reading, keys)),
  }
}

function readGroup(value: Value, reading: Reading, keys: Keys): DraftGroup {
  const form = toForm(value, 'a group', groupLines, reading.faults)
  const key = form.needed('group')
  keys.group(key, form.getPlace('group'))
  const words = nameAndDescription(form, reading)
  // The card of a group shows the description if there is no summary, so the description must then
  // be short.
  if (!form.has('summary')) reading.words.name(words.description.en, form.getPlace('description'))
  const summary = form.text('summary')
  return {
    only: readOnlyIf(form),
    known: {
      key,
      ...words,
      ...(summary === undefined
        ? {}
        : { summary: reading.words.name(summary, form.getPlace('summary')) }),
    },
    questions: form.neededList('questions').map((question) => readQuestion(question, reading)),
  }
}

function readQuestion(value: Value, reading: Reading): DraftQuestion {
  const form = toForm(value, 'a question', questionLines, reading.faults)
  const audience = form.needed('who')
  const who = whoWords[audience]
  if (who === undefined && audience !== '')
    reading.faults.add(
      form.getPlace('who'),
      `"${audience}" is unknown. Expected after "who:": ${Object.keys(whoWords).join(', ')}.`,
    )
  const fields = readFields(form.neededList('fields'), reading, {
    records: 'allowed',
    blocks: [],
    questions: readRecordQuestions,
  })
  return toQuestion(form, reading, who ?? 'household', fields)
}

function readRecordQuestions(list: readonly Value[], reading: Reading): readonly DraftQuestion[] {
  return list.map((value) => {
    const form = toForm(value, 'a question of a record', recordQuestionLines, reading.faults)
    const fields = readFields(form.neededList('fields'), reading, {
      records: 'refused',
      blocks: [],
      questions: () => [],
    })
    return toQuestion(form, reading, 'household', fields)
  })
}

function toQuestion(
  form: Form,
  reading: Reading,
  who: Who,
  fields: readonly DraftField[],
): DraftQuestion {
  const key = form.needed('question')
  reading.questionKey(key, form.getPlace('question'))
  const chapters = readChapters(form)
  const documents = [
    ...new Set([...readDocuments(form, reading), ...fields.flatMap((field) => field.documents)]),
  ]
  const { name, description } = nameAndDescription(form, reading)
  return {
    place: form.place,
    only: readOnlyIf(form),
    known: {
      key,
      name,
      summary: reading.words.name(form.needed('summary'), form.getPlace('summary')),
      description,
      who,
      ...(chapters.length > 0 ? { chapters } : {}),
      ...(documents.length > 0 ? { documents } : {}),
      ...readForms(form),
    },
    fields,
  }
}

function nameAndDescription(
  form: Form,
  reading: Reading,
): Pick<DraftGroup['known'], 'name' | 'description'> {
  return {
    name: reading.words.name(form.needed('name'), form.getPlace('name')),
    description: reading.words.text(form.needed('description'), form.getPlace('description')),
  }
}

function readChapters(form: Form): readonly Chapter[] {
  return form.list('chapters').flatMap((value) => {
    if ('text' in value && value.text === '7') return [7 as const]
    if ('text' in value && value.text === '13') return [13 as const]
    form.faults.add(value.place, 'There are the chapters 7 and 13.')
    return []
  })
}
