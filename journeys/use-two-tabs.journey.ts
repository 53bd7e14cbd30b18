// Several tabs of one browser share one session.
import { expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, logIn, logOut, person } from './test-people.ts'
import {
  deactivation,
  readForms,
  leaveAlone,
  reason,
  staySignedIn,
  stillThere,
  readStorage,
  timedOut,
} from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

test('a login in one tab signs in the other tab, and signing off in one tab clears both', async () => {
  const firstTab = await stage.openBrowser(phone)
  const secondTab = await firstTab.context().newPage()
  await firstTab.goto('/login')
  await secondTab.goto('/dashboard/lawfirminformation')
  await arriveAt(secondTab, 'Welcome Back')
  await logIn(stage, firstTab, person('rosa'))
  await arriveAt(secondTab, 'Law Firm Information')
  expect(new URL(secondTab.url()).pathname).toBe('/dashboard/lawfirminformation')

  await secondTab.goto('/dashboard/caseinformation')
  await secondTab.getByRole('button', { name: 'Deactivate Case' }).click()
  await deactivation(secondTab).getByLabel('Reason').fill(reason)
  await expect.poll(async () => (await readForms(secondTab)).length).toBe(1)
  await logOut(firstTab)
  await arriveAt(secondTab, 'Welcome Back')
  expect([await readStorage(secondTab), await readForms(secondTab)]).toEqual([[], []])
})

test('all tabs ask and time out together, keep the typed text, and continue after a login in one of them', async () => {
  const firstTab = await stage.openBrowser(phone)
  await firstTab.clock.install()
  const secondTab = await firstTab.context().newPage()
  await enter(stage, firstTab, person('rosa'), '/login')
  await secondTab.goto('/dashboard/caseinformation')
  await secondTab.getByRole('button', { name: 'Deactivate Case' }).click()
  await deactivation(secondTab).getByLabel('Reason').fill(reason)

  await leaveAlone(stage, firstTab, 13)
  await Promise.all([stillThere(firstTab).waitFor(), stillThere(secondTab).waitFor()])
  await staySignedIn(firstTab)
  await stillThere(secondTab).waitFor({ state: 'detached' })
  await leaveAlone(stage, firstTab, 15)
  await Promise.all([timedOut(firstTab).waitFor(), timedOut(secondTab).waitFor()])
  await expect.poll(async () => (await readForms(secondTab)).length).toBe(1)

  await timedOut(firstTab).getByRole('button', { name: 'Continue' }).click()
  await logIn(stage, firstTab, person('rosa'))
  await deactivation(secondTab).waitFor()
  expect(new URL(secondTab.url()).pathname).toBe('/dashboard/caseinformation')
  expect(await deactivation(secondTab).getByLabel('Reason').inputValue()).toBe(reason)
})
