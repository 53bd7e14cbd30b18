import { answerLimits } from '../rules/content/answer-limits.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { Schema, UiSchema } from '../rules/content/model.ts'
import { uiFor } from './field-ui.ts'
import type { Setting } from './kind.ts'

export function toSchema(field: ContentField, { language, below }: Setting): Schema {
  const { Schema: entry } = below(field.fields ?? [])
  const least = field.fixed ?? (field.required ? 1 : 0)
  return {
    title: field.label[language],
    type: 'array',
    items: { ...entry, properties: { id: { type: 'string' }, ...entry.properties } },
    ...(least > 0 && { minItems: least }),
    maxItems: field.fixed ?? field.most ?? answerLimits.entries,
  }
}

export function toUi(field: ContentField, { language, below }: Setting): UiSchema {
  const { UISchema: entry } = below(field.fields ?? [])
  return {
    ...uiFor(field, language, undefined, {
      ...(field.item && { item: field.item[language] }),
      ...(field.fixed !== undefined && { fixed: field.fixed }),
    }),
    'ui:field': 'list',
    items: {
      ...entry,
      'ui:order': ['id', ...(entry['ui:order'] ?? [])],
      id: { 'ui:widget': 'hidden' },
    },
  }
}
