// One of three statements is fine: the client reads what is still needed, and sends it.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { calendarDay } from '#lib/dates.ts'
import { handIn } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, openCategory, person } from './test-people.ts'
import { expectAcceptable, expectPainted } from './test-review.ts'
import { checkScreen } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const folder = 'Bank and money accounts'
const category = 'Bank statements, every account'
const appliedMs = 30_000

/** The name of a full month before the one that it is at the office. */
function monthName(monthsAgo: number): string {
  const [year = 0, month = 0] = calendarDay(new Date(), 'America/New_York').split('-').map(Number)
  const day = new Date(Date.UTC(year, month - 1 - monthsAgo, 15))
  return day.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

async function review(page: Page, document: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${document}`) }).click()
  await expectPainted(page, document)
}

test('what is still needed is asked for, sent and accepted', async () => {
  const statement = `Checking ${monthName(1)}.pdf`
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  await openCategory(portal, folder, category)
  await handIn(portal, pdfFile(statement, 'One month'))

  const page = await stage.openBrowser(computer)
  await page.clock.install()
  await enterAsStaff(stage, page, staffPerson('hollis', 'paralegal').email, '/workspace/review')
  await arriveAt(page, 'Review')
  await review(page, statement)
  await page.getByRole('listitem').filter({ hasText: 'this one' }).first().waitFor()
  await page.keyboard.press('p')
  const form = page.getByRole('form', { name: 'Accept, ask more' })
  await form.getByRole('checkbox', { name: monthName(2), checked: true }).waitFor()
  await form.getByRole('checkbox', { name: monthName(3) }).uncheck({ force: true })
  await form.getByLabel('Other things').fill('page 2 of this statement')
  await checkScreen(page, '750-accept-and-ask-for-more')
  await form.getByRole('button', { name: 'Accept and ask for 2 more' }).click()
  await page.getByText(`Accepted: ${statement}`).waitFor()

  await portal.getByText('Thank you for what you sent. We still need:').waitFor({
    timeout: appliedMs,
  })
  await portal
    .getByRole('listitem')
    .filter({ hasText: monthName(2) })
    .first()
    .waitFor()
  await portal.getByRole('listitem').filter({ hasText: 'page 2 of this statement' }).waitFor()
  await checkScreen(portal, '751-still-needed')
  await handIn(portal, pdfFile('The rest.pdf', 'The rest'))

  await review(page, 'The rest.pdf')
  await page.getByText(`${monthName(2)}, page 2 of this statement`).waitFor()
  await expectAcceptable(page)
  await page.keyboard.press('a')
  await page.getByText('Accepted: The rest.pdf').waitFor()
  await portal.getByText('Thank you for what you sent. We still need:').waitFor({
    state: 'detached',
    timeout: appliedMs,
  })
})
