import { sql } from 'kysely'
import type { Database } from '#ports/database.ts'
import { lockShape } from './shape-lock.ts'

/** Runs at every start without the demo, so that no database keeps the demo's moved clock. */
export async function removeDemoClock(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await lockShape(tx)
    const { rows } = await sql<{
      isInstalled: boolean
    }>`select to_regclass('rehearsal_clock') is not null as "isInstalled"`.execute(tx)
    if (rows[0]?.isInstalled !== true) return
    await sql
      .raw(`
      create or replace function portal_now() returns timestamptz language sql stable as 'select now()';
      drop table rehearsal_clock;
    `)
      .execute(tx)
  })
}
