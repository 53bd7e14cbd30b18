// A release on an empty database: from the first command of the operator to the first client who
// is logged in and sends a document (docs/releases.md).
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { sendRequest } from '#adapters/http/send-request.ts'
import { chooseFiles, expectSubmitted, goOn, openUpload } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { arriveAt, createAccount } from './test-people.ts'
import {
  copyAsNextRelease,
  fingerprintOf,
  readDocuments,
  startRelease,
  type RunningRelease,
} from './test-release.ts'
import { balance, openTab } from './test-balancer.ts'
import { newFolder } from './test-program.ts'
import { freePort } from './test-program.setup.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

let release: RunningRelease
const stage = openStage({ start: async () => (release = await startRelease()) })
const administrator = 'paul@harbor.example'
const client = { givenName: 'Noemí', email: 'noemi@example.com', mobilePhone: '2175550164' }
const password = 'Quiet-harbor-8'
const requests = 3_000

test('the release says its version, and each file that its pages name is there', async () => {
  const health = await fetch(`${stage.address}/healthz`)
  expect(await health.json()).toEqual({ status: 'ok', version: release.version })
  for (const start of ['/', '/workspace/']) {
    const html = await (await fetch(stage.address + start)).text()
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)]
    expect(files.length).toBeGreaterThan(1)
    for (const [, path = ''] of files)
      expect((await fetch(stage.address + path)).status, path).toBe(200)
  }
})

test('an operator creates a firm, its administrator invites a client, and the client sends a document', async () => {
  const before = await fingerprintOf(release.folder)
  const created = await stage.firm(
    ...['firm:create', '--firm', 'Harbor Law', '--email', 'hello@harbor.example'],
    ...['--street', '1 Harbor Street', '--city', 'Albany', '--state', 'NY', '--zip', '12207'],
    ...['--phone', '5185550100', '--time-zone', 'America/New_York'],
    ...['--administrator', 'Paul Harbor', '--administrator-email', administrator],
    ...['--reason', 'New contract'],
  )
  expect(created).toContain('Invitation of Paul Harbor')
  const staffPage = await stage.openBrowser(computer)
  await staffPage.goto(await stage.outboxWords(administrator, /(https?:\S+\/workspace\/\S+)/))
  await setUpLogin(staffPage)
  await staffPage.goto('/workspace/clients/invite')
  await arriveAt(staffPage, 'Invite a client')
  await staffPage.getByLabel('First name').fill('Noemí')
  await staffPage.getByLabel('Last name').fill('Castellanos')
  await staffPage.getByLabel('Email', { exact: true }).fill(client.email)
  await staffPage.getByLabel('Mobile phone').fill(client.mobilePhone)
  await staffPage.getByRole('button', { name: 'Send invitation' }).click()
  await arriveAt(staffPage, 'Castellanos, Noemí')

  const page = await stage.openBrowser(phone)
  await page.goto(await stage.outboxWords(client.email, /(https?:\S+\/account-creation\/\S+)/))
  await createAccount(stage, page, { ...client, password })
  await page.getByRole('button', { name: 'Go To Case Dashboard' }).click()
  await page.waitForURL('**/dashboard/case')
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await page.getByRole('link', { name: 'Income' }).click()
  await page.getByRole('link', { name: 'View Pay stubs, last 60 days' }).click()
  await arriveAt(page, 'Pay stubs, last 60 days')
  const dialog = await openUpload(page)
  await chooseFiles(page, [pdfFile('pay stub march.pdf', 'Pay stub, March')])
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(dialog)
  await checkScreen(page, '640-first-document-of-the-first-client')
  expect(await stage.firm('reconcile', '--sample', '10')).toContain('1')
  expect(await fingerprintOf(release.folder), 'the program writes beside its files').toBe(before)
})

test('a script lists the cases of the firm and sends a document, which is checked first', async () => {
  const cases = await stage.firm('case:list', '--staff', administrator)
  expect(cases).toContain('Castellanos, Noemí')
  const [caseId = ''] = /[\da-f-]{36}/.exec(cases) ?? []
  const folder = await newFolder()
  const draft = join(folder, 'draft petition.pdf')
  await writeFile(draft, pdfFile('draft petition.pdf', 'Draft petition').buffer)
  const send = ['review', 'send', caseId, '--file', draft, '--staff', administrator]
  expect(await stage.firm(...send)).toContain('draft petition')
  await writeFile(draft, 'no PDF')
  await expect(stage.firm(...send)).rejects.toThrow(/may be corrupt and could not be submitted/)
  await rm(folder, { recursive: true })
})

test('no open tab misses a file while three processes go from one release to the next', async () => {
  const next = await copyAsNextRelease(release.folder)
  const others = [await freePort(), await freePort()].map((port) =>
    release.start(release.folder, port),
  )
  const balancer = balance([release.first, ...(await Promise.all(others))])
  const tabs = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      openTab(balancer, at % 2 === 0 ? '/' : '/workspace/', at),
    ),
  )
  let isDone = false
  const browsing = tabs.map(async (tab) => {
    while (!isDone || balancer.statuses.length < requests) await tab.browse()
  })
  for (const old of balancer.processes()) {
    await old.stop()
    balancer.replace(old, await release.start(next, Number(new URL(old.address).port)))
  }
  isDone = true
  await Promise.all(browsing)
  balancer.close()
  expect(balancer.statuses.length).toBeGreaterThanOrEqual(requests)
  expect(new Set(balancer.statuses)).toEqual(new Set([200]))
  expect(await sendDocumentsOf(release.folder, release.first.address)).toEqual([])
  expect(balancer.pages.size, 'pages of both releases were served').toBeGreaterThanOrEqual(4)
})

/** Sends the documents of the release in `folder`, and returns those that are not known. */
async function sendDocumentsOf(folder: string, address: string): Promise<readonly string[]> {
  const unknown: string[] = []
  for (const [file, path] of [
    ['trusted-documents.json', '/graphql/'],
    ['workspace-documents.json', '/workspace/graphql/'],
  ] as const)
    for (const documentId of Object.keys(await readDocuments(folder, file))) {
      const response = await sendRequest(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId, variables: {} }),
      })
      const isRead = [200, 400, 401].includes(response.status)
      if (!isRead || (await response.text()).includes('request.unknown-document'))
        unknown.push(documentId)
    }
  return unknown
}

async function setUpLogin(page: Page): Promise<void> {
  await arriveAt(page, 'Welcome, Paul')
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('Enter the password again').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Set up your second step')
  const secret = (await page.locator('.secret-text code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code from the app').fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await arriveAt(page, 'Save your recovery codes')
  await page.getByRole('checkbox', { name: 'I have saved them' }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Add a passkey?')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('navigation', { name: 'Workspace' }).waitFor()
}
