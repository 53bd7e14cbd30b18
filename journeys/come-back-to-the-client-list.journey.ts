// A person who comes back to the client list goes on where they were; and the whole list fits on paper.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enterAsStaff } from './test-log-in.ts'
import { expectFocus } from './test-people.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const administrator = staffPerson('hollis', 'administrator')

async function openAllClients(size: ScreenSize, search = ''): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, attorney.email, `/workspace/clients?assigned=anyone${search}`)
  await rows(page).first().waitFor()
  return page
}

const rows = (page: Page): Locator => page.locator('[data-case]')
const count = (page: Page): Locator => page.getByText(/^Showing \d+ of \d+ client/)
const addressOf = (page: Page): string => new URL(page.url()).pathname

test.each([
  ['on a computer', { ...computer, height: 600 }],
  ['on a phone', phone],
])('a person who comes back from a client finds their place in the list, %s', async (_, size) => {
  const page = await openAllClients(size)
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('j')
  const id = await page.locator('[data-case] a:focus').getAttribute('id')
  const row = page.locator(`[id="${id}"]`)
  const isInSight = () =>
    row.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  for (const comeBack of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Clients', exact: true }).click(),
  ]) {
    await page.keyboard.press('Enter')
    await expect.poll(() => addressOf(page)).toMatch(/^\/workspace\/clients\/[\w-]{36}$/)
    // The list is still there while the case loads.
    await page.getByRole('main').getByRole('link', { name: 'Clients', exact: true }).waitFor()
    await comeBack()
    await expectFocus(row)
    expect(await isInSight()).toBe(true)
  }
  await page.reload()
  await expectFocus(row)
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expectFocus(row)
  if (size === phone) return
  await page.keyboard.press('x')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/workspace\/clients\/[\w-]{36}$/)
  await page.goBack()
  await page.getByText('1 client selected').waitFor()
})

/** Letters for a number, in order: a name has no digits. */
const toLetters = (at: number): string =>
  [at / 676, (at / 26) % 26, at % 26]
    .map((digit) => String.fromCodePoint(97 + Math.floor(digit)))
    .join('')

/** Two lists, because a request has 30 seconds: more rows than a page of the client list. */
const imported = 30
let areImported = false

/** Once for all tests of the file. */
async function importClients(): Promise<void> {
  if (areImported) return
  areImported = true
  for (const [at, { email }] of [attorney, administrator].entries()) {
    const first = at * imported
    const page = await stage.openBrowser(computer)
    await enterAsStaff(stage, page, email, '/workspace/clients/import')
    const lines = Array.from({ length: imported }, (_, row) => {
      const name = `Zz${toLetters(first + row)}`
      return `Ana,${name},${name}@example.com,21755501${String(first + row).padStart(2, '0')}`
    })
    await page
      .getByRole('textbox', { name: /^Or paste the rows here/ })
      .fill(['First name,Last name,Email,Mobile phone', ...lines].join('\n'))
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByRole('button', { name: `Create ${imported} cases` }).click()
    await page.getByText(`${imported} cases were created.`).waitFor()
  }
}

test.each([
  ['on a computer', { ...computer, height: 600 }],
  ['on a phone', phone],
])('a long list opens where it was left, without the pages before it, %s', async (_, size) => {
  await importClients()
  const page = await openAllClients(size, '&sort=name')
  const goDown = async (name: string) => {
    while ((await page.getByText(name).count()) === 0) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await rows(page).last().waitFor()
    }
  }
  const name = `Zz${toLetters(55)}`
  await goDown(name)
  const cursors: unknown[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('"ClientList"'))
      cursors.push((JSON.parse(body) as { variables: { after?: string } }).variables.after)
  })
  const isInSight = () =>
    page
      .getByText(name)
      .first()
      .evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
  // Nothing has the focus: the rows in sight are the place.
  await page
    .getByText(name)
    .first()
    .evaluate(async (row) => {
      row.scrollIntoView()
      // The list follows in the next frames.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      await nextFrame()
      await nextFrame()
    })
  await page.reload()
  await page.getByText(name).first().waitFor()
  await expect.poll(isInSight).toBe(true)
  expect(cursors[0]).toBeTypeOf('string')
  await page.getByText('The list begins where you left it.').waitFor({ state: 'attached' })

  // The link of a row has it.
  const row = page.getByRole('link', { name: new RegExp(name) }).first()
  await row.click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/workspace\/clients\/[\w-]{36}$/)
  await page.goBack()
  await expectFocus(row)
  await page.reload()
  await expectFocus(row)
  expect(await isInSight()).toBe(true)

  const up = size === phone ? 'Show earlier clients' : 'Go to the top'
  await page.getByRole('button', { name: up }).click()
  await page.getByText('The list begins where you left it.').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Berg, Tomas/ }).waitFor()
  if (size === phone) return
  await goDown(name)
  await page.getByRole('checkbox', { name: new RegExp(`Select .*${name}`) }).check({ force: true })
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('checkbox', { name: /Select Berg, Tomas/ }).check({ force: true })
  await page.reload()
  await page.getByText('2 clients selected').waitFor()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('dialog', { name: 'Assign 2 clients' }).waitFor()
})

test('the printer gets all clients of the filter, also where few rows are on the screen', async () => {
  const page = await openAllClients({ ...computer, height: 400 })
  const paper = page.getByRole('table', { name: 'Client list on paper' })
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset['printed'] = ''
    }
  })
  await page.getByRole('button', { name: 'Print list' }).click()
  await page.locator('[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const total = Number(/of (\d+)/.exec((await count(page).textContent()) ?? '')?.[1])
  expect(await paper.getByRole('rowheader').count()).toBe(total)
  await page.getByText(`${total} clients.`, { exact: true }).waitFor()
  expect(await page.getByRole('table').count()).toBe(1)
  expect(await page.getByText('Assigned: anyone').count()).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await paper.waitFor({ state: 'detached' })
  // The browser prints by itself, which the list cannot wait for.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await paper.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await count(page).waitFor()
})
