import type { FieldOf, ListPart, Part, Target } from '../parts/parts.ts'

/** Why an answer is in no part of the petition. */
export const reasons = {
  conversation: 'The firm needs it to work with the client. No official form asks for it.',
  advice: 'The attorney weighs it when advising the client. No official form prints it.',
  urgent: 'The firm acts on it before filing. The forms take the same facts from other questions.',
  identity: 'It is compared with the ID at the meeting of creditors. No official form prints it.',
} as const

export type Reason = keyof typeof reasons

export interface NotMapped {
  readonly reason: Reason
}

/** The kinds of the entries that a question or each entry of its list becomes, by part. */
export type EntryKinds = Readonly<Partial<Record<ListPart | `${ListPart}@${string}`, string>>>

export type FieldMapping = Target | NotMapped | RecordMapping | ScopeMapping
export type FieldsMapping = Readonly<Record<string, FieldMapping>>

/** The questions of a record, which belong to the entry around them. */
export interface RecordMapping {
  readonly fields: FieldsMapping
}

/** A question, or a list whose entries become entries of the model. */
export interface ScopeMapping extends RecordMapping {
  readonly as: EntryKinds
}

/** Each question of a version of the content, by its name. */
export type ContentMapping = Readonly<Record<string, ScopeMapping>>

export function into(as: EntryKinds, fields: FieldsMapping): ScopeMapping {
  return { as, fields }
}

/** A question about the case, a debtor or a household as a whole. */
export function whole(fields: FieldsMapping): ScopeMapping {
  return { as: {}, fields }
}

export function record(fields: FieldsMapping): RecordMapping {
  return { fields }
}

/** Fields with the name that they have in the part. */
export function same<P extends Part>(part: P, ...names: ReadonlyArray<FieldOf<P>>): FieldsMapping {
  return Object.fromEntries(names.map((name) => [name, `${part}.${name}` as Target]))
}

export function none(reason: Reason, ...names: readonly string[]): FieldsMapping {
  return Object.fromEntries(names.map((name) => [name, { reason }]))
}

/** Maps yes-or-no answers that open a list or a question. */
export function gates(...names: readonly string[]): FieldsMapping {
  return Object.fromEntries(names.map((name) => [name, 'gates.says']))
}
