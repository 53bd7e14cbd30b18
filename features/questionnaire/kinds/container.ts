import { answerLimits } from '../rules/content/answer-limits.ts'
import type { Kinds } from './kind.ts'

export const containerKinds = {
  group: {
    toSchema: ({ fields = [] }, { below }) => below(fields).Schema,
    toInnerUi: ({ fields = [] }, { below }) => below(fields).UISchema,
  },
  array: {
    word: 'list',
    lines: ['required', 'item', 'rows', 'most', 'fields'],
    toSchema({ fields = [], fixed, most, required }, { below }) {
      const { Schema: entry } = below(fields)
      const minItems = fixed ?? (required ? 1 : 0)
      return {
        type: 'array',
        items: { ...entry, properties: { id: { type: 'string' }, ...entry.properties } },
        ...(minItems > 0 && { minItems }),
        maxItems: fixed ?? most ?? answerLimits.entries,
      }
    },
    toOptions: ({ item, fixed }, { language }) => ({
      ...(item && { item: item[language] }),
      ...(fixed !== undefined && { fixed }),
    }),
    toInnerUi({ fields = [] }, { below }) {
      const { UISchema: entry } = below(fields)
      return {
        'ui:field': 'list',
        items: {
          ...entry,
          'ui:order': ['id', ...(entry['ui:order'] ?? [])],
          id: { 'ui:widget': 'hidden' },
        },
      }
    },
  },
  /** spec: questionnaire#records */
  nested: {
    word: 'records',
    lines: ['required', 'item', 'questions'],
    toSchema: ({ required, sub = [] }, { language }) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          parentId: { type: 'string' },
          ...Object.fromEntries(
            sub.map(({ key, name }) => [key, { title: name[language], type: 'object' }]),
          ),
        },
      },
      ...(required && { minItems: 1 }),
      maxItems: answerLimits.entries,
    }),
    toOptions: ({ item }, { language }) => ({ ...(item && { item: item[language] }) }),
    toInnerUi: ({ sub = [] }) => ({
      'ui:field': 'nested',
      items: {
        'ui:order': ['id', 'parentId', ...sub.map(({ key }) => key)],
        id: { 'ui:widget': 'hidden' },
        parentId: { 'ui:widget': 'hidden' },
      },
    }),
  },
} satisfies Kinds
