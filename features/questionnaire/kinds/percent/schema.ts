import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'
import { getBounds } from '../number/schema.ts'
import { numberCharacters } from '../number.ts'

export function toSchema(field: ContentField, { language }: Setting): Schema {
  return { title: field.label[language], type: 'number', ...getBounds(field) }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'percent', { maxLength: field.maxLength ?? numberCharacters })
}
