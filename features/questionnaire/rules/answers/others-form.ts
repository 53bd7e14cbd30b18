// The form of a question as it is for the debtor whom it is not about: a private Yes or No is not asked of them (decisions, questionnaire B5.2).
import type { UiSchema, Unit } from '../content/model.ts'
import { uiAt } from '../shown/shown.ts'

const known = new WeakMap<UiSchema, UiSchema>()

/** The same look each time: a form would take another one for news. */
export function formForOther<Form extends Unit>(form: Form): Form {
  const UISchema = known.get(form.UISchema) ?? lookForOther(form.UISchema)
  known.set(form.UISchema, UISchema)
  return { ...form, UISchema }
}

/** Of fields that do not lie in a list. */
function lookForOther(ui: UiSchema): UiSchema {
  const keys = (ui['ui:order'] ?? []).filter((key) => isForOneAlone(uiAt(ui, key)))
  return keys.length === 0 ? ui : { ...ui, ...Object.fromEntries(keys.map((key) => [key, hidden])) }
}

const hidden: UiSchema = { 'ui:widget': 'hidden' }

function isForOneAlone({ 'ui:widget': widget, 'ui:options': options }: UiSchema): boolean {
  return widget === 'yesNo' && options?.sensitive === true
}
