import type { ContentQuestion } from './content/content.ts'
import { entriesAt, isJsonObject, isList, objectAt } from './json.ts'
import type { Json, JsonObject, Schema, UiSchema } from './content/model.ts'
import { withNavigation } from './progress/navigation.ts'
import { listShownFields, getUiAt, type ShownField } from './shown/shown.ts'
import { getUnit, type UnitFacts } from './content/unit.ts'
import { getFaults } from './verdict/verdict.ts'

/** Random whole number from 0, below `count`. */
export type Chance = (count: number) => number

export interface Sampling {
  readonly facts: UnitFacts
  /** YYYY-MM-DD */
  readonly today: string
  readonly chance: Chance
  /** How many of ten optional fields are filled in on average. */
  readonly optionalOfTen?: number
}

/** The same seed gives the same sequence. */
export function chanceFrom(seed: number): Chance {
  let state = (seed >>> 0) + 0x9e3779b9
  return (count) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % count
  }
}

/** More rounds than the longest chain in which each field opens the next one. */
const maxRounds = 40

export function sampleAnswer(
  question: ContentQuestion,
  sampling: Sampling,
  start: JsonObject = {},
): JsonObject {
  const unit = getUnit(question, sampling.facts)
  let data = withOptional(unit.Schema, unit.UISchema, start, sampling)
  for (let round = 0; round < maxRounds; round++) {
    data = withNavigation(
      question,
      sampling.facts,
      withRecords(question, data, sampling),
      sampling.today,
    )
    const faults = getFaults(unit, data, sampling.today)
    if (faults.length === 0) return data
    for (const fault of faults)
      data = repairAnswer(unit.Schema, unit.UISchema, data, fault.path, sampling)
    data = withOptional(unit.Schema, unit.UISchema, data, sampling)
  }
  throw new Error(
    `'${question.key}' cannot be completed: ${JSON.stringify(getFaults(unit, data, sampling.today))}`,
  )
}

export function sampleValue(
  { key, schema, ui }: Pick<ShownField, 'key' | 'schema' | 'ui'>,
  { chance, today }: Pick<Sampling, 'chance' | 'today'>,
): Json {
  const { 'ui:widget': widget, 'ui:options': options = {} } = ui
  const thisYear = Number(today.slice(0, 4))
  switch (widget) {
    case 'yesNo':
    case 'yesNoHelp':
    case 'radio':
    case 'select':
      return pick(toChoices(schema), chance)
    case 'checkboxes':
      return [pick(toChoices(schema.items ?? {}), chance)]
    case 'checkbox':
      return schema.const === true || chance(2) === 0
    case 'date':
      return `0${1 + chance(9)}/1${chance(10)}/${options.latest === 'today-18y' ? 1960 + chance(30) : options.latest ? thisYear - 1 - chance(2) : thisYear + 1}`
    case 'month':
      return `0${1 + chance(9)}/${options.latest ? thisYear - 1 - chance(6) : thisYear + 1}`
    case 'year':
      return String(
        Math.max(
          options.minYear ?? 1900,
          (typeof options.maxYear === 'number' ? options.maxYear : thisYear) - chance(8),
        ),
      )
    case 'currency':
      return createWithin(schema, (1 + chance(90)) * 25, chance)
    case 'number':
    case 'percent':
      return createWithin(schema, 1 + chance(20), chance)
    case 'phone':
      return `21255501${chance(10)}${chance(10)}`
    case 'secret':
      return `98765432${chance(10)}`
    case 'zip':
    case 'digits':
    case 'ein':
      return Array.from({ length: options.length ?? 4 }, () => chance(10)).join('')
    case 'email':
      return `someone${chance(100)}@example.com`
    default:
      return pick(wordsFor[key] ?? [schema.title ?? key], chance).slice(0, schema.maxLength)
  }
}

function toChoices(schema: Schema): readonly string[] {
  return (schema.oneOf ?? [])
    .map((option) => option.const)
    .filter((value) => value !== 'userNeedsHelp')
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

function createWithin(
  { minimum = -Infinity, maximum = Infinity }: Schema,
  wanted: number,
  chance: Chance,
): number {
  if (chance(4) === 0 && minimum <= 0 && maximum >= 0) return 0
  return Math.min(maximum, Math.max(minimum, wanted))
}

function repairAnswer(
  schema: Schema,
  ui: UiSchema,
  data: JsonObject,
  path: readonly string[],
  sampling: Sampling,
): JsonObject {
  const [key = '', ...below] = path
  const field = listShownFields(schema, ui, data).find((shown) => shown.key === key)
  if (!field) return data
  const { schema: inner, ui: innerUi } = field
  if (below.length === 0)
    return {
      ...data,
      [key]: innerUi['ui:field'] ? newEntries(field, data, sampling) : sampleValue(field, sampling),
    }
  if (!innerUi['ui:field'])
    return { ...data, [key]: repairAnswer(inner, innerUi, objectAt(data, key), below, sampling) }
  const [id, ...inEntry] = below
  const entries = entriesAt(data, key).map((entry, place) =>
    entry['id'] === id || String(place) === id
      ? repairAnswer(inner.items ?? {}, getUiAt(innerUi, 'items'), entry, inEntry, sampling)
      : entry,
  )
  return { ...data, [key]: entries }
}

function newEntries(
  { key, schema }: ShownField,
  data: JsonObject,
  { chance }: Sampling,
): readonly Json[] {
  const known = entriesAt(data, key)
  const missing = Math.max(0, (schema.minItems ?? 1) - known.length)
  return [...known, ...Array.from({ length: missing }, () => ({ id: entryId(chance) }))].slice(
    0,
    schema.maxItems,
  )
}

function entryId(chance: Chance): string {
  return Array.from({ length: 6 }, () =>
    'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(chance(36)),
  ).join('')
}

function withRecords(question: ContentQuestion, data: JsonObject, sampling: Sampling): JsonObject {
  let changed = data
  for (const { key, sub } of question.fields) {
    const records = data[key]
    if (!sub || !isList(records)) continue
    const filled = records.map((record: Json) =>
      isJsonObject(record)
        ? sub.reduce(
            (made, own): JsonObject => ({
              ...made,
              parentId: getPlace(question, sampling.facts),
              [own.key]: sampleAnswer(own, sampling, objectAt(made, own.key)),
              [`navigation_${own.key}`]: { isEnabled: true, isRequired: true, isCompleted: true },
            }),
            record,
          )
        : record,
    )
    changed = { ...changed, [key]: filled }
  }
  return changed
}

function getPlace({ key, who }: ContentQuestion, { debtor }: UnitFacts): string {
  return debtor !== null && (who === 'each' || who === 'eachOrSpouse') ? `${key}_d${debtor}` : key
}

function withOptional(
  schema: Schema,
  ui: UiSchema,
  data: JsonObject,
  sampling: Sampling,
): JsonObject {
  const { chance, optionalOfTen = 0 } = sampling
  let changed = data
  for (const field of listShownFields(schema, ui, data)) {
    const { key, ui: own, isRequired } = field
    const widget = own['ui:widget']
    if (
      !isRequired &&
      widget &&
      widget !== 'hidden' &&
      widget !== 'info' &&
      changed[key] === undefined &&
      chance(10) < optionalOfTen
    )
      changed = { ...changed, [key]: sampleValue(field, sampling) }
  }
  return changed
}

const wordsFor: Readonly<Record<string, readonly string[]>> = {
  firstName: ['Rosa', 'Daniel', 'Maria', 'Kevin'],
  middleName: ['Ann', 'Lee'],
  lastName: ['Delgado', 'Whitaker', 'Nguyen', 'Okafor'],
  street: ['418 Alder Street', '27 Orchard Lane', '1290 Third Avenue'],
  city: ['Springfield', 'Riverton', 'Lakewood'],
  county: ['Clark County', 'Wayne County'],
  creditorName: ['Valley Credit Union', 'Harbor Bank', 'Summit Finance'],
  employerName: ['Northside Bakery', 'Lakeview Clinic', 'Metro Transit'],
  occupation: ['Nurse', 'Driver', 'Cook'],
  jobTitle: ['Nurse', 'Driver', 'Cook'],
  make: ['Ford', 'Honda', 'Toyota'],
  model: ['Focus', 'Civic', 'Corolla'],
}
