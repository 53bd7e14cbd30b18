import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { wordsSchema, wordsUi } from '../text.ts'

const maxCharacters = 2000

export function toSchema(field: ContentField, setting: Setting): Schema {
  return wordsSchema(field, setting, maxCharacters)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return wordsUi(field, setting, 'textarea', maxCharacters)
}
