import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { toCode, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientOfTwoFirms, categoryOf, twoSpouses } from '#testing/test-people.ts'
import {
  allBytesOnDisk,
  readCategory,
  countDocuments,
  pdf,
  tryUpload,
  mustUpload,
} from '#testing/test-uploads.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: amir } = aClientOfTwoFirms(app)
const his = categoryOf(app, { caseId }, 'identity.photo-id', 1)
const shared = categoryOf(app, { caseId }, 'taxes.federal-latest')
let hisDocument: string
let sharedDocument: string

beforeAll(async () => {
  hisDocument = await mustUpload(marcus, his, 'mine.pdf', pdf(500, 'Canary of his own'))
  sharedDocument = await mustUpload(marcus, shared, 'ours.pdf', pdf(500, 'Canary of both'))
})

const dashboard = `query ($caseId: ID!) { documentDashboard(caseId: $caseId) { submitList { id name status documentCount subcategoryList { id name status documentCount } } reviewList { id name } }
  documents { get(caseId: $caseId) { id name } } }`
const leaf = operation`documentsChildLeafCategory { id documentList { id } }`
const folder = operation`childFoldersForParentFolder { id }`
const documentQuery = operation`document.get { id name }`
const open = operation`documents.setOpened { success errorCode }`

test("spouses see shared documents and not each other's own", async () => {
  const [mine, hers] = [
    await marcus.graph(dashboard, { caseId: his.caseId }),
    await elena.graph(dashboard, { caseId: his.caseId }),
  ]
  const all = (answer: typeof mine) => JSON.stringify(answer.data)
  for (const id of [his.categoryId, hisDocument, shared.categoryId, sharedDocument])
    expect(all(mine)).toContain(id)
  for (const id of [shared.categoryId, sharedDocument]) expect(all(hers)).toContain(id)
  for (const id of [his.categoryId, hisDocument, '(Marcus)']) expect(all(hers)).not.toContain(id)
  const identity = (answer: typeof mine) =>
    answer.data.documentDashboard.submitList.find(
      ({ name }: { name: string }) => name === 'Identity',
    )
  expect([identity(mine).documentCount, identity(hers).documentCount]).toEqual([1, 0])
})

test.each([
  ['the leaf', leaf, 'documents.category-not-found'],
  ['the folder', folder, 'documents.category-not-found'],
  ['the document', documentQuery, 'documents.not-found'],
  ['its opening', open, 'documents.not-found'],
])('%s of the other spouse is reported as missing', async (_, document, code) => {
  const absent = '0199f0aa-0000-7000-8000-000000000000'
  const ask = async (categoryId: string, documentId: string) => {
    const answer = await elena.graph(document, {
      ...(document.includes('caseId') ? { caseId: his.caseId, categoryId } : { documentId }),
    })
    return { status: answer.status, data: answer.data, refusal: refusalIn(answer) }
  }
  const answer = await ask(his.categoryId, hisDocument)
  expect(answer.refusal?.code).toBe(code)
  expect(answer).toEqual(await ask(absent, absent))
  expect(
    await sql`select from document_opened where document_id = ${hisDocument}`
      .execute(app.deps.database.db)
      .then(({ rows }) => rows.length),
  ).toBe(0)
})

test("refuses a file for the other spouse's folder, for a folder that contains folders, or for another case", async () => {
  const before = await countDocuments(app)
  const identity = await readCategory(app, his.caseId, 'identity')
  const foreign = {
    caseId: app.demoData.cases.amirHollis,
    categoryId: await readCategory(app, app.demoData.cases.amirHollis, 'taxes.federal-latest'),
  }
  const noFolder = {
    success: false,
    errorMessage: 'This folder could not be found.',
    uploadedDocument: null,
  }
  const noCase = { ...noFolder, errorMessage: 'This case could not be found.' }
  expect(await tryUpload(elena, his, 'a.pdf', pdf())).toEqual(noFolder)
  expect(await tryUpload(elena, { ...his, categoryId: identity }, 'a.pdf', pdf())).toEqual(noFolder)
  expect(
    await tryUpload(elena, { ...his, categoryId: foreign.categoryId }, 'a.pdf', pdf()),
  ).toEqual(noFolder)
  expect(await tryUpload(elena, { ...his, categoryId: "' or 1=1" }, 'a.pdf', pdf())).toEqual(
    noFolder,
  )
  expect(await tryUpload(elena, foreign, 'a.pdf', pdf())).toEqual(noCase)
  expect(await tryUpload(elena, { ...his, caseId: 'nonsense' }, 'a.pdf', pdf())).toEqual(noCase)
  expect(await countDocuments(app)).toBe(before)
})

test("foreign, the other spouse's, missing and malformed downloads get identical responses", async () => {
  const answers = []
  for (const [browser, id] of [
    [elena, hisDocument],
    [amir, hisDocument],
    [amir, sharedDocument],
    [elena, '0199f0aa-0000-7000-8000-000000000000'],
    [elena, 'nonsense'],
    [elena, '%00'],
    [elena, "'%20or%201=1"],
    [elena, '..%2F..%2Fetc%2Fpasswd'],
    [elena, `${hisDocument}x`],
    [elena, 'x'.repeat(190)],
  ] as const) {
    const { status, headers, body } = await browser.get(`/file/download/${id}`)
    const { 'x-request-id': requestId, date, ...rest } = headers
    expect([requestId, date]).not.toContain(undefined)
    answers.push({ status, headers: rest, body: body.toString() })
  }
  expect(answers[0]).toMatchObject({
    status: 404,
    body: expect.stringContaining('documents.not-found'),
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('refuses a download without valid tokens', async () => {
  const path = `/file/download/${hisDocument}`
  const signedOut = app.browser()
  const { idToken = '', accessToken = '' } = marcus.tokens ?? {}
  for (const headers of [
    {},
    { authorization: `Bearer ${idToken}` },
    { 'access-token': accessToken },
    { authorization: `Bearer ${accessToken}`, 'access-token': idToken },
    { authorization: `Bearer ${elena.tokens?.idToken}`, 'access-token': accessToken },
    { authorization: 'Bearer nonsense', 'access-token': 'nonsense' },
  ] as ReadonlyArray<Record<string, string>>)
    expect((await signedOut.get(path, headers)).status).toBe(401)
  expect(
    (await signedOut.get(path, { authorization: `Bearer ${idToken}`, 'access-token': accessToken }))
      .status,
  ).toBe(200)
})

test('refuses the download of an unscanned or infected file', async () => {
  const set = (state: string) =>
    sql`update document set scan_state = ${state} where id = ${sharedDocument}`.execute(
      app.deps.database.db,
    )
  for (const state of ['pending', 'infected']) {
    await set(state)
    expect((await marcus.get(`/file/download/${sharedDocument}`)).status).toBe(404)
  }
  await set('clean')
  expect((await marcus.get(`/file/download/${sharedDocument}`)).status).toBe(200)
})

test('a deactivated case is shown only in the case list, where it can be activated again', async () => {
  const place = {
    caseId: app.demoData.cases.amirHollis,
    categoryId: await readCategory(app, app.demoData.cases.amirHollis, 'taxes.federal-latest'),
  }
  const document = await mustUpload(amir, place, 'return.pdf', pdf())
  const id = place.caseId
  await amir.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', { id })
  for (const [query, code] of [
    [dashboard, 'cases.not-found'],
    [leaf, 'cases.not-found'],
    [folder, 'cases.not-found'],
    [documentQuery, 'documents.not-found'],
    [open, 'documents.not-found'],
    [
      'query ($caseId: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $caseId) { creditCounselingCertificateExists } }',
      'cases.not-found',
    ],
    [
      'mutation ($caseId: ID!) { cases { update(case: { id: $caseId }) { id } } }',
      'cases.not-found',
    ],
  ] as const) {
    const names = ['caseId', 'categoryId', 'documentId'].filter((name) =>
      query.includes(`$${name}:`),
    )
    const variables = Object.fromEntries(
      names.map((name) => [name, { ...place, documentId: document }[name as 'caseId']]),
    )
    expect([query, toCode(await amir.graph(query, variables))]).toEqual([query, code])
  }
  expect((await tryUpload(amir, place, 'more.pdf', pdf())).errorMessage).toBe(
    'This case could not be found.',
  )
  expect((await amir.get(`/file/download/${document}`)).status).toBe(404)
  const list = 'query ($active: Boolean) { cases { get(active: $active) { id } } }'
  const readIds = async (active: boolean) =>
    (await amir.graph(list, { active })).data.cases.get.map((item: { id: string }) => item.id)
  expect(await readIds(true)).not.toContain(id)
  expect(await readIds(false)).toContain(id)
  expect(
    (await amir.graph('mutation ($id: ID!) { cases { activate(id: $id) { active } } }', { id }))
      .data.cases.activate,
  ).toEqual({ active: true })
  expect((await amir.get(`/file/download/${document}`)).status).toBe(200)
})

test('stores no file in plain text on the disk', async () => {
  const bytes = await allBytesOnDisk(app)
  expect(bytes.length).toBeGreaterThan(1000)
  for (const words of ['Canary', '%PDF', 'EOF']) expect(bytes.includes(words)).toBe(false)
})
