// spec: questionnaire#section-model, questionnaire#unit-form

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** The parts of JSON Schema 2020-12 that the forms use. */
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

/** Single fields use `ui:widget`. The widgets 'list' and 'nested' use `ui:field`. */
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
  readonly item?: string
  readonly exclusive?: string
  readonly maxLength?: number
  readonly prefilledFrom?: 'account' | 'case' | 'clock' | 'courses' | 'answers'
  /** For prefilledFrom 'answers': names of the source questions. */
  readonly prefilledQuestions?: readonly string[]
  readonly minLengthMessage?: string
  readonly requiredMessage?: string
  readonly length?: number
  readonly latest?: 'today' | 'today-18y'
  readonly first?: true
  readonly flag?: true
  readonly exact?: true
  readonly minYear?: number
  readonly maxYear?: number | 'thisYear' | 'thisYear+1'
  readonly fixed?: number
  /** Left out if the list is opened by a Yes at the same level. */
  readonly gate?: ListGate
  readonly sensitive?: true
  /** The Yes or No also offers "I need help with this" for the whole question. */
  readonly takesHelp?: true
  readonly cost?: true
  /** For money: calendar year of the amount. 0 is this year. */
  readonly yearsAgo?: number
  readonly sumOf?: readonly [list: string, amount: string]
  readonly dec?: number
}

/** The answer that opened a list. A client who has nothing to enter in the list must change it. */
export interface ListGate {
  /** ID of the question, if it is on another screen. */
  readonly questionId?: string
  /** Name of the question, or of the field if it is on the same screen. */
  readonly name: string
  /** 'no': change Yes to No. 'other': choose another value. */
  readonly to: 'no' | 'other'
}

/** RJSF UI schema: options of this field, and nested fields by key (`items` for list entries). */
export interface UiSchema {
  readonly 'ui:order'?: readonly string[]
  readonly 'ui:widget'?: WidgetName
  readonly 'ui:field'?: 'list' | 'nested'
  readonly 'ui:description'?: string
  readonly 'ui:help'?: string
  readonly 'ui:readonly'?: boolean
  readonly 'ui:options'?: UiOptions
  readonly [key: string]: UiSchema | readonly string[] | string | boolean | UiOptions | undefined
}

export interface Unit {
  readonly Schema: Schema
  readonly UISchema: UiSchema
}

/** `subs` has the schemas of the sub-questions of records by key. */
export interface QuestionUnit extends Unit {
  readonly subs: ReadonlyMap<string, Schema>
}

export interface UnitForm extends Unit {
  readonly Data: JsonObject
  readonly QuestionCompleteFlag: boolean
}

export interface ModelQuestion {
  readonly Name: string
  readonly Value: string
  /** Format: section.group.key, or section.group.key.sub for a sub-question */
  readonly QuestionId: string
  readonly QuestionSummary: string
  readonly Description: string
  /** Name of the debtor if each debtor has a copy of the question. Otherwise ''. */
  readonly SubHeader: string
  readonly IsDisabled: boolean
  readonly SubQuestions: readonly ModelQuestion[]
  readonly UnitForm: UnitForm
  /** The reply of the firm to a request for help. '' without a reply. */
  readonly FirmReply: string
}

export interface ModelGroup {
  readonly Name: string
  /** Format: section.group */
  readonly QuestionGroupId: string
  readonly GroupSummary: string
  readonly Description: string
  readonly Questions: readonly ModelQuestion[]
}

/** A section with a single group is sent as its questions. */
export type UiTransformedModel =
  | { readonly Groups: readonly ModelGroup[] }
  | { readonly Questions: readonly ModelQuestion[] }

export interface NavigationFlags {
  readonly isEnabled: boolean
  readonly isRequired: boolean
  readonly isCompleted: boolean
}
