import type { Language } from '#lib/language.ts'
import type { ContentField, FieldKind } from '../rules/content/content.ts'
import type { Json, Schema, UiOptions, UiSchema, Unit, WidgetName } from '../rules/content/model.ts'

export interface Kind {
  /** The word in the files of the content. Only a group has none. */
  readonly word?: string
  /** Lines of the content that only some kinds have. Fields with a control have further ones. */
  readonly lines?: readonly string[]
  /** The control. Containers have none. */
  readonly widget?: WidgetName
  /** Schema of a given answer, without title. The parent schema says whether it is required. */
  readonly toSchema: (field: ContentField, setting: Setting) => Schema
  readonly toOptions?: (field: ContentField, setting: Setting) => UiOptions
  /** UI schema of the fields inside of a container. */
  readonly toInnerUi?: (field: ContentField, setting: Setting) => UiSchema
  readonly isHidden?: (field: ContentField, setting: Setting) => boolean
}

export type Kinds = Readonly<Partial<Record<FieldKind, Kind>>>

export interface Setting {
  readonly language: Language
  readonly joint: boolean
  /** The debtor who reads the form. */
  readonly reader: 1 | 2
  readonly below: (fields: readonly ContentField[]) => Unit
  /** The third choice of the field replaces the checkbox "I need help with this". */
  readonly takesHelp?: boolean
}

/** Returns the answer as text, or '' if there is nothing to show. */
export type AnswerText = (value: Json, schema: Schema, language: Language) => string

export type AnswerTexts = Readonly<Partial<Record<WidgetName, AnswerText>>>

export interface Typing {
  /** Returns what the field shows. It drops nothing that may change the meaning. */
  readonly clean: (text: string, before: string) => string
  /** Parses typed text. Invalid text is returned unchanged so that the rules can report it. */
  readonly read: (text: string) => Json | undefined
  /** Formats an answer for a control without focus. */
  readonly show: (value: Json | undefined) => string
}
