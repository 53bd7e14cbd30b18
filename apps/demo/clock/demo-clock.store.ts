import { sql } from 'kysely'
import { roles } from '#adapters/database/roles.ts'
import { lockShape } from '#adapters/database/shape-lock.ts'
import type { Database, Db } from '#ports/database.ts'

const clockChannel = 'rehearsal_clock'

export interface ClockOffset {
  readonly ms: number
  readonly version: number
}

export async function installDemoClock(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await lockShape(tx)
    await sql
      .raw(`
        create table if not exists rehearsal_clock (
          id smallint primary key default 1 check (id = 1),
          offset_ms bigint not null,
          version bigint not null
        );
        insert into rehearsal_clock (offset_ms, version)
        values (0, 0)
        on conflict do nothing;
        grant select on rehearsal_clock to ${Object.values(roles).join(', ')};
        grant update on rehearsal_clock to ${roles.portal};
        create or replace function portal_now()
        returns timestamptz
        language sql
        stable
        as 'select now() + (select offset_ms from rehearsal_clock) * interval ''1 millisecond''';`)
      .execute(tx)
  })
}

export async function readOffset(db: Db): Promise<ClockOffset> {
  const { rows } = await sql<ClockOffset>`
    select offset_ms as ms, version
    from rehearsal_clock`.execute(db)
  if (rows[0] === undefined) throw new Error('The demo clock is not installed in this database')
  return rows[0]
}

export async function moveOffset(database: Database, byMs: number): Promise<ClockOffset> {
  return database.transact(async (tx) => {
    const { rows } = await sql<ClockOffset>`
      update rehearsal_clock
      set offset_ms = offset_ms + ${byMs}, version = version + 1
      returning offset_ms as ms, version`.execute(tx)
    if (rows[0] === undefined) throw new Error('The demo clock is not installed in this database')
    await database.notify(tx, clockChannel, JSON.stringify(rows[0]))
    return rows[0]
  })
}

/** Follows every move and reads the offset again after a gap. Returns the stop function. */
export async function followOffset(
  database: Database,
  onOffset: (offset: ClockOffset) => void,
): Promise<() => Promise<void>> {
  const readAgain = () => void readOffset(database.db).then(onOffset, () => {})
  return database.listen(
    clockChannel,
    (payload) => onOffset(JSON.parse(payload) as ClockOffset),
    readAgain,
  )
}
