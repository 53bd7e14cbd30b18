import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import type { Setting } from '../kind.ts'
import { choiceSchema, choiceUi } from '../choice.ts'
import { states } from '../states.ts'

export function toSchema(field: ContentField, setting: Setting): Schema {
  return choiceSchema(field, setting, states)
}

export function toUi(field: ContentField, setting: Setting): UiSchema {
  return choiceUi(field, setting, 'select')
}
