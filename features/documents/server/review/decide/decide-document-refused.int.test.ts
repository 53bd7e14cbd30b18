import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '#testing/test-uploads.ts'
import { decideDocument, type DecideDocumentInput } from './decide-document.ts'
import { sendDocument } from '../ask/send-document.ts'
import { forgetNews, handedIn, readDocumentState, readNews } from '../test-review.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, rosas } = openReview()
beforeEach(() => forgetNews(app))

const decide = (act: Decided, firmId = app.demoData.firms.hollis) =>
  app.deps.database.transact((tx) => decideDocument(app.deps, tx, { firmId, ...act }))

describe('refused decisions, which leave no trace', () => {
  const refusal = async (act: Decided, code: string, firmId?: string) => {
    const before = await readDocumentState(app, act.documentId).catch(() => undefined)
    await expect(decide(act, firmId)).rejects.toMatchObject({ code })
    expect(await readDocumentState(app, act.documentId).catch(() => undefined)).toEqual(before)
    expect(await readNews(app, rosas)).toEqual([])
  }

  test.each(['0199f0aa-0000-7000-8000-000000000000', 'nonsense'])(
    'a missing document: %s',
    (documentId) => refusal({ documentId, decision: 'accept' }, 'documents.not-found'),
  )

  test('a document of another firm', async () => {
    const documentId = await handedIn(app, rosa, rosas, 'taxes.federal-latest')
    await refusal(
      { documentId, decision: 'accept' },
      'documents.not-found',
      app.demoData.firms.northgate,
    )
  })

  test.each<readonly [string, Omit<Decided, 'documentId'>, string]>([
    ['sending back without a word', { decision: 'reject' }, 'documents.comment-missing'],
    ['a question without a question', { decision: 'question' }, 'documents.comment-missing'],
    ['an empty comment', { decision: 'accept', comment: ' \n ' }, 'documents.comment-blank'],
    [
      'a comment that is too long',
      { decision: 'reject', comment: 'x'.repeat(2001) },
      'documents.comment-too-long',
    ],
    [
      'an unreadable comment',
      { decision: 'reject', comment: 'ding\u0007' },
      'documents.comment-unreadable',
    ],
    [
      'a day for what is no certificate',
      { decision: 'accept', completedOn: '2026-11-02' },
      'documents.no-certificate',
    ],
  ])('an invalid decision: %s', async (_, act, code) =>
    refusal({ ...act, documentId: await handedIn(app, rosa, rosas, 'taxes.federal-latest') }, code),
  )

  test('a replaced document', async () => {
    const id = await handedIn(app, rosa, rosas, 'taxes.federal-latest')
    await sql`update document set status = 'Replaced' where id = ${id}`.execute(
      app.deps.database.db,
    )
    await refusal({ documentId: id, decision: 'accept' }, 'documents.was-replaced')
  })

  test('acceptance of an infected document', async () => {
    const id = await handedIn(app, rosa, rosas, 'taxes.federal-latest')
    await sql`update document set scan_state = 'infected' where id = ${id}`.execute(
      app.deps.database.db,
    )
    await refusal({ documentId: id, decision: 'accept' }, 'documents.unusable')
    expect(
      await decide({ documentId: id, decision: 'reject', comment: 'Please send another file.' }),
    ).toBe(true)
  })

  test('a document from the firm', async () => {
    const { id } = await sendDocument(app.deps, {
      caseId: rosas,
      firmId: app.demoData.firms.hollis,
      fileName: 'Draft.pdf',
      content: pieces(pdf()),
    })
    await forgetNews(app)
    await refusal({ documentId: id, decision: 'reject', comment: 'No.' }, 'documents.sent-by-firm')
  })
})

async function* pieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

type Decided = Omit<DecideDocumentInput, 'firmId'>
