import { toVisible } from '#lib/text.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { Schema } from '../rules/content/model.ts'
import type { AnswerText, AnswerTexts, Kinds, Typing } from './kind.ts'

const maxTextLength = 200
const maxTextareaLength = 2000
const maxEmailLength = 254

/** Same rules as `lib/email.ts`, as a JSON Schema pattern. */
const emailPattern =
  '^[^\\s@<>()\\[\\]\\\\,;:"]+@[^\\s@<>()\\[\\]\\\\,;:".][^\\s@<>()\\[\\]\\\\,;:"]*\\.[^\\s@<>()\\[\\]\\\\,;:".]{2,}$'

export const textKinds = {
  text: {
    word: 'text',
    lines: ['max length'],
    widget: 'text',
    toSchema: (field) => textSchema(field, maxTextLength),
    toOptions: ({ maxLength = maxTextLength }) => ({ maxLength }),
  },
  textarea: {
    word: 'long text',
    lines: ['max length'],
    widget: 'textarea',
    toSchema: (field) => textSchema(field, maxTextareaLength),
    toOptions: ({ maxLength = maxTextareaLength }) => ({ maxLength }),
  },
  email: {
    word: 'email',
    lines: ['max length'],
    widget: 'email',
    toSchema: (field) => ({ ...textSchema(field, maxEmailLength), pattern: emailPattern }),
    toOptions: ({ maxLength = maxEmailLength }) => ({ maxLength }),
  },
  info: { word: 'note', widget: 'info', toSchema: () => ({ type: 'null' }) },
} satisfies Kinds

/** A required text must contain more than spaces. */
function textSchema({ maxLength, required }: ContentField, defaultMaxLength: number): Schema {
  return {
    type: 'string',
    maxLength: maxLength ?? defaultMaxLength,
    ...(required && { pattern: '\\S' }),
  }
}

export const trimmedText: AnswerText = (value) => (typeof value === 'string' ? value.trim() : '')

export const textTexts = {
  text: trimmedText,
  textarea: trimmedText,
  email: trimmedText,
  info: () => '',
} satisfies AnswerTexts

export const wordTyping: Typing = {
  clean: (text) => text,
  read: (text) => toVisible(text).trim() || undefined,
  show: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}
