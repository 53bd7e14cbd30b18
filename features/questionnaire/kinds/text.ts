import type { ContentField } from '../rules/content/content.ts'
import type { Schema, UiSchema, WidgetName } from '../rules/content/model.ts'
import { uiFor } from './field-ui.ts'
import type { Setting } from './kind.ts'

const maxCharacters = 200

export function toSchema(field: ContentField, setting: Setting): Schema {
  return wordsSchema(field, setting, maxCharacters)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return wordsUi(field, setting, 'text', maxCharacters)
}

/** A required text must contain more than spaces. */
export function wordsSchema(
  { label, maxLength, required }: ContentField,
  { language }: Setting,
  most: number,
): Schema {
  return {
    title: label[language],
    type: 'string',
    maxLength: maxLength ?? most,
    ...(required && { pattern: '\\S' }),
  }
}

export function wordsUi(
  field: ContentField,
  { language }: Setting,
  widget: WidgetName,
  most: number,
): UiSchema {
  return uiFor(field, language, widget, { maxLength: field.maxLength ?? most })
}
