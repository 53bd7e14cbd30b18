import type { ValueType } from '../values/value.ts'

/** Of how many entries a part consists. `answer`: an entry for each answer. */
export type PartOf = 'case' | 'debtor' | 'household' | 'list' | 'answer'

export type PartFields = Readonly<Record<string, ValueType>>

export interface PartTable<Of extends PartOf, Fields extends PartFields> {
  readonly of: Of
  readonly fields: Fields
}

const table =
  <Of extends PartOf>(of: Of) =>
  <const Fields extends PartFields>(fields: Fields): PartTable<Of, Fields> => ({ of, fields })

export const oncePerCase = table('case')
export const oncePerDebtor = table('debtor')
export const oncePerHousehold = table('household')
export const list = table('list')
export const perAnswer = table('answer')
