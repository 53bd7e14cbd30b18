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
  | 'text' | 'textarea' | 'email'
  | 'yn' | 'ynh' | 'radio' | 'select' | 'state' | 'checkboxes' | 'checkbox'
  | 'date' | 'month' | 'year'
  | 'currency' | 'number' | 'percent'
  | 'phone' | 'zip' | 'digits' | 'ein'
  | 'ssn' | 'itin'
  | 'info' | 'group' | 'array' | 'nested'

export interface ContentField {
  readonly key: string
  readonly kind: FieldKind
  /** At most 29 characters: the title. */
  readonly label: Text
  /** The whole question, above the control. */
  readonly ask?: Text
  readonly help?: Text
  readonly required?: true
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
  readonly readOnly?: true
  /** Kept apart and shown to its debtor alone, or to nobody (decisions B5). */
  readonly sensitive?: true
  /** Of arrays and nested: what one entry is called: 'vehicle'. */
  readonly item?: Text
  /** Of arrays: exactly these rows, none added or removed. */
  readonly fixed?: number
  /** Of groups and arrays. */
  readonly fields?: readonly ContentField[]
  /** Of nested. */
  readonly sub?: readonly ContentQuestion[]
}

export interface Option {
  readonly value: string
  readonly label: Text
  /** What a case with one debtor reads instead. */
  readonly single?: Text
}

export type Scalar = string | number | boolean

/** What a condition looks at: the case, a field beside it (or of the entry around it), or a field of another question. */
export type Reference =
  | { readonly context: 'joint' | 'chapter' | 'debtor' }
  | { readonly field: string }
  | { readonly question: string; readonly field: string }

/** A comparison with something absent or empty is false, `!=` and `not in` included; `not` turns the whole around (decisions B2.3). */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly of: Reference; readonly is: '==' | '!=' | '>' | '<' | 'has'; readonly value: Scalar }
  | { readonly of: Reference; readonly is: 'in' | 'not in'; readonly value: readonly Scalar[] }
