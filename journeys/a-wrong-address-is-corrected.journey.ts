// What the firm does for a client who cannot be reached: it corrects a wrong address, and sends codes
// by email to a client without a phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import { logInStaff, nextCode, staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const paralegal = staffPerson('hollis', 'paralegal')
const wrong = 'noemy.castellanos@example.com'
const minutes = 60_000
const right = 'noemi.castellanos@example.com'

async function inviteAtWrongAddress(page: Page): Promise<void> {
  await enterAsStaff(stage, page, attorney.email, '/workspace/clients/invite')
  await arriveAt(page, 'Invite a client')
  await page.getByLabel('First name').fill('Noemí')
  await page.getByLabel('Last name').fill('Castellanos')
  await page.getByLabel('Email', { exact: true }).fill(wrong)
  await page.getByLabel('Mobile phone').fill('2175550164')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await arriveAt(page, 'Castellanos, Noemí')
}

async function readLink(address: string): Promise<string> {
  const link = await stage.outboxWords(address, /(https?:\S+\/account-creation\/\S+)/)
  return new URL(link).pathname
}

async function openCorrection(page: Page) {
  await page.getByRole('button', { name: 'More for Noemí' }).click()
  await page.getByRole('menuitem', { name: 'Correct name or contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct Noemí' })
  await dialog.waitFor()
  return dialog
}

test('a wrong address is corrected, and only the client can use the new link', async () => {
  const page = await stage.openBrowser(computer)
  await inviteAtWrongAddress(page)
  const wrongLink = await readLink(wrong)
  await page.getByRole('navigation', { name: 'Parts of the case' }).getByText('People').click()
  const dialog = await openCorrection(page)
  const email = dialog.getByLabel('Email', { exact: true })
  await email.fill('noemi.castellanos')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, email, 'Enter an email address like name@example.com.')
  await checkScreen(page, '710-correction-with-an-error')

  // A colleague corrects the name meanwhile.
  const colleague = await stage.openBrowser(phone)
  await colleague.goto(new URL(page.url()).pathname)
  await logInStaff(stage, colleague, paralegal.email)
  const faster = await openCorrection(colleague)
  await faster.getByLabel('Last name').fill('Castellanos Ruiz')
  await faster.getByText('Send a new link to this address and phone').click()
  await checkScreen(colleague, '711-correction-on-a-phone')
  await faster.getByRole('button', { name: 'Save' }).click()
  await faster.waitFor({ state: 'detached' })

  await email.fill(right)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('A colleague has corrected this person.').waitFor()
  await dialog.getByRole('row', { name: /Last name\s*Castellanos Ruiz\s*Castellanos/ }).waitFor()
  await checkScreen(page, '712-corrected-by-a-colleague')
  await dialog.getByRole('button', { name: 'Use what is saved' }).click()
  expect(await email.inputValue()).toBe(wrong)
  await email.fill(right)
  // The proof of the login is over. A person who does not confirm loses nothing.
  await stage.moveClock(6 * minutes)
  forgiveAlways(page, /status of 401/)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await proof.waitFor({ state: 'detached' })
  expect(await email.inputValue()).toBe(right)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await proof.getByLabel('Code').fill(await nextCode(stage, attorney.email))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The correction is saved, and a new link is on its way.').waitFor()
  await arriveAt(page, 'Castellanos Ruiz, Noemí')
  await page.getByText(right).waitFor()
  const access = page.getByRole('region', { name: 'Can Noemí log in?' })
  await access.getByText('Not yet. The invitation is open, and there is no account.').waitFor()
  await checkScreen(page, '713-corrected')

  const guest = await stage.openBrowser(phone)
  forgiveAlways(guest, /status of 4\d\d/)
  await guest.goto(wrongLink)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  expect(await guest.getByText('Welcome, Noemí').count()).toBe(0)
  await guest.goto(await readLink(right))
  await arriveAt(guest, 'Welcome, Noemí')
})

test('a client who has lost the phone gets login codes by email', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone&q=Whitfield')
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
  await page.keyboard.press('5')
  const access = page.getByRole('region', { name: 'Can Marcus log in?' })
  await access.getByText('Consent to texts').click()
  await access.getByText('Chose notices by text.').waitFor()
  await access.getByRole('button', { name: 'Send codes by email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Marcus’s login codes by email?' })
  await dialog.getByRole('button', { name: 'Send codes by email' }).click()
  await expectFieldError(
    page,
    dialog.getByLabel('How did you check who they are?'),
    'Choose how you checked.',
  )
  await checkScreen(page, '714-codes-by-email-with-an-error')
  await dialog.getByLabel('How did you check who they are?').selectOption('By video, with an ID')
  await dialog.getByLabel('Note').fill('Has a new number')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Send codes by email' }).click()
  await dialog.waitFor({ state: 'detached' })
  await access.getByText(/^Codes go to the email until /).waitFor()
  await expectFocus(access.getByRole('heading', { name: 'Can Marcus log in?' }))
  await checkScreen(page, '715-codes-by-email')

  const { email } = person('marcus')
  const marcus = await stage.openBrowser(phone)
  await enter(stage, marcus, { email, mobilePhone: email }, '/login')
  await arriveAt(marcus, 'Congratulations! Your case has been filed')
})

test('the name of a client with an account is corrected where the firm has it', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone&q=Delgado')
  await page.getByRole('link', { name: 'Delgado, Rosa', exact: true }).click()
  await arriveAt(page, 'Delgado, Rosa')
  await page.keyboard.press('5')
  await page.getByRole('button', { name: 'More for Rosa' }).click()
  await page.getByRole('menuitem', { name: 'Correct the name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct Rosa’s details' })
  await dialog.getByText(/belong to the client’s account/).waitFor()
  expect(await dialog.getByLabel('Email').count(), 'the email is the client’s own').toBe(0)
  await dialog.getByLabel('Last name').fill('Delgado Ruiz')
  await checkScreen(page, '716-correct-a-name')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The correction is saved.').waitFor()
  await arriveAt(page, 'Delgado Ruiz, Rosa')
})

test('staff enter another phone for a client, who can stop it for a day', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone&q=Delgado')
  await page.getByRole('link', { name: /^Delgado/ }).click()
  await arriveAt(page, /^Delgado/)
  await page.keyboard.press('5')
  const access = page.getByRole('region', { name: 'Can Rosa log in?' })
  await access.getByRole('button', { name: 'Change email or phone: Rosa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the email or phone of Rosa?' })
  await dialog.getByLabel('How did you check who they are?').selectOption('By video, with an ID')
  await dialog.getByLabel('New mobile phone').fill('555-0142')
  await dialog.getByRole('button', { name: 'Change email or phone' }).click()
  await dialog.getByText(/^Enter an email address like name@example\.com/).waitFor()
  await checkScreen(page, '717-another-phone-with-an-error')
  await dialog.getByLabel('New mobile phone').fill('(718) 555-0188')
  await dialog.getByLabel('Note').fill('Video call at noon')
  // The proof of the login is over. A person who does not confirm loses nothing.
  await stage.moveClock(6 * minutes)
  forgiveAlways(page, /status of 401/)
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Change email or phone' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByText(/gives access to a login or to private data/).waitFor()
  await checkScreen(page, '719-confirm-before-another-phone')
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await proof.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('New mobile phone').inputValue()).toBe('(718) 555-0188')
  expect(await dialog.getByLabel('Note').inputValue()).toBe('Video call at noon')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Change email or phone' }).click()
  await proof.getByLabel('Code').fill(await nextCode(stage, paralegal.email))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await access.getByText(/^The mobile phone changes to \*\*\*-\*\*\*-0188 at /).waitFor()
  await checkScreen(page, '718-another-phone')
  await stage.outboxWords(person('rosa').email, /(another mobile phone number)/)
  await skipSecondPress(page)
  await access.getByRole('button', { name: 'Cancel this change: Rosa' }).click()
  await page.getByText('The change is cancelled.').waitFor()
  expect(await access.getByText(/^The mobile phone changes to/).count()).toBe(0)
})
