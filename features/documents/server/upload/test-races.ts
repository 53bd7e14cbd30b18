// Makes two things happen at the same moment, without hoping for it: one holds what the other then waits for.
import { sql, type RawBuilder } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestHouse } from '#apps/server/testing/test-app.ts'

/** Runs a statement in a transaction that stays open until `letGo` is called, or the work is over. */
export async function holding<Answer>(
  house: TestHouse,
  statement: RawBuilder<unknown>,
  work: (letGo: () => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = house.world.database.transact(async (tx) => {
    await statement.execute(tx)
    isHeld.resolve()
    await mayEnd.promise
  })
  const letGo = () => {
    mayEnd.resolve()
    return held
  }
  try {
    await isHeld.promise
    return await work(letGo)
  } finally {
    await letGo()
  }
}

/** Waits until so many statements wait for a lock, or `isOver` says that they will not. */
export async function untilWaiting(
  house: TestHouse,
  count: number,
  isOver = () => false,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          house.world.database.db,
        )
      expect(rows.length >= count || isOver()).toBe(true)
    },
    { timeout: 10_000 },
  )
}

/** A decision of the firm is made first and kept last: what a client does with the document has begun meanwhile, and waits. */
export function decidedMeanwhile<Answer>(
  house: TestHouse,
  documentId: string,
  status: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  return holding(
    house,
    sql`update document set status = ${status}, decided_at = portal_now() where id = ${documentId}`,
    async (letGo) => {
      const answer = act()
      await untilWaiting(house, 1)
      await letGo()
      return answer
    },
  )
}
