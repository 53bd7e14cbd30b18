import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import type { Db } from '#ports/database.ts'

/** Something in a case that entries of the audit name by its ID. */
export interface NamedPart {
  readonly id: string
  /** Null if the entry says it all. */
  readonly name: string | null
}

/** The ID of a line of the list before filing, which an entry names by its key. */
export const lineId = (line: string): string => `line ${line}`

/** A feature lists its parts of a case, such as documents. */
export type ListNamedParts = (
  db: Db,
  legalCase: CaseOfFirm,
  language: Language,
) => Promise<readonly NamedPart[]>
