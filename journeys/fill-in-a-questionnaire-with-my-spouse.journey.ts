// Two spouses answer one questionnaire at the same time: neither loses data, private values stay
// private, and either can submit for both.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { savedMark } from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { bellSays, untilNews } from './test-news.ts'
import { arriveAt, expectFocus, person } from './test-people.ts'
import {
  readCaseId,
  firmSendsBack,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  submitToAttorney,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const section = 'Personal Information'

/** Each spouse has a browser that stays open for all tests. */
let marcus: Page
let elena: Page

async function arrive(key: 'marcus' | 'elena', size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size, 'stays')
  await enter(stage, page, person(key), '/login')
  await page.getByRole('link', { name: 'Intake', exact: true }).waitFor()
  return page
}

test('both spouses see the same questionnaire and which debtor they are', async () => {
  ;[marcus, elena] = await Promise.all([arrive('marcus', computer), arrive('elena', phone)])
  await firmSendsBack(
    stage,
    await readCaseId(marcus),
    'personalInformation',
    'Please look at your names and your household again.',
  )
  for (const [page, debtor] of [
    [marcus, 'Debtor 1'],
    [elena, 'Debtor 2'],
  ] as const) {
    await openQuestionnaire(page)
    await page.getByText('Only one spouse should edit at a time.').waitFor()
    await openSection(page, section)
    await openQuestion(page, 'Marcus WhitfieldNames in the last 8 years', 'About You')
    await page.getByText(`${section} Section Progress ${debtor}`, { exact: true }).waitFor()
  }
})

test('both spouses add entries and none is lost, and a conflict shows both answers', async () => {
  // Both have loaded the same answer.
  await addName(marcus, 'Mark')
  await addName(elena, 'Marc')
  await marcus.reload()
  for (const page of [marcus, elena]) {
    for (const name of ['Mark', 'Marc'])
      await page.getByRole('button', { name: new RegExp(`^Edit .*${name} Whitfield`) }).waitFor()
    expect(await page.getByText('Your spouse also changed this.').count()).toBe(0)
  }
  await checkScreen(elena, '440-names-of-both')

  for (const page of [marcus, elena]) {
    await goOnFrom(page, 'Other Names Used')
    await openQuestionnaire(page)
    await openSection(page, section)
    await openQuestion(page, 'Household Size', 'Household')
    await expect.poll(() => page.getByLabel('People in your household').inputValue()).toBe('4')
  }
  await marcus.getByLabel('People in your household').fill('5')
  await marcus.getByLabel('People on your tax return').fill('3')
  await goOnFrom(marcus, 'Household Size')
  await elena.getByLabel('People in your household').fill('6')
  await elena.getByRole('button', { name: 'Continue' }).click()
  const notice = elena.getByRole('status').filter({ hasText: 'Your spouse also changed this.' })
  await notice.getByText('People in your household: 6', { exact: true }).waitFor()
  expect(await notice.getByRole('definition').allTextContents()).toEqual([
    'People in your household: 6',
    '5',
  ])
  await expectFocus(notice)
  await checkScreen(elena, '441-both-answers')
  await arriveAt(elena, 'Household Size')
  expect(await elena.getByLabel('People on your tax return').inputValue()).toBe('3')
  await goOnFrom(elena, 'Household Size')
})

test('private values are never sent to the other spouse and are not required there', async () => {
  const texts = getTexts(elena)
  await openQuestionnaire(marcus)
  await openSection(marcus, section)
  await openQuestion(marcus, 'Marcus WhitfieldSSN, ITIN and EIN', 'About You')
  const number = (page: Page) => page.getByRole('textbox', { name: 'Social Security number' })
  await marcus.getByRole('radio', { name: 'Social Security number' }).check()
  await number(marcus).fill('219099998')
  await answerRest(marcus)
  await goOnFrom(marcus, 'Social Security Numbers')
  await marcus.goBack()
  await arriveAt(marcus, 'Social Security Numbers')
  await expect.poll(() => number(marcus).inputValue()).toBe('XXX-XX-XXXX')

  await openQuestionnaire(elena)
  await openSection(elena, section)
  await openQuestion(elena, 'Marcus WhitfieldSSN, ITIN and EIN', 'About You')
  await expect.poll(() => number(elena).inputValue()).toBe('XXX-XX-XXXX')
  await number(elena).focus()
  expect(await number(elena).inputValue()).toBe('XXX-XX-XXXX')
  await checkScreen(elena, '442-number-of-the-other')
  await goOnFrom(elena, 'Social Security Numbers')
  await elena.goto(elena.url().replace('taxIds_d2', 'contactDetails_d1'))
  await arriveAt(elena, 'Contact Details')
  await elena.getByText('Marcus Whitfield', { exact: true }).waitFor()
  expect(await elena.getByLabel('Date of birth').inputValue()).toBe('')
  await elena.getByLabel('Home phone').fill('7185550199')
  await goOnFrom(elena, 'Contact Details')

  await marcus.goto(marcus.url().replace('taxIds_d1', 'contactDetails_d1'))
  await expect.poll(() => marcus.getByLabel('Home phone').inputValue()).toBe('(718)555-0199')
  expect(await marcus.getByLabel('Date of birth').inputValue()).toBe('02/11/1979')
  expect(
    texts.some((text) => text.includes('2125550151')),
    'the server’s message was received',
  ).toBe(true)
  for (const secret of ['219099998', '02/11/1979'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
})

test('one spouse submits for both, the other is notified, and both can only read the answers', async () => {
  await openQuestionnaire(elena)
  for (const name of [section, 'Vehicles']) {
    await openSection(elena, name)
    await markAsComplete(elena)
  }
  await openQuestionnaire(marcus)
  await openSection(marcus, 'Vehicles')
  await openQuestion(marcus, 'Driving Costs', 'Who Uses What')
  await submitToAttorney(elena)
  await elena.getByText('Your questionnaire was successfully submitted to your attorney').waitFor()

  // An answer that is typed after the submission is shown, not discarded.
  await marcus
    .getByRole('textbox', { name: 'How much do you pay each month for public transit?' })
    .fill('150')
  const late = marcus
    .getByRole('status')
    .filter({ hasText: 'This section was already submitted. Your unsent answers are below.' })
  await late.getByText('$150.00').waitFor()
  await marcus.getByRole('button', { name: 'Copy' }).waitFor()
  await checkScreen(marcus, '443-too-late')
  expect(await marcus.getByRole('textbox').count()).toBe(0)
  await marcus.getByRole('button', { name: 'Remove these answers' }).click()
  await late.waitFor({ state: 'detached' })

  await marcus.reload()
  // Each spouse also has a notification about the section that was returned to both earlier.
  await bellSays(marcus, 'Notifications, 2 unread')
  await bellSays(elena, 'Notifications, 1 unread')
  await marcus.getByRole('link', { name: 'Notifications, 2 unread' }).click()
  await arriveAt(marcus, 'Notifications')
  await marcus
    .getByRole('main')
    .getByText('Elena submitted your questionnaire to your attorney.')
    .waitFor()
  for (const page of [marcus, elena]) {
    await openQuestionnaire(page)
    await page.getByText('Your questionnaire was successfully submitted to your attorney').waitFor()
    expect(await page.getByRole('button', { name: 'Submit to attorney' }).count()).toBe(0)
    expect(await page.getByText('Only one spouse should edit').count()).toBe(0)
    await openSection(page, 'Vehicles')
    await page.getByText('You can read your answers, but you can’t change them now.').waitFor()
    await openQuestion(page, 'Driving Costs', 'Who Uses What')
    expect(await page.getByRole('textbox').count()).toBe(0)
  }
})

test('words that came after the submission are in their field again when the section is sent back, and typing goes on there', async () => {
  const caseId = await readCaseId(marcus)
  const sendBack = () => firmSendsBack(stage, caseId, 'vehicles', 'Please look at your costs.')
  const transit = marcus.getByRole('textbox', {
    name: 'How much do you pay each month for public transit?',
  })
  const box = marcus.getByText('Your unsent answers are below.')
  await sendBack()
  await marcus.clock.install()
  await marcus.reload()
  await transit.waitFor()
  await openQuestionnaire(elena)
  await openSection(elena, 'Vehicles')
  await markAsComplete(elena)
  await submitToAttorney(elena)
  await transit.fill('160')
  await box.waitFor()
  expect(await transit.count()).toBe(0)

  await sendBack()
  await untilNews(marcus, transit)
  await box.waitFor({ state: 'detached' })
  expect(await transit.inputValue()).toBe('160.00')
  await transit.press('Home')
  await transit.pressSequentially('1')
  await goOnFrom(marcus, 'Driving Costs')
  await marcus.goBack()
  await expect.poll(() => transit.inputValue()).toBe('1,160.00')
})

/** Collects everything that the server sends to this page. */
function getTexts(page: Page): string[] {
  const texts: string[] = []
  page.on('response', (response) => {
    if (/graphql|\/api\//.test(response.url()))
      response.text().then(
        (text) => texts.push(text),
        () => undefined,
      )
  })
  return texts
}

async function goOnFrom(page: Page, question: string): Promise<void> {
  const before = page.url()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.url(), { message: `Continue from ${question}` }).not.toBe(before)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function answerRest(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'None of these' }).check()
}

async function addName(page: Page, firstName: string): Promise<void> {
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByLabel('Kind of name').selectOption('Nickname or short form')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Whitfield')
  await page.getByRole('button', { name: /^Save this .*Whitfield/ }).click()
  await savedMark(page).waitFor()
}
