// The firm reads a questionnaire, answers a question, sends sections back, checks and approves.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import {
  answerAll,
  firmShowsOnly,
  finishLater,
  goOnTo,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  readCaseId,
  submitToAttorney,
  submitted,
} from './test-questionnaire.ts'
import { checkScreen, forgive, skipSecondPress } from './test-screen.ts'
import { nextCode, staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('hollis', 'paralegal')
const attorney = staffPerson('hollis', 'attorney')
const replyWords = 'Choose No if nothing was bought on credit.'
const sections = ['Getting Started', 'Other Secured Debts'] as const

async function openClients(email: string, size: ScreenSize = computer): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  return page
}

/** Opens the intake of a client who is in the list. */
async function openIntake(page: Page, client: RegExp, place = ''): Promise<string> {
  const href = await page.getByRole('link', { name: client }).first().getAttribute('href')
  await page.goto(`${href}/intake${place}`)
  await arriveAt(page, 'Intake')
  return `${href}/intake`
}

const partTitle = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('article').getByRole('heading', { level: 2, name })

test('the answers of a joint case are read by form line and as asked', async () => {
  const page = await openClients(paralegal.email)
  const intake = await openIntake(page, /^Whitfield/, '/106A-B')
  await partTitle(page, /^106A\/B/).waitFor()
  await page.getByRole('rowheader', { name: /^Part 4/ }).waitFor()
  await checkScreen(page, '750-intake-by-form-line')

  await page.keyboard.press('j')
  await partTitle(page, /^106C/).waitFor()
  await expectFocus(partTitle(page, /^106C/))
  await page.keyboard.press('k')
  await partTitle(page, /^106A\/B/).waitFor()
  await page.goBack()
  await partTitle(page, /^106C/).waitFor()
  await page.goto(`${intake}/101`)
  await page.getByRole('link', { name: 'Go to the answer' }).click()
  await expectFocus(page.getByRole('row', { name: /^3 / }))
  await checkScreen(page, '751-answer-of-a-warning')

  await page.getByRole('button', { name: 'As asked' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Cards, Bills').click()
  await partTitle(page, 'Cards, Bills and Loans').waitFor()
  await page.getByRole('region', { name: /^Credit Cards/ }).waitFor()
  await checkScreen(page, '752-intake-as-asked')

  await page.goto(`${intake}/boats?view=asked`)
  await page.getByText('This part is not in the intake').waitFor()
  await checkScreen(page, '753-no-such-part')
  await page.getByRole('link', { name: 'Open the first part' }).click()
  await partTitle(page, 'Getting Started').waitFor()
  await page.goto('/workspace/clients/0193b1a0-0000-7000-8000-000000000000/intake')
  await arriveAt(page, 'This case is not there')
  await checkScreen(page, '754-no-such-case')

  await page.goto(intake)
  await page.getByRole('link', { name: 'Export' }).click()
  await arriveAt(page, 'Export the answers')
  await page.getByRole('radio', { name: /^List of creditors/ }).check()
  await page.getByText('3 creditors the court may not read correctly').waitFor()
  await page.getByRole('textbox', { name: 'Reason' }).fill('For the petition')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const hasRead = page.getByRole('checkbox', { name: /^I have read this/ })
  await expectFieldError(page, hasRead, 'Check this box, or correct the creditors first.')
  await checkScreen(page, '767-export-with-problems')
  await hasRead.check()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^Whitfield creditors \d{4}-\d\d-\d\d \w{12}\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Seaport Mortgage\r\n')
})

test('a question of the client is answered beside it, also after the network failed', async () => {
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  await openQuestionnaire(portal)
  await openSection(portal, sections[1])
  await openQuestion(portal, 'Quick Check')
  await portal.getByRole('radio', { name: 'Not sure' }).first().check()
  await portal.getByText('Your attorney will ask you about this one.').waitFor()
  await finishLater(portal, sections[1])

  const page = await openClients(paralegal.email)
  await openIntake(page, /^Delgado, Rosa/, '/otherSecuredDebts?view=asked')
  const help = page.getByRole('region', { name: /^Question/ })
  const reply = help.getByLabel(/^Reply to/)
  await reply.waitFor()
  await checkScreen(page, '755-a-question-of-the-client')
  await help.getByRole('button', { name: 'Send the reply' }).click()
  await expectFieldError(page, reply, 'Write what the client should read.')
  await checkScreen(page, '756-reply-with-an-error')
  // At a tile, J opens no other section and 6 no other tab.
  for (const name of ['We find it ourselves', 'We reply']) {
    await help.getByText(name, { exact: true }).click()
    await page.keyboard.type('jk6 ')
  }
  await expect.poll(() => reply.inputValue()).toBe('jk6 jk6 ')
  await page.keyboard.press('Shift+Tab')
  await expectFocus(help.getByRole('radio', { name: 'We reply' }))
  await page.keyboard.type('jk6')
  await page.keyboard.press('ArrowDown')
  await expectFocus(help.getByRole('radio', { name: 'We find it ourselves' }))
  await page.keyboard.press('ArrowUp')
  await reply.fill(replyWords)
  await page.context().setOffline(true)
  await skipSecondPress(page)
  await help.getByRole('button', { name: 'Send the reply' }).click()
  await help.getByText('This could not be saved. Check your connection').waitFor()
  await page.context().setOffline(false)
  forgive(page, /Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await skipSecondPress(page)
  await help.getByRole('button', { name: 'Send the reply' }).click()
  await page.getByText('The reply is sent.').waitFor()
  await help.waitFor({ state: 'detached' })
  const question = page.getByRole('article').getByRole('region', { name: /^Quick Check/ })
  await question.getByText('Answered by us').waitFor()
  await question.getByText(replyWords).waitFor()
  await checkScreen(page, '757-answered-by-the-firm')

  await openQuestion(portal, 'Quick Check')
  await portal.getByText(replyWords).waitFor()
})

/** Rosa completes two sections and hands them in. */
async function handIn(): Promise<Page> {
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  await portal.goto('/dashboard/case')
  await portal.getByRole('link', { name: 'Complete Intake Questionnaire' }).waitFor()
  await firmShowsOnly(stage, await readCaseId(portal), ['gettingStarted', 'otherSecuredDebts'])
  await openQuestionnaire(portal)
  await openSection(portal, sections[1])
  await openQuestion(portal, 'Quick Check')
  await answerAll(portal, 'No')
  await goOnTo(portal, 'Good job!')
  await portal.getByRole('link', { name: 'Go to Section Summary' }).click()
  await arriveAt(portal, sections[1])
  await markAsComplete(portal)
  await submitToAttorney(portal)
  await portal.getByText(submitted).waitFor()
  return portal
}

async function handInAgain(portal: Page): Promise<void> {
  await openQuestionnaire(portal)
  for (const [at, section] of sections.entries()) {
    await openSection(portal, section)
    await portal.getByRole('heading', { name: 'Attorney Comments' }).waitFor()
    await portal.getByText(comments[at] ?? '').waitFor()
    await markAsComplete(portal)
  }
  await submitToAttorney(portal)
  await portal.getByText(submitted).waitFor()
}

const comments = ['Which chapter did we talk about?', 'Is the couch paid off?']

test('two sections are sent back, handed in again, checked and approved', async () => {
  const portal = await handIn()
  const page = await openClients(paralegal.email)
  await openIntake(page, /^Delgado, Rosa/, '/gettingStarted?view=asked')
  await partTitle(page, sections[0]).waitFor()
  const colleague = await openClients(attorney.email)
  await openIntake(colleague, /^Delgado, Rosa/, '/gettingStarted?view=asked')
  await colleague.getByRole('button', { name: 'Mark as checked' }).waitFor()

  await page.getByRole('button', { name: 'Send back…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back to the client' })
  await dialog.getByRole('checkbox', { name: new RegExp(sections[1]) }).check()
  await dialog.getByLabel(`Comment on ${sections[0]}`).fill(comments[0] ?? '')
  await dialog.getByRole('button', { name: 'Send 2 sections back' }).click()
  const comment = dialog.getByLabel(`Comment on ${sections[1]}`)
  await expectFieldError(
    page,
    comment,
    'Please say what is missing: the client reads it beside the section.',
  )
  await checkScreen(page, '758-send-back-with-an-error')
  await comment.fill(comments[1] ?? '')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Send 2 sections back' }).click()
  await page.getByText('2 sections are sent back.').waitFor()
  await page.getByText(`“${comments[0]}”`).waitFor()
  await checkScreen(page, '759-sent-back')

  // The colleague still sees the section as it was.
  await colleague.getByRole('button', { name: 'Mark as checked' }).click()
  await colleague.getByText('A section has changed since you opened it.').waitFor()
  await colleague.getByText(`${sections[0]} is now: Sent back.`).waitFor()
  await checkScreen(colleague, '760-a-colleague-was-faster')

  await handInAgain(portal)
  await page.reload()
  for (const section of sections) {
    await page.getByRole('navigation', { name: 'Sections' }).getByText(section).click()
    await partTitle(page, section).waitFor()
    await page.getByRole('button', { name: 'Mark as checked' }).click()
    await page.getByText(`Checked: ${section}`).waitFor()
    await page.getByText('An attorney or administrator approves it.').waitFor()
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  }
  await checkScreen(page, '761-checked-by-a-paralegal')

  await colleague.reload()
  await colleague.getByRole('button', { name: 'Approve' }).click()
  await colleague.getByText(`Approved: ${sections[0]}`).waitFor()
  await colleague.getByText('Checked and approved.').waitFor()
  await checkScreen(colleague, '762-approved')
})

test('a number is revealed with a reason and a code, and hidden again', async () => {
  const page = await openClients(paralegal.email)
  await page.clock.install()
  const intake = await openIntake(page, /^Whitfield/, '/121')
  await page.getByRole('button', { name: 'Reveal the SSN of Marcus Whitfield' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reveal the SSN' })
  await dialog.getByRole('button', { name: 'Reveal' }).click()
  await expectFieldError(page, dialog.getByLabel('Reason'), 'Give a reason of 3 to 200 characters.')
  await checkScreen(page, '763-reveal-with-an-error')
  await dialog.getByLabel('Reason').fill('To file the petition')
  // The proof of the login is over.
  await stage.moveClock(6 * 60 * 1000)
  await page.clock.runFor(1000)
  await dialog.getByRole('button', { name: 'Reveal' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Code').fill(await nextCode(stage, paralegal.email))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  const number = page.getByText(/^\d{3}-\d{2}-4322$/)
  await number.waitFor()
  // The access token of the login is over, too, and was renewed.
  forgive(page, /401 \(Unauthorized\)/)
  await checkScreen(page, '764-a-revealed-number')
  await page.clock.fastForward(61_000)
  await number.waitFor({ state: 'detached' })
  await page.getByText('•••-••-4322').waitFor()
  await page.goto(intake.replace('/intake', '/activity'))
  await page.getByText('To file the petition').first().waitFor()
})

test.each([phone, { width: 768, height: 1024 }])(
  'at $width px, the list is a choice above the answers',
  async (size) => {
    const page = await openClients(paralegal.email, size)
    await openIntake(page, /^Whitfield/, '/106I')
    await page.getByRole('rowheader', { name: /^Part 2/ }).waitFor()
    await checkScreen(page, '765-intake-on-a-phone')
    await page
      .getByRole('combobox', { name: 'Forms' })
      .selectOption({ label: '106E/F Schedule E/F: Creditors Who Have Unsecured Claims' })
    await partTitle(page, /^106E\/F/).waitFor()
    await page.getByRole('rowheader', { name: /^Part 2/ }).waitFor()
    await checkScreen(page, '766-creditors-on-a-phone')
    await page.getByRole('button', { name: 'Next' }).click()
    await partTitle(page, /^106G/).waitFor()
  },
)

test('with large text, a desk gets the layout of a narrow window', async () => {
  const page = await openClients(paralegal.email)
  await openIntake(page, /^Whitfield/, '/106I')
  await page.getByRole('rowheader', { name: /^Part 2/ }).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('combobox', { name: 'Forms' }).waitFor()
  expect((await page.getByRole('article').boundingBox())?.width).toBeGreaterThan(800)
  await checkScreen(page, '767-intake-with-large-text')
})
