// spec: limits#message-limits
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { problem } from '../../rules/problems.ts'
import { limitMessages } from './limit-messages.ts'

const app = openTestApp()
const message = {
  kind: 'login',
  firmId: '0199f0aa-0000-7000-8000-000000000000',
  recipients: [{ name: 'Rosa', addresses: ['rosa'] }],
} as const
const logged = vi.fn()
afterEach(async () => {
  await sql`alter table window_away rename to rate_window`.execute(app.owner.db)
  logged.mockClear()
})

test('an act that sent nothing keeps its result if its turns cannot be given back', async () => {
  const act = async () => {
    await breakLimits()
    return 'result'
  }
  expect(await limit(act, () => false)).toBe('result')
  expect(logged).toHaveBeenCalledOnce()
})

test('a refusal stays the same if its turns cannot be given back', async () => {
  const refusal = problem('notifications.not-found')
  const act = async () => {
    await breakLimits()
    throw refusal
  }
  await expect(limit(act)).rejects.toBe(refusal)
  expect(logged).toHaveBeenCalledOnce()
})

/** From now on no turn can be given back. */
const breakLimits = () => sql`alter table rate_window rename to window_away`.execute(app.owner.db)

function limit<Result>(act: () => Promise<Result>, isSent?: (result: Result) => boolean) {
  const log = { ...app.deps.log, error: logged }
  return limitMessages({ ...app.deps, log }, { language: 'en' }, message, act, isSent)
}
