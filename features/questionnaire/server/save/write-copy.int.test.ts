// spec: questionnaire#copy, questionnaire#copy-privacy, questionnaire#copy-refused
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { readPdf } from '#adapters/pdf/test-reading.ts'
import { allBytesOnDisk, readCategory, pdf, tryUpload } from '#testing/test-uploads.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { sendBackSection } from '../firm/send-back-section.ts'
import { showSection } from '../firm/show-questionnaire.ts'
import { place } from '../test-questionnaires.ts'
import { savesIn } from './test-saves.ts'
import { openCopies } from './test-copies.ts'

const {
  app,
  marcus,
  elena,
  rosa,
  caseId,
  hand,
  write,
  readCopy,
  get,
  readText,
  copies,
  saveAnswers,
} = openCopies()
const newest = operation`questionnaireReview { copyDocumentId isCopyAwaited }`

let saves: Awaited<ReturnType<typeof savesIn>>

beforeEach(async () => {
  saves = await saveAnswers()
})

test('both spouses get the same copy, another client gets none, and the stored file is unreadable', async () => {
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

test('the copy has its own category, which accepts no uploads and requests no document', async () => {
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
  expect(
    await tryUpload(marcus, { caseId, categoryId }, 'mine.pdf', pdf(700, 'Mine')),
  ).toMatchObject({
    success: false,
    errorMessage: 'Only your attorney can add documents here. Please choose another folder.',
  })
})

test('the copy says who submitted what and when, and leaves out values that are dangerous in print', async () => {
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

test('the copy shows the answers at submission, and a new submission gets its own copy', async () => {
  const first = await hand()
  await app.deps.database.transact((tx) =>
    sendBackSection(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      section: 'vehicles',
      comment: 'Which car is it?',
    }),
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

test('the copy leaves out a section that the firm has hidden, and still removes the home address of that section from other answers', async () => {
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
    hideQuestionnaire(app.deps, tx, {
      caseId: own,
      firmId: app.demoData.firms.hollis,
      section: 'personalInformation',
    }),
  )
  const id = await hand(rosa, own)
  await write(id)
  const { all } = await readPdf((await get(rosa, await readCopy(id))).body)
  await app.deps.database.transact((tx) =>
    showSection(app.deps, tx, {
      caseId: own,
      firmId: app.demoData.firms.hollis,
      section: 'personalInformation',
    }),
  )
  expect(all).toContain('In your own words Left out')
  expect(all).not.toMatch(/hollow|secretville|marital/i)
})

test("the copy of a joint case has both debtors' answers after one debtor has left the case", async () => {
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
