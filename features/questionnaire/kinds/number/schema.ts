import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'
import { numberCharacters } from '../number.ts'

export function toSchema(field: ContentField, { language }: Setting): Schema {
  return {
    title: field.label[language],
    type: 'number',
    ...(field.decimals !== undefined && { multipleOf: Number(`1e-${field.decimals}`) }),
    ...getBounds(field),
  }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'number', {
    maxLength: field.maxLength ?? numberCharacters,
    ...(field.decimals !== undefined && { dec: field.decimals }),
  })
}

export function getBounds({ min, max }: ContentField): Pick<Schema, 'minimum' | 'maximum'> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
  }
}
