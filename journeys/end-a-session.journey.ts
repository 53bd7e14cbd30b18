import { expect, test } from 'vitest'
import { arriveAt, expectFocus, logIn, logOut, person } from './test-people.ts'
import { checkScreen, forgive } from './test-screen.ts'
import { leaveAlone } from './test-session.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const minutes = 60_000
const stage = openStage()

test('a reload keeps the page; after logging out, Back does not return to it', async () => {
  const page = await stage.openBrowser(computer)
  await page.goto('/login')
  await logIn(stage, page, person('marcus'))
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await page.reload()
  await arriveAt(page, 'Submit Requested Documents')
  expect(new URL(page.url()).pathname).toBe('/dashboard/documents')
  await logOut(page)
  await page.goBack()
  await arriveAt(page, 'Welcome Back')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.getByText('Submit Requested Documents').count()).toBe(0)
})

test('a link that is followed while signed out leads through the login page to its target', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/dashboard/lawfirminformation')
  await arriveAt(page, 'Welcome Back')
  await logIn(stage, page, person('elena'))
  expect(new URL(page.url()).pathname).toBe('/dashboard/lawfirminformation')
  await page.getByRole('link', { name: 'hello@hollisreyes.example' }).waitFor()
  await checkScreen(page, '60-law-firm-information')
  // The login page redirects a signed-in client. This tab goes to its last page, a new tab to the
  // page for the client's number of cases.
  await page.goto('/login')
  await page.waitForURL('**/dashboard/lawfirminformation')
  await arriveAt(page, 'Law Firm Information')
  const otherPage = await page.context().newPage()
  await otherPage.goto('/login/2fauth')
  await otherPage.waitForURL('**/dashboard/case')
})

test('another page of the case opens without a network', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  const atHand = page.waitForResponse(/\/assets\/Billing-/)
  await logIn(stage, page, person('elena'))
  await atHand
  forgive(page, /ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByText('Feature Coming Soon').waitFor()
})

test('an unknown address shows Not Found', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/no/such/page')
  await arriveAt(page, 'Not Found')
  await checkScreen(page, '61-not-found')
})

test('after 13 idle minutes the client is asked to stay, after 15 the session ends, and the next login continues on the same page', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  await page.goto('/login')
  await logIn(stage, page, person('rosa'))
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')

  await page.clock.fastForward(13 * minutes)
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await question.waitFor()
  await checkScreen(page, '62-still-there')
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await question.waitFor({ state: 'detached' })

  await leaveAlone(stage, page, 15)
  const end = page.getByRole('alertdialog', {
    name: 'Your session has timed out due to inactivity',
  })
  await end.waitFor()
  await expectFocus(end.getByRole('heading'))
  expect(
    await page.getByText('Submit Requested Documents').count(),
    'nothing of the person is left on the screen',
  ).toBe(0)
  await checkScreen(page, '63-timed-out')
  await end.getByRole('button', { name: 'Continue' }).click()
  await logIn(stage, page, person('rosa'))
  await arriveAt(page, 'Submit Requested Documents')
})

test('the server ends an idle session too, and the login page says that it ended', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  await logIn(stage, page, person('denise'))
  await stage.moveClock(16 * minutes)
  await page.reload()
  await arriveAt(page, 'Welcome Back')
  await page
    .getByRole('status')
    .filter({ hasText: 'You were logged out.' })
    .getByText('Please log in to continue.')
    .waitFor()
})
