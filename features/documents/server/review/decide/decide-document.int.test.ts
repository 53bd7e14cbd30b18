import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#testing/test-app.ts'
import { pdf, mustUpload, readCategory } from '#testing/test-uploads.ts'
import { creditCounselingKey } from '../../../rules/category-template/category-kind.ts'
import { decideDocument, type DecideDocumentInput } from './decide-document.ts'
import {
  readAudit,
  forgetNews,
  handedIn,
  staffNamed,
  readDocumentState,
  readNews,
} from '../test-review.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, marcus, elena, rosas: rosaCaseId, whitfields: whitfieldCaseId } = openReview()
beforeEach(() => forgetNews(app))
const dana = { attorneyName: 'Dana Reyes' }

test('an accepted document is shown as accepted everywhere, becomes unread again, and is named in the news', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  await markOpened(rosa, id)
  expect(await decide({ documentId: id, decision: 'accept' })).toBe(true)
  expect(await readDocumentState(app, id)).toEqual({
    status: 'Accepted',
    isDecided: true,
    completed: null,
    opened: 0,
    comments: [],
  })
  expect(await readNews(app, rosaCaseId)).toEqual([
    { who: 'rosa', type: 'document', says: 'Dana Reyes accepted paper.pdf', about: id },
  ])
  expect(await readAsClient(rosa, id)).toEqual({
    status: 'Accepted',
    opened: false,
    toReview: true,
    comments: [],
  })
  expect(await readAudit(app, 'document.accepted', id)).toEqual([
    { staffId: await staffNamed(app, 'Dana'), before: 'Pending' },
  ])
})

test('a rejected document shows the reason as a comment of the attorney', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  expect(
    await decide({
      documentId: id,
      decision: 'reject',
      comment: '  Page 2 is missing.\r\nPlease send all.  ',
    }),
  ).toBe(true)
  expect(await readAsClient(rosa, id)).toMatchObject({
    status: 'Rejected',
    comments: [{ ...dana, comment: 'Page 2 is missing.\nPlease send all.' }],
  })
  expect(await readNews(app, rosaCaseId)).toEqual([
    { who: 'rosa', type: 'document', says: 'Dana Reyes sent back paper.pdf', about: id },
  ])
  expect(await readAudit(app, 'document.rejected', id)).toHaveLength(1)
})

test('a document with a question stays in review at the firm, and another staff member may ask the question', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  await decide({
    documentId: id,
    decision: 'question',
    comment: 'Is this the joint return?',
    staffId: await staffNamed(app, 'Maria'),
  })
  expect(await readAsClient(rosa, id)).toMatchObject({
    status: 'Review',
    comments: [{ attorneyName: 'Maria Santos', comment: 'Is this the joint return?' }],
  })
  expect(await readNews(app, rosaCaseId)).toMatchObject([
    { says: 'Maria Santos has a question about paper.pdf' },
  ])
  expect(await readAudit(app, 'document.questioned', id)).toEqual([
    { staffId: await staffNamed(app, 'Maria'), before: 'Pending' },
  ])
})

describe('in a joint case', () => {
  test('a decision about a shared document notifies both debtors', async () => {
    const id = await handedIn(app, marcus, whitfieldCaseId, 'taxes.federal-latest')
    await decide({ documentId: id, decision: 'accept' })
    expect((await readNews(app, whitfieldCaseId)).map(({ who, about }) => [who, about])).toEqual([
      ['marcus', id],
      ['elena', id],
    ])
  })

  test("a decision about a debtor's own document notifies only that debtor", async () => {
    const id = await handedIn(app, elena, whitfieldCaseId, 'identity.photo-id', 2)
    await decide({ documentId: id, decision: 'reject', comment: 'Too dark.' })
    expect((await readNews(app, whitfieldCaseId)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('a decision does not notify a debtor who left the case', async () => {
    const id = await handedIn(app, marcus, whitfieldCaseId, 'taxes.federal-latest')
    await elena.graph('mutation ($id: ID!) { cases { deactivate(id: $id) { id } } }', {
      id: whitfieldCaseId,
    })
    await decide({ documentId: id, decision: 'accept' })
    await elena.graph('mutation ($id: ID!) { cases { activate(id: $id) { id } } }', {
      id: whitfieldCaseId,
    })
    expect((await readNews(app, whitfieldCaseId)).map(({ who }) => who)).toEqual(['marcus'])
  })
})

test('a repeated decision changes nothing and sends no news, even if both are concurrent', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  const answers = await Promise.all([
    decide({ documentId: id, decision: 'accept' }),
    decide({ documentId: id, decision: 'accept' }),
  ])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await readNews(app, rosaCaseId)).toHaveLength(1)
  expect(await readAudit(app, 'document.accepted', id)).toHaveLength(1)
})

test('two concurrent decisions both send news, and the last one wins', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  await Promise.all([
    decide({ documentId: id, decision: 'accept' }),
    decide({ documentId: id, decision: 'reject', comment: 'Too dark.' }),
  ])
  const [first, last] = (
    await sql<{ event: string; before: string }>`
    select event, details->>'before' as before from audit where object = ${id} and event in ('document.accepted', 'document.rejected') order by details->>'before' = 'Pending' desc`.execute(
      app.deps.database.db,
    )
  ).rows
  expect(first?.before).toBe('Pending')
  expect({ 'document.accepted': 'Accepted', 'document.rejected': 'Rejected' }[last!.event]).toBe(
    (await readDocumentState(app, id))?.status,
  )
})

test('a decision that is made during a replacement never applies to the replaced document', async () => {
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  const place = {
    caseId: rosaCaseId,
    categoryId: await readCategory(app, rosaCaseId, 'taxes.federal-latest'),
  }
  const replaced = mustUpload(
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
  expect((await readDocumentState(app, id))?.status).toBe(
    (await replaced) ? 'Replaced' : 'Accepted',
  )
})

describe('the completion day of a certificate', () => {
  let certificate: string
  beforeEach(async () => {
    certificate = await handedIn(app, rosa, rosaCaseId, creditCounselingKey)
  })
  // A client can send another certificate once the former one was rejected.
  afterEach(() => decide({ documentId: certificate, decision: 'reject', comment: 'Another.' }))

  test.each(['2026-02-30', 'yesterday', '2999-01-01'])('%s is invalid', async (completedOn) => {
    await expect(
      decide({ documentId: certificate, decision: 'accept', completedOn }),
    ).rejects.toMatchObject({ code: 'documents.no-day' })
    expect((await readDocumentState(app, certificate))?.status).toBe('Pending')
  })

  test('is stored, can be added later, survives another acceptance, and is deleted by a rejection', async () => {
    expect(await decide({ documentId: certificate, decision: 'accept' })).toBe(true)
    expect(
      await decide({ documentId: certificate, decision: 'accept', completedOn: '2026-11-02' }),
    ).toBe(true)
    expect(await readDocumentState(app, certificate)).toMatchObject({
      status: 'Accepted',
      completed: '2026-11-02',
    })
    expect(await decide({ documentId: certificate, decision: 'accept' })).toBe(false)
    expect(await readDocumentState(app, certificate)).toMatchObject({ completed: '2026-11-02' })
    await decide({ documentId: certificate, decision: 'reject', comment: 'Of another course.' })
    expect(await readDocumentState(app, certificate)).toMatchObject({
      status: 'Rejected',
      completed: null,
    })
  })
})

test('names the firm in the news when the attorney has left and no one else is named', async () => {
  const { db } = app.deps.database
  const id = await handedIn(app, rosa, rosaCaseId, 'taxes.federal-latest')
  await sql`update staff set disabled_at = portal_now() where given_name = 'Dana'`.execute(db)
  try {
    await decide({ documentId: id, decision: 'accept' })
    expect(await readNews(app, rosaCaseId)).toMatchObject([
      { says: 'Your law firm accepted paper.pdf' },
    ])
  } finally {
    await sql`update staff set disabled_at = null where given_name = 'Dana'`.execute(db)
  }
})

const decide = (act: Omit<DecideDocumentInput, 'firmId'>) =>
  app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, { firmId: app.demoData.firms.hollis, ...act }),
  )
const markOpened = (browser: Browser, id: string) =>
  browser.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', {
    id,
  })
const readAsClient = async (browser: Browser, id: string) =>
  (
    await browser.graph(
      'query ($id: ID!) { document { get(documentId: $id) { status opened toReview comments { attorneyName comment } } } }',
      { id },
    )
  ).data.document.get
