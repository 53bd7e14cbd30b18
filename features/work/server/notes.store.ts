// The portal's role cannot read these rows (spec: workspace#notes).
import { sql, type Selectable } from 'kysely'
import { firmKeyOf, type SealingFirm } from '#features/firm/server/keys/sealed-text.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { maxNotes } from '../rules/work.ts'
import { tables, type Tables } from './tables.generated.ts'

export type NoteRow = Selectable<Tables['caseNote']> & Pick<SealingFirm, 'firmKey'>

export interface NoteKey {
  readonly firmId: string
  readonly noteId: string
}

/** Newest first. */
export async function listNotes(
  db: Db,
  { firmId, caseId }: CaseOfFirm,
): Promise<readonly NoteRow[]> {
  return tables(db)
    .selectFrom('caseNote')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxNotes)
    .execute()
}

/** For a case that was created twice. */
export async function moveNotes(
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
  toCaseId: string,
): Promise<void> {
  await tables(tx)
    .updateTable('caseNote')
    .set({ caseId: toCaseId })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export async function findNote(db: Db, { firmId, noteId }: NoteKey): Promise<NoteRow | undefined> {
  return tables(db)
    .selectFrom('caseNote')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('id', '=', noteId)
    .executeTakeFirst()
}

/** With the key that seals the next one. */
export async function countNotes(
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
): Promise<{ readonly notes: number } & Pick<SealingFirm, 'firmKey'>> {
  return tables(tx)
    .selectFrom('caseNote')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
}

/** Returns false if the ID is taken. */
export async function insertNote(
  tx: FirmTx,
  note: Pick<NoteRow, 'firmId' | 'id' | 'caseId' | 'authorId' | 'textSealed'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('caseNote')
    .values(note)
    .onConflict((conflict) => conflict.columns(['firmId', 'id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false if the version is not the current one. */
export async function updateNote(
  tx: FirmTx,
  { firmId, noteId }: NoteKey,
  version: number,
  textSealed: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('caseNote')
    .set({ text: null, textSealed, version: version + 1, changedAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('id', '=', noteId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteNote(tx: FirmTx, { firmId, noteId }: NoteKey): Promise<void> {
  await tables(tx)
    .deleteFrom('caseNote')
    .where('firmId', '=', firmId)
    .where('id', '=', noteId)
    .execute()
}
