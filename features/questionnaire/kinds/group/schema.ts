import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'

export function toSchema(field: ContentField, { language, below }: Setting): Schema {
  return { title: field.label[language], ...below(field.fields ?? []).Schema }
}

export function toUi(field: ContentField, { language, below }: Setting): UiSchema {
  return { ...uiFor(field, language, undefined), ...below(field.fields ?? []).UISchema }
}
