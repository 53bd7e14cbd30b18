// spec: review#undo, review#seen
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findClearTexts } from '#testing/test-clear-texts.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { openStaff } from '#testing/test-staff-client.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { decideDocument } from './decide-document.ts'
import { forgetNews, readAudit, readDocumentState, readNews } from '../test-review.ts'
import { queueOf, type TestQueue } from '../queue/test-queue.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
let first: TestQueue
let second: TestQueue
let id: string

beforeAll(async () => {
  first = queueOf(app, await openStaff(app))
  second = queueOf(app, await openStaff(app, { role: 'attorney' }))
})
beforeEach(async () => {
  await app.empty('held_decision')
  id = await send('Pay stub Oct 16.pdf')
  await forgetNews(app)
  await first.view(id)
})

describe('a decision', () => {
  test('notifies the client after ten seconds', async () => {
    const name = 'Pay stub 2026-10-16.pdf'
    expect(await first.decide({ documentId: id, name })).toMatchObject({
      success: true,
      decision: { decision: 'ACCEPT', undoUntil: expect.any(String) },
    })
    await app.clock.moveBy(9_000)
    expect(await readDocumentState(app, id)).toMatchObject({ status: 'Pending', isDecided: false })
    expect(await readNews(app, caseId)).toEqual([])
    await first.applyDecisions()
    expect(await readDocumentState(app, id)).toMatchObject({ status: 'Accepted' })
    expect(await readNews(app, caseId)).toHaveLength(1)
    expect(await first.open(id)).toMatchObject({
      name,
      status: 'ACCEPTED',
      decision: { decision: 'ACCEPT', by: { givenName: expect.any(String) }, undoUntil: null },
    })
    await first.applyDecisions()
    expect(await readNews(app, caseId)).toHaveLength(1)
  })

  test('can be undone until then, and not afterwards', async () => {
    const key = app.deps.ids.rowId()
    await first.decide({ documentId: id, key })
    expect(await second.undo(id, key)).toMatchObject({ errorCode: 'documents.undo-too-late' })
    expect(await first.undo(id, key)).toEqual({ success: true, errorCode: null })
    await first.applyDecisions()
    expect(await readDocumentState(app, id)).toMatchObject({ status: 'Pending' })
    expect(await first.decide({ documentId: id, key })).toMatchObject({ success: true })
    await first.applyDecisions()
    expect(await first.undo(id, key)).toMatchObject({ errorCode: 'documents.undo-too-late' })
    expect(await readAudit(app, 'document.decision-undone', id)).toHaveLength(1)
  })

  test('is made once when the page sends it again', async () => {
    const key = app.deps.ids.rowId()
    const again = () => first.decide({ documentId: id, key })
    const [a, b] = await Promise.all([again(), again()])
    expect([a, b, await again()]).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ success: true })),
    )
    await first.applyDecisions()
    expect(await again()).toMatchObject({ success: true })
    expect(await readAudit(app, 'document.accepted', id)).toHaveLength(1)
  })

  test('of a colleague is shown to the one who comes later', async () => {
    await second.view(id)
    await second.decide({ documentId: id, decision: 'REJECT', reasonKey: 'cut-off' })
    const late = { success: false, errorCode: 'documents.decided-already' }
    const ofDana = { decision: 'REJECT', by: { givenName: 'Dana' } }
    expect(await first.decide({ documentId: id })).toMatchObject({ ...late, decision: ofDana })
    await first.applyDecisions()
    expect(await first.decide({ documentId: id })).toMatchObject({ ...late, decision: ofDana })
    // A person who has seen the decision may decide again.
    expect(await first.decide({ documentId: id, seen: 'REJECTED' })).toMatchObject({
      success: true,
    })
  })

  test('goes out in the words that were chosen', async () => {
    const comment = 'Gracias. Todavía falta el del 30 de octubre.'
    const stillNeeded = ['30 de octubre']
    await first.decide({ documentId: id, comment, stillNeeded })
    expect(await findClearTexts(app, comment)).toEqual([])
    await first.applyDecisions()
    expect(await readDocumentState(app, id)).toMatchObject({
      status: 'Accepted',
      comments: [comment],
    })
    expect((await first.open(id)).stillNeeded).toEqual(stillNeeded)
  })
})

describe('is refused', () => {
  test('accepting a file that this person has not opened', async () => {
    expect(await second.decide({ documentId: id })).toMatchObject({
      errorCode: 'documents.not-seen',
    })
    expect(
      await second.decide({ documentId: id, decision: 'REJECT', reasonKey: 'cut-off' }),
    ).toMatchObject({ success: true })
  })

  test.each([
    ['a rejection without words', { decision: 'REJECT' }, 'documents.comment-missing'],
    ['a question without words', { decision: 'QUESTION', comment: ' ' }, 'documents.comment-blank'],
    [
      'a reason that is not there',
      { decision: 'REJECT', reasonKey: 'x' },
      'documents.reason-absent',
    ],
    ['a day for what is no certificate', { completedOn: '2026-01-01' }, 'documents.no-certificate'],
    ['too many things', { stillNeeded: [...'abcdefghijklm'] }, 'documents.too-much-needed'],
    ['a key that is none', { key: 'x' }, 'documents.decided-already'],
    ['an unknown document', { documentId: 'x' }, 'documents.not-found'],
  ])('%s', async (_, input, errorCode) => {
    const result = await first.decide({ documentId: id, ...input })
    expect(result).toMatchObject({ success: false, errorCode })
  })

  test('a document of another firm', async () => {
    const foreign = queueOf(app, await openStaff(app, { firmId: app.demoData.firms.northgate }))
    expect(await foreign.decide({ documentId: id })).toMatchObject({
      errorCode: 'documents.not-found',
    })
  })
})

test('a document that the client replaced meanwhile is not decided, and the colleague gets a message', async () => {
  await first.decide({ documentId: id })
  const newer = await send('Pay stub Oct 16, all of it.pdf', id)
  await first.applyDecisions()
  expect(await readDocumentState(app, newer)).toMatchObject({ status: 'Pending' })
  expect((await first.pulse()).voidDecisions).toEqual([
    { documentId: id, name: 'Pay stub Oct 16.pdf', errorCode: 'documents.was-replaced' },
  ])
  expect((await second.pulse()).voidDecisions).toEqual([])
  expect(await first.open(id)).toMatchObject({ status: 'REPLACED', replacedBy: newer })
  expect(await first.decide({ documentId: id })).toMatchObject({
    errorCode: 'documents.was-replaced',
  })
  await first.dismiss(id)
  expect((await first.pulse()).voidDecisions).toEqual([])
})

test('a decision outside the queue counts, and not the one that could be undone', async () => {
  await first.decide({ documentId: id, decision: 'REJECT', reasonKey: 'cut-off' })
  const { firmId } = (await openStaff(app)).viewer
  await app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, { documentId: id, firmId, decision: 'accept' }),
  )
  await sql`delete from held_decision where document_id = ${id}`.execute(app.owner.db)
  await first.applyDecisions()
  expect(await readDocumentState(app, id)).toMatchObject({ status: 'Accepted' })
})

async function send(name: string, replacedDocumentId?: string) {
  const categoryId = await readCategory(app, caseId, 'income.pay-stubs-60-days', 1)
  const place = { caseId, categoryId, ...(replacedDocumentId && { replacedDocumentId }) }
  return mustUpload(rosa, place, name, pdf())
}
