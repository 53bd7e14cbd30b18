// Makes two operations concurrent by holding a lock for which the other waits.
import { sql, type RawBuilder } from 'kysely'
import { expect, vi } from 'vitest'
import type { TestApp } from '#testing/test-app.ts'

/** Runs a statement in a transaction that stays open until `letGo` is called or the work ends. */
export async function holding<Answer>(
  app: TestApp,
  statement: RawBuilder<unknown>,
  work: (letGo: () => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = app.deps.database.transact(async (tx) => {
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

/** Waits until this many statements wait for a lock, or `isOver` returns true. */
export async function untilWaiting(
  app: TestApp,
  count: number,
  isOver = () => false,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await app.countWaiting()
      expect(waiting >= count || isOver()).toBe(true)
    },
    { timeout: 10_000 },
  )
}

/**
 * Starts a decision of the firm, lets the client's operation wait for it, and then commits the
 * decision.
 */
export function decidedMeanwhile<Answer>(
  app: TestApp,
  documentId: string,
  status: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  return holding(
    app,
    sql`update document set status = ${status}, decided_at = portal_now() where id = ${documentId}`,
    async (letGo) => {
      const answer = act()
      await untilWaiting(app, 1)
      await letGo()
      return answer
    },
  )
}
