// spec: case-checklist#checklist, case-checklist#tailor, case-checklist#letter, case-checklist#send
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aParalegal, twoSpouses } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { pdf, readCategory } from '#testing/test-uploads.ts'
import { acknowledgments } from '../../rules/acknowledgment.ts'
import { handedIn, readAudit, readNews } from '../review/test-review.ts'
import { checklistOf, find } from './test-checklist.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const staff = aParalegal(app)
const foreign = aParalegal(app, { firmId: app.demoData.firms.northgate })
const {
  rosa,
  read,
  setRequirement,
  requestExtra,
  letterOf,
  sendLetter,
  dashboardOf,
  sendToClient,
} = checklistOf(app, caseId, staff)

describe('the checklist', () => {
  test('has the leaves of both people with their states and documents', async () => {
    const before = await read()
    const card = find(before, 'identity.social-security', 2)
    expect(card).toMatchObject({ folder: 'Identity', state: 'NEEDED', letters: 0 })
    await handedIn(app, elena, caseId, 'identity.social-security', 2)
    const after = await read()
    expect(find(after, 'identity.social-security', 2)).toMatchObject({
      state: 'TO_REVIEW',
      documents: [{ name: 'paper.pdf', status: 'PENDING', sentBy: 'Elena Whitfield' }],
    })
    expect(after.needed).toBe(before.needed)
    await expect(read(foreign)).rejects.toMatchObject({ code: 'clients.no-such-case' })
    await expect(read(staff, 'x')).rejects.toMatchObject({ code: 'clients.no-such-case' })
  })
})

describe('a requirement', () => {
  test('is changed once, for one of the people', async () => {
    const { id: categoryId } = find(await read(), 'income.w2-1099', 2)
    const change = { categoryId, seen: 'REQUIRED', requirement: 'NOT_NEEDED' }
    const result = await setRequirement(change)
    expect(result.success).toBe(true)
    expect(find(result.checklist, 'income.w2-1099', 2)).toMatchObject({
      requirement: 'NOT_NEEDED',
      source: 'FIRM',
      state: 'NOT_NEEDED',
    })
    expect(find(result.checklist, 'income.w2-1099', 1)).toMatchObject({ requirement: 'REQUIRED' })
    expect(await setRequirement(change)).toMatchObject({
      success: false,
      errorCode: 'documents.requirement-changed',
      checklist: { needed: result.checklist.needed },
    })
    await setRequirement({ categoryId, seen: 'NOT_NEEDED', requirement: 'REQUIRED' })
    expect(await readNews(app, caseId)).toMatchObject([{ who: 'elena' }])
  })

  test.each(['from-attorney', 'income'])('of %s cannot be changed', async (key) => {
    await sendToClient({})
    const categoryId = await readCategory(app, caseId, key)
    expect(
      await setRequirement({ categoryId, seen: 'OPTIONAL', requirement: 'REQUIRED' }),
    ).toMatchObject({ errorCode: 'documents.no-place' })
  })

  test('of another case or firm is not found', async () => {
    const categoryId = await readCategory(app, rosa, 'income.w2-1099')
    const change = { categoryId, seen: 'REQUIRED', requirement: 'OPTIONAL' }
    expect(await setRequirement(change)).toMatchObject({ errorCode: 'documents.no-place' })
    expect(await setRequirement(change, foreign)).toMatchObject({
      errorCode: 'clients.no-such-case',
    })
  })
})

describe('a request of the firm', () => {
  test('has words, a person and a day, and is made once', async () => {
    const key = app.deps.ids.rowId()
    const request = { title: 'Letter about rent', debtor: 1, dueOn: '2027-01-15' }
    const [first, second] = [await requestExtra(request, key), await requestExtra(request, key)]
    const extra = first.checklist.categories.find((each: Answer) => each.name === request.title)
    expect(extra).toMatchObject({
      isExtra: true,
      debtor: 1,
      dueOn: '2027-01-15',
      state: 'NEEDED',
      requestedBy: { givenName: 'Maria' },
    })
    expect(second.checklist).toEqual(first.checklist)
    expect(await readNews(app, caseId)).toMatchObject([{ who: 'marcus' }])
    const leaf = await marcus.graph(
      `query ($caseId: ID!, $categoryId: ID!) {
        documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { dueOn } }`,
      { caseId, categoryId: extra.id },
    )
    expect(leaf.data.documentsChildLeafCategory).toEqual({ dueOn: '2027-01-15' })
  })

  test.each([
    [{ title: '' }, 'documents.title-missing'],
    [{ title: 'x', description: '' }, 'documents.description-missing'],
    [{ title: 'x', debtor: 3 }, 'documents.no-such-debtor'],
    [{ title: 'x', dueOn: '2027-02-30' }, 'documents.no-due-day'],
    [{ title: 'x', dueOn: '0026-12-15' }, 'documents.no-due-day'],
    [{ title: 'x', dueOn: '2016-12-15' }, 'documents.due-day-past'],
  ])('with %j is refused', async (request, errorCode) =>
    expect(await requestExtra(request).catch(({ code }) => ({ errorCode: code }))).toMatchObject({
      errorCode,
    }),
  )
})

describe('a letter', () => {
  test('says to each person what they owe, once, and is in the portal until it has arrived', async () => {
    await sql`truncate document cascade`.execute(app.owner.db)
    const checklist = await read()
    const photo = find(checklist, 'identity.photo-id', 2)
    const taxes = find(checklist, 'taxes.federal-latest')
    const ids = [photo.id, taxes.id]
    const texts = await letterOf(ids)
    expect(texts).toMatchObject([
      { debtor: 1, isReached: true, items: [taxes.name] },
      { debtor: 2, isReached: true, items: [photo.name, taxes.name] },
    ])
    expect(texts[1].greeting).toBe('Hello Elena,')

    const key = app.deps.ids.rowId()
    const earlier = await readAudit(app, 'document.letter-sent', caseId)
    await sendLetter(ids, key)
    const again = await sendLetter(ids, key)
    expect(find(again.checklist, 'identity.photo-id', 2).letters).toBe(1)
    const news = await readNews(app, caseId)
    expect(news.map(({ who, says }) => [who, says])).toEqual([
      ['marcus', 'Maria Santos sent you a list of what is still missing'],
      ['elena', 'Maria Santos sent you a list of what is still missing'],
    ])
    expect((await dashboardOf(marcus)).categories).toMatchObject([{ id: taxes.id }])
    expect((await dashboardOf(elena)).categories).toHaveLength(2)
    await handedIn(app, elena, caseId, 'identity.photo-id', 2)
    await handedIn(app, elena, caseId, 'taxes.federal-latest')
    expect(await dashboardOf(elena)).toBeNull()
    expect(await readAudit(app, 'document.letter-sent', caseId)).toHaveLength(earlier.length + 1)
  })

  test.each([
    ['nothing', []],
    ['what was sent already', ['identity.photo-id']],
  ])('about %s is refused', async (_, keys) => {
    for (const key of keys) await handedIn(app, elena, caseId, key, 2)
    const checklist = await read()
    const ids = keys.map((key) => find(checklist, key, 2).id)
    expect(await sendLetter(ids)).toMatchObject({ errorCode: 'documents.nothing-to-ask' })
  })
})

describe('once the part of one spouse has ended', () => {
  beforeEach(async () => {
    await app.rows(sql`
      update participant set outcome = 'dismissed', ended_on = '2026-11-21', ended_at = now()
      where case_id = ${caseId} and debtor = 2`)
    onTestFinished(async () => {
      await app.rows(sql`
        update participant set outcome = null, ended_on = null, ended_at = null
        where case_id = ${caseId}`)
    })
  })

  test('a letter addresses the other one alone, and names nothing that only the first could send', async () => {
    const checklist = await read()
    const own = find(checklist, 'income.w2-1099', 1)
    const ofElena = find(checklist, 'income.w2-1099', 2)
    const shared = find(checklist, 'debts.bills')
    expect([own, ofElena, shared].map((each) => each.canBeAsked)).toEqual([true, false, true])
    const ids = [own.id, ofElena.id, shared.id]
    const letters = await letterOf(ids)
    expect(letters.map(({ debtor }: Answer) => debtor)).toEqual([1])
    expect(letters[0].items).toHaveLength(2)
    expect(await sendLetter([ofElena.id])).toMatchObject({ errorCode: 'documents.nothing-to-ask' })
    const sent = await sendLetter(ids)
    expect(sent.success).toBe(true)
    expect(find(sent.checklist, 'income.w2-1099', 2).letters).toBe(ofElena.letters)
    expect(await readNews(app, caseId)).toMatchObject([{ who: 'marcus' }])
    expect((await dashboardOf(marcus)).categories).toHaveLength(2)
    expect(await dashboardOf(elena)).toBeNull()
  })

  test('the counts of the checklist are those of the other one', async () => {
    const { needed, categories } = await read()
    const counted = categories.filter(
      ({ requirement, debtor }: Answer) => requirement === 'REQUIRED' && debtor !== 2,
    )
    expect(needed).toBe(counted.length)
  })
})

describe('a document from the firm', () => {
  test('for one person is read by that person alone', async () => {
    const { documentId } = await sendToClient({ debtor: 2, comment: 'Please read this.' })
    const readIt = (browser: Browser) =>
      browser.graph('query ($id: ID!) { document { get(documentId: $id) { name } } }', {
        id: documentId,
      })
    expect((await readIt(elena)).data.document.get).toEqual({ name: 'Petition.pdf' })
    expect((await readIt(marcus)).errors?.[0]?.extensions.code).toBe('documents.not-found')
    expect(await readNews(app, caseId)).toMatchObject([{ who: 'elena' }])
  })

  test('is confirmed by each reader once, in their words', async () => {
    const { documentId } = await sendToClient({ asksAcknowledgment: true })
    expect((await readNews(app, caseId))[0]).toMatchObject({
      says: 'Maria Santos sent you Petition.pdf. Please confirm that you have read it.',
    })
    const confirm = (browser: Browser, id = documentId) =>
      browser.graph(
        `mutation ($id: ID!) { documents { acknowledge(documentId: $id) {
          acknowledgment acknowledgedAt } } }`,
        { id },
      )
    const first = (await confirm(marcus)).data.documents.acknowledge
    expect(first).toEqual({
      acknowledgment: acknowledgments.en,
      acknowledgedAt: expect.any(String),
    })
    expect((await confirm(marcus)).data.documents.acknowledge).toEqual(first)
    const [document] = find(await read(), 'from-attorney').documents
    expect(document.acknowledgments).toEqual([
      { debtor: 1, name: 'Marcus', at: first.acknowledgedAt, sentence: acknowledgments.en },
      { debtor: 2, name: 'Elena', at: null, sentence: null },
    ])
    expect(await readAudit(app, 'document.acknowledged', documentId)).toHaveLength(1)
    const own = await handedIn(app, marcus, caseId, 'debts.bills')
    expect((await confirm(marcus, own)).errors?.[0]?.extensions.code).toBe('documents.not-found')
  })

  test('is refused to a browser without a session before it is read', async () => {
    const outsider = app.workspaceBrowser()
    const { status, errors } = await outsider.upload(
      'mutation ($file: Upload!) { sendToClient(file: $file) { success } }',
      {},
      { name: 'Petition.pdf', content: pdf() },
    )
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'request.signed-out'])
  })

  test.each([
    [{ debtor: 3 }, 'Petition.pdf', 'documents.no-such-debtor'],
    [{}, 'program.exe', 'documents.unsupported-type'],
  ])('with %j as %s is refused', async (input, name, errorCode) =>
    expect(await sendToClient(input, name)).toMatchObject({ success: false, errorCode }),
  )
})
