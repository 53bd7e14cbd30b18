// spec: filing#conflicts
import { isLikelySame, toNameWords } from './conflicts.ts'

export type ConflictKind = 'person' | 'creditor' | 'client-owed'

export interface NamedInCase {
  readonly caseId: string
  readonly name: string
}

export interface Conflict {
  readonly kind: ConflictKind
  /** A debtor or creditor of the case. */
  readonly searched: string
  readonly found: string
  readonly otherCaseId: string
}

/** Names that are looked for among many. */
export interface SearchedNames {
  readonly debtors: ReadonlyMap<string, readonly string[]>
  readonly creditors: ReadonlyMap<string, readonly string[]>
}

export function toSearchedNames(
  debtors: readonly string[],
  creditors: readonly string[],
): SearchedNames {
  const toWords = (names: readonly string[]) =>
    new Map(names.map((name) => [name, toNameWords(name)]))
  return { debtors: toWords(debtors), creditors: toWords(creditors) }
}

/** People of other cases who are a debtor or a creditor of this one. */
export function findPeople(
  { debtors, creditors }: SearchedNames,
  others: readonly NamedInCase[],
): readonly Conflict[] {
  return [...findAmong('person', debtors, others), ...findAmong('client-owed', creditors, others)]
}

/** Creditors of other cases who are a debtor of this one. */
export function findCreditors(
  { debtors }: SearchedNames,
  others: readonly NamedInCase[],
): readonly Conflict[] {
  return findAmong('creditor', debtors, others)
}

function findAmong(
  kind: ConflictKind,
  searched: SearchedNames['debtors'],
  others: readonly NamedInCase[],
): readonly Conflict[] {
  const names = [...searched]
  const known = new Set(names.flatMap(([, words]) => words))
  return others.flatMap(({ caseId: otherCaseId, name: found }) => {
    const words = toNameWords(found)
    if (!words.some((word) => known.has(word))) return []
    return names
      .filter(([, own]) => isLikelySame(own, words))
      .map(([name]) => ({ kind, searched: name, found, otherCaseId }))
  })
}
