// spec: documents#standard-reasons
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { anAdministrator } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { productReasons } from '../../rules/reasons/review-reasons.ts'
import { decideDocument } from './decide/decide-document.ts'

const app = openTestApp()
const administrator = anAdministrator(app)
const otherFirm = anAdministrator(app, { firmId: app.demoData.firms.northgate })
const read = operation`reviewReasons { version reasons { key texts { language name text } } history
  { version differences } }`
const change = operation`changeReviewReasons { success errorCode reviewReasons { version reasons {
  key } } }`
const own = {
  key: 'too-old',
  texts: [
    { language: 'EN', name: 'Too old', text: 'This is too old.' },
    { language: 'ES', name: 'Muy viejo', text: 'Esto es muy viejo.' },
  ],
}

test('clients read the reasons of the product until the firm has its own, and those that it removed are refused', async () => {
  const { version, reasons, history } = await administrator.run<Answer>(read)
  expect([version, history]).toEqual([0, []])
  expect((reasons as readonly { readonly key: string }[]).map(({ key }) => key)).toEqual(
    productReasons.map(({ key }) => key),
  )
  const [cutOff] = productReasons
  const { text } = cutOff?.texts.en ?? {}
  expect(await sendBack('cut-off', 'en')).toEqual({ comment: text, language: 'en' })
  // No one knows in which language the second sentence is.
  expect(await sendBack('cut-off', 'es', 'Gracias.')).toEqual({
    comment: `${cutOff?.texts.es.text}\n\nGracias.`,
    language: null,
  })

  expect(await changeTo(0, [own], administrator)).toMatchObject({
    success: true,
    reviewReasons: { version: 1, reasons: [{ key: 'too-old' }] },
  })
  expect((await administrator.run<Answer>(read)).history).toEqual([
    { version: 1, differences: productReasons.length + 1 },
  ])
  expect(await sendBack('too-old', 'es')).toEqual({
    comment: 'Esto es muy viejo.',
    language: 'es',
  })
  await expect(sendBack('cut-off', 'en')).rejects.toMatchObject({
    code: 'documents.reason-absent',
  })
})

test('the second of two colleagues is refused and sees what the first saved', async () => {
  const version = await readVersion()
  const results = await Promise.all([changeTo(version, [own]), changeTo(version, [own])])
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await changeTo(version, [])).toMatchObject({
    errorCode: 'documents.reasons-changed',
    reviewReasons: { version: version + 1 },
  })
})

test.each([
  [[own, own], 'documents.reasons-invalid'],
  [[{ ...own, texts: own.texts.slice(1) }], 'documents.reasons-invalid'],
  [
    [{ ...own, texts: own.texts.map((words) => ({ ...words, text: '' })) }],
    'documents.reason-blank',
  ],
])('%j is refused', async (reasons, errorCode) => {
  expect(await changeTo(await readVersion(), reasons)).toMatchObject({ errorCode })
})

test('are changed by administrators only', async () => {
  const paralegal = await openStaff(app, { role: 'paralegal' })
  expect(await changeTo(await readVersion(), [], paralegal)).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
})

const readVersion = async () => (await otherFirm.run<{ readonly version: number }>(read)).version
const changeTo = (version: number, reasons: readonly object[], client = otherFirm) =>
  client.run<Answer>(change, { version, reasons })

async function sendBack(reasonKey: string, language: 'en' | 'es', comment?: string) {
  const { rosa: caseId } = app.demoData.cases
  await sql`update account set language = ${language} where id = ${app.demoData.accounts.rosa}`.execute(
    app.owner.db,
  )
  const rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const categoryId = await readCategory(app, caseId, 'taxes.federal-latest')
  const documentId = await mustUpload(rosa, { caseId, categoryId }, `${reasonKey}.pdf`, pdf())
  const act = {
    documentId,
    firmId: app.demoData.firms.hollis,
    decision: 'reject',
    reasonKey,
  } as const
  await app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, { ...act, ...(comment !== undefined && { comment }) }),
  )
  const { data } = await rosa.graph(
    'query ($id: ID!) { document { get(documentId: $id) { comments { comment language } } } }',
    { id: documentId },
  )
  await app.clock.moveBy(60_000)
  return data.document.get.comments[0] as unknown
}
