// A person adds a passkey, logs in with it, confirms an act with it, and removes it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import {
  addAuthenticator,
  fillStaffLogIn,
  logInStaff,
  nextCode,
  openPlace,
  staffPerson,
} from './test-staff.ts'
import { computer, sizes } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const minutes = 60_000
const { email } = staffPerson('northgate', 'administrator')

async function openSessions(page: Page): Promise<void> {
  await openPlace(page, 'Firm')
  await page.getByRole('link', { name: 'Sign-in and sessions' }).click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
}

// At other sizes only for pictures.
test.each(process.env['PICTURES'] === '1' ? sizes : [computer])(
  'a passkey logs in, confirms an act and can be removed at %o',
  async (size) => {
    const page = await stage.openBrowser(size)
    const picture = (name: string) =>
      checkScreen(page, `62${name}-${size.width}-${size.colorScheme ?? 'light'}`)
    forgiveAlways(page, /status of 401/)
    const authenticator = await addAuthenticator(page)
    await page.goto('/workspace/')
    await logInStaff(stage, page, email)
    await openSessions(page)
    await page.getByText('You have no passkeys yet.').waitFor()
    await picture('0-no-passkey')

    // The proof of the login is older than five minutes, so the act asks for a code.
    await stage.moveClock(6 * minutes)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Name').fill('Office computer')
    await picture('1-name-a-passkey')
    await adding.getByRole('button', { name: 'Add a passkey' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Code from your authenticator app').fill(await nextCode(stage, email))
    expect(await proof.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    const row = page.getByRole('row', { name: /Office computer/ })
    await row.getByText('Not yet').waitFor()
    await picture('2-passkey')

    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await arriveAt(page, 'Log in')
    await fillStaffLogIn(page, email, demoPassword)
    await arriveAt(page, 'Confirm it’s you')
    await picture('3-code-or-passkey')
    await authenticator.setVerified(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('Your browser did not use a passkey.').waitFor()
    await picture('4-no-passkey-used')
    await authenticator.setVerified(true)
    await skipSecondPress(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await openPlace(page, 'Firm')

    await openSessions(page)
    await stage.moveClock(6 * minutes)
    await page.getByRole('button', { name: 'Remove: Office computer' }).click()
    const question = page.getByRole('alertdialog')
    await picture('5-remove-a-passkey')
    await question.getByRole('button', { name: 'Remove' }).click()
    await proof.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await picture('6-confirm-with-a-passkey')
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('You have no passkeys yet.').waitFor()
  },
)
