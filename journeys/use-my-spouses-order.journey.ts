// Victor has ordered the first course for Grace as well: she cannot start it alone, sees that she
// takes it with him, and gets her own certificate.
import { expect, test } from 'vitest'
import {
  atProvider,
  eventually,
  goThroughThePages,
  goToCourse,
  goToCourses,
  heading,
  openCourses,
} from './test-courses.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

test('the spouse cannot start the course alone and gets her own certificate', async () => {
  const grace = await openCourses(stage, phone, 'grace', 'First', 'stays')
  await heading(grace, 'Course Ordered for Spouse').waitFor()
  await grace.getByText('You take this course together with Victor.').waitFor()
  await grace.getByText('Taking course with spouse').waitFor()
  await checkScreen(grace, '540-ordered-for-both')
  for (const path of [
    'verify',
    'verify-spouse',
    'course-disclosure-agreement',
    'course-instructions',
  ]) {
    await grace.goto(`/dashboard/courses/${path}`)
    await expect.poll(() => new URL(grace.url()).pathname).toBe('/dashboard/courses')
  }

  const victor = await openCourses(stage, computer, 'victor', 'First', 'stays')
  await goThroughThePages(victor, 'First', 541, { withSpouse: true })
  const site = await goToCourse(victor)
  await site.getByLabel('Grace Okonkwo').check()
  await atProvider(site, 'Start the course')
  await site.getByLabel('Grace Okonkwo').check()
  await atProvider(site, 'Finish the course')
  await goToCourses(grace)
  await eventually(grace, heading(grace, 'Your certificate'))
  await checkScreen(grace, '545-her-own-certificate')
  await goToCourses(victor)
  await heading(victor, 'Your first course has begun').waitFor()
})

test('a course for one debtor is not offered to the other', async () => {
  const marcus = await openCourses(stage, phone, 'marcus', 'Second')
  const caseId = await readCaseId(marcus)
  await stage.asAttorney('course:setup', caseId, 'second', '--option', '4')
  await goToCourses(marcus, 'Second')
  await heading(marcus, 'Course Ordered for Spouse').waitFor()
  await marcus
    .getByText('This course was ordered for Elena only. If you need it too, contact your attorney.')
    .waitFor()
  await checkScreen(marcus, '546-for-elena-alone')
})
