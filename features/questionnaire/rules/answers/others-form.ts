// Hides private Yes or No fields from the other debtor (spec: questionnaire#for-one-alone).
import type { UiSchema, Unit } from '../content/model.ts'
import { getUiAt } from '../shown/shown.ts'

const known = new WeakMap<UiSchema, UiSchema>()

/** Cached, because a form treats a new UI schema object as a change. */
export function formForOther<Form extends Unit>(form: Form): Form {
  const UISchema = known.get(form.UISchema) ?? toOthersUi(form.UISchema)
  known.set(form.UISchema, UISchema)
  return { ...form, UISchema }
}

function toOthersUi(ui: UiSchema): UiSchema {
  const keys = (ui['ui:order'] ?? []).filter((key) => isForOneAlone(getUiAt(ui, key)))
  return keys.length === 0 ? ui : { ...ui, ...Object.fromEntries(keys.map((key) => [key, hidden])) }
}

const hidden: UiSchema = { 'ui:widget': 'hidden' }

function isForOneAlone({ 'ui:widget': widget, 'ui:options': options }: UiSchema): boolean {
  return widget === 'yesNo' && options?.sensitive === true
}
