import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCategory, pdf, tryUpload } from '#testing/test-uploads.ts'
import { requestDocument } from './request-document.ts'
import { sendDocument } from './send-document.ts'
import { readAudit, forgetNews, readNews } from '../test-review.ts'
import { because, inEnglish, need, request, readLeaf, needed } from './test-category-requests.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, marcus, elena, rosas, whitfields } = openReview()
beforeEach(() => forgetNews(app))

test('a needed document becomes required, shows its reason in each language, and is news once', async () => {
  await request(app, rosas, need('home.deed'), need('home.mortgage'), need('home.insurance', null))
  expect(await readLeaf(app, rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
    isByAnswers: true,
    isAskedByAttorney: false,
  })
  expect(
    await readLeaf(app, rosa, rosas, 'home.deed', undefined, { 'accept-language': 'es' }),
  ).toMatchObject({ because: [`${because.es} ${because.each.es}`] })
  expect(await readLeaf(app, rosa, rosas, 'home.insurance')).toMatchObject({
    requirement: 'optional',
    because: [],
    isByAnswers: false,
  })
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(2) }])
  const audited = await readAudit(app, 'document.requested', rosas)
  expect(audited.filter(({ keys }) => String(keys).includes('home.deed'))).toEqual([
    { by: 'answers', keys: 'home.mortgage home.deed' },
  ])
  await request(app, rosas, need('home.deed'), need('home.mortgage'))
  await request(app, rosas, need('home.deed', false), need('home.mortgage', null))
  expect(await readLeaf(app, rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toHaveLength(1)
})

test('the same need again writes nothing', async () => {
  const written = async () =>
    (
      await sql<{
        xmin: string
      }>`select xmin from document_category where case_id = ${rosas} order by id`.execute(
        app.deps.database.db,
      )
    ).rows.map(({ xmin }) => xmin)
  const needs = [
    need('vehicles.title'),
    need('vehicles.loan', true, { because: { ...because, each: null } }),
    need('costs.special', true, { isOptional: true }),
    need('home.hoa', null),
  ]
  await request(app, rosas, ...needs)
  const before = await written()
  await request(app, rosas, ...needs)
  expect(await written()).toEqual(before)
})

test('a document that is not needed is shown as not needed, still accepts files, and becomes required when it is needed again', async () => {
  await request(app, rosas, need('home.hoa', false), need('home.lease', false))
  expect(await readLeaf(app, rosa, rosas, 'home.hoa')).toMatchObject({
    requirement: 'notNeeded',
    because: [],
    isByAnswers: true,
    mayAdd: true,
  })
  expect(await readNews(app, rosas)).toEqual([])
  expect(
    await tryUpload(
      rosa,
      { caseId: rosas, categoryId: await readCategory(app, rosas, 'home.hoa') },
      'statement.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(app, rosas, need('home.hoa'), need('home.lease'))
  expect(
    [
      await readLeaf(app, rosa, rosas, 'home.hoa'),
      await readLeaf(app, rosa, rosas, 'home.lease'),
    ].map(({ requirement }) => requirement),
  ).toEqual(['required', 'required'])
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

test('a category with documents is neither removed nor requested again', async () => {
  expect(
    await tryUpload(
      rosa,
      { caseId: rosas, categoryId: await readCategory(app, rosas, 'vehicles.value') },
      'value.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(app, rosas, need('vehicles.value', false))
  expect(await readLeaf(app, rosa, rosas, 'vehicles.value')).toMatchObject({
    requirement: 'optional',
  })
  await request(app, rosas, need('vehicles.value'))
  expect(await readLeaf(app, rosa, rosas, 'vehicles.value')).toMatchObject({
    requirement: 'optional',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toEqual([])
})

test('a document from the firm does not satisfy a request', async () => {
  await sendDocument(app.deps, {
    caseId: rosas,
    firmId: app.demoData.firms.hollis,
    categoryKey: 'vehicles.insurance',
    fileName: 'A model.pdf',
    content: Readable.from([pdf()]),
  })
  await forgetNews(app)
  await request(app, rosas, need('vehicles.insurance'))
  expect(await readLeaf(app, rosa, rosas, 'vehicles.insurance')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

describe('a requirement set by the firm stays', () => {
  test.each(['required', 'optional', 'notNeeded'] as const)(
    'when it says %s',
    async (requirement) => {
      await firmSays('vehicles.repossession', requirement)
      await forgetNews(app)
      for (const wanted of [true, false]) {
        await request(app, rosas, need('vehicles.repossession', wanted))
        expect(await readLeaf(app, rosa, rosas, 'vehicles.repossession')).toMatchObject({
          requirement,
          because: [],
          isByAnswers: false,
        })
      }
      expect(await readNews(app, rosas)).toEqual([])
    },
  )

  test('even if answers had set it before, and even if both agree', async () => {
    await request(app, rosas, need('court.divorce', false))
    await firmSays('court.divorce', 'notNeeded')
    expect(await readLeaf(app, rosa, rosas, 'court.divorce')).toMatchObject({
      requirement: 'notNeeded',
      isByAnswers: false,
    })
    await request(app, rosas, need('court.divorce'))
    expect(await readLeaf(app, rosa, rosas, 'court.divorce')).toMatchObject({
      requirement: 'notNeeded',
    })
  })
})

describe('in a joint case', () => {
  test('each debtor has their own category and news', async () => {
    await request(
      app,
      whitfields,
      need('income.benefits', true, { debtor: 2 }),
      need('income.benefits', false, { debtor: 1 }),
    )
    expect(await readLeaf(app, marcus, whitfields, 'income.benefits', 1)).toMatchObject({
      requirement: 'notNeeded',
    })
    expect(await readLeaf(app, elena, whitfields, 'income.benefits', 2)).toMatchObject({
      requirement: 'required',
    })
    expect((await readNews(app, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('a shared document is requested from both when it concerns one, and each is notified once', async () => {
    await request(
      app,
      whitfields,
      need('debts.student-loans', false, { debtor: 1 }),
      need('debts.student-loans', true, { debtor: 2 }),
      need('debts.credit-report', true),
    )
    expect(await readLeaf(app, marcus, whitfields, 'debts.student-loans')).toMatchObject({
      requirement: 'required',
    })
    expect((await readNews(app, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })

  test("each debtor sees the number of their own requests, and nothing about the other debtor's requests", async () => {
    await request(
      app,
      whitfields,
      need('income.support-received', true, { debtor: 2 }),
      need('home.mortgage'),
    )
    const news = await readNews(app, whitfields)
    expect(news).toEqual([
      { who: 'marcus', ...needed(1) },
      { who: 'elena', ...needed(2) },
    ])
  })

  test('concurrent requests for the same need send only one news item to each debtor', async () => {
    await Promise.all([
      request(app, whitfields, need('home.deed')),
      request(app, whitfields, need('home.deed')),
      request(app, whitfields, need('home.deed')),
    ])
    expect((await readNews(app, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })
})

const firmSays = (key: string, requirement: 'required' | 'optional' | 'notNeeded') =>
  app.deps.database.transact((tx) =>
    requestDocument(app.deps, tx, {
      caseId: rosas,
      firmId: app.demoData.firms.hollis,
      requirement,
      wanted: { key },
    }),
  )
