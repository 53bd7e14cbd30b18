import { answerLimits } from '../../rules/content/answer-limits.ts'
import { ownLength } from '../../kinds/digits.ts'
import type { ContentField, FieldKind } from '../../rules/content/content.ts'
import type { DraftField, DraftQuestion } from './draft.ts'
import { toForm } from './form.ts'
import type { Form } from './form.ts'
import { getKeys } from './keys.ts'
import { blockLines, isAlwaysPrivate, kindsByWord, toLines } from './kinds.ts'
import { readChoices, readDocuments, readForms, readOnlyIf } from './reading.ts'
import type { Reading } from './reading.ts'
import type { Value } from './source.ts'

export interface Around {
  readonly records: 'allowed' | 'refused'
  readonly blocks: readonly string[]
  readonly questions: (list: readonly Value[], reading: Reading) => readonly DraftQuestion[]
}

export function readFields(
  list: readonly Value[],
  reading: Reading,
  around: Around,
): readonly DraftField[] {
  const takeKey = getKeys('a field', reading.faults)
  const fields = list.flatMap((value) => readField(value, reading, around))
  for (const { known, place } of fields) takeKey(known.key, place)
  return fields
}

function readField(value: Value, reading: Reading, around: Around): readonly DraftField[] {
  const names = 'entries' in value ? value.entries.map(({ key }) => key) : []
  if (names.includes('use'))
    return readBlock(toForm(value, 'a block', blockLines, reading.faults), reading, around)
  const size =
    'entries' in value ? value.entries.find(({ key }) => key === 'kind')?.value : undefined
  const word = size && 'text' in size ? size.text : undefined
  const kind = word === undefined ? undefined : kindsByWord.get(word)
  if (kind === undefined) {
    const wrong =
      word === undefined ? 'There is no "kind:" line here.' : `"${word}" is no kind of field.`
    reading.faults.add(
      size?.place ?? value.place,
      `${wrong} The kinds are: ${[...kindsByWord.keys()].join('; ')}.`,
    )
    return []
  }
  return [
    plainField(
      toForm(value, `a field of the kind "${word}"`, toLines(kind), reading.faults),
      kind,
      reading,
      around,
    ),
  ]
}

/** A block becomes one group field if it has a key. Otherwise, its fields are inserted directly. */
function readBlock(form: Form, reading: Reading, around: Around): readonly DraftField[] {
  const name = form.needed('use')
  const place = form.getPlace('use')
  if (around.blocks.includes(name)) {
    reading.faults.add(
      place,
      `The block "${name}" contains itself: ${[...around.blocks, name].join(' → ')}.`,
    )
    return []
  }
  const block = name === '' ? undefined : reading.blocks.take(name, place)
  if (!block) return []
  if (!('list' in block)) {
    reading.faults.add(
      block.place,
      'Under the name of a block a list of fields is expected, each beginning with a dash.',
    )
    return []
  }
  const within: Around = { ...around, blocks: [...around.blocks, name] }
  if (form.has('key')) {
    const inner = readFields(block.list, reading, { ...within, records: 'refused' })
    const known = { key: form.needed('key'), kind: 'group', ...getWords(form, reading) } as const
    return [
      {
        place: form.place,
        only: readOnlyIf(form),
        known,
        documents: inner.flatMap(({ documents }) => documents),
        fields: inner,
        sub: undefined,
      },
    ]
  }
  for (const line of ['label', 'only if', 'ask', 'help']) {
    if (form.has(line))
      reading.faults.add(
        form.getPlace(line),
        `A block without a "key:" has no "${line}:"; give it a key, or leave the line out.`,
      )
  }
  const marks = readForms(form)
  return block.list
    .flatMap((value) => readField(value, reading, within))
    .map((field) => ({ ...field, known: { ...marks, ...field.known } }))
}

function plainField(form: Form, kind: FieldKind, reading: Reading, around: Around): DraftField {
  const item =
    kind === 'array' || kind === 'nested'
      ? { item: reading.words.text(form.needed('item'), form.getPlace('item')) }
      : {}
  const latest = findLatest(form, kind)
  const length =
    kind === 'digits'
      ? numberWithin(form, 'length', 1, 15)
      : kind in ownLength
        ? ownLength[kind as keyof typeof ownLength]
        : undefined
  const maxLength = numberWithin(form, 'max length', 1, 5000)
  const fixed = numberWithin(form, 'rows', 1, answerLimits.entries)
  const most = numberWithin(form, 'most', 1, answerLimits.entries)
  const decimals = numberWithin(form, 'decimals', 0, 8)
  const yearsAgo = numberWithin(form, 'years ago', 0, 2)
  if (fixed !== undefined && most !== undefined)
    form.faults.add(form.getPlace('most'), '"rows:" and "most:" contradict one another.')
  const known: Omit<ContentField, 'condition' | 'fields' | 'sub'> = {
    key: form.needed('key'),
    kind,
    ...getWords(form, reading),
    ...getRequired(form, reading),
    ...toChoices(form, kind, reading),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...getBounds(form),
    ...(length === undefined ? {} : { length }),
    ...(latest === undefined ? {} : { latest }),
    ...(form.yes('exact') ? { exact: true } : {}),
    ...(form.yes('first') ? { first: true } : {}),
    ...(form.yes('flag') ? { flag: true } : {}),
    ...(form.yes('cost') ? { cost: true } : {}),
    ...(form.yes('read only') ? { readOnly: true } : {}),
    ...(form.yes('private') || isAlwaysPrivate(kind) ? { sensitive: true } : {}),
    ...sumOf(form),
    ...(yearsAgo === undefined ? {} : { yearsAgo }),
    ...item,
    ...(fixed === undefined ? {} : { fixed }),
    ...(most === undefined ? {} : { most }),
    ...(decimals === undefined ? {} : { decimals }),
  }
  if (kind === 'digits' && length === undefined)
    reading.faults.add(form.place, 'There is no "length:" line here: how many digits are there?')
  const fields = innerFields(form, kind, reading, around)
  const inner = (fields ?? []).flatMap((field) => field.documents)
  const documents = [...readDocuments(form, reading), ...inner]
  return {
    place: form.place,
    only: readOnlyIf(form),
    known,
    documents,
    fields,
    sub: innerQuestions(form, kind, reading, around),
  }
}

function getWords(
  form: Form,
  reading: Reading,
): Pick<ContentField, 'label' | 'ask' | 'help' | 'forms'> {
  const ask = form.text('ask')
  const help = form.text('help')
  return {
    label: reading.words.name(form.needed('label'), form.getPlace('label')),
    ...(ask === undefined ? {} : { ask: reading.words.text(ask, form.getPlace('ask')) }),
    ...(help === undefined ? {} : { help: reading.words.text(help, form.getPlace('help')) }),
    ...readForms(form),
  }
}

function getRequired(
  form: Form,
  reading: Reading,
): Pick<ContentField, 'required' | 'requiredMessage'> {
  const message = form.text('required message')
  const isRequired = form.yes('required')
  if (message !== undefined && !isRequired)
    form.faults.add(
      form.getPlace('required message'),
      'This sentence would never be shown: it appears when an answer is missing, and this field is not required.',
    )
  return {
    ...(isRequired ? { required: true } : {}),
    ...(message === undefined
      ? {}
      : { requiredMessage: reading.words.text(message, form.getPlace('required message')) }),
  }
}

function toChoices(
  form: Form,
  kind: FieldKind,
  reading: Reading,
): Pick<ContentField, 'options' | 'exclusive' | 'default'> {
  const asks = kind === 'radio' || kind === 'select' || kind === 'checkboxes'
  const options = asks ? readChoices(form, reading) : []
  const values = kind === 'yn' || kind === 'ynh' ? ['yes', 'no'] : options.map(({ value }) => value)
  const oneOf = (line: string): string | undefined => {
    const value = form.text(line)
    if (value !== undefined && !values.includes(value))
      reading.faults.add(
        form.getPlace(line),
        `"${value}" is none of the choices: ${values.join(', ')}.`,
      )
    return value
  }
  const exclusive = oneOf('alone')
  const first = oneOf('default')
  return {
    ...(asks ? { options } : {}),
    ...(exclusive === undefined ? {} : { exclusive }),
    ...(first === undefined ? {} : { default: first }),
  }
}

function findLatest(form: Form, kind: FieldKind): 'today' | 'today-18y' | undefined {
  if (kind !== 'date' && kind !== 'month') return undefined
  const latest = form.text('latest')
  const future = form.yes('future')
  if (latest !== undefined && latest !== 'today-18y') {
    form.faults.add(
      form.getPlace('latest'),
      'After "latest:" only today-18y is understood; no date is after today unless "future: yes" is set.',
    )
  }
  if (latest !== undefined && future)
    form.faults.add(form.getPlace('latest'), '"latest:" and "future:" contradict one another.')
  return future ? undefined : latest === 'today-18y' ? 'today-18y' : 'today'
}

function getBounds(form: Form): Pick<ContentField, 'min' | 'max'> {
  const min = form.wholeNumber('min')
  const limit = form.text('max')
  const max = limit === 'thisYear' || limit === 'thisYear+1' ? limit : form.wholeNumber('max')
  if (typeof max === 'number' && min !== undefined && min > max)
    form.faults.add(form.getPlace('max'), `The most, ${max}, is below the least, ${min}.`)
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** Parses `sum of: items.resaleValue`. `finish.ts` checks that the list exists. */
function sumOf(form: Form): Pick<ContentField, 'sumOf'> {
  const sum = form.text('sum of')
  if (sum === undefined) return {}
  const [list, amount, ...more] = sum.split('.')
  if (
    list !== undefined &&
    list !== '' &&
    amount !== undefined &&
    amount !== '' &&
    more.length === 0
  )
    return { sumOf: [list, amount] }
  form.faults.add(
    form.getPlace('sum of'),
    'After "sum of:" a list and the amount in its entries are expected, as in items.price.',
  )
  return {}
}

function numberWithin(form: Form, line: string, least: number, most: number): number | undefined {
  const number = form.wholeNumber(line)
  if (number !== undefined && (number < least || number > most))
    form.faults.add(
      form.getPlace(line),
      `After "${line}:" a number from ${least} to ${most} is expected.`,
    )
  return number
}

function innerFields(
  form: Form,
  kind: FieldKind,
  reading: Reading,
  around: Around,
): readonly DraftField[] | undefined {
  if (kind !== 'array') return undefined
  return readFields(form.neededList('fields'), reading, { ...around, records: 'refused' })
}

function innerQuestions(
  form: Form,
  kind: FieldKind,
  reading: Reading,
  around: Around,
): readonly DraftQuestion[] | undefined {
  if (kind !== 'nested') return undefined
  if (around.records === 'refused') {
    reading.faults.add(
      form.place,
      'Records can stand only directly in a question: not in a list, a block or another record.',
    )
    return []
  }
  return around.questions(form.neededList('questions'), reading)
}
