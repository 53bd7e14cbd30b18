// An email address.
import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { wordsSchema, wordsUi } from '../text/schema.ts'

const mostLetters = 254

/** The house's own form of an address (lib/email.ts), as a schema can say it. */
const pattern =
  '^[^\\s@<>()\\[\\]\\\\,;:"]+@[^\\s@<>()\\[\\]\\\\,;:".][^\\s@<>()\\[\\]\\\\,;:"]*\\.[^\\s@<>()\\[\\]\\\\,;:".]{2,}$'

export function schemaOf(field: ContentField, setting: Setting): Schema {
  return { ...wordsSchema(field, setting, mostLetters), pattern }
}

export function uiOf(field: ContentField, setting: Setting): UiSchema {
  return wordsUi(field, setting, 'email', mostLetters)
}
