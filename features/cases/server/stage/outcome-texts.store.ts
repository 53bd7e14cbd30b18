import { saveVersion } from '#lib/save-version.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { OutcomeTexts } from '../../rules/status/outcome-texts.ts'
import type { Outcome, StoredOutcome } from '../../rules/status/outcomes.ts'
import { tables } from '../tables.generated.ts'

export interface OutcomeTextRow {
  readonly firmId: string
  readonly outcome: Outcome
  /** Null for the words of the product. */
  readonly texts: OutcomeTexts | null
  readonly version: number
}

/** Omits outcomes whose words were never changed. */
export async function listOutcomeTexts(
  db: Db,
  firmIds: readonly string[],
): Promise<readonly OutcomeTextRow[]> {
  if (firmIds.length === 0) return []
  const rows = await tables(db)
    .selectFrom('outcomeText')
    .selectAll()
    .where('firmId', 'in', firmIds)
    .execute()
  return rows.map((row) => ({ ...row, texts: row.texts as OutcomeTexts | null }))
}

/** The words of a firm, if it has own ones. */
export async function findOwnTexts(
  db: Db,
  firmId: string,
  outcome: StoredOutcome | null,
): Promise<OutcomeTexts | undefined> {
  if (outcome === null || outcome === 'unknown') return undefined
  const rows = await listOutcomeTexts(db, [firmId])
  return rows.find((row) => row.outcome === outcome)?.texts ?? undefined
}

/** Returns false if the version is not the current one. Words without a row have version 0. */
export async function saveOutcomeTexts(
  tx: FirmTx,
  { firmId, outcome, texts, version }: OutcomeTextRow,
): Promise<boolean> {
  const values = { texts: texts && JSON.stringify(texts), version: version + 1 }
  return saveVersion(version, {
    update: () =>
      tables(tx)
        .updateTable('outcomeText')
        .set(values)
        .where('firmId', '=', firmId)
        .where('outcome', '=', outcome)
        .where('version', '=', version)
        .executeTakeFirst(),
    insert: () =>
      tables(tx)
        .insertInto('outcomeText')
        .values({ firmId, outcome, ...values })
        .onConflict((conflict) => conflict.columns(['firmId', 'outcome']).doNothing())
        .executeTakeFirst(),
  })
}
