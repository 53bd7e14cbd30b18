import { findStatementsWithoutFirm } from './firm-conditions.ts'
import { findForeignTables } from './foreign-tables.ts'

export interface SentStatement {
  readonly text: string
  /** Path of the file that sends it. */
  readonly sender: string
}

/** The test files of a process send mostly the same statements, and parsing is slow. */
const known = new Map<string, readonly string[]>()

/** Requires `loadParser` of foreign-tables.ts. */
export function findFaults({ text, sender }: SentStatement): readonly string[] {
  const key = `${sender} ${text}`
  const faults = known.get(key) ?? [
    ...findForeignTables(text, sender),
    ...findStatementsWithoutFirm(text, sender),
  ]
  known.set(key, faults)
  return faults
}
