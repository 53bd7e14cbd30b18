// The database's side of the rehearsal clock: portal_now() with an offset that can be moved. Tests and demo only.
import { sql } from 'kysely'
import type { Database, Db } from '#ports/database.ts'
import { lockShape } from '../../../adapters/database/shape-lock.ts'

const clockChannel = 'rehearsal_clock'

/** How far the rehearsal is ahead; of two readings the one with the higher version is the newer. */
export interface ClockOffset {
  readonly ms: number
  readonly version: number
}

/** Redefines portal_now(). Needs the first migration; doing it again changes nothing. */
export async function installRehearsalClock(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await lockShape(tx)
    if (await isInstalled(tx)) return
    await sql
      .raw(`
      create table rehearsal_clock (id smallint primary key default 1 check (id = 1), offset_ms bigint not null, version bigint not null);
      insert into rehearsal_clock (offset_ms, version) values (0, 0);
      create or replace function portal_now() returns timestamptz language sql stable as
        'select now() + (select offset_ms from rehearsal_clock) * interval ''1 millisecond''';
    `)
      .execute(tx)
  })
}

/** Makes portal_now() the true time again. For every start without a rehearsal, so that no database keeps a moved clock. */
export async function removeRehearsalClock(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await lockShape(tx)
    if (!(await isInstalled(tx))) return
    await sql
      .raw(`
      create or replace function portal_now() returns timestamptz language sql stable as 'select now()';
      drop table rehearsal_clock;
    `)
      .execute(tx)
  })
}

export async function readOffset(db: Db): Promise<ClockOffset> {
  const { rows } =
    await sql<ClockOffset>`select offset_ms as ms, version from rehearsal_clock`.execute(db)
  if (rows[0] === undefined)
    throw new Error('The rehearsal clock is not installed in this database')
  return rows[0]
}

/** Moves the clock of the database and tells every process. */
export async function moveOffset(database: Database, byMs: number): Promise<ClockOffset> {
  return database.transact(async (tx) => {
    const { rows } = await sql<ClockOffset>`
      update rehearsal_clock set offset_ms = offset_ms + ${byMs}, version = version + 1 returning offset_ms as ms, version`.execute(
      tx,
    )
    if (rows[0] === undefined)
      throw new Error('The rehearsal clock is not installed in this database')
    await database.notify(tx, clockChannel, JSON.stringify(rows[0]))
    return rows[0]
  })
}

/** Hears every move, and reads again after a gap. Answers a stop. */
export async function followOffset(
  database: Database,
  hear: (offset: ClockOffset) => void,
): Promise<() => Promise<void>> {
  const readAgain = () => void readOffset(database.db).then(hear, () => {})
  return database.listen(
    clockChannel,
    (payload) => hear(JSON.parse(payload) as ClockOffset),
    readAgain,
  )
}

async function isInstalled(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('rehearsal_clock') is not null as found`.execute(db)
  return rows[0]?.found === true
}
