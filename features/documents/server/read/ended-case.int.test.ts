// spec: documents#ended-case
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { categoryOf, twoSpouses } from '#testing/test-people.ts'
import { readCategory, type UploadTarget } from '#testing/test-uploads.ts'
import { debtorEducationKey } from '../../rules/category-template/category-kind.ts'
import { decideDocument } from '../review/decide/decide-document.ts'
import { holding, untilWaiting } from '../upload/test-races.ts'
import { endingOf, ended, nothing } from '../test-ended-case.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)
const taxes = categoryOf(app, { caseId }, 'taxes.federal-latest')
const { given, move, end, reopen, upload, readCase, readLeaf, request } = endingOf(
  app,
  marcus,
  caseId,
  taxes,
)

describe.each(['discharged', 'dismissed', 'closed-without-discharge', 'transferred'] as const)(
  'a case that was %s',
  (outcome) => {
    beforeAll(async () => {
      expect((await readCase()).documentFoldersTotal).toBeGreaterThan(0)
      await move({ status: 'Complete', outcome })
      return async () => void (await reopen())
    })

    test('asks for nothing and takes nothing, and shows what was sent', async () => {
      expect(await readCase()).toEqual(nothing)
      expect(await upload(taxes)).toMatchObject(ended)
      const leaf = await readLeaf(taxes)
      expect(leaf).toMatchObject({ status: 'Complete', mayAdd: false, isCaseEnded: true })
      expect(leaf.documentList).toContainEqual({
        id: given.early,
        status: 'Pending',
        settledBecause: 'documents.case-ended',
      })
      const renamed = await marcus.graph(
        'mutation ($document: DocumentUpdate!) { documents { update(document: $document) { id } } }',
        { document: { id: given.early, name: 'Other' } },
      )
      expect(renamed.errors?.[0]?.extensions).toMatchObject({ code: 'documents.case-ended' })
    })
  },
)

test('what the firm asks for after the end is open, and a reinstated case at once', async () => {
  await end()
  expect(await upload(taxes)).toMatchObject(ended)
  await request({ key: 'taxes.federal-latest' })
  expect(await readCase()).toMatchObject({
    dashBoardShowSubmitDocumentsFlag: true,
    documentFoldersTotal: 1,
  })
  expect(await upload(taxes)).toMatchObject({ success: true })
  const key = await request({ title: 'Discharge papers', description: 'Signed.' })
  const extra = { caseId, categoryId: await readCategory(app, caseId, key) }
  expect(await upload(extra)).toMatchObject({ success: true })
  await reopen()
  expect(await readLeaf(taxes)).toMatchObject({ mayAdd: true, isCaseEnded: false })
  await end()
  expect(await upload(taxes)).toMatchObject(ended)
  await app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, {
      documentId: given.early,
      firmId: app.demoData.firms.hollis,
      decision: 'reject',
      comment: 'Please send all pages.',
    }),
  )
  expect(await readLeaf(taxes)).toMatchObject({ status: 'Rejected', mayAdd: true })
  expect(await upload({ ...taxes, replacedDocumentId: given.early } as UploadTarget)).toMatchObject(
    {
      success: true,
    },
  )
  await reopen()
})

test('a case of which no one knows when it ended is a record, whatever was asked for', async () => {
  await end()
  await request({ key: 'taxes.federal-latest' })
  await sql`update participant set ended_at = null where case_id = ${caseId}`.execute(app.owner.db)
  expect(await readCase()).toEqual(nothing)
  expect(await readLeaf(taxes)).toMatchObject({ mayAdd: false, isCaseEnded: true })
  expect(await upload(taxes)).toMatchObject(ended)
  await reopen()
})

test('the certificate of the second course is taken while the case has a number', async () => {
  const place = { caseId, categoryId: await readCategory(app, caseId, debtorEducationKey, 1) }
  await end()
  expect(await readLeaf(place)).toMatchObject({ mayAdd: true, isCaseEnded: false })
  expect(await upload(place)).toMatchObject({ success: true })
  await sql`update legal_case set case_number = null where id = ${caseId}`.execute(app.owner.db)
  expect(await upload(place)).toMatchObject(ended)
  await reopen()
})

test('a file on its way when the case ends is kept', async () => {
  const place = { caseId, categoryId: await readCategory(app, caseId, 'identity.photo-id', 1) }
  const lock = sql`select from document_category where id = ${place.categoryId} for update`
  const sent = await holding(app, lock, async (letGo) => {
    const answer = upload(place)
    await untilWaiting(app, 1)
    await end()
    await letGo()
    return answer
  })
  expect(sent).toMatchObject({ success: true })
  expect(await readLeaf(place)).toMatchObject({
    isCaseEnded: true,
    documentList: [
      { id: sent.uploadedDocument.id, status: 'Pending', settledBecause: 'documents.case-ended' },
    ],
  })
})
