// What goes to a screen: sections as the seeds define them, letter for letter (seeds/003, section 3; decisions B1.3).

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** JSON Schema 2020-12, of the part that the content needs. */
export interface Schema {
  readonly title?: string
  readonly description?: string
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly (string | number | boolean)[]
  readonly oneOf?: ReadonlyArray<{ readonly const: string; readonly title: string }>
  readonly const?: string | number | boolean
  readonly contains?: Schema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly default?: string | number | boolean
  readonly readOnly?: boolean
  readonly not?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
}

/** The name of a kind's look; `ui:widget` for leaves, `ui:field` for 'list' and 'nested'. */
export type WidgetName =
  | 'text'
  | 'textarea'
  | 'email'
  | 'yesNo'
  | 'yesNoHelp'
  | 'radio'
  | 'select'
  | 'checkboxes'
  | 'checkbox'
  | 'date'
  | 'month'
  | 'year'
  | 'currency'
  | 'number'
  | 'percent'
  | 'phone'
  | 'zip'
  | 'digits'
  | 'ein'
  | 'secret'
  | 'info'
  | 'hidden'

export interface UiOptions {
  /** What one entry is called: 'vehicle'. */
  readonly item?: string
  readonly exclusive?: string
  readonly maxLength?: number
  readonly prefilledFrom?: 'account' | 'case' | 'clock' | 'courses' | 'answers'
  /** Of answers: the names of the questions that said it. */
  readonly prefilledQuestions?: readonly string[]
  readonly minLengthMessage?: string
  readonly requiredMessage?: string
  /** Digits. */
  readonly length?: number
  readonly latest?: 'today' | 'today-18y'
  /** Shown with the required fields of a list entry. */
  readonly first?: true
  /** A line of "Is any of this true?". */
  readonly flag?: true
  /** Not offered as a guess. */
  readonly exact?: true
  readonly minYear?: number
  readonly maxYear?: number | 'thisYear' | 'thisYear+1'
  readonly fixed?: number
  /** Of a list that a Yes beside it opened, nothing. */
  readonly gate?: ListGate
  /** Of a masked number: what it is called when it is taken away. */
  readonly sensitive?: true
  /** Of a Yes or No that offers "I need help with this" for the whole question. */
  readonly takesHelp?: true
  /** Of money in a table of months: taken off the sum of its month. */
  readonly cost?: true
  /** Of money that is asked for a calendar year: how many years ago. */
  readonly yearsAgo?: number
  /** Of money: the list beside it and the amount in each entry that it adds up. */
  readonly sumOf?: readonly [list: string, amount: string]
  /** Of a number: so many digits after the point at most. */
  readonly dec?: number
}

/** What has to be changed by somebody who has nothing for a list: the answer that opened it. */
export interface ListGate {
  /** The QuestionId where it stands on another screen. */
  readonly questionId?: string
  /** Of that question; of the field, where it stands on the same screen. */
  readonly name: string
  /** A Yes becomes a No; of several choices another one is right. */
  readonly to: 'no' | 'other'
}

/** RJSF's: options of this field, and the fields below it by key (`items` for those of an entry). */
export interface UiSchema {
  readonly 'ui:order'?: readonly string[]
  readonly 'ui:widget'?: WidgetName
  readonly 'ui:field'?: 'list' | 'nested'
  /** The whole question, above the control. */
  readonly 'ui:description'?: string
  readonly 'ui:help'?: string
  readonly 'ui:readonly'?: boolean
  readonly 'ui:options'?: UiOptions
  readonly [key: string]: UiSchema | readonly string[] | string | boolean | UiOptions | undefined
}

/** A form without answers: of a question, or of what stands in one. */
export interface Unit {
  readonly Schema: Schema
  readonly UISchema: UiSchema
}

/** Of a question, with the forms of what each of its records asks, by key. */
export interface QuestionUnit extends Unit {
  readonly subs: ReadonlyMap<string, Schema>
}

export interface UnitForm extends Unit {
  readonly Data: JsonObject
  readonly QuestionCompleteFlag: boolean
}

export interface ModelQuestion {
  readonly Name: string
  /** The question key; unique over the whole content. */
  readonly Value: string
  /** section.group.key, and .sub for a sub-question. */
  readonly QuestionId: string
  readonly QuestionSummary: string
  readonly Description: string
  /** Whose it is, where each debtor has their own; else ''. */
  readonly SubHeader: string
  readonly IsDisabled: boolean
  readonly SubQuestions: readonly ModelQuestion[]
  readonly UnitForm: UnitForm
}

export interface ModelGroup {
  readonly Name: string
  /** section.group */
  readonly QuestionGroupId: string
  readonly GroupSummary: string
  readonly Description: string
  readonly Questions: readonly ModelQuestion[]
}

/** Exactly one of the two: a section with a single group is sent as its questions. */
export type UiTransformedModel =
  | { readonly Groups: readonly ModelGroup[] }
  | { readonly Questions: readonly ModelQuestion[] }

export interface NavigationFlags {
  readonly isEnabled: boolean
  readonly isRequired: boolean
  readonly isCompleted: boolean
}
