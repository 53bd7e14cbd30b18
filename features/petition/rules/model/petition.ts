import type { Chapter } from '#features/questionnaire/rules/content/content.ts'
import type { Json } from '#features/questionnaire/rules/content/model.ts'
import type { FormPlace } from '#features/questionnaire/rules/forms/marks.ts'
import type { Reason } from '../mapping/mapping.ts'
import type { FieldOf, Part, Parts } from '../parts/parts.ts'
import type { Provenance, ValueTypes } from '../values/value.ts'

/** Values by field. A field without an answer is absent. */
export type Fields<P extends Part> = {
  readonly [F in FieldOf<P>]?: Parts[P]['fields'][F] extends keyof ValueTypes
    ? ValueTypes[Parts[P]['fields'][F]]
    : never
}

export interface Entry<P extends Part> {
  /**
   * Question and pointer of the list entry of the client. Entries of several parts that come from
   * one list entry share it: a claim, its codebtor and the person to be notified of it.
   */
  readonly id: string
  /** What the mapping says that it is: 'vehicle' of property, 'secured' of claims. */
  readonly kind: string
  /** Of the question, if it has one answer for each debtor. */
  readonly debtor: 1 | 2 | null
  /** ID of the entry around it: of a loan, that of the property that secures it. */
  readonly of?: string
  readonly fields: Fields<P>
}

export interface QuestionFacts {
  readonly name: string
  readonly debtor: 1 | 2 | null
  readonly isAsked: boolean
  /** True if its answer, or that it has none, can be relied on. */
  readonly isSettled: boolean
  readonly wantsHelp: boolean
  /** All lines that an answer may lead to. */
  readonly lines: readonly FormPlace[]
}

/** Why an answer of this case is in no part, although its question has a place in the mapping. */
export type ReasonOfCase =
  | 'notAsked'
  | 'notShown'
  /** The version of the content does not have the field any more. */
  | 'noField'
  /** The value does not fit its field. */
  | 'unreadable'

export interface UnmappedAnswer {
  readonly source: Provenance
  readonly value: Json
  readonly reason: Reason | ReasonOfCase
}

/** A case as data. The only source of lines, checks, exports and filled forms. */
export interface Petition {
  readonly contentVersion: number
  /** Null while it is not known. */
  readonly chapter: Chapter | null
  readonly isJoint: boolean
  readonly parts: { readonly [P in Part]: ReadonlyArray<Entry<P>> }
  /** By key, in the order of the content. */
  readonly questions: ReadonlyMap<string, QuestionFacts>
  readonly unmapped: readonly UnmappedAnswer[]
}
