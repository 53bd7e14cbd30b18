// The provider refuses a registration, so the client sees a phone number and can try again. If the
// provider cancels a course, the client must contact the attorney.
import { expect, test } from 'vitest'
import {
  atProvider,
  chooseProvider,
  eventually,
  goThroughThePages,
  goToCourse,
  heading,
  failNextCall,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { checkScreen } from './test-screen.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

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
