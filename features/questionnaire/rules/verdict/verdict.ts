// spec: questionnaire#faults, questionnaire#help, questionnaire#complete-flag
import { isEmpty } from '../content/condition.ts'
import { entriesAt, getId, isJsonObject, isList, objectAt, withoutEmpty } from '../json.ts'
import type { Json, JsonObject, QuestionUnit, Schema, UiSchema, Unit } from '../content/model.ts'
import { noUi, listShownFields, getUiAt, type ShownField } from '../shown/shown.ts'
import type { FaultRule, AnswerFault } from './wrong-value.ts'
import { isBlank, toMissing, findWrong } from './wrong-value.ts'

/**
 * Returns max one fault per field. Returns [] if help is wanted, because that turns validation off
 * for the whole question. `today` is YYYY-MM-DD.
 */
export function getFaults(
  unit: Unit | QuestionUnit,
  data: JsonObject,
  today: string,
): readonly AnswerFault[] {
  return judgeUnit(unit, data, today) ?? []
}

/** True if help is wanted, including help with sub-questions of records. */
export function wantsHelp(unit: Unit | QuestionUnit, data: JsonObject): boolean {
  return asksHelp(unit, withoutEmpty(data))
}

/** True if help is wanted for the whole question, and not only for single lines. */
export function wantsHelpWithAll({ UISchema }: Unit, data: JsonObject): boolean {
  return (
    data['userNeedsHelp'] === true ||
    Object.entries(data).some(
      ([key, value]) =>
        value === 'userNeedsHelp' && getUiAt(UISchema, key)['ui:options']?.takesHelp === true,
    )
  )
}

/**
 * Uses the completion flags of records. The server recalculates these flags first, but a form
 * trusts them.
 */
export function isComplete(unit: Unit | QuestionUnit, data: JsonObject, today: string): boolean {
  return judgeUnit(unit, data, today)?.length === 0
}

/** Returns undefined if help is wanted. */
function judgeUnit(
  unit: Unit | QuestionUnit,
  data: JsonObject,
  today: string,
): readonly AnswerFault[] | undefined {
  const answers = withoutEmpty(data)
  return asksHelp(unit, answers)
    ? undefined
    : faultsOfObject(unit.Schema, unit.UISchema, answers, { path: [], today })
}

/** These faults show the banner 'Please fill out all required fields.' */
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
  return listShownFields(schema, ui, data).flatMap((field) =>
    faultsOfField(field, data, { ...where, path: [...where.path, field.key] }),
  )
}

function faultsOfField(
  { key, schema, ui, isRequired }: ShownField,
  data: JsonObject,
  where: Where,
): readonly AnswerFault[] {
  const value = data[key]
  // The client cannot correct a hidden field, so it has no faults.
  if (ui['ui:widget'] === 'hidden') return []
  if (ui['ui:field']) return faultsOfList(schema, ui, entriesAt(data, key), where)
  if (schema.type === 'object') return faultsOfObject(schema, ui, objectAt(data, key), where)
  const fault =
    isEmpty(value) || isBlank(value)
      ? isRequired
        ? toMissing(ui)
        : undefined
      : findWrong(schema, ui, value, where.today)
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
    faultsOfObject(schema.items ?? {}, getUiAt(ui, 'items'), entry, {
      ...where,
      path: [...where.path, getId(entry) || String(place)],
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

const noSubs: QuestionUnit['subs'] = new Map()

/** Searches the answer for the word first, because that is faster than evaluating the form. */
function asksHelp(unit: Unit | QuestionUnit, data: JsonObject): boolean {
  return saysHelpAnywhere(data) && saysHelp(unit.Schema, data, 'subs' in unit ? unit.subs : noSubs)
}

/** Works without the UI schema, because only fields that offer help have the value. */
function saysHelp(schema: Schema, data: JsonObject, subs: QuestionUnit['subs']): boolean {
  return listShownFields(schema, noUi, data).some(({ key, schema: field }) => {
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
