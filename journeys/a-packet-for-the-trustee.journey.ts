// A client hands in papers, and the firm makes one PDF of what it has accepted.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lockedPdf } from '#adapters/file-intake/test-files.ts'
import { readPdf } from '#adapters/pdf/test-reading.ts'
import { firmAccepts, handIn, readDocumentId } from './test-documents.ts'
import { docxFile, jpegPicture, pdfFile, type PickedFile } from './test-files.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, openCategory, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const statements = ['Bank and money accounts', 'Bank statements, every account'] as const
const graph = /graphql/
const workMs = 30_000
const packetPath = (caseId: string) => `/workspace/clients/${caseId}/packet`

async function handInAccepted(page: Page, place: readonly [string, string], file: PickedFile) {
  await openCategory(page, ...place)
  await handIn(page, file)
  await firmAccepts(stage, await readDocumentId(page, file.name))
}

/** The work takes less than a second, so that its page is shown as it is in between. */
async function showHalfDone(page: Page): Promise<void> {
  await page.route(graph, async (route) => {
    if (!route.request().postData()?.includes('PacketProgress')) return route.fallback()
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.data.casePacket, { state: 'RUNNING', done: 2, failures: [] })
    return route.fulfill({ response, json: answer })
  })
}

test('the accepted documents of a client become one PDF', async () => {
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  const photo = { name: 'Check.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture(portal) }
  await handInAccepted(portal, statements, pdfFile('Statement 2026-09.pdf', 'Balance of September'))
  await handInAccepted(portal, statements, pdfFile('Statement 2026-10.pdf', 'Balance of October'))
  await handInAccepted(portal, statements, photo)
  await handInAccepted(portal, statements, docxFile('Letter.docx', 'Dear attorney'))
  await handInAccepted(portal, statements, {
    ...{ name: 'Locked.pdf', mimeType: 'application/pdf', buffer: lockedPdf('secret') },
  })

  const page = await stage.openBrowser(computer)
  await enterAsStaff(
    stage,
    page,
    staffPerson('hollis', 'paralegal').email,
    '/workspace/clients?assigned=anyone',
  )
  await page.getByRole('link', { name: /^Delgado, Rosa/ }).click()
  await page.waitForURL(/\/clients\/[\w-]{36}/)
  const [, caseId = ''] = /clients\/([\w-]{36})/.exec(page.url()) ?? []
  await page.goto(packetPath(caseId))
  await arriveAt(page, 'Make a packet')
  const section = page.getByRole('region', { name: /^Bank statements/ })
  await section.getByRole('checkbox', { name: /^Check\.jpg/, checked: true }).waitFor()
  await page.getByText('Only PDFs and pictures can be part of a packet.').waitFor()
  await checkScreen(page, '780-choose-documents')

  // By keyboard: October before September, and back.
  const up = section.getByRole('button', { name: 'Move up: Statement 2026-10.pdf' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Statement 2026-10.pdf: now 1 of 4').waitFor({ state: 'attached' })
  await expectFocus(up)
  await section.getByRole('button', { name: 'Move down: Statement 2026-10.pdf' }).click()

  // Only the documents of this journey.
  await page.getByRole('button', { name: 'Leave all out: From your attorney' }).click()
  for (const name of ['Driver license.pdf', 'Social Security card.pdf'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).uncheck({ force: true })
  const title = page.getByLabel('Title')
  await title.fill('')
  await page.getByRole('button', { name: 'Make the packet' }).click()
  await expectFieldError(page, title, 'Give the packet a title of at most 80 characters.')
  await checkScreen(page, '781-packet-without-a-title')
  await title.fill('Meeting of creditors')
  await showHalfDone(page)
  await page.getByRole('button', { name: 'Make the packet' }).click()
  await page.getByText('2 of 4 documents').waitFor()
  await checkScreen(page, '782-a-packet-in-the-making')
  // An answer may be on its way.
  await page.unrouteAll({ behavior: 'wait' })
  const ready = page.getByRole('heading', { name: 'The packet is ready' })
  await ready.waitFor({ timeout: workMs })
  await page.getByText('4 pages').waitFor()
  await page.getByText('It opens with a password only.').waitFor()
  await checkScreen(page, '783-a-packet-is-ready')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(
    /^Packet Meeting of creditors – Delgado \d{4}-\d\d-\d\d\.pdf$/,
  )
  const { file, texts } = await readPdf(await readFile(await download.path()))
  expect(texts).toHaveLength(4)
  expect(texts[0]).toContain('Rosa Delgado')
  expect(texts[1]).toContain('Balance of September')
  expect(texts[2]).toContain('Balance of October')
  const outline = await file.getOutline()
  expect(
    outline.map(({ items }) => items.map(({ title: name }: { title: string }) => name)),
  ).toEqual([['Statement 2026-09', 'Statement 2026-10', 'Check']])

  await page.getByRole('button', { name: 'Make another packet' }).click()
  const earlier = page.getByRole('region', { name: 'Earlier packets' })
  await earlier.getByText('Meeting of creditors').waitFor()
  await page.getByRole('link', { name: 'Delgado, Rosa' }).click()
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByText('Packet downloaded').waitFor()

  const small = await stage.openBrowser({ ...phone, colorScheme: 'dark' })
  await enterAsStaff(stage, small, staffPerson('hollis', 'attorney').email, packetPath(caseId))
  await arriveAt(small, 'Make a packet')
  await small.getByRole('region', { name: 'Earlier packets' }).waitFor()
  await checkScreen(small, '784-choose-documents-on-a-phone')
  await small.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await checkScreen(small, '785-choose-documents-in-large-letters')
  await small.evaluate(() => void (document.documentElement.style.fontSize = ''))
  await small.setViewportSize({ width: 768, height: 1024 })
  await checkScreen(small, '786-choose-documents-on-a-tablet')

  const chosen = small.getByRole('checkbox', { checked: true })
  while ((await chosen.count()) > 0) await chosen.first().press('Space')
  await small.getByRole('button', { name: 'Make the packet' }).click()
  await small.getByText('Choose at least one document.').waitFor()
})
