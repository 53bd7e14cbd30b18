// spec: questionnaire#copy, questionnaire#copy-privacy, questionnaire#copy-refused
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '#adapters/pdf/test-reading.ts'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  allBytesOnDisk,
  readCategory,
  listStoredFiles,
  pdf,
  put,
} from '#apps/server/testing/test-uploads.ts'
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { sendBackSection } from '../sections/send-back-section.ts'
import { showSection } from '../firm/show-questionnaire.ts'
import { toHash } from '../sections/submissions.store.ts'
import { readBell, place, sectionsSeen } from '../test-questionnaires.ts'
import { savesIn, type Saving } from './test-saves.ts'
import { copyQueue, writeCopy } from './write-copy.ts'

const submit =
  'mutation ($caseId: ID!) { submitQuestionnaire(request: { caseId: $caseId }) { success error } }'
const newest =
  'query ($caseId: ID!) { questionnaireReview(caseId: $caseId) { copyDocumentId isCopyAwaited } }'
const answers: readonly Saving[] = [
  {
    section: 'personalInformation',
    key: 'legalName_d1',
    data: { firstName: 'Łukasz', lastName: 'Peña-Nguyễn', idKind: 'none' },
  },
  {
    section: 'personalInformation',
    key: 'taxIds_d1',
    data: { taxIdKind: 'ssn', ssn: '987654321' },
  },
  {
    section: 'personalInformation',
    key: 'contactDetails_d1',
    data: { dateOfBirth: '04/12/1979', mobilePhone: '2125550151' },
  },
  {
    section: 'personalInformation',
    key: 'homeAddress_d1',
    data: {
      address: {
        street: '77 Hidden Hollow Rd.',
        city: 'Secretville',
        state: 'NY',
        zip: '12999',
        county: 'Quiet County',
      },
      movedIn: '03/2019',
      keepPrivate: 'yes',
    },
  },
  {
    section: 'vehicles',
    key: 'ownedVehicles',
    data: {
      has: 'yes',
      vehicles: [
        {
          id: 'c4r001',
          vehicleDetails: { kind: 'car', year: '2018', make: 'Honda', model: 'Civic' },
        },
      ],
    },
  },
]

let app: TestApp
let marcus: Browser
let elena: Browser
let rosa: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  app = await startTestApp()
  ;[marcus, elena, rosa] = [
    app.browser('198.51.100.1'),
    app.browser('198.51.100.2'),
    app.browser('198.51.100.3'),
  ]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  await rosa.signIn('rosa.delgado@example.com')
  caseId = app.demoData.cases.whitfield
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.deps.database
  saves = await savesIn(app, caseId)
  await sql`delete from questionnaire_submission`.execute(db)
  await sql`delete from notification`.execute(db)
  await sql`delete from pgboss.job where name = ${copyQueue}`.execute(db)
  await place(app, caseId, 'all', 2)
  for (const answer of answers)
    expect(await saves.save(marcus, answer)).toMatchObject({ success: true })
})

/** Submits, and returns the ID of the submission, as the job gets it. */
async function hand(
  browser = marcus,
  id = caseId,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  await place(app, id, 'all', 3)
  expect((await browser.graph(submit, { caseId: id }, headers)).data.submitQuestionnaire).toEqual({
    success: true,
    error: null,
  })
  const { rows } = await sql<{
    data: { readonly submissionId: string }
  }>`select data from pgboss.job where name = ${copyQueue} order by created_on desc, id desc limit 1`.execute(
    app.deps.database.db,
  )
  expect(Object.keys(rows[0]?.data ?? {})).toEqual(['submissionId'])
  return rows[0]?.data.submissionId ?? ''
}
/** A PDF renderer that refuses every document. */
// oxlint-disable-next-line require-yield
async function* refusing<List extends ProblemList>(
  list: List,
  code: keyof List & string,
): AsyncGenerator<Uint8Array> {
  throw problemFactory(list)(code)
}
const write = (id: string) => writeCopy(app.deps, id)
const readCopy = async (id: string) =>
  (
    await sql<{
      copyId: string | null
    }>`select copy_id as "copyId" from questionnaire_submission where id = ${id}`.execute(
      app.deps.database.db,
    )
  ).rows[0]?.copyId ?? null
const get = (browser: Browser, id: string | null) => browser.get(`/file/download/${id}`)
const readText = async (id: string) =>
  (await readPdf((await get(marcus, await readCopy(id))).body)).all
const copies = async () =>
  (
    await sql<{ name: string }>`
  select d.name from document d join document_category c on c.id = d.category_id where d.case_id = ${caseId} and c.template_key = 'your-answers' order by d.id`.execute(
      app.deps.database.db,
    )
  ).rows

test('both spouses get the same copy, a stranger gets none, and the stored file is unreadable', async () => {
  const id = await hand()
  await write(id)
  const copy = await readCopy(id)
  const [his, hers] = [await get(marcus, copy), await get(elena, copy)]
  expect([his.status, his.headers['content-type'], hers.body.equals(his.body)]).toEqual([
    200,
    'application/pdf',
    true,
  ])
  expect((await get(rosa, copy)).status).toBe(404)
  expect((await allBytesOnDisk(app)).includes('%PDF')).toBe(false)
  const { data } = await elena.graph(
    'query ($id: ID!) { document { get(documentId: $id) { name status isFromFirm fileState } } }',
    { id: copy },
  )
  expect(data.document.get).toEqual({
    name: expect.stringMatching(/^Your answers, [A-Z][a-z]+ \d+, \d{4}\.pdf$/),
    status: 'Accepted',
    isFromFirm: true,
    fileState: 'ready',
  })
})

test('the copy has its own category, which accepts no uploads and requests nothing', async () => {
  await write(await hand())
  const categoryId = await readCategory(app, caseId, 'your-answers')
  const leaf = async (language: string) =>
    (
      await marcus.graph(
        'query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { name mayAdd requirement documentList { name } } }',
        { caseId, categoryId },
        { 'accept-language': language },
      )
    ).data.documentsChildLeafCategory
  expect(await leaf('en')).toMatchObject({
    name: 'Your answers',
    mayAdd: false,
    requirement: 'optional',
    documentList: expect.arrayContaining([{ name: expect.stringContaining('Your answers, ') }]),
  })
  expect(await leaf('es')).toMatchObject({ name: 'Sus respuestas' })
  expect(await put(marcus, { caseId, categoryId }, 'mine.pdf', pdf(700, 'Mine'))).toMatchObject({
    success: false,
    errorMessage: 'Only your attorney can add documents here. Please choose another folder.',
  })
})

test('the copy says who submitted what and when, and leaves out what is dangerous on paper', async () => {
  const id = await hand(elena)
  await write(id)
  const text = await readText(id)
  for (const printed of [
    'Łukasz',
    'Peña-Nguyễn',
    '2018 Honda Civic',
    'Case of Marcus Whitfield and Elena Whitfield',
    'Submitted by Elena Whitfield',
    'Submission number 1',
    'XXX-XX-XXXX',
    'XX/XX/XXXX',
    '03/2019',
    'Home address Left out',
  ])
    expect(text).toContain(printed)
  for (const secret of [
    '987654321',
    '987-65-4321',
    '04/12/1979',
    'Hidden Hollow',
    'Secretville',
    '12999',
    'Quiet County',
    'keep your address from someone',
  ])
    expect(text).not.toContain(secret)
})

test("the copy is in the submitter's language", async () => {
  const id = await hand(elena, caseId, { 'accept-language': 'es-MX' })
  await write(id)
  const text = await readText(id)
  for (const printed of [
    'Sus respuestas',
    'Caso de Marcus Whitfield y Elena Whitfield',
    'Página 1 de',
  ])
    expect(text).toContain(printed)
  expect(await copies()).toContainEqual({
    name: expect.stringMatching(/^Sus respuestas, \d+ de [a-z]+ de \d{4}\.pdf$/),
  })
})

test('a single debtor gets a copy', async () => {
  const own = app.demoData.cases.rosa
  await (
    await savesIn(app, own)
  ).save(rosa, {
    section: 'gettingStarted',
    key: 'languageNeeds',
    data: { preferredLanguage: 'en', needsInterpreter: 'no' },
  })
  const id = await hand(rosa, own)
  await write(id)
  const { all } = await readPdf((await get(rosa, await readCopy(id))).body)
  expect(all).toContain('Case of Rosa Delgado')
  expect(all).not.toContain('Rosa Delgado and')
  expect((await get(marcus, await readCopy(id))).status).toBe(404)
})

test('the copy shows the answers at submission, and a new submission has a copy of its own', async () => {
  const first = await hand()
  await app.deps.database.transact((tx) =>
    sendBackSection(app.deps, tx, { caseId, section: 'vehicles', comment: 'Which car is it?' }),
  )
  expect(
    await saves.save(marcus, {
      section: 'vehicles',
      key: 'ownedVehicles',
      data: {
        has: 'yes',
        vehicles: [
          {
            id: 'c4r001',
            vehicleDetails: { kind: 'car', year: '2021', make: 'Subaru', model: 'Outback' },
          },
        ],
      },
    }),
  ).toMatchObject({ success: true })
  await write(first)
  const second = await hand()
  expect((await marcus.graph(newest, { caseId })).data.questionnaireReview).toEqual({
    copyDocumentId: await readCopy(first),
    isCopyAwaited: true,
  })
  await write(second)
  const [before, after] = [await readText(first), await readText(second)]
  expect((await marcus.graph(newest, { caseId })).data.questionnaireReview).toEqual({
    copyDocumentId: await readCopy(second),
    isCopyAwaited: false,
  })
  expect([
    before.includes('2018 Honda Civic'),
    before.includes('Subaru'),
    before.includes('Submission number 1'),
  ]).toEqual([true, false, true])
  expect([
    after.includes('Honda'),
    after.includes('2021 Subaru Outback'),
    after.includes('Submission number 2'),
  ]).toEqual([false, true, true])
})

test('the copy leaves out a section that the firm has hidden, and still finds homes named in it', async () => {
  const own = app.demoData.cases.rosa
  const rosas = await savesIn(app, own)
  await place(app, own, 'all', 2)
  const home = {
    street: '77 Hidden Hollow Rd.',
    city: 'Secretville',
    state: 'NY',
    zip: '12999',
    county: 'Quiet County',
  }
  await rosas.save(rosa, {
    section: 'personalInformation',
    key: 'maritalStatus',
    data: { status: 'married', living: 'together' },
  })
  await rosas.save(rosa, {
    section: 'personalInformation',
    key: 'homeAddress_d1',
    data: { address: home, keepPrivate: 'yes' },
  })
  await rosas.save(rosa, {
    section: 'gettingStarted',
    key: 'whyFiling',
    data: { story: 'They found me at 77 Hidden Hollow.' },
  })
  await app.deps.database.transact((tx) =>
    hideQuestionnaire(app.deps, tx, { caseId: own, section: 'personalInformation' }),
  )
  const id = await hand(rosa, own)
  await write(id)
  const { all } = await readPdf((await get(rosa, await readCopy(id))).body)
  await app.deps.database.transact((tx) =>
    showSection(app.deps, tx, { caseId: own, section: 'personalInformation' }),
  )
  expect(all).toContain('In your own words Left out')
  expect(all).not.toMatch(/hollow|secretville|marital/i)
})

test("the copy of a joint case has both debtors' answers after one has left the case", async () => {
  const { db } = app.deps.database
  const id = await hand()
  const { rows } = await sql<{
    row: unknown
  }>`delete from participant where case_id = ${caseId} and debtor = 2 returning to_jsonb(participant) as row`.execute(
    db,
  )
  try {
    await write(id)
    expect(await readText(id)).toContain('Legal Name (Marcus Whitfield)')
  } finally {
    for (const { row } of rows)
      await sql`insert into participant select * from jsonb_populate_record(null::participant, ${JSON.stringify(row)}::jsonb)`.execute(
        db,
      )
  }
})

test('a repeated or concurrent job makes one copy', async () => {
  const id = await hand()
  const [before, files] = [(await copies()).length, (await listStoredFiles(app)).length]
  await Promise.all([write(id), write(id)])
  const copy = await readCopy(id)
  await write(id)
  expect([
    await readCopy(id),
    (await copies()).length,
    (await listStoredFiles(app)).length,
  ]).toEqual([copy, before + 1, files + 1])
})

test('a job that fails halfway leaves nothing, and the next one succeeds', async () => {
  const id = await hand()
  const [before, files] = [(await copies()).length, (await listStoredFiles(app)).length]
  const broken = {
    ...app.deps,
    database: {
      ...app.deps.database,
      transact: () => Promise.reject(new Error('The database is away')),
    },
  }
  await expect(writeCopy(broken, id)).rejects.toThrow('The database is away')
  expect([
    await readCopy(id),
    (await copies()).length,
    (await listStoredFiles(app)).length,
  ]).toEqual([null, before, files])
  await write(id)
  expect((await copies()).length).toBe(before + 1)
})

test.each([
  [
    'the note of what was handed in',
    sql`update questionnaire_submission set hash = sha256('other') where case_id =`,
  ],
  [
    'a revision',
    sql`update questionnaire_revision set hash = sha256('other') where question_key = 'legalName_d1' and case_id =`,
  ],
  [
    'an answer in it',
    sql`update questionnaire_revision set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where question_key = 'legalName_d1' and case_id =`,
  ],
  [
    'a revision together with the note of it',
    sql`
    with changed as (update questionnaire_revision set hash = sha256('other') where question_key = 'legalName_d1' returning case_id)
    update questionnaire_submission s set hash = (
      select ${toHash(sql`r.question_key`, sql`r.revision`, sql`case when r.question_key = 'legalName_d1' then sha256('other') else r.hash end`)}
      from jsonb_each_text(s.revisions) n join questionnaire_revision r on r.case_id = s.case_id and r.question_key = n.key and r.revision = n.value::int)
    where (select count(*) from changed) > 0 and s.case_id =`,
  ],
])(
  'writes no copy when %s was changed in the database, and logs and audits the refusal',
  async (_, change) => {
    const id = await hand()
    const before = await copies()
    await sql`${change} ${caseId}`.execute(app.deps.database.db)
    const errors: unknown[] = []
    await writeCopy(
      {
        ...app.deps,
        log: {
          ...app.deps.log,
          error: (fields, message) => void errors.push([fields, message]),
        },
      },
      id,
    )
    expect([await readCopy(id), await copies()]).toEqual([null, before])
    expect(errors).toEqual([
      [{ submission: id }, 'What was handed in is not what is stored: no copy of it was written'],
    ])
    const { rows } = await sql<{
      outcome: string
    }>`select outcome from audit where event = 'questionnaire.copy-refused' and object = ${id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ outcome: 'refused' }])
    await sql`delete from questionnaire_submission`.execute(app.deps.database.db)
  },
)

describe('a copy that every retry would refuse', () => {
  const beyondTheLimit = 25 * 1024 * 1024 + 1
  test.each([
    [
      'too much to print',
      'paper.too-much',
      () => refusing({ 'paper.too-much': { kind: 'invalid', text: 'Too long' } }, 'paper.too-much'),
    ],
    [
      'too large to keep',
      'documents.file-too-large',
      async function* () {
        yield Buffer.from('%PDF-1.7')
        yield Buffer.alloc(beyondTheLimit)
      },
    ],
  ])(
    'is not retried because it is %s, and the refusal is logged and audited',
    async (_, code, print) => {
      const id = await hand()
      const [before, files] = [await copies(), (await listStoredFiles(app)).length]
      const errors: unknown[] = []
      await writeCopy(
        {
          ...app.deps,
          pdfRenderer: { ...app.deps.pdfRenderer, print },
          log: {
            ...app.deps.log,
            error: (fields, message) => void errors.push([fields, message]),
          },
        },
        id,
      )
      expect(errors).toEqual([
        [
          { submission: id },
          `The copy of what was handed in cannot be kept (${code}): there is none`,
        ],
      ])
      expect([await readCopy(id), await copies(), (await listStoredFiles(app)).length]).toEqual([
        null,
        before,
        files,
      ])
      const { rows } = await sql<{
        outcome: string
      }>`select outcome from audit where event = 'questionnaire.copy-refused' and object = ${id}`.execute(
        app.deps.database.db,
      )
      expect(rows).toEqual([{ outcome: 'refused' }])
    },
  )

  test('throws a temporary error, so that a retry writes the copy', async () => {
    const id = await hand()
    const print = () =>
      refusing(
        { 'paper.unavailable': { kind: 'unavailable', text: 'Not now' } },
        'paper.unavailable',
      )
    await expect(
      writeCopy({ ...app.deps, pdfRenderer: { ...app.deps.pdfRenderer, print } }, id),
    ).rejects.toThrow('Not now')
    await write(id)
    expect(await readCopy(id)).not.toBeNull()
  })
})

test('repeated jobs notify clients once, about the submission', async () => {
  await write(await hand())
  expect(await readBell(app, app.demoData.accounts.marcus)).toEqual([])
  expect(await readBell(app, app.demoData.accounts.elena)).toHaveLength(1)
  expect(
    (await sectionsSeen(marcus, caseId)).every(({ sectionStatus }) => sectionStatus === 4),
  ).toBe(true)
})
