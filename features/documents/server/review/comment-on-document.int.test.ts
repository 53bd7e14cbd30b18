// What the firm writes beside a document: who reads it, who hears of it, and what is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { pdf } from '#apps/server/testing/test-uploads.ts'
import { commentOnDocument, type CommentAct } from './comment-on-document.ts'
import { sendDocument } from './send-document.ts'
import { auditOf, forgetNews, handedIn, staffNamed, standingOf, toldIn } from './test-review.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let caseId: string
let shared: string

beforeAll(async () => {
  house = await openTestHouse()
  ;[marcus, elena] = [house.browser('198.51.100.2'), house.browser('198.51.100.3')]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  caseId = house.cast.cases.whitfield
  shared = await handedIn(house, marcus, caseId, 'taxes.federal-latest')
})
afterAll(() => house.close())
beforeEach(() => forgetNews(house))

const comment = (act: CommentAct) =>
  house.world.database.transact((tx) => commentOnDocument(house.world, tx, act))

test('stands beside the document, makes it new to both, and moves nothing', async () => {
  for (const browser of [marcus, elena])
    await browser.graph(
      'mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }',
      { id: shared },
    )
  expect(await standingOf(house, shared)).toMatchObject({ opened: 2 })
  await comment({ documentId: shared, comment: ' I look at it tomorrow. ' })
  await comment({
    documentId: shared,
    comment: 'All pages are here.',
    staffId: await staffNamed(house, 'Maria'),
  })
  expect(await standingOf(house, shared)).toEqual({
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
  expect(data.documentDashboard.reviewList).toEqual([
    {
      id: shared,
      toReview: true,
      comments: [
        { attorneyName: 'Maria Santos', comment: 'All pages are here.' },
        { attorneyName: 'Dana Reyes', comment: 'I look at it tomorrow.' },
      ],
    },
  ])
  const toldBy = (actor: string) =>
    (['marcus', 'elena'] as const).map((who) => ({
      who,
      type: 'comment',
      says: `${actor} commented on paper.pdf`,
      about: shared,
    }))
  // Two people of the firm within five minutes are one piece of news of their firm.
  expect(await toldIn(house, caseId)).toEqual(toldBy('Your law firm'))
  expect(await auditOf(house, 'document.commented', shared)).toEqual([
    { staffId: await staffNamed(house, 'Dana') },
    { staffId: await staffNamed(house, 'Maria') },
  ])
})

test('beside a paper of one of two reaches that one alone', async () => {
  const own = await handedIn(house, elena, caseId, 'identity.photo-id', 2)
  await comment({ documentId: own, comment: 'Thank you.' })
  expect((await toldIn(house, caseId)).map(({ who }) => who)).toEqual(['elena'])
  const { errors } = await marcus.graph(
    'query ($id: ID!) { document { get(documentId: $id) { comments { comment } } } }',
    { id: own },
  )
  expect(errors?.[0]?.extensions.code).toBe('documents.not-found')
})

test('may stand beside what the firm sent', async () => {
  async function* content() {
    yield pdf()
  }
  const { id } = await sendDocument(house.world, {
    caseId,
    fileName: 'Draft.pdf',
    content: content(),
  })
  await comment({ documentId: id, comment: 'Read page 4 first.' })
  expect(await standingOf(house, id)).toMatchObject({
    status: 'Accepted',
    comments: ['Read page 4 first.'],
  })
})

test.each<readonly [string, Partial<CommentAct>, string]>([
  ['beside nothing', { documentId: '0199f0aa-0000-7000-8000-000000000000' }, 'documents.not-found'],
  ['beside nonsense', { documentId: 'x' }, 'documents.not-found'],
  ['of nothing', { comment: ' ' }, 'documents.comment-blank'],
  ['of 2,001 characters', { comment: 'x'.repeat(2001) }, 'documents.comment-too-long'],
  ['with an escape sequence', { comment: '\u001b[2J' }, 'documents.comment-unreadable'],
])('%s is refused and tells nobody', async (_, act, code) => {
  const before = await standingOf(house, shared)
  await expect(comment({ documentId: shared, comment: 'Words.', ...act })).rejects.toMatchObject({
    code,
  })
  expect([await standingOf(house, shared), await toldIn(house, caseId)]).toEqual([before, []])
})

test('beside what was replaced nobody would see it', async () => {
  const old = await handedIn(house, marcus, caseId, 'taxes.federal-latest')
  await sql`update document set status = 'Replaced' where id = ${old}`.execute(
    house.world.database.db,
  )
  await expect(comment({ documentId: old, comment: 'Words.' })).rejects.toMatchObject({
    code: 'documents.was-replaced',
  })
})
