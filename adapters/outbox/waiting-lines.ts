// Messages that wait for the same turn leave in the order in which they came.
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import type { Turn } from '#ports/limits.ts'
import { tables, type Tables } from './tables.generated.ts'

type Place = Pick<Tables['outbox'], 'waitsFor' | 'leavesAt'>

export const toLine = ({ limit, subject }: Turn): string => `${limit.name}|${subject}`

/** Two messages at the same moment never get the same place. */
export async function lockLines(tx: Tx, turns: readonly Turn[]): Promise<void> {
  const lines = [...new Set(turns.map(toLine))].toSorted()
  await sql`
    select pg_advisory_xact_lock(hashtextextended(line, 0))
    from unnest(${lines}::text[]) as line`.execute(tx)
}

/** Undefined for a message that was tried before or that no longer leaves. */
export function findUntried(tx: Tx, id: string): Promise<Place | undefined> {
  return tables(tx)
    .selectFrom('outbox')
    .select(['waitsFor', 'leavesAt'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where(sql<boolean>`coalesce(expires_at > portal_now(), true)`)
    .executeTakeFirst()
}

/** How many earlier messages wait. One whose job was lost does not count for more than an hour. */
export async function countAhead(tx: Tx, id: string, turn: Turn): Promise<number> {
  const { rows } = await sql<{ readonly ahead: number }>`
    select count(*)::int as ahead
    from outbox
    where state = 'waiting'
      and waits_for = ${toLine(turn)}
      and id < ${id}
      and leaves_at > portal_now() - interval '1 hour'`.execute(tx)
  return rows[0]?.ahead ?? 0
}

export async function savePlace(tx: Tx, id: string, place: Place): Promise<void> {
  await tables(tx).updateTable('outbox').set(place).where('id', '=', id).execute()
}
