// An administrator invites a client, who creates an account; a colleague sees each step in the list.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, createAccount, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { logInStaff, staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const stage = openStage()
const administrator = staffPerson('hollis', 'administrator')
const attorney = staffPerson('hollis', 'attorney')
const paralegal = staffPerson('hollis', 'paralegal')
const client = {
  givenName: 'Noemí',
  familyName: 'Castellanos',
  email: 'noemi.castellanos@example.com',
  mobilePhone: '2175550164',
}
const password = 'Blue-lantern-42'
const minutes = 60_000
/** A list shows what a client did within one poll. */
const pollMs = 15_000

async function openWorkspace(given: Stage, path: string, email: string, size = computer) {
  const page = await given.openBrowser(size)
  await page.goto(path)
  await logInStaff(given, page, email)
  return page
}

async function fillClient(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(client.givenName)
  await page.getByLabel('Last name').fill(client.familyName)
  await page.getByLabel('Email', { exact: true }).fill(client.email)
  await page.getByLabel('Mobile phone').fill('(217) 555-0164')
  await page.getByLabel('Attorney').selectOption({ label: attorney.name })
  await page.getByLabel('Paralegal').selectOption({ label: paralegal.name })
}

/** The next request that creates a case reaches the server, but its response is lost. */
async function loseNextCreation(page: Page): Promise<void> {
  let isLost = false
  forgiveAlways(page, /ERR_FAILED/)
  await page.route('**/workspace/graphql/', async (route) => {
    const isCreation = route.request().postData()?.includes('CreateClientCase') === true
    if (!isCreation || isLost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

test('an invited client creates an account, and a paralegal sees it in the list within 15 seconds', async () => {
  const page = await openWorkspace(stage, '/workspace/clients/invite', administrator.email)
  await arriveAt(page, 'Invite a client')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expectFieldError(page, page.getByLabel('First name'), 'Enter the first name.')
  await checkScreen(page, '620-invite-with-errors')
  await fillClient(page)
  const words = 'We are glad that you called. Start with the pay stubs.'
  await page.getByLabel('Your words to the client').fill(words)
  await page.getByRole('region', { name: 'What they receive' }).getByText(words).waitFor()
  // The session ends while the administrator types; the preview is the first to notice.
  forgiveAlways(page, /status of 401/)
  await stage.moveClock(31 * minutes)
  await page.getByLabel('Your words to the client').fill(`${words} Call us any time.`)
  await logInStaff(stage, page, administrator.email)
  await arriveAt(page, 'Invite a client')
  // Stored words become readable a moment after the form is shown.
  await page.getByText(`${words} Call us any time.`).first().waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(client.email)
  await checkScreen(page, '621-invite')
  await page.getByRole('button', { name: 'Send invitation' }).click()

  await arriveAt(page, 'Castellanos, Noemí')
  await page.getByText('The case was created, and the invitation is on its way.').waitFor()
  await page.getByText(/^Invited \w+ \d+\. The link works until/).waitFor()
  await checkScreen(page, '622-case-after-the-invitation')

  const colleague = await openWorkspace(stage, '/workspace/clients', paralegal.email)
  await arriveAt(colleague, 'Clients')
  const row = colleague.getByRole('row', { name: /Castellanos, Noemí/ })
  await row.getByText('Invited, not started').waitFor()

  const message = await stage.outboxWords(client.email, new RegExp(`(${words}[^]*)`))
  const [link = ''] = /https?:\S+\/account-creation\/\S+/.exec(message) ?? []
  const phonePage = await stage.openBrowser(phone)
  await phonePage.goto(new URL(link).pathname)
  await createAccount(stage, phonePage, { ...client, password })

  await row.getByText('Invited, not started').waitFor({ state: 'detached', timeout: pollMs })
  await colleague.getByRole('link', { name: 'Castellanos, Noemí' }).click()
  await arriveAt(colleague, 'Castellanos, Noemí')
  await colleague.getByText(/Last here|Has an account/).waitFor()
  await checkScreen(colleague, '623-case-with-an-account')
  // The page of the administrator was open all the time.
  await page.getByText(/Last here|Has an account/).waitFor({ timeout: pollMs })
  expect(await page.getByRole('button', { name: /^Send again/ }).count()).toBe(0)
})

test('a case that was saved gets its invitations later, and the newest link is the only one', async () => {
  const page = await openWorkspace(stage, '/workspace/clients/invite', attorney.email, phone)
  await arriveAt(page, 'Invite a client')
  await page.getByText('Two spouses file together').click()
  const first = page.getByRole('group', { name: 'Debtor 1' })
  const second = page.getByRole('group', { name: 'Debtor 2' })
  for (const [place, name] of [
    [first, 'Ines'],
    [second, 'Omar'],
  ] as const) {
    await place.getByLabel('First name').fill(name)
    await place.getByLabel('Last name').fill('Quintero')
    await place.getByLabel('Email').fill('quintero@example.com')
    await place.getByLabel('Mobile phone').fill('2175550171')
  }
  await page.getByRole('button', { name: 'Save without sending' }).click()
  await page.getByRole('link', { name: /Both people have the email address/ }).waitFor()
  await second.getByLabel('Email').fill('omar.quintero@example.com')
  await page.getByText('They share this phone').click()
  await checkScreen(page, '624-invite-on-a-phone')
  await page.getByRole('button', { name: 'Save without sending' }).click()
  await arriveAt(page, 'Quintero, Ines and Omar')
  await page.getByText('The case was created. Nothing was sent yet.').waitFor()
  await checkScreen(page, '625-case-on-a-phone')
  await page.getByRole('button', { name: 'Send 2 invitations' }).click()
  await page.getByText('The invitations are on their way.').waitFor()
  const link = await stage.outboxWords(
    'omar.quintero@example.com',
    /(https?:\S+\/account-creation\/\S+)/,
  )

  await page.getByRole('button', { name: 'More for Omar' }).click()
  await page.getByRole('menuitem', { name: 'Copy a new link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/The link that Omar has stops working/).waitFor()
  await checkScreen(page, '626-copy-a-new-link')
  await dialog.getByRole('button', { name: 'Make a new link' }).click()
  const copied = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await checkScreen(page, '627-the-new-link')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const guest = await stage.openBrowser(phone)
  forgiveAlways(guest, /status of 4\d\d/)
  await guest.goto(new URL(link).pathname)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  expect(await guest.getByText('Welcome, Omar').count()).toBe(0)
  await guest.goto(new URL(copied).pathname)
  await arriveAt(guest, 'Welcome, Omar')

  await page.getByRole('button', { name: 'More for Omar' }).click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await page.getByText('The invitation was taken back.').waitFor()
  await page.goto('/workspace/clients/00000000-0000-4000-8000-000000000000')
  await arriveAt(page, 'This case does not exist')
  await checkScreen(page, '628-no-such-case')
})

test('an imported list creates the rows without problems once, and invites later', async () => {
  const page = await openWorkspace(stage, '/workspace/clients/import', paralegal.email)
  await arriveAt(page, 'Import clients')
  await confirmListOfMac(page)
  const list = [
    'First name,Last name,Email,Mobile phone,Chapter,Language',
    'Petra,Novak,petra.novak@example.com,217-555-0181,7,Spanish',
    'Ivo,,ivo@example.com,217-555-0182,,',
  ].join('\n')
  await page.getByLabel(/Or paste the rows here/).fill(list)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('1 row can be created. 1 row must be corrected first.').waitFor()
  await page.getByText('Last name: Enter the last name.').waitFor()
  await checkScreen(page, '629-imported-rows')
  await page.getByRole('button', { name: 'Create 1 case' }).click()
  await page.getByText('1 case was created.').waitFor()
  await page.reload()
  await page.getByText('1 case was created.').waitFor()
  await checkScreen(page, '630-imported-case')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('The invitation is on its way.').waitFor()
  const link = await stage.outboxWords(
    'petra.novak@example.com',
    /(https?:\S+\/account-creation\/\S+)/,
  )
  await setUpImportedCase(page)

  // The browser prefers English, and the firm chose Spanish for this client.
  const guest = await stage.openBrowser(phone)
  await guest.goto(new URL(link).pathname)
  await arriveAt(guest, /Petra/)
  expect(await guest.evaluate(() => document.documentElement.lang)).toBe('es')
  await guest.getByRole('button', { name: 'English', exact: true }).click()
  await arriveAt(guest, 'Welcome, Petra')
  await guest.reload()
  await arriveAt(guest, 'Welcome, Petra')
})

/** What the list does not say is entered at the case, without a command. */
async function setUpImportedCase(page: Page): Promise<void> {
  await page.goto('/workspace/clients?q=Novak&assigned=anyone')
  await page.getByRole('link', { name: 'Novak, Petra', exact: true }).click()
  await arriveAt(page, 'Novak, Petra')
  await page.getByRole('button', { name: 'Change the case details' }).click()
  const details = page.getByRole('dialog', { name: 'Case details' })
  await details.getByText('Foreclosure sale').click()
  await details.getByLabel('Client code').fill('HR-NOVAK')
  await details.getByLabel('Planned filing').fill('01/02/2020')
  await details.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    details.getByLabel('Planned filing'),
    'Choose a day that is not in the past.',
  )
  await details.getByLabel('Planned filing').fill('01/15/2099')
  await checkScreen(page, '636-case-details')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.waitFor({ state: 'detached' })
  await page.locator('.case-head').getByText('Foreclosure sale').waitFor()
  await page.getByText('HR-NOVAK').waitFor()

  await page.getByRole('navigation', { name: 'Parts of the case' }).getByText('Intake').click()
  await arriveAt(page, 'Intake')
  const isHidden = page.getByText('The clients do not see this questionnaire.')
  for (const answer of ['No', 'Yes'] as const) {
    await page
      .getByRole('button', {
        name: 'Change who sees the questionnaire, its deadline and its instructions',
      })
      .click()
    const dialog = page.getByRole('dialog', { name: 'The questionnaire of this case' })
    await dialog.getByText(answer, { exact: true }).click()
    if (answer === 'Yes') {
      await dialog.getByLabel('Due').fill('12/24/2098')
      await dialog.getByLabel('Instructions for the clients').fill('Please bring:\n- pay stubs')
    }
    await checkScreen(page, `637-questionnaire-${answer}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await isHidden.waitFor({ state: answer === 'No' ? 'visible' : 'detached' })
  }
  await page.getByText('Due Dec 24, 2098').waitFor()
}

/** An older Mac writes ñ as 0x96, which is a dash on Windows. */
async function confirmListOfMac(page: Page): Promise<void> {
  const buffer = Buffer.from('First name,Last name\nAna,Mu\u0096oz\n', 'latin1')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a CSV file' }).click()
  await (await choosing).setFiles([{ name: 'clients.csv', mimeType: 'text/csv', buffer }])
  await page.getByText('We read: Muñoz', { exact: false }).waitFor()
  await page.getByText('The other reading is: Mu–oz', { exact: true }).waitFor()
  await checkScreen(page, '635-list-of-a-mac')
  await page.getByRole('button', { name: 'The accents are right' }).click()
  expect(await page.getByLabel(/Or paste the rows here/).inputValue()).toContain('Ana,Muñoz')
  await expectFocus(page.getByText('We read clients.csv.'))
}

test('a client who looks like another one is compared first, and a lost response creates no second case', async () => {
  const page = await openWorkspace(stage, '/workspace/clients/invite', paralegal.email)
  await arriveAt(page, 'Invite a client')
  const { givenName, familyName } = person('rosa')
  await page.getByLabel('First name').fill(givenName.toLowerCase())
  await page.getByLabel('Last name').fill(familyName)
  await page.getByLabel('Email', { exact: true }).fill('not.rosa@example.com')
  await page.getByLabel('Mobile phone').fill('2175550188')
  await page.getByLabel('Attorney').selectOption({ label: attorney.name })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is this the same person?' })
  await dialog.getByRole('link', { name: `${familyName}, ${givenName}` }).waitFor()
  await dialog.getByText(/Same name/).waitFor()
  await checkScreen(page, '631-similar-client')
  await loseNextCreation(page)
  await dialog.getByRole('button', { name: 'This is a new person' }).click()
  const name = `${familyName}, ${givenName.toLowerCase()}`
  await arriveAt(page, name)
  await page.goto('/workspace/clients')
  await arriveAt(page, 'Clients')
  const rows = page.getByRole('row', { name: new RegExp(name) })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
})
