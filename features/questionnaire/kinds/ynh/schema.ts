import type { ContentField, Option } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { choiceSchema, choiceUi } from '../choice.ts'
import { yesNo } from '../yn/schema.ts'

const notSure: readonly Option[] = [
  ...yesNo,
  { value: 'userNeedsHelp', label: { en: 'Not sure', es: 'No sé' } },
]
const needsHelp: readonly Option[] = [
  ...yesNo,
  { value: 'userNeedsHelp', label: { en: 'I need help with this', es: 'Necesito ayuda con esto' } },
]

export function toSchema(field: ContentField, setting: Setting): Schema {
  return choiceSchema(field, setting, setting.takesHelp ? needsHelp : notSure)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  const ui = choiceUi(field, setting, 'yesNoHelp')
  return setting.takesHelp ? { ...ui, 'ui:options': { ...ui['ui:options'], takesHelp: true } } : ui
}
