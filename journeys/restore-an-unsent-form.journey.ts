// A client leaves an unfinished form, is warned and signed out. The form returns after the next
// login. In the meantime, its data cannot be read.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoData, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import {
  arriveAt,
  enterCode,
  expectFocus,
  fillLogIn,
  logIn,
  logOut,
  person,
} from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import {
  beginToDeactivate,
  deactivation,
  expectNothingReadable,
  readForms,
  hold,
  leaveAlone,
  reason,
  staySignedIn,
  stillThere,
  readStorage,
  timedOut,
} from './test-session.ts'
import { phone, phoneFirst } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const minutes = 60_000
const newPassword = 'Blue-lantern-42'

const stage = openStage()

describe.each(phoneFirst)('an idle client at $width px', (size) => {
  test('gets back the typed reason after a timeout and a reload, but not after logging out', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('amir'), '/login')
    await beginToDeactivate(page)

    // Reloads the page before the form is finished.
    await expect.poll(async () => (await readForms(page)).length).toBe(1)
    await expectNothingReadable(page)
    await page.reload()
    await expect.poll(() => deactivation(page).getByLabel('Reason').inputValue()).toBe(reason)
    await deactivation(page).getByLabel('Reason').fill(`${reason} Call me.`)

    await leaveAlone(stage, page, 13)
    await stillThere(page).waitFor()
    await checkAtBothSizes(page, '80-still-there-above-a-form')
    await staySignedIn(page)
    await leaveAlone(stage, page, 12)
    expect(await stillThere(page).count()).toBe(0)
    expect(await deactivation(page).getByLabel('Reason').inputValue()).toBe(`${reason} Call me.`)

    await leaveAlone(stage, page, 3)
    await timedOut(page).waitFor()
    await expectFocus(timedOut(page).getByRole('heading'))
    expect(
      await page.getByText('Northgate').count(),
      'nothing of the person is left on the screen',
    ).toBe(0)
    await expect
      .poll(async () =>
        (await readStorage(page)).map(([name]) => name.replace(/\.[\w-]{36}$/, '')).toSorted(),
      )
      .toEqual(['daybreak.origin', 'daybreak.unsent-mark', 'daybreak.unsent-writers'])
    expect((await readForms(page)).length).toBe(1)
    await expectNothingReadable(page)
    await checkAtBothSizes(page, '81-timed-out-above-nothing')

    const loaded = page.waitForEvent('load')
    await timedOut(page).getByRole('button', { name: 'Continue' }).click()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/login')
    await logIn(stage, page, person('amir'))
    expect(new URL(page.url()).pathname).toBe('/dashboard/caseinformation')
    await deactivation(page).waitFor()
    expect(await deactivation(page).getByLabel('Reason').inputValue()).toBe(`${reason} Call me.`)
    await checkAtBothSizes(page, '82-still-there-after-logging-in')
    await page
      .getByRole('main', { includeHidden: true })
      .getByText('Northgate Legal Group')
      .waitFor({ state: 'attached' })

    await deactivation(page).getByRole('button', { name: 'Cancel' }).click()
    await deactivation(page).waitFor({ state: 'detached' })
    expect(await readForms(page)).toEqual([])
    await logOut(page)
    expect(await readStorage(page)).toEqual([])
    await page.goBack()
    await arriveAt(page, 'Welcome Back')
    expect(
      (await readStorage(page)).filter(([name]) => name.startsWith('daybreak.mirror.')),
    ).toEqual([])
  })

  test('gets back the details of an account creation after logging in', async () => {
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await comeToTheDetails(stage, page)
    await page.getByLabel('Middle Name').fill('Marigold')
    await leaveAlone(stage, page, 13)
    await stillThere(page).waitFor()
    await staySignedIn(page)
    await leaveAlone(stage, page, 13)
    await leaveAlone(stage, page, 2)
    await timedOut(page).waitFor()
    expect(await page.getByText('Verify account details').count()).toBe(0)
    await expect.poll(async () => (await readForms(page)).length).toBe(1)
    await expectNothingReadable(page)
    await timedOut(page).getByRole('button', { name: 'Continue' }).click()

    await arriveAt(page, 'Welcome Back')
    await fillLogIn(page, inviteeEmail(0), newPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await enterCode(page, await stage.outboxCode(demoData.invitee.mobilePhone))
    await page.waitForURL('**/account-creation/not-completed')
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Verify account details')
    expect(await page.getByLabel('Middle Name').inputValue()).toBe('Marigold')
    await checkAtBothSizes(page, '84-details-after-logging-in')
  })
})

describe('a client with a phone', () => {
  test('sees the case at once after a reload, before any response', async () => {
    const page = await stage.openBrowser(phone)
    await enter(stage, page, person('amir'), '/login')
    await page.getByText('You have two active cases.').waitFor()
    await expect
      .poll(
        async () =>
          (await readStorage(page)).filter(([name]) => name.startsWith('daybreak.mirror.cases.'))
            .length,
      )
      .toBe(2)
    const held = await hold(page, ['ClientHome', 'ActiveCases'])
    await page.reload()
    await page.getByText('You have two active cases.').waitFor()
    await page.getByRole('article').filter({ hasText: 'Northgate Legal Group' }).waitFor()
    await expectNothingReadable(page)
    await held.release()
  })

  test('can still enter the code after the phone has reloaded the page', async () => {
    const page = await stage.openBrowser(phone)
    const { email, mobilePhone } = person('denise')
    await page.goto('/login')
    await fillLogIn(page, email, 'Quiet-harbor-7')
    await arriveAt(page, 'Enter your six-digit code')
    const code = await stage.outboxCode(mobilePhone)
    await page.reload()
    await arriveAt(page, 'Enter your six-digit code')
    await page.getByText('***-***-0163').waitFor()
    expect(await readStorage(page)).toEqual([])
    await checkAtBothSizes(page, '83-code-after-a-reload')
    await enterCode(page, code)
    await page.waitForURL('**/dashboard/case')
    // If no sign-in has begun, this address leads to the login page.
    await logOut(page)
    await page.goto('/login/2fauth')
    await arriveAt(page, 'Welcome Back')
  })

  test('does not see the text that another client has typed in the same tab', async () => {
    const page = await stage.openBrowser(phone)
    await page.clock.install()
    await enter(stage, page, person('amir'), '/login')
    await beginToDeactivate(page)
    await leaveAlone(stage, page, 15)
    await timedOut(page).waitFor()
    await expect.poll(async () => (await readForms(page)).length).toBe(1)
    await timedOut(page).getByRole('button', { name: 'Continue' }).click()
    await logIn(stage, page, person('rosa'))
    expect(new URL(page.url()).pathname).toBe('/dashboard/case')
    await arriveAt(page, /./)
    expect(await readForms(page), 'left alone for its owner').toHaveLength(1)
    await expectNothingReadable(page)
  })

  test('gets back the text that was typed before the server ended the session', async () => {
    const page = await stage.openBrowser(phone)
    await page.clock.install()
    await enter(stage, page, person('marcus'), '/login')
    await page.goto('/dashboard/caseinformation')
    await page.getByRole('button', { name: 'Deactivate Case' }).click()
    await deactivation(page).getByLabel('Reason').fill(reason)
    // Every session ends after twelve hours, even if it is used. The page notices this at its next
    // poll.
    await stage.moveClock(12 * 60 * minutes)
    await page.clock.fastForward(30_000)
    await arriveAt(page, 'Welcome Back')
    await expectNothingReadable(page)
    await logIn(stage, page, person('marcus'))
    await deactivation(page).waitFor()
    expect(await deactivation(page).getByLabel('Reason').inputValue()).toBe(reason)
  })

  test('leaves no data behind when leaving quickly, even if the server does not respond, and is signed out', async () => {
    const page = await stage.openBrowser(phone)
    await page.route('https://www.weather.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
    )
    await enter(stage, page, person('elena'), '/login')
    await expect
      .poll(
        async () =>
          (await readStorage(page)).filter(([name]) => name.startsWith('daybreak.mirror.cases.'))
            .length,
      )
      .toBe(1)
    await page.goto('/user-profile')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await arriveAt(page, 'Edit profile')
    await page.getByLabel('First Name').fill('Zanzibar')
    await expect.poll(async () => (await readForms(page)).length).toBe(1)
    const held = await hold(page, ['SignOff'])
    await page.getByRole('link', { name: 'Leave this site quickly' }).click()
    await page.waitForURL('https://www.weather.com/**')
    await held.release()
    await page.goto('/dashboard/case')
    await arriveAt(page, 'Welcome Back')
    expect([(await readStorage(page)).map(([name]) => name), await readForms(page)]).toEqual([
      ['daybreak.origin'],
      [],
    ])
  })
})

async function comeToTheDetails(stage: Stage, page: Page): Promise<void> {
  await page.goto(stage.invitation)
  await arriveAt(page, `Welcome, ${demoData.invitee.givenName}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Verify contact info')
  await expect
    .poll(() => page.getByLabel('Email Address (User ID)').inputValue())
    .toBe(inviteeEmail(0))
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Create password')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm Password').fill(newPassword)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Verify phone number')
  await enterCode(page, await stage.outboxCode(demoData.invitee.mobilePhone))
  await arriveAt(page, 'Verify account details')
  await page.getByLabel('First Name').waitFor()
}
