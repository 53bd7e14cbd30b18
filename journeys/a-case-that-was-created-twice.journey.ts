// Two colleagues created a case for the same client. The one that no client uses is merged.
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFocus } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')

test('a case that was created twice is merged into the one that the client uses', async () => {
  const created = await stage.asAttorney(
    ...['case:create', '--firm', 'Hollis & Reyes Law', '--chapter', '7', '--name', 'Rosa Delgado'],
    ...['--email', 'rosa.second@example.com', '--mobile', '7185550177'],
  )
  const caseId = /[\da-f-]{36}/.exec(created)?.[0] ?? ''
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, attorney.email, `/workspace/clients/${caseId}/people`)
  await arriveAt(page, 'Delgado, Rosa')
  const card = page.getByRole('region', { name: 'Maybe the same client' })
  await card.getByText('Same name · Pre-Filing · Chapter 7').waitFor()
  await checkScreen(page, '760-a-similar-case')
  await card.getByRole('button', { name: 'Keep that one: Delgado, Rosa' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Is this case a duplicate of Delgado, Rosa?',
  })
  await checkScreen(page, '761-merge-question')
  await skipSecondPress(page)
  await question.getByRole('button', { name: 'Merge the cases' }).click()
  await page.getByText('The cases are merged. This one is in the archive.').waitFor()
  await expectFocus(card.getByRole('heading', { name: 'Maybe the same client' }))
  await page.keyboard.press('1')
  await page.getByText(/as a duplicate of/).waitFor()
  await checkScreen(page, '762-a-merged-case')
  await page.getByRole('link', { name: 'Delgado, Rosa', exact: true }).click()
  await page.getByText('Pre-Filing', { exact: true }).first().waitFor()
  await page.keyboard.press('6')
  await page.getByText('A duplicate was merged into this case: Rosa Delgado').waitFor()
  await page.keyboard.press('5')
  await card.getByText('Same name · Complete · Chapter 7').waitFor()
  expect(await card.getByRole('button').count(), 'the case of a client is kept').toBe(0)
  await page.setViewportSize(phone)
  await checkScreen(page, '763-in-use-on-a-phone')
})
