import type { ContentField, Option } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { choiceSchema, choiceUi } from '../choice.ts'

export const yesNo: readonly Option[] = [
  { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
  { value: 'no', label: { en: 'No', es: 'No' } },
]

export function toSchema(field: ContentField, setting: Setting): Schema {
  return choiceSchema(field, setting, yesNo)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return choiceUi(field, setting, 'yesNo')
}
