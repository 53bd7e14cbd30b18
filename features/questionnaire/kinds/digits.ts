import type { ContentField } from '../rules/content/content.ts'
import type { Schema, UiSchema, WidgetName } from '../rules/content/model.ts'
import { uiFor } from './field-ui.ts'
import type { Setting } from './kind.ts'

const length = 4

export function toSchema(field: ContentField, setting: Setting): Schema {
  return digitsSchema(field, setting, length)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return digitsUi(field, setting, 'digits', length)
}

export function digitsSchema(field: ContentField, { language }: Setting, usual: number): Schema {
  const exactly = field.length ?? usual
  return {
    title: field.label[language],
    type: 'string',
    minLength: exactly,
    maxLength: exactly,
    pattern: `^\\d{${exactly}}$`,
  }
}

export function digitsUi(
  field: ContentField,
  { language }: Setting,
  widget: WidgetName,
  usual: number,
): UiSchema {
  return uiFor(field, language, widget, { length: field.length ?? usual })
}
