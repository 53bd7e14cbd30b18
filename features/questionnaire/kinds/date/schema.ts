// Checks only the format. The verdict checks days and latest dates, because it knows today's date.
import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'

export function toSchema({ label }: ContentField, { language }: Setting): Schema {
  return {
    title: label[language],
    type: 'string',
    pattern: '^(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])/(19|20)\\d\\d$',
  }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'date', { ...(field.latest && { latest: field.latest }) })
}
