import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { digitsSchema, digitsUi } from '../digits.ts'
import type { Setting } from '../kind.ts'

const length = 10

export function toSchema(field: ContentField, setting: Setting): Schema {
  return digitsSchema(field, setting, length)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return digitsUi(field, setting, 'phone', length)
}
