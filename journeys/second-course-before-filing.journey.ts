// The second course is available after the filing, with a case number, and when the firm allows it.
// The first course is not offered after the filing.
import { expect, test } from 'vitest'
import { calendarDay, daysAfter } from '#lib/dates.ts'
import { goToCourses, heading, openCourses } from './test-courses.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

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
