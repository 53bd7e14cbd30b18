// From an empty firm to two people who can log in: the operator creates the firm, its administrator
// accepts the invitation and invites a colleague.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import {
  addAuthenticator,
  fillStaffLogIn,
  findPerson,
  logInStaff,
  nextCode,
  openPlace,
  staffPerson,
} from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const stage = openStage()
const administrator = 'ada.quay@quay.example'
const colleague = 'imani.brooks@quay.example'
const password = 'Quiet-harbor-8'

async function acceptInvitation(page: Page, link: string, name: string): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await arriveAt(page, `Welcome, ${name}`)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('Enter the password again').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Set up your second step')
}

async function confirmApp(given: Stage, page: Page, email: string): Promise<readonly string[]> {
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await page.getByLabel('Code from the app').fill(await nextCode(given, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await arriveAt(page, 'Save your recovery codes')
  return page.locator('.recovery-codes code').allTextContents()
}

/** A wrong ZIP code is refused, and what a colleague saved meanwhile is shown beside the draft. */
async function addOfficeAndPlace(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Offices' }).click()
  await page.getByRole('heading', { name: 'Offices' }).waitFor()
  await page.getByText('1 Quay Street').waitFor()
  await page.getByRole('button', { name: 'Add an office' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an office' })
  await adding.getByLabel('Street').fill('20 Lake Avenue')
  await adding.getByLabel('City').fill('Buffalo')
  await adding.getByLabel('State').selectOption('New York')
  await adding.getByLabel('ZIP code').fill('142')
  await adding.getByLabel('Phone').fill('716 555 0150')
  await adding.getByLabel('Time zone').selectOption('Eastern')
  await adding.getByRole('button', { name: 'Save' }).click()
  await adding.getByText('Enter a ZIP code with five or nine digits.').first().waitFor()
  await checkScreen(page, '610-office-with-a-wrong-zip')
  await skipSecondPress(page)
  await adding.getByLabel('ZIP code').fill('14202')
  await adding.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Buffalo, NY 14202').waitFor()

  const colleagues = await page.context().newPage()
  await colleagues.goto('/workspace/firm/offices')
  const first = await openOffice(colleagues, 'Buffalo')
  const second = await openOffice(page, 'Buffalo')
  await first.getByLabel('Street').fill('21 Lake Avenue')
  await first.getByRole('button', { name: 'Save' }).click()
  await first.waitFor({ state: 'detached' })
  await colleagues.close()
  await second.getByLabel('Street').fill('22 Lake Avenue')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('A colleague changed this office while you were editing it.').waitFor()
  await second.getByRole('row', { name: /Street\s*21 Lake Avenue\s*22 Lake Avenue/ }).waitFor()
  await checkScreen(page, '611-office-changed-by-a-colleague')
  await skipSecondPress(page)
  await second.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('22 Lake Avenue').waitFor()
  await checkScreen(page, '612-offices')

  await page.getByRole('link', { name: 'People and roles' }).click()
  await page.getByLabel(`Office of ${name}`).selectOption('Buffalo')
  await page.getByText(`${name} now works in Buffalo.`).waitFor()
  await checkScreen(page, '613-people-of-two-offices')
}

/** A footer in one language alone is refused. */
async function writeMailFooter(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Email footer' }).click()
  const spanish = page.getByLabel('Below emails in Spanish')
  await page.getByLabel('Below emails in English').fill('1 Quay Street\nMonday to Friday, 9 to 5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, spanish, 'Write the footer in both languages, or leave both empty.')
  await checkScreen(page, '615-email-footer-with-an-error')
  await spanish.fill('1 Quay Street\nLunes a viernes, de 9 a 5')
  await skipSecondPress(page)
  const answer = Promise.withResolvers<undefined>()
  await page.route('**/workspace/graphql/', async (route) => {
    if (route.request().postData()?.includes('ChangeMailFooter') === true) await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  // What is typed while the footer is being saved stays.
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  await spanish.pressSequentially('!')
  answer.resolve(undefined)
  await page.getByText('The footer is saved. The next emails have it.').waitFor()
  await page.getByText('Version 1').waitFor()
  expect(await spanish.inputValue()).toMatch(/!$/)
  await page.unrouteAll({ behavior: 'wait' })
  await spanish.fill('1 Quay Street\nLunes a viernes, de 9 a 5')
  await checkScreen(page, '616-email-footer')
  await page.getByRole('link', { name: 'People and roles' }).click()
}

async function openOffice(page: Page, city: string) {
  await page.getByRole('button', { name: `More for ${city}` }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  return page.getByRole('dialog', { name: `Change ${city}` })
}

test('the operator creates a firm, its administrator sets up the login and invites a colleague', async () => {
  const created = await stage.firm(
    ...['firm:create', '--firm', 'Quay Legal', '--email', 'hello@quay.example'],
    ...['--street', '1 Quay Street', '--city', 'Albany', '--state', 'NY', '--zip', '12207'],
    ...['--phone', '5185550100', '--time-zone', 'America/New_York'],
    ...['--administrator', 'Ada Quay', '--administrator-email', administrator],
    ...['--reason', 'New contract'],
  )
  const [link = ''] = /https?:\S+\/workspace\/invitation\S+/.exec(created) ?? []
  const page = await stage.openBrowser(computer)
  await acceptInvitation(page, link, 'Ada')
  await checkScreen(page, '600-set-up-the-app')
  const codes = await confirmApp(stage, page, administrator)
  expect(new Set(codes).size).toBe(10)
  await checkScreen(page, '601-recovery-codes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Save the codes first, then check this box.').waitFor()
  await skipSecondPress(page)
  await page.getByRole('checkbox', { name: 'I have saved them' }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Add a passkey?')
  await checkScreen(page, '609-add-a-passkey')
  await addAuthenticator(page)
  await page.getByLabel('Name').fill('Office computer')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await openPlace(page, 'Firm')
  await page.getByText('The passkey “Office computer” was added.').waitFor()
  await findPerson(page, 'Ada Quay').getByText('The only one').waitFor()
  await findPerson(page, 'Ada Quay').getByText('Passkey, authenticator').waitFor()

  await writeMailFooter(page)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('First name').fill('Imani')
  await dialog.getByLabel('Last name').fill('Brooks')
  await dialog.getByLabel('Email').fill(administrator)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText(/already/).waitFor()
  await skipSecondPress(page)
  await dialog.getByLabel('Email').fill(colleague)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.waitFor({ state: 'detached' })
  await findPerson(page, 'Imani Brooks')
    .getByText(/Invited until/)
    .waitFor()
  await checkScreen(page, '602-people-of-the-firm')
  await addOfficeAndPlace(page, 'Imani Brooks')

  const invitation = await stage.outboxWords(
    colleague,
    /(https?:\S+\/workspace\/\S+)[^]*\n-- \n1 Quay Street\nMonday to Friday/,
  )
  const colleaguesPage = await stage.openBrowser(phone)
  await acceptInvitation(colleaguesPage, invitation, 'Imani')
  await checkScreen(colleaguesPage, '603-set-up-the-app-on-a-phone')
  await confirmApp(stage, colleaguesPage, colleague)
  await colleaguesPage.getByRole('checkbox', { name: 'I have saved them' }).check({ force: true })
  await colleaguesPage.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(colleaguesPage, 'Add a passkey?')
  await colleaguesPage.getByRole('button', { name: 'Not now' }).click()
  await openPlace(colleaguesPage, 'Firm')
  expect(await colleaguesPage.getByRole('button', { name: 'Invite a colleague' }).count()).toBe(0)
  await checkScreen(colleaguesPage, '604-people-for-a-paralegal')

  await colleaguesPage.goto(new URL(invitation).pathname + new URL(invitation).hash)
  await arriveAt(colleaguesPage, 'This link no longer works')
  await checkScreen(colleaguesPage, '605-used-invitation')
})

test('wrong passwords and codes are refused, and a code works once', async () => {
  const page = await stage.openBrowser(computer)
  const { email } = staffPerson('hollis', 'attorney')
  await page.goto('/workspace/')
  await arriveAt(page, 'Log in')
  await checkScreen(page, '606-log-in')
  await fillStaffLogIn(page, email, 'Wrong-harbor-7')
  await page.getByText(/attempts remaining/).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await skipSecondPress(page)
  await fillStaffLogIn(page, email, demoPassword)
  await arriveAt(page, 'Confirm it’s you')
  await page.reload()
  await page.getByText(`Step 2 of 2 for ${email}`).waitFor()
  const right = await nextCode(stage, email)
  const wrong = right === '000000' ? '000001' : '000000'
  await page.getByLabel('Code from your authenticator app').fill(wrong)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page
    .getByRole('alert')
    .or(page.getByText(/code is/))
    .first()
    .waitFor()
  await checkScreen(page, '607-wrong-code')
  await skipSecondPress(page)
  await page.getByLabel('Code from your authenticator app').fill(right)
  await page.getByRole('button', { name: 'Log in' }).click()
  await openPlace(page, 'Firm')

  const again = await stage.openBrowser(phone)
  await again.goto('/workspace/')
  await fillStaffLogIn(again, email, demoPassword)
  await arriveAt(again, 'Confirm it’s you')
  await again.getByLabel('Code from your authenticator app').fill(right)
  await again.getByRole('button', { name: 'Log in' }).click()
  await again
    .getByText(/code is/)
    .first()
    .waitFor()
  await checkScreen(again, '608-used-code')
})

test('an invitation that is opened where a colleague is logged in leads to the own set-up', async () => {
  const page = await stage.openBrowser(computer)
  await page.goto('/workspace/')
  const { email, name } = staffPerson('hollis', 'administrator')
  await logInStaff(stage, page, email)
  await openPlace(page, 'Firm')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('First name').fill('Sofia')
  await dialog.getByLabel('Last name').fill('Marsh')
  await dialog.getByLabel('Email').fill('sofia.marsh@hollisreyes.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.waitFor({ state: 'detached' })
  const link = await stage.outboxWords(
    'sofia.marsh@hollisreyes.example',
    /(https?:\S+\/workspace\/\S+)/,
  )
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByText(`${name} is logged in here.`).waitFor()
  await checkScreen(page, '614-invitation-where-a-colleague-is-logged-in')
  await acceptInvitation(page, link, 'Sofia')
})

test('a client and a staff member use one browser, and neither session touches the other', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, staffPerson('northgate', 'administrator').email, '/workspace/')
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await page.goto('/workspace/')
  await openPlace(page, 'Firm')
  await page.goto('/workspace/no/such/page')
  await page.getByText('The workspace has no page at this address.').waitFor()
})
