// An attorney reads a notice, chooses what is emailed, and goes out of office.
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt } from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const colleague = staffPerson('hollis', 'paralegal')
let cases = 0

/** The firm's operator creates a case, which is assigned to the attorney. */
async function createCase(): Promise<void> {
  cases += 1
  await stage.asAttorney(
    'case:create',
    '--firm',
    'Hollis & Reyes Law',
    '--name',
    'Guadalupe Hernández',
    '--email',
    `guadalupe${cases}@example.com`,
    '--mobile',
    `212555${String(7100 + cases)}`,
  )
}

test.each(phoneFirst)(
  'at $width px a notice is in the bell, and settings decide about emails',
  async (size) => {
    await createCase()
    const page = await stage.openBrowser(size)
    await enterAsStaff(stage, page, attorney.email, '/workspace/')

    const bell = page.getByRole('button', { name: /^Notices, [1-9]\d* unread$/ })
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'Notices' })
    const notice = list.getByRole('link', {
      name: /^You were assigned to the case of Guadalupe Hernández/,
    })
    await notice.first().waitFor()
    await checkAtBothSizes(page, '620-notices')
    await list.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('button', { name: 'Notices, none unread', includeHidden: true }).waitFor()
    await list.getByText('Unread').first().waitFor({ state: 'detached' })
    await list.getByRole('link', { name: 'Notice settings' }).click()

    await arriveAt(page, /^Firm$/)
    await page.getByRole('heading', { name: 'Out of office' }).waitFor()
    await checkAtBothSizes(page, '621-notice-settings')
    await page.getByLabel('Courses').selectOption('In the daily digest')
    await page.getByLabel('Quiet hours from').selectOption('21:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your notice settings are saved.').waitFor()

    await page.getByRole('button', { name: 'Set out of office' }).click()
    await page.getByRole('heading', { name: /problem/i }).waitFor()
    await checkAtBothSizes(page, '622-out-of-office-problems')
    const day = '2030-01-02'
    await page.getByLabel('First day').fill(day)
    await page.getByLabel('Last day').fill('2030-01-09')
    await page.getByLabel('Colleague').selectOption(colleague.name)
    await page.getByRole('button', { name: 'Set out of office' }).click()
    await page.getByText(`${colleague.name} gets your notices.`).waitFor()
    await checkAtBothSizes(page, '623-out-of-office')
    await page.reload()
    expect(await page.getByLabel('Courses').inputValue()).toBe('DIGEST')
    await page.getByRole('button', { name: 'End out of office' }).click()
    await page.getByText('You get your notices again.').waitFor()
  },
)
