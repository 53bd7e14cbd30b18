// The parameters of a piece of news: who acted on what.
import type { Language } from '#kit/language.ts'

/** One text when a person wrote it, one for each language when it is ours. */
export type NewsName = string | Readonly<Record<Language, string>>

export interface NewsSubject {
  readonly id: string
  /** Left out where no sentence of the kind uses it. */
  readonly name?: NewsName
}

/** Stored as JSON. Names are those of the moment of writing, and only names that the recipient may see. */
export interface NewsParams {
  /** The people who acted, each once. */
  readonly actors?: readonly NewsSubject[]
  /** What it is about, each once: their number is the count in the sentence. */
  readonly objects?: readonly NewsSubject[]
  /** Other values of the sentence, for example a calendar day. */
  readonly values?: Readonly<Record<string, string>>
}
