// The default latest year is next year, because cars are sold before their model year.
import type { ContentField } from '../../rules/content/content.ts'
import type { Schema, UiSchema } from '../../rules/content/model.ts'
import { uiFor } from '../field-ui.ts'
import type { Setting } from '../kind.ts'

export function toSchema({ label }: ContentField, { language }: Setting): Schema {
  return { title: label[language], type: 'string', pattern: '^(19|20)\\d\\d$' }
}

export function toUi(field: ContentField, { language }: Setting): UiSchema {
  return uiFor(field, language, 'year', {
    minYear: field.min ?? 1900,
    maxYear: field.max ?? 'thisYear+1',
  })
}
