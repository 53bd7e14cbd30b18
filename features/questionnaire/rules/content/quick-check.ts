// spec: questionnaire#quick-check, questionnaire#no-and-continue
import { isEmpty } from './condition.ts'
import type { ContentField } from './content.ts'
import { withoutEmpty } from '../json.ts'
import type { JsonObject, ModelQuestion, Unit } from './model.ts'
import { listShownFields, getUiAt, type ShownField } from '../shown/shown.ts'

export function hasCheckLines(fields: readonly Pick<ContentField, 'kind' | 'flag'>[]): boolean {
  return fields.length > 1 && fields.every(({ kind, flag }) => kind === 'ynh' && !flag)
}

export function isQuickCheck({ UISchema }: Pick<Unit, 'UISchema'>): boolean {
  const lines = toLines(UISchema)
  return lines.length > 1 && lines.every((widget) => widget === 'yesNoHelp')
}

function toLines(ui: Unit['UISchema']): ReadonlyArray<string | undefined> {
  const widgets = (ui['ui:order'] ?? []).map((key) => getUiAt(ui, key)['ui:widget'])
  return widgets.filter((widget) => widget !== 'hidden')
}

export function getTitle({ Name, QuestionSummary, UnitForm }: ModelQuestion): string {
  return isQuickCheck(UnitForm) ? `${Name}: ${QuestionSummary}` : Name
}

export interface NoToAll {
  /** No to the only field on the page (`gate`), or to all lines of "Is any of this true?". */
  readonly kind: 'gate' | 'flags'
  readonly keys: readonly string[]
}

/** Returns undefined if No does not complete the question, or if it is already answered. */
export function findNoToAll(unit: Unit, answer: JsonObject): NoToAll | undefined {
  const key = findOpenGate(unit, answer)
  if (key !== undefined) return { kind: 'gate', keys: [key] }
  const open = openRequired(unit, answer)
  const flags = listFieldsShownBy(unit, answer)
    .filter(isFlag)
    .map((field) => field.key)
  const isFlagsOnly =
    open.length > 0 && open.every(isFlag) && flags.every((flag) => isEmpty(answer[flag]))
  return isFlagsOnly && openRequired(unit, withNo(answer, flags)).length === 0
    ? { kind: 'flags', keys: flags }
    : undefined
}

/** Returns the only shown field if it is an open Yes or No where only Yes shows more fields. */
function findOpenGate(unit: Unit, answer: JsonObject): string | undefined {
  const [gate, ...others] = listFieldsShownBy(unit, answer)
  const isYesNo = gate?.ui['ui:widget'] === 'yesNoHelp' || gate?.ui['ui:widget'] === 'yesNo'
  if (!gate || !isYesNo || others.length > 0 || !isEmpty(answer[gate.key])) return undefined
  const opensMore = (value: 'yes' | 'no') =>
    listFieldsShownBy(unit, { ...answer, [gate.key]: value }).length > 1
  return opensMore('yes') && !opensMore('no') ? gate.key : undefined
}

function listFieldsShownBy({ Schema, UISchema }: Unit, answer: JsonObject): readonly ShownField[] {
  return listShownFields(Schema, UISchema, withoutEmpty(answer)).filter(
    ({ ui }) => ui['ui:widget'] !== 'hidden',
  )
}

function openRequired(unit: Unit, answer: JsonObject): readonly ShownField[] {
  return listFieldsShownBy(unit, answer).filter(
    ({ key, isRequired }) => isRequired && isEmpty(answer[key]),
  )
}

function isFlag({ ui }: ShownField): boolean {
  return ui['ui:options']?.flag === true
}

export function openLines({ Schema, UISchema }: Unit, answer: JsonObject): readonly string[] {
  const filled = withoutEmpty(answer)
  return listShownFields(Schema, UISchema, filled)
    .filter(({ key, ui }) => ui['ui:widget'] === 'yesNoHelp' && filled[key] === undefined)
    .map(({ key }) => key)
}

export function withNo(answer: JsonObject, keys: readonly string[]): JsonObject {
  return { ...answer, ...Object.fromEntries(keys.map((key) => [key, 'no'])) }
}

/** Removes the No answers of these fields. Answers that were changed afterwards are kept. */
export function withoutNo(answer: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(answer).filter(([key, value]) => !(keys.includes(key) && value === 'no')),
  )
}
