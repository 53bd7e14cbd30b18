// A Quick Check: several lines of Yes, No or Not sure, each of which opens a question of its own.
import { isEmpty } from './condition.ts'
import type { ContentField } from './content.ts'
import { withoutEmpty } from './json.ts'
import type { JsonObject, ModelQuestion, Unit } from './model.ts'
import { shownFields, uiAt } from './shown.ts'

export function hasCheckLines(fields: readonly Pick<ContentField, 'kind' | 'flag'>[]): boolean {
  return fields.length > 1 && fields.every(({ kind, flag }) => kind === 'ynh' && !flag)
}

/** The same of a form. */
export function isQuickCheck({ UISchema }: Pick<Unit, 'UISchema'>): boolean {
  const lines = linesOf(UISchema)
  return lines.length > 1 && lines.every((widget) => widget === 'yesNoHelp')
}

function linesOf(ui: Unit['UISchema']): ReadonlyArray<string | undefined> {
  const widgets = (ui['ui:order'] ?? []).map((key) => uiAt(ui, key)['ui:widget'])
  return widgets.filter((widget) => widget !== 'hidden')
}

/** A Quick Check with its subject: 'Quick Check: Cash and Banks'. */
export function titleOf({ Name, QuestionSummary, UnitForm }: ModelQuestion): string {
  return isQuickCheck(UnitForm) ? `${Name}: ${QuestionSummary}` : Name
}

/** The one Yes or No of a question that is not answered yet, where a Yes opens the rest and a No ends the question. */
export function openGate({ Schema, UISchema }: Unit, answer: JsonObject): string | undefined {
  const shownFor = (given: JsonObject) => shownFields(Schema, UISchema, given).filter(({ ui }) => ui['ui:widget'] !== 'hidden')
  const [gate, ...others] = shownFor(withoutEmpty(answer))
  const isYesNo = gate?.ui['ui:widget'] === 'yesNoHelp' || gate?.ui['ui:widget'] === 'yesNo'
  if (!gate || !isYesNo || others.length > 0 || !isEmpty(answer[gate.key])) return undefined
  const opensMore = (said: 'yes' | 'no') => shownFor({ ...answer, [gate.key]: said }).length > 1
  return opensMore('yes') && !opensMore('no') ? gate.key : undefined
}

/** Keys of the lines that have no answer yet. */
export function openLines({ Schema, UISchema }: Unit, answer: JsonObject): readonly string[] {
  const answered = withoutEmpty(answer)
  return shownFields(Schema, UISchema, answered)
    .filter(({ key, ui }) => ui['ui:widget'] === 'yesNoHelp' && answered[key] === undefined)
    .map(({ key }) => key)
}

export function withNo(answer: JsonObject, keys: readonly string[]): JsonObject {
  return { ...answer, ...Object.fromEntries(keys.map((key) => [key, 'no'])) }
}

/** Takes back each No that is still there; what was changed since stays. */
export function withoutNo(answer: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key, value]) => !(keys.includes(key) && value === 'no')))
}
