// A firm's decisions about documents: what becomes of the document, who is told, and what is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { pdf, putWell, categoryOf } from '#apps/server/testing/test-uploads.ts'
import { creditCounselingKey } from '../../rules/categories/category-kind.ts'
import { decideDocument, type DecisionAct } from './decide-document.ts'
import { sendDocument } from './send-document.ts'
import { auditOf, forgetNews, handedIn, staffNamed, standingOf, toldIn } from './test-review.ts'

let house: TestHouse
let rosa: Browser
let marcus: Browser
let elena: Browser
let rosas: string
let whitfields: string

beforeAll(async () => {
  house = await openTestHouse()
  ;[rosa, marcus, elena] = [
    house.browser('198.51.100.1'),
    house.browser('198.51.100.2'),
    house.browser('198.51.100.3'),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  ;[rosas, whitfields] = [house.cast.cases.rosa, house.cast.cases.whitfield]
})
afterAll(() => house.close())
beforeEach(() => forgetNews(house))

const decide = (act: DecisionAct) =>
  house.world.database.transact((tx) => decideDocument(house.world, tx, act))
const opened = (browser: Browser, id: string) =>
  browser.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', {
    id,
  })
const seen = async (browser: Browser, id: string) =>
  (
    await browser.graph(
      'query ($id: ID!) { document { get(documentId: $id) { status opened toReview comments { attorneyName comment } } } }',
      { id },
    )
  ).data.document.get
const dana = { attorneyName: 'Dana Reyes' }

test('an accepted document is accepted everywhere, new to whoever had opened it, and told of by its name', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  await opened(rosa, id)
  expect(await decide({ documentId: id, decision: 'accept' })).toBe(true)
  expect(await standingOf(house, id)).toEqual({
    status: 'Accepted',
    isDecided: true,
    completed: null,
    opened: 0,
    comments: [],
  })
  expect(await toldIn(house, rosas)).toEqual([
    { who: 'rosa', type: 'document', says: 'Dana Reyes accepted paper.pdf', about: id },
  ])
  expect(await seen(rosa, id)).toEqual({
    status: 'Accepted',
    opened: false,
    toReview: true,
    comments: [],
  })
  expect(await auditOf(house, 'document.accepted', id)).toEqual([
    { staffId: await staffNamed(house, 'Dana'), before: 'Pending' },
  ])
})

test('one that is sent back says why, in the name of the attorney', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  expect(
    await decide({
      documentId: id,
      decision: 'reject',
      comment: '  Page 2 is missing.\r\nPlease send all.  ',
    }),
  ).toBe(true)
  expect(await seen(rosa, id)).toMatchObject({
    status: 'Rejected',
    comments: [{ ...dana, comment: 'Page 2 is missing.\nPlease send all.' }],
  })
  expect(await toldIn(house, rosas)).toEqual([
    { who: 'rosa', type: 'document', says: 'Dana Reyes sent back paper.pdf', about: id },
  ])
  expect(await auditOf(house, 'document.rejected', id)).toHaveLength(1)
})

test('a question leaves it with the firm; somebody else of the firm may ask it', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  await decide({
    documentId: id,
    decision: 'question',
    comment: 'Is this the joint return?',
    staffId: await staffNamed(house, 'Maria'),
  })
  expect(await seen(rosa, id)).toMatchObject({
    status: 'Review',
    comments: [{ attorneyName: 'Maria Santos', comment: 'Is this the joint return?' }],
  })
  expect(await toldIn(house, rosas)).toMatchObject([
    { says: 'Maria Santos has a question about paper.pdf' },
  ])
  expect(await auditOf(house, 'document.questioned', id)).toEqual([
    { staffId: await staffNamed(house, 'Maria'), before: 'Pending' },
  ])
})

describe('in a joint case', () => {
  test('both hear of what they share', async () => {
    const id = await handedIn(house, marcus, whitfields, 'taxes.federal-latest')
    await decide({ documentId: id, decision: 'accept' })
    expect((await toldIn(house, whitfields)).map(({ who, about }) => [who, about])).toEqual([
      ['marcus', id],
      ['elena', id],
    ])
  })

  test('of their own papers each alone', async () => {
    const id = await handedIn(house, elena, whitfields, 'identity.photo-id', 2)
    await decide({ documentId: id, decision: 'reject', comment: 'Too dark.' })
    expect((await toldIn(house, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('whoever has turned away hears nothing', async () => {
    const id = await handedIn(house, marcus, whitfields, 'taxes.federal-latest')
    await elena.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', {
      id: whitfields,
    })
    await decide({ documentId: id, decision: 'accept' })
    await elena.graph('mutation ($id: ID!) { cases { activate(id: $id) { id } } }', {
      id: whitfields,
    })
    expect((await toldIn(house, whitfields)).map(({ who }) => who)).toEqual(['marcus'])
  })
})

test('the same decision again changes nothing and tells nobody, also when both come at once', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  const answers = await Promise.all([
    decide({ documentId: id, decision: 'accept' }),
    decide({ documentId: id, decision: 'accept' }),
  ])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await toldIn(house, rosas)).toHaveLength(1)
  expect(await auditOf(house, 'document.accepted', id)).toHaveLength(1)
})

test('of two decisions at once both are heard and the last one stands', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  await Promise.all([
    decide({ documentId: id, decision: 'accept' }),
    decide({ documentId: id, decision: 'reject', comment: 'Too dark.' }),
  ])
  const [first, last] = (
    await sql<{ event: string; before: string }>`
    select event, details->>'before' as before from audit where object = ${id} and event in ('document.accepted', 'document.rejected') order by details->>'before' = 'Pending' desc`.execute(
      house.world.database.db,
    )
  ).rows
  expect(first?.before).toBe('Pending')
  expect({ 'document.accepted': 'Accepted', 'document.rejected': 'Rejected' }[last!.event]).toBe(
    (await standingOf(house, id))?.status,
  )
})

test('a decision and a replacement at once never leave a replaced document decided on', async () => {
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  const place = {
    caseId: rosas,
    categoryId: await categoryOf(house, rosas, 'taxes.federal-latest'),
  }
  const replaced = putWell(
    rosa,
    { ...place, replacedDocumentId: id } as typeof place,
    'better.pdf',
    pdf(),
  ).then(
    () => true,
    () => false,
  )
  const decided = decide({ documentId: id, decision: 'accept' }).then(
    () => true,
    () => false,
  )
  expect((await Promise.all([replaced, decided])).toSorted()).toEqual([false, true])
  expect((await standingOf(house, id))?.status).toBe((await replaced) ? 'Replaced' : 'Accepted')
})

describe('the day of a certificate', () => {
  let certificate: string
  beforeAll(async () => {
    certificate = await handedIn(house, rosa, rosas, creditCounselingKey)
  })

  test.each(['2026-02-30', 'yesterday', '2999-01-01'])('%s is none', async (completedOn) => {
    await expect(
      decide({ documentId: certificate, decision: 'accept', completedOn }),
    ).rejects.toMatchObject({ code: 'documents.no-day' })
    expect((await standingOf(house, certificate))?.status).toBe('Pending')
  })

  test('is kept with it, may be told later, stays at a further accepting, and goes when it is sent back', async () => {
    expect(await decide({ documentId: certificate, decision: 'accept' })).toBe(true)
    expect(
      await decide({ documentId: certificate, decision: 'accept', completedOn: '2026-11-02' }),
    ).toBe(true)
    expect(await standingOf(house, certificate)).toMatchObject({
      status: 'Accepted',
      completed: '2026-11-02',
    })
    expect(await decide({ documentId: certificate, decision: 'accept' })).toBe(false)
    expect(await standingOf(house, certificate)).toMatchObject({ completed: '2026-11-02' })
    await decide({ documentId: certificate, decision: 'reject', comment: 'Of another course.' })
    expect(await standingOf(house, certificate)).toMatchObject({
      status: 'Rejected',
      completed: null,
    })
  })
})

describe('refused, and nothing of it stays', () => {
  const refusal = async (act: DecisionAct, code: string) => {
    const before = await standingOf(house, act.documentId).catch(() => undefined)
    await expect(decide(act)).rejects.toMatchObject({ code })
    expect(await standingOf(house, act.documentId).catch(() => undefined)).toEqual(before)
    expect(await toldIn(house, rosas)).toEqual([])
  }

  test.each(['0199f0aa-0000-7000-8000-000000000000', 'nonsense'])(
    'what is not there: %s',
    (documentId) => refusal({ documentId, decision: 'accept' }, 'documents.not-found'),
  )

  test.each<readonly [string, Omit<DecisionAct, 'documentId'>, string]>([
    ['sending back without a word', { decision: 'reject' }, 'documents.comment-missing'],
    ['a question without a question', { decision: 'question' }, 'documents.comment-missing'],
    ['an empty comment', { decision: 'accept', comment: ' \n ' }, 'documents.comment-blank'],
    [
      'a comment that is too long',
      { decision: 'reject', comment: 'x'.repeat(2001) },
      'documents.comment-too-long',
    ],
    [
      'a comment nobody can read',
      { decision: 'reject', comment: 'ding\u0007' },
      'documents.comment-unreadable',
    ],
    [
      'a day for what is no certificate',
      { decision: 'accept', completedOn: '2026-11-02' },
      'documents.no-certificate',
    ],
  ])('%s', async (_, act, code) =>
    refusal(
      { ...act, documentId: await handedIn(house, rosa, rosas, 'taxes.federal-latest') },
      code,
    ),
  )

  test('what was replaced', async () => {
    const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
    await sql`update document set status = 'Replaced' where id = ${id}`.execute(
      house.world.database.db,
    )
    await refusal({ documentId: id, decision: 'accept' }, 'documents.was-replaced')
  })

  test('what holds something harmful, as long as it is to be accepted', async () => {
    const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
    await sql`update document set scan_state = 'infected' where id = ${id}`.execute(
      house.world.database.db,
    )
    await refusal({ documentId: id, decision: 'accept' }, 'documents.unusable')
    expect(
      await decide({ documentId: id, decision: 'reject', comment: 'Please send another file.' }),
    ).toBe(true)
  })

  test('what the firm itself has sent', async () => {
    const { id } = await sendDocument(house.world, {
      caseId: rosas,
      fileName: 'Draft.pdf',
      content: pieces(pdf()),
    })
    await forgetNews(house)
    await refusal({ documentId: id, decision: 'reject', comment: 'No.' }, 'documents.sent-by-firm')
  })
})

async function* pieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

test('when the attorney of the case has left and no one else is named, the news names the firm', async () => {
  const { db } = house.world.database
  const id = await handedIn(house, rosa, rosas, 'taxes.federal-latest')
  await sql`update staff set disabled_at = portal_now() where given_name = 'Dana'`.execute(db)
  try {
    await decide({ documentId: id, decision: 'accept' })
    expect(await toldIn(house, rosas)).toMatchObject([{ says: 'Your law firm accepted paper.pdf' }])
  } finally {
    await sql`update staff set disabled_at = null where given_name = 'Dana'`.execute(db)
  }
})
