import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { choiceSchema, choiceUi, optionsOf } from '../options.ts'

export function schemaOf(field: ContentField, setting: Setting): Schema {
  return choiceSchema(field, setting, optionsOf(field, setting))
}

export function uiOf(field: ContentField, setting: Setting): UiSchema {
  return choiceUi(field, setting, 'radio')
}
