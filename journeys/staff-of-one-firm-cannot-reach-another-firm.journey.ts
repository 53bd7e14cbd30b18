// A paralegal of one firm tries to reach a case of another firm in every way that a browser has:
// search, the palette, a link, and requests of the app with foreign IDs.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt } from './test-people.ts'
import { breakDown } from './test-catalogue.ts'
import { checkAtBothSizes, checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import { openPlace, staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('northgate', 'paralegal')
const colleague = staffPerson('northgate', 'administrator')
const foreignAttorney = staffPerson('hollis', 'attorney')
const foreignName = /^Delgado, Rosa/

async function openClients(email: string, size = computer): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  await page.getByText(/^Showing \d+ of \d+ client/).waitFor()
  return page
}

/** Sends a foreign case instead of the selected one. */
async function replaceCases(page: Page, operation: string, caseId: string): Promise<void> {
  await page.route('**/workspace/graphql/', (route) => {
    const body = route.request().postDataJSON()
    if (body?.operationName !== operation) return route.fallback()
    const variables = { ...body.variables, caseIds: [caseId] }
    return route.fallback({ postData: { ...body, variables } })
  })
}

/** The row of the client without the age of its last activity, which grows meanwhile. */
async function readRow(page: Page): Promise<string> {
  const text = await page.getByRole('row', { name: /Delgado, Rosa/ }).textContent()
  return (text ?? '').replace(/\d+ min ago|Just now/, '')
}

/** The first page has one entry. The others are older and cannot be read at first. */
async function readOlderEntries(page: Page): Promise<void> {
  const entries = page.locator('.event-days li')
  const count = await entries.count()
  await page.route('**/workspace/graphql/', async (route) => {
    const body = route.request().postDataJSON()
    const isFirst = body?.operationName === 'RefusedAccessPage' && !body.variables.after
    if (!isFirst) return route.fallback()
    const response = await route.fetch()
    const [first] = (await response.json()).data.refusedAccess.entries
    const data = { refusedAccess: { entries: [first], next: first.id } }
    return route.fulfill({ response, json: { data } })
  })
  await page.reload()
  const older = page.getByRole('button', { name: 'Show older' })
  await older.waitFor()
  expect(await entries.count()).toBe(1)
  await breakDown(page, 'RefusedAccessPage')
  forgiveAlways(page, /status of 500/)
  await skipSecondPress(page)
  await older.click()
  await page.getByText('The older entries could not be loaded.').waitFor()
  await checkScreen(page, '695-older-entries-not-loaded')
  await page.unroute('**/graphql/')
  await skipSecondPress(page)
  await older.click()
  await expect.poll(() => entries.count()).toBe(count)
  await older.waitFor({ state: 'detached' })
  expect(await page.getByText('The older entries could not be loaded.').count()).toBe(0)
  await page.unroute('**/workspace/graphql/')
}

test('a case of another firm does not exist: not in lists, not by its link, not for an act', async () => {
  const owners = await openClients(foreignAttorney.email)
  const link = owners.getByRole('link', { name: foreignName })
  const path = (await link.getAttribute('href')) ?? ''
  const caseId = path.split('/').at(-1) ?? ''
  const assigned = await readRow(owners)

  const page = await openClients(paralegal.email)
  expect(await page.getByRole('link', { name: foreignName }).count()).toBe(0)
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('delgado')
  await page.getByRole('button', { name: 'Search complete cases too' }).click()
  await page.getByText('No case matches “delgado”.').waitFor()
  await checkScreen(page, '690-no-client-of-another-firm')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a client or an action' })
  await palette.getByRole('combobox').fill('delgado')
  await palette.getByText('No case matches “delgado”.').waitFor()
  await page.keyboard.press('Escape')

  await page.goto(path)
  await arriveAt(page, 'This case does not exist')
  await checkScreen(page, '691-case-of-another-firm')
  const onPhone = await openClients(colleague.email, phone)
  await onPhone.goto(path)
  await arriveAt(onPhone, 'This case does not exist')
  await checkScreen(onPhone, '692-case-of-another-firm-on-a-phone')

  await page.goto('/workspace/clients?assigned=anyone')
  await replaceCases(page, 'AssignClients', caseId)
  await page.getByRole('row').nth(1).getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const assign = page.getByRole('dialog', { name: 'Assign 1 client' })
  await assign.getByLabel('Paralegal').selectOption(paralegal.name)
  await assign.getByRole('button', { name: 'Assign' }).click()
  await assign.getByText('This case could not be found.').waitFor()

  await owners.reload()
  await link.waitFor()
  expect(await readRow(owners)).toBe(assigned)
  await openPlace(owners, 'Firm')
  await owners.getByText(foreignAttorney.email).waitFor()
  expect(await owners.getByText(paralegal.email).count()).toBe(0)

  await onPhone.goto('/workspace/firm/activity')
  await onPhone.getByText('Request: assignClients').waitFor()
  const entries = onPhone.getByRole('listitem').filter({ hasText: 'A case that your firm' })
  expect(await entries.count()).toBeGreaterThan(2)
  await checkAtBothSizes(onPhone, '693-refused-access')
  await readOlderEntries(onPhone)
  expect(await onPhone.content()).not.toContain(caseId)
  await onPhone.getByLabel('Person').selectOption(colleague.name)
  await expect.poll(() => onPhone.getByText('Request: assignClients').count()).toBe(0)
  await onPhone.getByLabel('Reason').selectOption('Not allowed')
  await onPhone.getByText('Nothing was refused with this choice.').waitFor()

  await page.goto('/workspace/firm/activity')
  await page.getByText('Only administrators see what was refused.').waitFor()
  await checkScreen(page, '694-activity-for-others')
})
