export interface Text {
  readonly en: string
  readonly es: string
}

export type Chapter = 7 | 13

/** spec: questionnaire#copies, questionnaire#non-filing-spouse */
export type Who = 'household' | 'each' | 'eachOrSpouse' | 'debtor2'

export interface Content {
  readonly version: number
  readonly sections: readonly ContentSection[]
  readonly documents: readonly AskedDocument[]
}

export interface ContentSection {
  readonly systemName: string
  readonly order: number
  readonly name: Text
  readonly description: Text
  /** Estimated minutes for a typical client. */
  readonly minutes: number
  readonly groups: readonly ContentGroup[]
}

export interface ContentGroup {
  readonly key: string
  readonly name: Text
  /** Max 29 characters. Left out if the description is short enough for the card. */
  readonly summary?: Text
  readonly description: Text
  readonly condition?: Condition
  readonly questions: readonly ContentQuestion[]
}

export interface ContentQuestion {
  readonly key: string
  readonly name: Text
  readonly summary: Text
  readonly description: Text
  readonly who: Who
  readonly condition?: Condition
  /** Limits the question to these chapters. It is also asked while the chapter is unknown. */
  readonly chapters?: readonly Chapter[]
  readonly fields: readonly ContentField[]
  readonly documents?: readonly string[]
  /** Lines of the court's forms, such as 'AB:17'. They also hold for fields without marks. */
  readonly forms?: readonly string[]
}

/**
 * Names in the compiled content. The words in the source files are in the descriptors of `kinds/`.
 * `group` holds the fields of a block under one key.
 */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'yn'
  | 'ynh'
  | 'radio'
  | 'select'
  | 'state'
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
  | 'ssn'
  | 'itin'
  | 'info'
  | 'group'
  | 'array'
  | 'nested'

export interface ContentField {
  readonly key: string
  readonly kind: FieldKind
  /** The title; max 29 characters. */
  readonly label: Text
  readonly ask?: Text
  readonly help?: Text
  readonly required?: true
  /** Replaces 'X is required'. */
  readonly requiredMessage?: Text
  readonly condition?: Condition
  readonly options?: readonly Option[]
  /** For checkboxes: the value that clears the others. */
  readonly exclusive?: string
  /** `maxLength`: characters of a text. `min`, `max`: range of a number or year. */
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number | 'thisYear' | 'thisYear+1'
  /** Exact number of digits. */
  readonly length?: number
  /** Latest date or month. Left out for future dates. */
  readonly latest?: 'today' | 'today-18y'
  readonly default?: string
  /** The client reads the value from a document, so the form does not accept a guess. */
  readonly exact?: true
  readonly readOnly?: true
  /** A list entry shows the field with the required ones, not under "More details". */
  readonly first?: true
  /** For Yes or No: a checkbox under "Is any of this true?". */
  readonly flag?: true
  /** spec: questionnaire#private-apart, questionnaire#private-shown */
  readonly sensitive?: true
  /** For `array` and `nested`: what one entry is called, for example 'vehicle'. */
  readonly item?: Text
  readonly fixed?: number
  /** For arrays: max number of entries. */
  readonly most?: number
  /** For numbers: max digits after the point; unlimited if left out. */
  readonly decimals?: number
  /** For money: calendar year of the amount; 0 is this year, 1 last year, 2 the year before. */
  readonly yearsAgo?: number
  /** For money in a table of months: true if the amount is subtracted from the sum of its month. */
  readonly cost?: true
  /** For money: adds up this amount of each entry of a list at the same level. */
  readonly sumOf?: readonly [list: string, amount: string]
  /** Lines of the court's forms. Left out if those around it hold (spec: intake#marks). */
  readonly forms?: readonly string[]
  readonly fields?: readonly ContentField[]
  readonly sub?: readonly ContentQuestion[]
}

export interface Option {
  readonly value: string
  readonly label: Text
  readonly jointOnly?: true
  /** Label in a case with one debtor. */
  readonly single?: Text
  /** Label that debtor 2 reads in a joint case, because 'me' means the reader. */
  readonly second?: Text
}

export type Scalar = string | number | boolean

/** A fact of the case, a field beside it or of the outer entry, or a field of another question. */
export type Reference = CaseReference | FieldReference

export interface CaseReference {
  readonly context: 'joint' | 'chapter' | 'debtor'
}

export type FieldReference =
  | { readonly field: string }
  | { readonly question: string; readonly field: string }

/** A comparison is true if true for one list entry or, with `sum`, for the sum of all entries. */
export interface AnswerReference {
  readonly question: string
  readonly path: readonly string[]
  readonly sum?: true
}

/** `holds` in `condition.ts` defines the meaning (spec: questionnaire#empty-comparison). */
export type Condition<Of = Reference> =
  | { readonly all: readonly Condition<Of>[] }
  | { readonly any: readonly Condition<Of>[] }
  | { readonly not: Condition<Of> }
  | { readonly of: Of; readonly is: '==' | '!=' | '>' | '<' | 'has'; readonly value: Scalar }
  | { readonly of: Of; readonly is: 'in' | 'not in'; readonly value: readonly Scalar[] }

/** A reason to ask for a document (spec: questionnaire#documents-asked). */
export interface AskedDocument {
  readonly key: string
  /** Stored with the request, so it is unique across all content versions. */
  readonly reason: string
  readonly asksFor: readonly string[]
  /** True if the condition is evaluated for each debtor. */
  readonly eachDebtor?: true
  readonly onlySuggests?: true
  readonly condition: Condition<CaseReference | AnswerReference>
  /** Full sentence about what the client answered. */
  readonly because: Text
  readonly becauseOfSpouse?: Text
  /** Full sentence about how many documents are needed. */
  readonly each?: Text
}
