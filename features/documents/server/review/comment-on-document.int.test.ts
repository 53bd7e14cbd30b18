import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findClearTexts } from '#testing/test-clear-texts.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { pdf } from '#testing/test-uploads.ts'
import { commentOnDocument, type CommentAct } from './comment-on-document.ts'
import { sendDocument } from './ask/send-document.ts'
import {
  readAudit,
  forgetNews,
  handedIn,
  staffNamed,
  readDocumentState,
  readNews,
} from './test-review.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
let shared: string

beforeAll(async () => {
  shared = await handedIn(app, marcus, caseId, 'taxes.federal-latest')
})
beforeEach(() => forgetNews(app))

const comment = (act: Omit<CommentAct, 'firmId'>) =>
  app.deps.database.transact((tx) =>
    commentOnDocument(app.deps, tx, { firmId: app.demoData.firms.hollis, ...act }),
  )

test('a comment appears with the document, makes it unread for both debtors, and changes no status', async () => {
  for (const browser of [marcus, elena])
    await browser.graph(
      'mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }',
      { id: shared },
    )
  expect(await readDocumentState(app, shared)).toMatchObject({ opened: 2 })
  await comment({ documentId: shared, comment: ' I look at it tomorrow. ' })
  await comment({
    documentId: shared,
    comment: 'All pages are here.',
    staffId: await staffNamed(app, 'Maria'),
  })
  expect(await readDocumentState(app, shared)).toEqual({
    status: 'Pending',
    isDecided: false,
    completed: null,
    opened: 0,
    comments: ['I look at it tomorrow.', 'All pages are here.'],
  })
  const { data } = await elena.graph(
    'query ($id: ID!) { documentDashboard(caseId: $id) { reviewList { id toReview comments { attorneyName comment } } } }',
    { id: caseId },
  )
  const { reviewList } = data.documentDashboard
  expect(reviewList.filter(({ id }: { readonly id: string }) => id === shared)).toEqual([
    {
      id: shared,
      toReview: true,
      comments: [
        { attorneyName: 'Maria Santos', comment: 'All pages are here.' },
        { attorneyName: 'Dana Reyes', comment: 'I look at it tomorrow.' },
      ],
    },
  ])
  const notifiedBy = (actor: string) =>
    (['marcus', 'elena'] as const).map((who) => ({
      who,
      type: 'comment',
      says: `${actor} commented on paper.pdf`,
      about: shared,
    }))
  // Comments of two staff members within five minutes become one news item, with the firm as its
  // sender.
  expect(await readNews(app, caseId)).toEqual(notifiedBy('Your law firm'))
  expect(await readAudit(app, 'document.commented', shared)).toEqual([
    { staffId: await staffNamed(app, 'Dana') },
    { staffId: await staffNamed(app, 'Maria') },
  ])
})

test('a comment on a document of one debtor reaches only that debtor', async () => {
  const own = await handedIn(app, elena, caseId, 'identity.photo-id', 2)
  await comment({ documentId: own, comment: 'Thank you.' })
  expect((await readNews(app, caseId)).map(({ who }) => who)).toEqual(['elena'])
  const { errors } = await marcus.graph(
    'query ($id: ID!) { document { get(documentId: $id) { comments { comment } } } }',
    { id: own },
  )
  expect(errors?.[0]?.extensions.code).toBe('documents.not-found')
})

test('a comment is possible on a document from the firm', async () => {
  async function* content() {
    yield pdf()
  }
  const { id } = await sendDocument(app.deps, {
    caseId,
    firmId: app.demoData.firms.hollis,
    fileName: 'Draft.pdf',
    content: content(),
  })
  await comment({ documentId: id, comment: 'Read page 4 first.' })
  expect(await readDocumentState(app, id)).toMatchObject({
    status: 'Accepted',
    comments: ['Read page 4 first.'],
  })
})

test.each<readonly [string, Partial<Omit<CommentAct, 'firmId'>>, string]>([
  ['beside nothing', { documentId: '0199f0aa-0000-7000-8000-000000000000' }, 'documents.not-found'],
  ['beside nonsense', { documentId: 'x' }, 'documents.not-found'],
  ['of nothing', { comment: ' ' }, 'documents.comment-blank'],
  ['of 2,001 characters', { comment: 'x'.repeat(2001) }, 'documents.comment-too-long'],
  ['with an escape sequence', { comment: '\u001b[2J' }, 'documents.comment-unreadable'],
])('a comment %s is refused and sends no news', async (_, act, code) => {
  const before = await readDocumentState(app, shared)
  await expect(comment({ documentId: shared, comment: 'Words.', ...act })).rejects.toMatchObject({
    code,
  })
  expect([await readDocumentState(app, shared), await readNews(app, caseId)]).toEqual([before, []])
})

test('a comment on a replaced document is refused, since no client would see it', async () => {
  const old = await handedIn(app, marcus, caseId, 'taxes.federal-latest')
  await sql`update document set status = 'Replaced' where id = ${old}`.execute(app.deps.database.db)
  await expect(comment({ documentId: old, comment: 'Words.' })).rejects.toMatchObject({
    code: 'documents.was-replaced',
  })
})

test('a comment is in no table in clear, and one from before is read, and sealed by the job', async () => {
  const documentId = await handedIn(app, marcus, caseId, 'property.insurance')
  await comment({ documentId, comment: 'Zebra' })
  expect(await findClearTexts(app, 'Zebra')).toEqual([])
  await sql`
    update document_comment
    set comment = 'Okapi', comment_sealed = null
    where document_id = ${documentId}`.execute(app.owner.db)
  expect(await readDocumentState(app, documentId)).toMatchObject({ comments: ['Okapi'] })
  await app.deps.renewKeyedValues()
  expect(await findClearTexts(app, 'Okapi')).toEqual([])
  expect(await readDocumentState(app, documentId)).toMatchObject({ comments: ['Okapi'] })
})
