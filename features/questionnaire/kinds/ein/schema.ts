import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { ownLength } from '../digits/lengths.ts'
import { digitsSchema, digitsUi } from '../digits.ts'
import type { Setting } from '../kind.ts'

export function toSchema(field: ContentField, setting: Setting): Schema {
  return digitsSchema(field, setting, ownLength.ein)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return digitsUi(field, setting, 'ein', ownLength.ein)
}
