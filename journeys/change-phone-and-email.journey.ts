// New phone numbers and email addresses are verified by codes and reported to the old ones. The
// owner can revert a change by "This was not me" and then recover the account.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import {
  aMomentLater,
  arriveAt,
  enterCode,
  expectFieldError,
  expectFocus,
  fillLogIn,
  person,
} from './test-people.ts'
import { checkAtBothSizes, forgive } from './test-screen.ts'
import { reloadSignedOut } from './test-session.ts'
import { phoneFirst } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const minutes = 60_000
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000')
const rosa = person('rosa')
const marcus = person('marcus')

const changes = [
  {
    what: 'mobile phone',
    who: rosa,
    button: 'Change mobile phone',
    label: 'New Mobile Phone',
    verify: 'Verify mobile phone',
    field: 'Mobile Phone',
    missing: 'Mobile Phone is required.',
    wrong: ['12345', 'Mobile phone number is not valid'],
    same: '(212) 555-0142',
    unchanged: 'You have not changed the phone number so not update performed',
    typed: '(212) 555-0198',
    recipient: '2125550198',
    masked: '***-***-0198',
    shownAtOnce: '***-***-0198',
    old: '(212) 555-0142',
    new: '(212) 555-0198',
    oldRecipient: rosa.mobilePhone,
    codeAfterwards: rosa.email,
    userIdAfterwards: rosa.email,
    changed: 'Your mobile phone number was changed.',
    kept: 'Nothing was changed. Your mobile phone number is still (212) 555-0142.',
  },
  {
    what: 'email address',
    who: marcus,
    button: 'Change email address',
    label: 'New Email Address (User ID)',
    verify: 'Verify email address',
    field: 'Email Address (User ID)',
    missing: 'Required',
    wrong: ['marcus at example', 'Invalid email format'],
    same: 'Marcus.Whitfield@example.com',
    unchanged: 'You have not changed the email address so not update performed',
    typed: 'Marcus.New@example.com',
    recipient: 'marcus.new@example.com',
    masked: 'm***@e***.com',
    shownAtOnce: 'Marcus.New@example.com',
    old: 'marcus.whitfield@example.com',
    new: 'marcus.new@example.com',
    oldRecipient: marcus.email,
    codeAfterwards: marcus.mobilePhone,
    userIdAfterwards: marcus.email,
    changed: 'Your email address was changed.',
    kept: 'Nothing was changed. Your email address is still marcus.whitfield@example.com.',
  },
] as const
type Change = (typeof changes)[number]

describe.each(phoneFirst)('changed contact data at $width px', (size) => {
  const stage = openStage()

  test.each(changes)(
    'a new $what is verified by a code, and the owner of the old value locks the account and reverts the change',
    async (change) => {
      const page = await stage.openBrowser(size)
      await page.clock.install()
      await enter(stage, page, change.who, '/login')
      await page.goto('/user-profile')
      await arriveAt(page, 'My Profile')
      await page.getByText('This device', { exact: true }).waitFor()
      await look(page, `100-profile-${change.what}`)
      await openChange(page, change)
      await mistype(page, change)
      await proveThatItIsMe(stage, page, change)
      await cancel(stage, page, change)
      await verify(stage, page, change)

      const link = await stage.outboxWords(change.oldRecipient, /(\/not-me\/\S+)/)
      const owner = await stage.openBrowser(size)
      await lock(owner, page, link, change)
      await comeBack(stage, owner, change)
    },
  )
})

/**
 * Tokens are valid for five minutes, and the clock has moved further. So the first call is refused,
 * and the tokens are renewed.
 */
async function look(page: Page, name: string): Promise<void> {
  forgive(page, /status of 401/)
  await checkAtBothSizes(page, name.replaceAll(' ', '-'))
}

async function openChange(page: Page, change: Change): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await arriveAt(page, 'Edit profile')
  expect(await page.getByLabel(change.field, { exact: true }).inputValue()).toBe(change.old)
  expect(await page.getByLabel(change.field, { exact: true }).isEditable()).toBe(false)
  await aMomentLater(page)
  await page.getByRole('button', { name: change.button }).click()
  await arriveAt(page, change.button)
  await aMomentLater(page)
}

async function mistype(page: Page, change: Change): Promise<void> {
  const field = page.getByLabel(change.label)
  for (const [typed, sentence] of [
    ['', change.missing],
    change.wrong,
    [change.same, change.unchanged],
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Next' }).click()
    await expectFieldError(
      page,
      field,
      sentence,
      sentence === 'Required' ? `${change.label}: Required` : sentence,
    )
    await aMomentLater(page)
  }
  await look(page, `101-${change.what}-unchanged`)
}

async function proveThatItIsMe(stage: Stage, page: Page, change: Change): Promise<void> {
  await page.getByLabel(change.label).fill(change.typed)
  await stage.moveClock(6 * minutes)
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Please confirm that it’s you')
  await expectFocus(page.getByRole('heading', { level: 1 }))
  await page.getByText(`***-***-${change.who.mobilePhone.slice(-4)}`).waitFor()
  await look(page, `102-${change.what}-step-up`)

  // Back leads to the form, which still has the typed value.
  await page.goBack()
  await arriveAt(page, change.button)
  expect(await page.getByLabel(change.label).inputValue()).toBe(change.typed)
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, 'Please confirm that it’s you')
  const right = await stage.outboxCode(change.who.mobilePhone)
  await enterCode(page, wrongCode(right))
  await page.getByRole('alert').filter({ hasText: 'Your verification code is incorrect' }).waitFor()
  await aMomentLater(page)
  await enterCode(page, right)
  await arriveAt(page, change.verify)
  await page.getByText(change.shownAtOnce).waitFor()
  await page.getByText('Please verify within 5 minutes.').waitFor()
  await look(page, `103-${change.what}-verify`)
}

async function cancel(stage: Stage, page: Page, change: Change): Promise<void> {
  await page.goBack()
  await arriveAt(page, change.button)
  await page.goBack()
  await arriveAt(page, 'Edit profile')
  await page.getByText(`${change.masked} yet.`).waitFor()
  const lines = (value: Element) => value.getClientRects().length
  expect(await page.getByText(change.masked, { exact: true }).evaluate(lines)).toBe(1)
  await look(page, `104-${change.what}-waits`)
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Enter the code' }).click()
  await arriveAt(page, change.verify)
  // A phone may unload the page while the user reads the message.
  await page.reload()
  await arriveAt(page, change.verify)
  await page.getByText(change.masked).waitFor()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await arriveAt(page, 'Edit profile')
  await page.getByText(`${change.masked} yet.`).waitFor()
  await page.getByRole('button', { name: 'Enter the code' }).click()
  await arriveAt(page, change.verify)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await arriveAt(page, 'Edit profile')
  await page.getByText(change.kept).waitFor()
  expect(await page.getByLabel(change.field, { exact: true }).inputValue()).toBe(change.old)
  // The code of a discarded change is invalid.
  expect(await page.getByText('You have not verified the new').count()).toBe(0)
  await stage.moveClock(minutes)
}

async function verify(stage: Stage, page: Page, change: Change): Promise<void> {
  await aMomentLater(page)
  await page.getByRole('button', { name: change.button }).click()
  await arriveAt(page, change.button)
  expect(await page.getByLabel(change.label).inputValue()).toBe('')
  await page.getByLabel(change.label).fill(change.typed)
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await arriveAt(page, change.verify)
  const first = await stage.outboxCode(change.recipient)
  await enterCode(page, wrongCode(first))
  await page.getByRole('alert').filter({ hasText: 'Your verification code is incorrect' }).waitFor()
  await look(page, `105-${change.what}-wrong-code`)
  await stage.moveClock(31_000)
  if (change.what === 'email address') {
    // A reloaded page does not know when the last code was sent and reads the verified values from
    // the server.
    await page.reload()
    await arriveAt(page, change.verify)
    await page.getByRole('button', { name: 'Request new code' }).click()
  } else {
    await page.clock.fastForward('00:31')
    await page.getByRole('alert').getByRole('button', { name: 'Request new code' }).click()
  }
  await page.getByText('We sent you a new code.').waitFor()
  await enterCode(page, await stage.outboxCode(change.recipient))
  await arriveAt(page, 'Edit profile')
  await expectFocus(page.getByRole('status').filter({ hasText: change.changed }))
  expect(await page.getByLabel(change.field, { exact: true }).inputValue()).toBe(change.new)
  await look(page, `106-${change.what}-changed`)
  // The form of a finished change does not come back.
  await page.goBack()
  await arriveAt(page, 'My Profile')
  await page.getByText(change.new, { exact: true }).waitFor()
}

async function lock(owner: Page, page: Page, link: string, change: Change): Promise<void> {
  await owner.clock.install()
  await owner.goto(link)
  await arriveAt(owner, 'Did someone else change your account?')
  await look(owner, `107-not-me-${change.what}`)
  // Opening the link changed no data.
  await page.reload()
  await arriveAt(page, 'My Profile')
  await owner.getByRole('button', { name: 'This was not me, lock my account' }).click()
  await arriveAt(owner, 'Your account is locked')
  await look(owner, `108-locked-${change.what}`)
  await reloadSignedOut(page)

  const again = await owner.context().newPage()
  await again.goto(link)
  await again.getByRole('button', { name: 'This was not me, lock my account' }).click()
  await arriveAt(again, 'This link no longer works')
  await look(again, `109-link-over-${change.what}`)
  await again.close()
}

/**
 * After the lock, a login needs the password and a code that is sent to the channel that was not
 * changed.
 */
async function comeBack(stage: Stage, owner: Page, change: Change): Promise<void> {
  await owner.getByRole('link', { name: 'Log In' }).click()
  await arriveAt(owner, 'Welcome Back')
  await fillLogIn(owner, change.userIdAfterwards, demoPassword)
  await arriveAt(owner, 'Enter your six-digit code')
  await enterCode(owner, await stage.outboxCode(change.codeAfterwards))
  await owner.waitForURL(/\/(dashboard|client)/)
  await owner.goto('/user-profile')
  await arriveAt(owner, 'My Profile')
  await owner.getByText(change.old, { exact: true }).waitFor()
  await owner.getByText('Not verified yet').waitFor()
  // The old value can be verified again.
  await openChange(owner, change)
  await owner.getByLabel(change.label).fill(change.same)
  await owner.getByRole('button', { name: 'Next' }).click()
  await arriveAt(owner, change.verify)
  await enterCode(owner, await stage.outboxCode(change.oldRecipient))
  await arriveAt(owner, 'Edit profile')
  await owner.goBack()
  await arriveAt(owner, 'My Profile')
  await owner.getByText(change.old, { exact: true }).waitFor()
  expect(await owner.getByText('Not verified yet').count()).toBe(0)
}
