// The second course is available after the filing, with a case number, and when the firm allows it; the
// first course is not offered then. Two spouses take it together.
import { expect, test } from 'vitest'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import {
  atProvider,
  chooseProvider,
  eventually,
  goThroughThePages,
  goToCourse,
  goToCourses,
  heading,
  lookUp,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { expectFieldError } from './test-people.ts'

const stage = openStage()
const daysAgo = (days: number) => calendarDay(daysAfter(new Date(), -days), 'America/New_York')

test('the second course is not available before filing, without a case number or on hold, and becomes available when the firm releases it', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  const caseId = await readCaseId(page)
  await goToCourses(page, 'Second')
  await heading(page, 'take first course').waitFor()
  await checkScreen(page, '560-first-course-first')
  await page.getByRole('link', { name: 'Go to First Course' }).click()
  await heading(page, 'First, let’s look for an order').waitFor()

  await stage.asAttorney('status', caseId, 'Filed', '--filed-on', daysAgo(3), '--without-number')
  await goToCourses(page, 'Second')
  await page
    .getByText(/^Your case must be filed with a case number to take the second course\.\.\./)
    .waitFor()
  await checkScreen(page, '561-no-number')

  await stage.asAttorney('course:setup', caseId, 'second', '--hold', 'yes')
  await stage.asAttorney('status', caseId, 'Filed', '--number', '26-10999')
  await goToCourses(page, 'Second')
  await page.getByText('Your attorney will tell you when to take this course.').waitFor()
  await checkScreen(page, '562-on-hold')

  await stage.asAttorney('course:setup', caseId, 'second', '--hold', 'no')
  await goToCourses(page, 'Second')
  await heading(page, 'Take the Second Course').waitFor()
  await heading(page, 'First, let’s look for an order').waitFor()

  await goToCourses(page, 'First')
  await page.getByText('Your case has been filed.').waitFor()
  await checkScreen(page, '563-first-course-too-late')
  await page.getByRole('link', { name: 'Go to Second Course' }).click()
  await heading(page, 'First, let’s look for an order').waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('second')
})

test('for a course that was ordered in an earlier system, the client is asked to contact the attorney', async () => {
  const page = await openCourses(stage, phone, 'mei')
  await stage.asAttorney('course:setup', await readCaseId(page), '--legacy', 'yes')
  for (const course of ['First', 'Second'] as const) {
    await goToCourses(page, course)
    await page
      .getByText(
        'Your course was ordered in an earlier system. Please contact your attorney for its status.',
      )
      .waitFor()
    expect(await page.getByText(/^Takes about/).count()).toBe(0)
  }
  await checkScreen(page, '564-earlier-system')
})

test('one course for both, from the lookup to two certificates', async () => {
  const [marcus, elena] = [
    await openCourses(stage, computer, 'marcus', 'Second', 'stays'),
    await openCourses(stage, phone, 'elena', 'Second', 'stays'),
  ]
  await heading(marcus, 'Take the Second Course').waitFor()
  await marcus.getByText('Takes about two hours.').waitFor()
  await lookUp(marcus, '900-55-0112')
  await heading(marcus, 'Will your spouse take this course with you?').waitFor()
  await checkScreen(marcus, '530-with-my-spouse')

  await marcus.getByLabel('Add Joint Debtor').check()
  await marcus.getByRole('button', { name: 'Submit', exact: true }).click()
  const sentences = [
    ['Phone Number', 'Phone Number is required'],
    ['SSN', 'SSN is required'],
    ['Email Address', 'Email Address is required'],
    ['Street', 'Street is required'],
    ['City', 'City is required'],
  ] as const
  for (const [label, sentence] of sentences)
    await expectFieldError(marcus, marcus.getByLabel(label, { exact: true }), sentence)
  await checkScreen(marcus, '531-spouse-missing')
  // Her name comes from the case.
  expect(
    await Promise.all(
      ['First Name', 'Last Name'].map((label) =>
        marcus.getByLabel(label, { exact: true }).inputValue(),
      ),
    ),
  ).toEqual(['Elena', 'Whitfield'])
  const values = {
    'Phone Number': '2125550152',
    SSN: '900550114',
    'Email Address': 'elena.whitfield@example.com',
    Street: '12 Harbor Lane',
    'Zip Code': '11201',
    City: 'Brooklyn',
  }
  for (const [label, value] of Object.entries(values))
    await marcus.getByLabel(label, { exact: true }).fill(value)
  await marcus.getByLabel('State', { exact: true }).selectOption('NY')
  await marcus.getByRole('button', { name: 'Submit', exact: true }).click()
  await heading(marcus, 'Choose from the providers listed below').waitFor()
  await marcus.getByText('Taking course with spouse').waitFor()

  await chooseProvider(marcus, 'Take Course Online', 'Cedar Path')
  await marcus.getByText('One course for you and Elena. Each of you gets a certificate.').waitFor()
  await checkScreen(marcus, '532-confirm-together')
  await takeThisCourse(marcus)
  await goThroughThePages(marcus, 'Second', 533, { withSpouse: true })
  await heading(marcus, 'Your second course is ready').waitFor()

  await elena.reload()
  await heading(elena, 'Course Ordered for Spouse').waitFor()
  await elena.getByText('You take this course together with Marcus.').waitFor()
  expect(await elena.getByRole('button', { name: 'Go to Course' }).count()).toBe(0)
  await checkScreen(elena, '537-with-marcus')

  const site = await goToCourse(marcus)
  await site.getByText('Welcome, Marcus Whitfield and Elena Whitfield.').waitFor()
  await atProvider(site, 'Start the course', 'Finish the course')
  for (const [page, name] of [
    [marcus, '538-certificate-of-marcus'],
    [elena, '539-certificate-of-elena'],
  ] as const) {
    await page.bringToFront()
    await eventually(page, heading(page, 'Your certificate'))
    await heading(page, "Congratulations! You've finished the second course!").waitFor()
    expect(await page.getByText('Valid until').count()).toBe(0)
    await checkScreen(page, name)
  }
  const numbers = await Promise.all(
    [marcus, elena].map((page) => page.locator('dd').filter({ hasText: /-/ }).last().innerText()),
  )
  expect(numbers[0]).not.toBe(numbers[1])
})
