import type { FilingLineKind } from '#ui/graphql/enums.generated.ts'
import type { FirmLine } from '../../rules/lines.ts'
import type { FilingListPartsFragment } from './filing-list.operations.ts'

export const lineKinds = [
  'DOCUMENTS',
  'INTAKE',
  'WARNINGS',
  'IDENTITY',
  'COUNSELING',
  'FEES',
  'SIGNED',
  'CONFLICTS',
] as const satisfies readonly FilingLineKind[]

export type LineKind = (typeof lineKinds)[number]

export interface ListDraft {
  readonly necessary: readonly LineKind[]
  readonly own: readonly FirmLine[]
}

export function toDraft({ optional, own }: FilingListPartsFragment): ListDraft {
  return {
    necessary: lineKinds.filter((kind) => !optional.includes(kind)),
    own: own.map(({ key, name, isNecessary }) => ({ key, name, isNecessary })),
  }
}

export function toInput({ necessary, own }: ListDraft) {
  return { optional: lineKinds.filter((kind) => !necessary.includes(kind)), own }
}

export function replaceLine(own: readonly FirmLine[], changed: FirmLine): readonly FirmLine[] {
  return own.map((line) => (line.key === changed.key ? changed : line))
}
