// The firm finds its clients, works on many at once, and does all of it by keyboard or on a phone.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFocus } from './test-people.ts'
import { checkScreen, forgive, skipSecondPress } from './test-screen.ts'
import { openPlace, staffPerson } from './test-staff.ts'
import { computer, phone, sizes, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const paralegal = staffPerson('hollis', 'paralegal')

async function openClients(size: ScreenSize, { email } = attorney): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, '/workspace/')
  await openPlace(page, 'Clients')
  await pill(page, /^All open\s*\d/).waitFor()
  return page
}

const count = (page: Page): Locator => page.getByText(/^Showing \d+ of \d+ client/)
const pill = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Saved filters' }).getByRole('button', { name })
const client = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: true })
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search clients' })
const addressOf = (page: Page): string => {
  const { pathname, search: query } = new URL(page.url())
  return pathname + query
}

async function showAll(page: Page): Promise<void> {
  await pill(page, /^All open/).click()
  await client(page, /^Delgado, Rosa/).waitFor()
}

test('a filter, a search and an order are in the address, and a saved filter is there for colleagues', async () => {
  const page = await openClients(computer)
  await showAll(page)
  expect(addressOf(page)).toBe('/workspace/clients?assigned=anyone')
  await checkScreen(page, '620-clients')

  await search(page).fill('delg')
  await page.getByText('Showing 1 of 1 client.').waitFor()
  await expect.poll(() => addressOf(page)).toBe('/workspace/clients?q=delg&assigned=anyone')
  await search(page).fill('delgxyz')
  await page.getByText('No open case matches “delgxyz”.').waitFor()
  await checkScreen(page, '621-no-match')
  await page.getByRole('button', { name: 'Search complete cases too' }).click()
  await page.getByText('No case matches “delgxyz”.').waitFor()
  await skipSecondPress(page)
  await showAll(page)
  expect(await search(page).inputValue()).toBe('')

  await page.getByLabel('Stage:').selectOption('Filed')
  await client(page, /^Delgado, Rosa/).waitFor({ state: 'detached' })
  await client(page, /^Whitfield/).waitFor()
  const byName = page.getByRole('columnheader', { name: 'Client' })
  await byName.getByRole('button').click()
  await expect.poll(() => byName.getAttribute('aria-sort')).toBe('ascending')
  const names = await page.getByRole('rowheader').allTextContents()
  await byName.getByRole('button').click()
  await expect.poll(() => byName.getAttribute('aria-sort')).toBe('descending')
  await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(names.toReversed())

  await page.getByRole('button', { name: 'Save this filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this filter' })
  await dialog.waitFor()
  await checkScreen(page, '622-save-a-filter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a name.').first().waitFor()
  await skipSecondPress(page)
  await dialog.getByLabel('Name').fill('At the court')
  await dialog.getByRole('checkbox', { name: 'Share with colleagues' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => pill(page, /^At the court, shared/).getAttribute('aria-pressed'))
    .toBe('true')

  const colleague = await openClients(computer, paralegal)
  await pill(colleague, /^At the court, shared/).click()
  await client(colleague, /^Whitfield/).waitFor()
  expect(addressOf(colleague)).toBe('/workspace/clients?assigned=anyone&stage=filed')
  expect(await colleague.getByRole('button', { name: 'Edit this filter' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Edit this filter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await pill(page, /^At the court/).waitFor({ state: 'detached' })
})

test('selected clients are assigned to a colleague, exported and reminded', async () => {
  const page = await openClients(computer)
  await showAll(page)
  await page.getByRole('checkbox', { name: /^Select Delgado, Rosa/ }).check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected clients' })
  await bar.getByText('1 client selected').waitFor()
  await checkScreen(page, '623-one-selected')

  await bar.getByRole('button', { name: 'Assign' }).click()
  const assign = page.getByRole('dialog', { name: 'Assign 1 client' })
  await assign.getByRole('button', { name: 'Assign' }).click()
  await assign.getByText('Choose an attorney or a paralegal.').first().waitFor()
  await assign.getByLabel('Paralegal').selectOption(paralegal.name)
  await checkScreen(page, '624-assign')
  await assign.getByRole('button', { name: 'Assign' }).click()
  await page.getByText('1 client is assigned.').waitFor()

  const [list] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(list.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/)
  const selected = await readFile(await list.path(), 'utf8')
  expect(selected.startsWith('\uFEFF')).toBe(true)
  expect(selected).toContain('Delgado, Rosa')
  expect(selected).not.toContain('Whitfield')
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export list' }).click(),
  ])
  expect(await readFile(await whole.path(), 'utf8')).toContain('Whitfield')

  await bar.getByRole('button', { name: 'Send a reminder' }).click()
  const question = page.getByRole('dialog', { name: 'Send a reminder to 1 client?' })
  await question.waitFor()
  await checkScreen(page, '625-remind')
  await question.getByRole('button', { name: 'Send reminder' }).click()
  await page.getByText('1 client was reminded').waitFor()
  await checkScreen(page, '626-reminded')
  await openPlace(page, 'Firm')
  await openPlace(page, 'Clients')
  await page.getByText('1 client was reminded').waitFor()
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.getByText('1 client was reminded').waitFor({ state: 'detached' })

  await showAll(page)
  await page.getByLabel('Assigned:').selectOption(paralegal.name)
  await client(page, /^Delgado, Rosa/).waitFor()
  await client(page, /^Whitfield/).waitFor({ state: 'detached' })
})

test('the whole list works by keyboard, and single keys can be switched off', async () => {
  const page = await openClients(computer)
  await showAll(page)
  const links = page.getByRole('rowheader').getByRole('link')
  const first = links.nth(0)
  const second = links.nth(1)
  const third = links.nth(2)
  await page.keyboard.press('j')
  await expectFocus(first)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expectFocus(second)
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await page.getByText('2 clients selected').waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expectFocus(first)
  await page.keyboard.press('Escape')
  await page.getByText('2 clients selected').waitFor({ state: 'detached' })

  await page.keyboard.press('/')
  await expectFocus(search(page))
  await page.keyboard.type('jx?')
  await page.getByText('No open case matches “jx?”.').waitFor()
  await search(page).fill('')
  await third.waitFor()

  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await arriveAt(page, /^Firm$/)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await arriveAt(page, /^Clients$/)
  await count(page).waitFor()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find a client or an action' })
  await palette.waitFor()
  await checkScreen(page, '627-palette')
  await page.keyboard.type('delg')
  const match = palette.getByRole('option', { name: /^Delgado, Rosa/ })
  await expect.poll(() => match.getAttribute('aria-selected')).toBe('true')
  await checkScreen(page, '628-palette-finds-a-client')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('heading', { level: 1 }))

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.waitFor()
  await checkScreen(page, '629-shortcuts')
  await sheet.getByRole('checkbox', { name: /^Use single-key shortcuts/ }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.reload()
  await count(page).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await palette.waitFor()
  expect(await sheet.count()).toBe(0)
  await page.keyboard.type('delg')
  await expect.poll(() => match.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/workspace\/clients\/[\w-]{36}$/)
})

test('a client list that cannot be read says so in its place and is read again', async () => {
  const page = await openClients(computer)
  await showAll(page)
  await page.route('**/workspace/graphql/', (route) =>
    route.request().postData()?.includes('"ClientList"') === true
      ? route.fulfill({ status: 400, json: { errors: [{ message: '' }] } })
      : route.continue(),
  )
  await pill(page, /^Spanish/).click()
  await page.getByText('The clients could not be loaded.').waitFor()
  forgive(page, /status of 400/)
  await checkScreen(page, '630-list-failed')
  await page.unroute('**/workspace/graphql/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The clients could not be loaded.').waitFor({ state: 'detached' })
})

test('a phone shows cards without bulk work, in both languages', async () => {
  const page = await openClients(phone)
  await showAll(page)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  expect(await page.getByRole('table').count()).toBe(0)
  await page.getByRole('listitem').filter({ hasText: 'Delgado, Rosa' }).waitFor()
  await checkScreen(page, '631-client-cards')
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByLabel('Stage:').selectOption('Filed')
  await dialog.getByLabel('Sort by:').selectOption('Name')
  await checkScreen(page, '632-filters-on-a-phone')
  await dialog.getByRole('button', { name: 'Show clients' }).click()
  await page.getByRole('button', { name: 'Filters: 1' }).waitFor()
  await client(page, /^Delgado, Rosa/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await arriveAt(page, 'Clientes')
  await checkScreen(page, '633-client-cards-in-spanish')
})

test.each(sizes)('the list fits a window of $width px ($colorScheme)', async (size) => {
  const page = await openClients(size)
  await showAll(page)
  await checkScreen(page, '634-client-list')
})
