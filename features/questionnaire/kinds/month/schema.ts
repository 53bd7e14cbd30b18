import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'

export function toSchema({ label }: ContentField, { language }: Setting): Schema {
  return { title: label[language], type: 'string', pattern: '^(0[1-9]|1[0-2])/(19|20)\\d\\d$' }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'month', { ...(field.latest && { latest: field.latest }) })
}
