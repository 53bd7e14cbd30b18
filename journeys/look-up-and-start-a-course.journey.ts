// Looking up an order and starting a course: a wrong number, a failing service, an existing order,
// several orders, which only the firm can resolve, a refused registration, a canceled course.
import { expect, test } from 'vitest'
import {
  atProvider,
  chooseProvider,
  eventually,
  failNextCall,
  goThroughThePages,
  goToCourse,
  goToCourses,
  heading,
  lookUp,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { expectFieldError } from './test-people.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const retry =
  'Please try again in a few minutes. If this continues please contact your attorney for support in resolving this error.'

test('a wrong input is reported at its field, and a failed lookup can be repeated', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  const ssn = page.getByLabel('Social Security Number')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectFieldError(page, ssn, 'SSN is Required')
  await checkScreen(page, '549-missing')
  await lookUp(page, '900-55')
  await expectFieldError(page, ssn, 'Ssn is not valid')
  await checkScreen(page, '550-not-valid')

  await lookUp(page, '900-55-1007')
  await page
    .getByText(`An error occurred on the place first course order user verification step. ${retry}`)
    .waitFor()
  await heading(page, 'Course Not Ordered').waitFor()
  await checkScreen(page, '551-look-up-failed')
  await page.getByRole('button', { name: 'Retry first order' }).click()
  await heading(page, 'First, let’s look for an order').waitFor()
})

test('if there are several orders, only the firm can help; after it has reset the course, the remaining order is used', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  // The error of the previous test was stored, so it is shown without a new lookup.
  await page.getByText('user verification step.').waitFor()
  await page.getByRole('button', { name: 'Retry first order' }).click()
  await lookUp(page, '900-55-1003')
  await page
    .getByText('Please contact your attorney for support in resolving this error.', { exact: true })
    .waitFor()
  expect(await page.getByRole('button', { name: 'Retry first order' }).count()).toBe(0)
  await checkScreen(page, '552-ask-your-attorney')
  await page.reload()
  await page
    .getByText('Please contact your attorney for support in resolving this error.', { exact: true })
    .waitFor()

  await stage.asAttorney('course:reset', await readCaseId(page), 'first')
  await goToCourses(page)
  await lookUp(page, '900-55-1002')
  await heading(page, 'Existing Course Order Found').waitFor()
  await page.getByText('Course Started', { exact: true }).waitFor()
  await checkScreen(page, '553-order-found')
  await page.getByRole('button', { name: 'Next' }).click()
  await heading(page, 'Your first course has begun').waitFor()
  await checkScreen(page, '554-order-taken-over')
})

test('an error after the lookup names the step that failed, and the client starts again', async () => {
  const page = await openCourses(stage, computer, 'marcus', 'Second')
  await lookUp(page, '900-55-0117')
  await heading(page, 'Check your details').waitFor()
  await failNextCall(page, 'createUser')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page
    .getByText(
      `An error occurred on the place second course order account verification step. ${retry}`,
    )
    .waitFor()
  await checkScreen(page, '555-account-failed')
  await page.reload()
  await page.getByText('account verification step.').waitFor()
  await page.getByRole('button', { name: 'Retry second order' }).click()
  await lookUp(page, '900-55-0117')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await heading(page, 'Will your spouse take this course with you?').waitFor()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await heading(page, 'Choose from the providers listed below').waitFor()
  await page.getByText('Taking course without spouse').waitFor()
  await checkScreen(page, '556-without-spouse')
})

test('a failed registration is repeated by a press, never automatically', async () => {
  const page = await openCourses(stage, computer, 'jonah')
  await chooseProvider(page, 'Take Course Online', 'Harborlight')
  await takeThisCourse(page)
  await failNextCall(page, 'register')
  await goThroughThePages(page, 'First', 570)
  const message = page.getByText(
    /^Course could not be started\. Please try again or contact support at \(?\d{3}/,
  )
  await message.waitFor()
  await page.getByRole('alert').getByText('Error Registering Course').waitFor()
  expect(await page.getByText(/You can take the course right away or later/).count()).toBe(0)
  await checkScreen(page, '574-not-started')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await heading(page, 'Your first course is ready').waitFor()
  expect(await message.count()).toBe(0)

  const site = await goToCourse(page)
  await atProvider(site, 'Cancel the course')
  await page.bringToFront()
  await eventually(page, heading(page, 'First Course Canceled'))
  await page
    .getByText('Your course has been canceled. Please contact your attorney for more information.')
    .waitFor()
  await checkScreen(page, '575-canceled')
})

test('a link to a course is refused if it was already used or has no tokens', async () => {
  const page = await stage.openBrowser(computer)
  for (const search of ['?info1=noinfo1&info2=noinfo2', '', '?info1=a&info2=b']) {
    const answer = await page.goto(`/orders/courses/Provider245${search}`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})
