import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aDischargedClient, categoryOf, twoSpouses } from '#testing/test-people.ts'
import { readCategory, mustUpload, text } from '#testing/test-uploads.ts'
import { decidedMeanwhile } from '../upload/test-races.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: denise } = aDischargedClient(app)
const shared = categoryOf(app, { caseId }, 'taxes.federal-latest')
let document: string

beforeEach(async () => {
  await app.empty('allowance')
  document = await mustUpload(marcus, shared, 'scan0001.txt', text('My tax return'))
})

const update = operation`documents.update(document: { id: $id, name: $name }) { id caseId name
  status uploaded }`

test('stores and returns the new name, uses it for the download, and audits the change without the name', async () => {
  expect(await rename(marcus, 'Tax return 2025')).toEqual({
    id: document,
    caseId: shared.caseId,
    name: 'Tax return 2025.txt',
    status: 'Pending',
    uploaded: expect.any(String),
  })
  expect(await readName()).toBe('Tax return 2025.txt')
  const { headers } = await marcus.get(`/file/download/${document}`)
  expect(headers['content-disposition']).toContain('filename="Tax return 2025.txt"')
  const { rows } =
    await sql`select account_id as account, outcome, details from audit where event = 'document.renamed' and object = ${document}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ account: app.demoData.accounts.marcus, outcome: 'done', details: {} }])
})

test.each([
  ['Return', 'Return.txt'],
  ['Return.txt', 'Return.txt'],
  ['Return.TXT', 'Return.txt'],
  ['Return.exe', 'Return.exe.txt'],
  ['Return.pdf.txt', 'Return.pdf.txt'],
  ['../../etc/passwd', 'etcpasswd.txt'],
  ['a\u202Efdp.exe', 'afdp.exe.txt'],
  ['CON', '_CON.txt'],
  ['<b>"hello"</b>|*?', 'bhellob.txt'],
  ['--flag', 'flag.txt'],
  ['x'.repeat(300), `${'x'.repeat(146)}.txt`],
  ['Declaración 😀', 'Declaración 😀.txt'],
])('stores %j as %j', async (wanted, name) => {
  expect(await rename(marcus, wanted)).toMatchObject({ name })
  expect(await readName()).toBe(name)
})

test.each(['', '   ', '\t\n', '\u200B', '///'])('refuses %j as a name', async (wanted) => {
  expect(await rename(marcus, wanted)).toEqual({
    code: 'documents.name-missing',
    kind: 'invalid',
    message: 'Please enter a name for this document.',
  })
  expect(await readName()).toBe('scan0001.txt')
})

const reviewed = {
  code: 'documents.not-renamable',
  kind: 'refused',
  message: 'This document was already reviewed, so you can no longer change its name.',
}

test.each(['Accepted', 'Approved', 'Rejected', 'Review', 'Unknown'])(
  'refuses to rename a document that is %s',
  async (status) => {
    await setStatus(status)
    expect(await rename(marcus, 'Too late')).toEqual(reviewed)
    expect(await readName()).toBe('scan0001.txt')
  },
)

test('reports that the document was replaced meanwhile', async () => {
  await setStatus('Replaced')
  const replaced = {
    code: 'documents.replaced',
    kind: 'refused',
    message: 'This document was replaced by a newer one.',
  }
  expect(await rename(marcus, 'Too late')).toEqual(replaced)
  document = await mustUpload(marcus, shared, 'scan0001.txt', text('Another return'))
  expect(
    await decidedMeanwhile(app, document, 'Replaced', () => rename(marcus, 'Just too late')),
  ).toEqual(replaced)
  expect(await readName()).toBe('scan0001.txt')
})

test('refuses to rename a document from the firm', async () => {
  await sql`update document set account_id = null, staff_id = (select attorney_id from legal_case where id = ${shared.caseId}) where id = ${document}`.execute(
    app.deps.database.db,
  )
  expect(await rename(marcus, 'Ours')).toEqual(reviewed)
  expect(await readName()).toBe('scan0001.txt')
})

test('refuses to rename a document when the firm decides at the same moment', async () => {
  expect(
    await decidedMeanwhile(app, document, 'Accepted', () => rename(marcus, 'Just too late')),
  ).toEqual(reviewed)
  expect(await readName()).toBe('scan0001.txt')
})

test("either spouse renames a shared document; foreign, the other spouse's, missing and malformed ones are refused", async () => {
  expect(await rename(elena, 'Our return')).toMatchObject({ name: 'Our return.txt' })
  const his = await mustUpload(
    marcus,
    { ...shared, categoryId: await readCategory(app, shared.caseId, 'identity.photo-id', 1) },
    'license.txt',
    text('A license'),
  )
  const notFound = {
    code: 'documents.not-found',
    kind: 'not-found',
    message: 'This document could not be found.',
  }
  for (const [browser, id] of [
    [elena, his],
    [denise, document],
    [denise, '0199f0aa-0000-7000-8000-000000000000'],
    [denise, 'nonsense'],
    [denise, ''],
  ] as const) {
    expect(await rename(browser, 'Mine now', id)).toEqual(notFound)
    expect(await rename(browser, ' ', id)).toEqual(notFound)
  }
  expect([await readName(his), await readName()]).toEqual(['license.txt', 'Our return.txt'])
})

test('changes nothing but the name', async () => {
  const more =
    'mutation ($document: DocumentUpdate!) { documents { update(document: $document) { id } } }'
  for (const extra of [
    { status: 'Accepted' },
    { categoryId: shared.categoryId },
    { caseId: shared.caseId },
    { completed: '2026-01-01' },
  ]) {
    expect(
      (await marcus.graph(more, { document: { id: document, name: 'Better', ...extra } })).status,
    ).toBe(400)
  }
  expect(await readName()).toBe('scan0001.txt')
})

async function rename(browser: Browser, name: string, id = document) {
  const { data, errors } = await browser.graph(update, { id, name })
  return errors
    ? {
        code: errors[0]?.extensions.code,
        kind: errors[0]?.extensions.kind,
        message: errors[0]?.message,
      }
    : data.documents.update
}
const readName = async (id = document) =>
  (await app.row(sql<{ name: string }>`select name from document where id = ${id}`))?.name
const setStatus = (status: string) =>
  sql`update document set status = ${status}, decided_at = portal_now() where id = ${document}`.execute(
    app.deps.database.db,
  )
