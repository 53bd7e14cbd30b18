import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'
import { oneOf, toOptions } from '../choice.ts'

export function toSchema(field: ContentField, setting: Setting): Schema {
  return {
    title: field.label[setting.language],
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', oneOf: oneOf(toOptions(field, setting), setting.language) },
    ...(field.required && { minItems: 1 }),
    ...(field.exclusive !== undefined && {
      not: { contains: { const: field.exclusive }, minItems: 2 },
    }),
  }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'checkboxes', {
    ...(field.exclusive !== undefined && { exclusive: field.exclusive }),
  })
}
