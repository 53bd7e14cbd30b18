// What a kind of field has to tell about itself; each kind is one folder.
import type { Language } from '#lib/language.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { Schema, UiSchema, Unit } from '../rules/content/model.ts'

/** What the field stands in. */
export interface Setting {
  readonly language: Language
  readonly joint: boolean
  /** Which of two debtors reads it. */
  readonly reader: 1 | 2
  /** The form of the fields below, for kinds that hold others. */
  readonly below: (fields: readonly ContentField[]) => Unit
  /** Its third choice takes the place of the box "I need help with this", which the question does not have. */
  readonly takesHelp?: boolean
}

export interface Kind {
  /** Only what it allows when there is something; that it has to be there is said by the fields around it. */
  readonly schemaOf: (field: ContentField, setting: Setting) => Schema
  readonly uiOf: (field: ContentField, setting: Setting) => UiSchema
}
