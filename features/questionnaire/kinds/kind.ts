import type { Language } from '#lib/language.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { Schema, UiSchema, Unit } from '../rules/content/model.ts'

export interface Setting {
  readonly language: Language
  readonly joint: boolean
  /** The debtor who reads the form. */
  readonly reader: 1 | 2
  readonly below: (fields: readonly ContentField[]) => Unit
  /** The third choice of the field replaces the checkbox "I need help with this". */
  readonly takesHelp?: boolean
}

export interface Kind {
  /** Schema of a given answer. The parent schema says whether the field is required. */
  readonly toSchema: (field: ContentField, setting: Setting) => Schema
  readonly toUi: (field: ContentField, setting: Setting) => UiSchema
}
