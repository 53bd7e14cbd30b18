import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export interface ClientCodeChange extends CaseOfFirm {
  /** Null if the case had none. */
  readonly seen: string | null
  readonly clientCode: string
}

/** Returns false if the case has another code than the one that was seen. A blank one is none. */
export async function replaceClientCode(
  tx: Tx,
  { caseId, firmId, seen, clientCode }: ClientCodeChange,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('legalCase')
    .set({ clientCode })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .where(sql<boolean>`coalesce(trim(client_code), '') = ${seen?.trim() ?? ''}`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
