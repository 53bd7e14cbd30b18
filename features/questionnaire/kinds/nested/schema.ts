// spec: questionnaire#records
import { answerLimits } from '../../rules/content/answer-limits.ts'
import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'

export function toSchema(
  { label, required, sub = [] }: ContentField,
  { language }: Setting,
): Schema {
  const answers = sub.map(
    ({ key, name }) => [key, { title: name[language], type: 'object' }] as const,
  )
  return {
    title: label[language],
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        parentId: { type: 'string' },
        ...Object.fromEntries(answers),
      },
    },
    ...(required && { minItems: 1 }),
    maxItems: answerLimits.entries,
  }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  const keys = (field.sub ?? []).map(({ key }) => key)
  return {
    ...uiFor(field, language, undefined, { ...(field.item && { item: field.item[language] }) }),
    'ui:field': 'nested',
    items: {
      'ui:order': ['id', 'parentId', ...keys],
      id: { 'ui:widget': 'hidden' },
      parentId: { 'ui:widget': 'hidden' },
    },
  }
}
