// Several tabs of one browser share one session.
import { expect, test } from 'vitest'
import { arriveAt, logIn, logOut, person } from './test-people.ts'
import {
  deactivation,
  formsOf,
  leaveAlone,
  reason,
  staySignedIn,
  stillThere,
  storageOf,
  timedOut,
} from './test-session.ts'
import { openStage, phone } from './test-stage.ts'

const stage = openStage()

test('signing in in one tab signs in the others; signing off in one clears all', async () => {
  const one = await stage.openBrowser(phone)
  const other = await one.context().newPage()
  await one.goto('/login')
  await other.goto('/dashboard/lawfirminformation')
  await arriveAt(other, 'Welcome Back')
  await logIn(stage, one, person('rosa'))
  await arriveAt(other, 'Law Firm Information')
  expect(new URL(other.url()).pathname).toBe('/dashboard/lawfirminformation')

  await other.goto('/dashboard/caseinformation')
  await other.getByRole('button', { name: 'Deactivate Case' }).click()
  await deactivation(other).getByLabel('Reason').fill(reason)
  await expect.poll(async () => (await formsOf(other)).length).toBe(1)
  await logOut(one)
  await arriveAt(other, 'Welcome Back')
  expect([await storageOf(other), await formsOf(other)]).toEqual([[], []])
})

test('all tabs ask, all end, keep their typed text, and continue after a login in one of them', async () => {
  const one = await stage.openBrowser(phone)
  await one.clock.install()
  const other = await one.context().newPage()
  await one.goto('/login')
  await logIn(stage, one, person('rosa'))
  await other.goto('/dashboard/caseinformation')
  await other.getByRole('button', { name: 'Deactivate Case' }).click()
  await deactivation(other).getByLabel('Reason').fill(reason)

  await leaveAlone(stage, one, 13)
  await Promise.all([stillThere(one).waitFor(), stillThere(other).waitFor()])
  await staySignedIn(one)
  await stillThere(other).waitFor({ state: 'detached' })
  await leaveAlone(stage, one, 15)
  await Promise.all([timedOut(one).waitFor(), timedOut(other).waitFor()])
  await expect.poll(async () => (await formsOf(other)).length).toBe(1)

  await timedOut(one).getByRole('button', { name: 'Continue' }).click()
  await logIn(stage, one, person('rosa'))
  await deactivation(other).waitFor()
  expect(new URL(other.url()).pathname).toBe('/dashboard/caseinformation')
  expect(await deactivation(other).getByLabel('Reason').inputValue()).toBe(reason)
})
