// What the compiler makes of the content's source: plain data, checked once, the same for every case. Screens and server work from models made of it.

/** Words in both languages. */
export interface Text {
  readonly en: string
  readonly es: string
}

export type Chapter = 7 | 13

/** Who answers: one for the case; one for each debtor; also a spouse who does not file but lives there; debtor 2 alone (decisions B7). */
export type Who = 'household' | 'each' | 'eachOrSpouse' | 'debtor2'

export interface Content {
  readonly version: number
  readonly sections: readonly ContentSection[]
  /** In the order of the source. */
  readonly documents: readonly AskedDocument[]
}

export interface ContentSection {
  readonly systemName: string
  readonly order: number
  readonly name: Text
  readonly description: Text
  /** For a typical client. */
  readonly minutes: number
  readonly groups: readonly ContentGroup[]
}

export interface ContentGroup {
  readonly key: string
  readonly name: Text
  /** At most 29 characters, for a card; left out where the description is as short. */
  readonly summary?: Text
  readonly description: Text
  readonly condition?: Condition
  readonly questions: readonly ContentQuestion[]
}

export interface ContentQuestion {
  /** Unique over the whole content. */
  readonly key: string
  readonly name: Text
  readonly summary: Text
  readonly description: Text
  readonly who: Who
  readonly condition?: Condition
  /** Only in these chapters; shown while the chapter is not known. */
  readonly chapters?: readonly Chapter[]
  readonly fields: readonly ContentField[]
  /** Keys of documents that the answers may ask for. */
  readonly documents?: readonly string[]
}

/** The kinds of the source, and `group`: a block of fields under one key, such as an address. */
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
  /** At most 29 characters: the title. */
  readonly label: Text
  /** The whole question, above the control. */
  readonly ask?: Text
  readonly help?: Text
  readonly required?: true
  /** Said instead of 'X is required'. */
  readonly requiredMessage?: Text
  readonly condition?: Condition
  readonly options?: readonly Option[]
  /** Of checkboxes: the one value that clears the others. */
  readonly exclusive?: string
  /** Letters of a text; of a number or year the least and most. */
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number | 'thisYear' | 'thisYear+1'
  /** Digits of `digits`, `zip`, `ssn` …: exactly so many. */
  readonly length?: number
  /** Of a date or month: not after this. Left out where the label speaks of something to come. */
  readonly latest?: 'today' | 'today-18y'
  readonly default?: string
  /** It is read off a paper, so it is not offered as a guess. */
  readonly exact?: true
  readonly readOnly?: true
  /** In the form of a list entry it is shown with the required fields, not below "More details". */
  readonly first?: true
  /** Of a Yes or No: a line to tick in "Is any of this true?". */
  readonly flag?: true
  /** Kept apart and shown to its debtor alone, or to nobody (decisions B5). */
  readonly sensitive?: true
  /** Of arrays and nested: what one entry is called: 'vehicle'. */
  readonly item?: Text
  /** Of arrays: exactly these rows, none added or removed. */
  readonly fixed?: number
  /** Of arrays: at most so many entries. */
  readonly most?: number
  /** Of a number: so many digits after the point at most; any when left out. */
  readonly decimals?: number
  /** Of money: it asks about this year (0), the last one (1) or the one before (2); the screen says which that is. */
  readonly yearsAgo?: number
  /** Of money in a table of months: a cost, taken off the sum of its month. */
  readonly cost?: true
  /** Of money: the list beside it and the amount in each entry that it adds up. */
  readonly sumOf?: readonly [list: string, amount: string]
  /** Of groups and arrays. */
  readonly fields?: readonly ContentField[]
  /** Of nested. */
  readonly sub?: readonly ContentQuestion[]
}

export interface Option {
  readonly value: string
  readonly label: Text
  /** A case with one debtor does not offer it. */
  readonly jointOnly?: true
  /** What a case with one debtor reads instead. */
  readonly single?: Text
  /** What debtor 2 reads instead, where two file together: 'me' is whoever reads. */
  readonly second?: Text
}

export type Scalar = string | number | boolean

/** What a condition looks at: the case, a field beside it (or of the entry around it), or a field of another question. */
export type Reference = CaseReference | FieldReference

export interface CaseReference {
  readonly context: 'joint' | 'chapter' | 'debtor'
}

export type FieldReference =
  | { readonly field: string }
  | { readonly question: string; readonly field: string }

/** A field of any question, down through its lists and records: the comparison holds when it holds of one of the entries, or of their sum. */
export interface AnswerReference {
  readonly question: string
  readonly path: readonly string[]
  readonly sum?: true
}

/** A comparison with something absent or empty is false, `!=` and `not in` included; `not` turns the whole around (decisions B2.3). */
export type Condition<Of = Reference> =
  | { readonly all: readonly Condition<Of>[] }
  | { readonly any: readonly Condition<Of>[] }
  | { readonly not: Condition<Of> }
  | { readonly of: Of; readonly is: '==' | '!=' | '>' | '<' | 'has'; readonly value: Scalar }
  | { readonly of: Of; readonly is: 'in' | 'not in'; readonly value: readonly Scalar[] }

/** A reason to ask for a document because of what was answered (decisions B8.1). Several may ask for the same. */
export interface AskedDocument {
  /** As questions name it in their `documents`. */
  readonly key: string
  /** Tells this reason from all others, in every version of the content: it is kept with what was asked for. */
  readonly reason: string
  /** Keys of the list of requested documents. */
  readonly asksFor: readonly string[]
  /** Judged for each debtor alone. */
  readonly eachDebtor?: true
  /** It is never required because of this. */
  readonly onlySuggests?: true
  readonly condition: Condition<CaseReference | AnswerReference>
  /** What the client has said, in a whole sentence. */
  readonly because: Text
  /** Said instead when it is true of a spouse who does not file. */
  readonly becauseOfSpouse?: Text
  /** How many are asked for, in a whole sentence. */
  readonly each?: Text
}
