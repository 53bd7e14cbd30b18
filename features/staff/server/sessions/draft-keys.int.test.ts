// spec: staff#tab-drafts
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { createPerson, minute } from '../test-staff.ts'
import { refreshSession } from './refresh-session.ts'

const app = openTestApp()

test('the keys of drafts belong to one person', async () => {
  const sessions = [await createPerson(app), await createPerson(app)].map(
    ({ browser }) => browser.session,
  )
  const keys = sessions.flatMap((session) => [session?.mirrorKey, ...(session?.unsentKeys ?? [])])
  expect(keys.map((key) => Buffer.from(key ?? '', 'base64url').length)).toEqual(Array(18).fill(32))
  expect(new Set(keys).size).toBe(18)
})

test('the keys of drafts are those of today and of seven days before', async () => {
  const day = 24 * 60 * minute
  await app.clock.moveBy(day - (app.clock.now().getTime() % day) - 10 * minute)
  const { browser } = await createPerson(app)
  const { mirrorKey, unsentKeys = [] } = browser.session ?? {}
  await app.clock.moveBy(20 * minute)
  const nextDay = await refreshSession(app.deps, browser.source, browser.setCookie)
  expect(nextDay?.mirrorKey).toBe(mirrorKey)
  expect(nextDay?.unsentKeys.slice(1)).toEqual(unsentKeys.slice(0, 7))
  expect(unsentKeys).not.toContain(nextDay?.unsentKeys[0])
})
