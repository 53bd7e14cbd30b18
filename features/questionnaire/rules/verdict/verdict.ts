// What is wrong with the answers of one question, said by browser and server alike (seeds/003, section 5; decisions B2.5, B2.7, B6.1).
import { dateFault, yearFault } from '../answers/answer-dates.ts'
import { isEmpty } from '../content/condition.ts'
import { entriesAt, idOf, isJsonObject, isList, objectAt, withoutEmpty } from '../answers/json.ts'
import type { Json, JsonObject, QuestionUnit, Schema, UiSchema, Unit } from '../content/model.ts'
import { fits, schemaFaults } from '../content/schema-check.ts'
import { noUi, shownFields, uiAt, type ShownField } from '../shown/shown.ts'

export type FaultRule =
  | 'required'
  | 'option'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'number'
  | 'decimals'
  | 'min'
  | 'max'
  | 'date'
  | 'future'
  | 'tooYoung'
  | 'tooOld'
  | 'tooFew'
  | 'tooMany'
  | 'exclusive'
  | 'nested'

export interface AnswerFault {
  /** Property names; entries by record id, or by place where they have none. */
  readonly path: readonly string[]
  readonly rule: FaultRule
  /** Of the field, never cut. */
  readonly title: string
  readonly params: {
    readonly limit?: number
    readonly item?: string
    readonly widget?: string
    /** The content's own sentence. */
    readonly message?: string
  }
}

/** One for each place, in the order of the fields. Nothing while help is wanted: that turns validation off for the whole question. `today` is YYYY-MM-DD. */
export function faultsOf(
  unit: Unit | QuestionUnit,
  data: JsonObject,
  today: string,
): readonly AnswerFault[] {
  return judged(unit, data, today) ?? []
}

/** 'userNeedsHelp' chosen anywhere that is shown, or the box ticked; in records where their questions are asked. */
export function wantsHelp(unit: Unit | QuestionUnit, data: JsonObject): boolean {
  return asksHelp(unit, withoutEmpty(data))
}

/** Help with the whole question, and not with a single line that the person is not sure of. */
export function wantsHelpWithAll({ UISchema }: Unit, data: JsonObject): boolean {
  return (
    data['userNeedsHelp'] === true ||
    Object.entries(data).some(
      ([key, value]) =>
        value === 'userNeedsHelp' && uiAt(UISchema, key)['ui:options']?.takesHelp === true,
    )
  )
}

/**
 * No fault, no help, and each record has what it needs. Whether a record's own questions are answered is read from its flags:
 * the server works them out first (`withNavigation`), a form trusts what it was told.
 */
export function isComplete(unit: Unit | QuestionUnit, data: JsonObject, today: string): boolean {
  return judged(unit, data, today)?.length === 0
}

/** Undefined while help is wanted. */
function judged(
  unit: Unit | QuestionUnit,
  data: JsonObject,
  today: string,
): readonly AnswerFault[] | undefined {
  const answers = withoutEmpty(data)
  return asksHelp(unit, answers)
    ? undefined
    : faultsOfObject(unit.Schema, unit.UISchema, answers, { path: [], today })
}

/** Something is still missing, as against something that is wrong: the banner 'Please fill out all required fields.' goes with these. */
export function isMissing({ rule }: Pick<AnswerFault, 'rule'>): boolean {
  return (
    rule === 'required' ||
    rule === 'option' ||
    rule === 'minLength' ||
    rule === 'tooFew' ||
    rule === 'nested'
  )
}

interface Where {
  readonly path: readonly string[]
  readonly today: string
}

function faultsOfObject(
  schema: Schema,
  ui: UiSchema,
  data: JsonObject,
  where: Where,
): readonly AnswerFault[] {
  return shownFields(schema, ui, data).flatMap((field) =>
    faultsOfField(field, data, { ...where, path: [...where.path, field.key] }),
  )
}

function faultsOfField(
  { key, schema, ui, isRequired }: ShownField,
  data: JsonObject,
  where: Where,
): readonly AnswerFault[] {
  const value = data[key]
  // Nobody can put right what nobody sees.
  if (ui['ui:widget'] === 'hidden') return []
  if (ui['ui:field']) return faultsOfList(schema, ui, entriesAt(data, key), where)
  if (schema.type === 'object') return faultsOfObject(schema, ui, objectAt(data, key), where)
  const fault =
    isEmpty(value) || isBlank(value)
      ? isRequired
        ? missing(ui)
        : undefined
      : wrong(schema, ui, value, where.today)
  return fault ? [{ path: where.path, title: schema.title ?? '', ...fault }] : []
}

function faultsOfList(
  schema: Schema,
  ui: UiSchema,
  entries: readonly JsonObject[],
  where: Where,
): readonly AnswerFault[] {
  const item = ui['ui:options']?.item
  const ofList = (rule: FaultRule, limit?: number): AnswerFault => ({
    path: where.path,
    rule,
    title: schema.title ?? '',
    params: { ...(item !== undefined && { item }), ...(limit !== undefined && { limit }) },
  })
  const isNested = ui['ui:field'] === 'nested'
  const most = schema.maxItems ?? Infinity
  if (entries.length < (schema.minItems ?? 0))
    return [ofList(isNested ? 'nested' : 'tooFew', schema.minItems)]
  if (entries.length > most) return [ofList('tooMany', most)]
  if (isNested)
    return entries.every((record) => isRecordComplete(schema.items, record))
      ? []
      : [ofList('nested')]
  return entries.flatMap((entry, place) =>
    faultsOfObject(schema.items ?? {}, uiAt(ui, 'items'), entry, {
      ...where,
      path: [...where.path, idOf(entry) || String(place)],
    }),
  )
}

function isRecordComplete(items: Schema | undefined, record: JsonObject): boolean {
  const subs = Object.entries(items?.properties ?? {}).filter(([, { type }]) => type === 'object')
  return subs.every(([key]) => {
    const { isEnabled, isRequired, isCompleted } = objectAt(record, `navigation_${key}`)
    return isCompleted === true || isEnabled === false || isRequired === false
  })
}

type Wrong = Pick<AnswerFault, 'rule' | 'params'>

function missing(ui: UiSchema): Wrong {
  const { 'ui:widget': widget, 'ui:options': options } = ui
  const message = options?.requiredMessage
  const isChoice =
    widget === 'yesNo' ||
    widget === 'yesNoHelp' ||
    widget === 'radio' ||
    widget === 'select' ||
    widget === 'checkboxes'
  return {
    rule: isChoice ? 'option' : 'required',
    params: { ...(message !== undefined && { message }) },
  }
}

function wrong(schema: Schema, ui: UiSchema, value: Json, today: string): Wrong | undefined {
  const { 'ui:widget': widget = 'hidden', 'ui:options': options = {} } = ui
  if (typeof value === 'string' && (widget === 'date' || widget === 'month')) {
    const rule = dateFault(value, options, today)
    if (rule) return { rule, params: { widget } }
  }
  if (typeof value === 'string' && widget === 'year') {
    const fault = yearFault(value, options, today)
    if (fault) return { rule: fault.rule, params: { widget, limit: fault.limit } }
  }
  if (typeof value === 'number' && String(value).length > (options.maxLength ?? Infinity))
    return { rule: 'maxLength', params: { widget, limit: options.maxLength ?? 0 } }
  if (fits(schema, value)) return undefined
  const keywords = new Set(schemaFaults(schema, value).map(({ keyword }) => keyword))
  const [, fault] = readings.find(([keyword]) => keywords.has(keyword)) ?? []
  return fault ? fault(schema, ui, value) : { rule: 'required', params: {} }
}

/** What a schema's word means to somebody who answers; the first that fails is told. */
const readings: ReadonlyArray<
  readonly [keyword: string, fault: (schema: Schema, ui: UiSchema, value: Json) => Wrong]
> = [
  ['oneOf', () => ({ rule: 'option', params: {} })],
  ['items', () => ({ rule: 'option', params: {} })],
  [
    'type',
    ({ type }) => ({
      rule: type === 'number' ? 'number' : type === 'string' ? 'required' : 'option',
      params: {},
    }),
  ],
  ['const', (_schema, ui) => missing(ui)],
  ['minItems', () => ({ rule: 'option', params: {} })],
  ['uniqueItems', () => ({ rule: 'option', params: {} })],
  [
    'not',
    ({ items }, ui) => ({
      rule: 'exclusive',
      params: {
        item:
          items?.oneOf?.find(({ const: value }) => value === ui['ui:options']?.exclusive)?.title ??
          '',
      },
    }),
  ],
  [
    'minLength',
    ({ minLength = 0 }, ui) => {
      const { minLengthMessage: message } = ui['ui:options'] ?? {}
      return {
        rule: 'minLength',
        params: { limit: minLength, ...(message !== undefined && { message }) },
      }
    },
  ],
  [
    'maxLength',
    ({ maxLength = 0 }, ui) => ({
      rule: 'maxLength',
      params: { limit: maxLength, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'pattern',
    (_schema, ui, value) => {
      const { length, minLengthMessage: message } = ui['ui:options'] ?? {}
      const isOfRightLength =
        typeof value === 'string' && /^\d+$/.test(value) && value.length === length
      return {
        rule: 'pattern',
        params: {
          ...(ui['ui:widget'] && { widget: ui['ui:widget'] }),
          ...(length !== undefined && { limit: length }),
          ...(message !== undefined && !isOfRightLength && { message }),
        },
      }
    },
  ],
  [
    'minimum',
    ({ minimum = 0 }, ui) => ({
      rule: 'min',
      params: { limit: minimum, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'maximum',
    ({ maximum = 0 }, ui) => ({
      rule: 'max',
      params: { limit: maximum, ...(ui['ui:widget'] && { widget: ui['ui:widget'] }) },
    }),
  ],
  [
    'multipleOf',
    (_schema, ui) => ({
      rule: 'decimals',
      params: ui['ui:options']?.dec === undefined ? {} : { limit: ui['ui:options'].dec },
    }),
  ],
]

function isBlank(value: Json): boolean {
  return typeof value === 'string' && value.trim() === ''
}

const noSubs: QuestionUnit['subs'] = new Map()

/** Hardly anybody does, and finding the word is far quicker than finding out what is shown. */
function asksHelp(unit: Unit | QuestionUnit, data: JsonObject): boolean {
  return saysHelpAnywhere(data) && saysHelp(unit.Schema, data, 'subs' in unit ? unit.subs : noSubs)
}

/** A form without its UI schema is enough: the value is looked for where a field offers it. */
function saysHelp(schema: Schema, data: JsonObject, subs: QuestionUnit['subs']): boolean {
  return shownFields(schema, noUi, data).some(({ key, schema: field }) => {
    const value = data[key]
    if (value === undefined) return false
    if (key === 'userNeedsHelp') return value === true
    if (field.oneOf)
      return value === 'userNeedsHelp' && field.oneOf.some((option) => option.const === value)
    if (field.type === 'object' && isJsonObject(value))
      return field.properties
        ? saysHelp(field, value, subs)
        : saysHelpInRecord(key, value, data, subs)
    return (
      field.type === 'array' &&
      isList(value) &&
      value.some((entry: Json) => isJsonObject(entry) && saysHelp(field.items ?? {}, entry, subs))
    )
  })
}

/** A record's own question is looked through whole where its form is not at hand. */
function saysHelpInRecord(
  key: string,
  answer: JsonObject,
  record: JsonObject,
  subs: QuestionUnit['subs'],
): boolean {
  if (objectAt(record, `navigation_${key}`)['isEnabled'] === false) return false
  const form = subs.get(key)
  return form ? saysHelp(form, answer, noSubs) : saysHelpAnywhere(answer)
}

function saysHelpAnywhere(value: Json): boolean {
  if (isList(value)) return value.some(saysHelpAnywhere)
  if (!isJsonObject(value)) return value === 'userNeedsHelp'
  return Object.entries(value).some(([key, inner]) =>
    key === 'userNeedsHelp' ? inner === true : saysHelpAnywhere(inner),
  )
}
