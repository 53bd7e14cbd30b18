import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import { pdf, tryUpload } from '#testing/test-uploads.ts'
import { fromAttorneyKey } from '../../../rules/category-template/category-kind.ts'
import { requestDocument, type RequestAct } from './request-document.ts'
import { readAudit, forgetNews, readNews } from '../test-review.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
let rosas: string
let whitfields: string

beforeAll(async () => {
  ;[rosas, whitfields] = [app.demoData.cases.rosa, app.demoData.cases.whitfield]
})
beforeEach(() => forgetNews(app))
const letter = {
  title: '  Letter of your landlord ',
  description: 'Any letter that says what you owe.',
}

describe('a template entry', () => {
  test('can be requested, which is news once', async () => {
    await request({ caseId: rosas, wanted: { key: 'court.lawsuits' } })
    expect(await requirements(rosa, rosas, 'court.lawsuits')).toEqual(['required'])
    expect(await readNews(app, rosas)).toEqual([
      { who: 'rosa', ...asksFor('Lawsuits, garnishments and liens') },
    ])
    await request({ caseId: rosas, wanted: { key: 'court.lawsuits' } })
    expect(await readNews(app, rosas)).toHaveLength(1)
    const requests = await readAudit(app, 'document.requested', rosas)
    expect(requests.filter(({ key }) => key === 'court.lawsuits')).toMatchObject([
      { requirement: 'required' },
    ])
  })

  test.each(['optional', 'notNeeded'] as const)(
    'that becomes %s is no news',
    async (requirement) => {
      await request({ caseId: rosas, requirement, wanted: { key: 'identity.photo-id' } })
      expect(await requirements(rosa, rosas, 'identity.photo-id')).toEqual([requirement])
      expect(await readNews(app, rosas)).toEqual([])
    },
  )

  test('is news once to the spouse from whom it is requested, or once to each spouse', async () => {
    await request({
      caseId: whitfields,
      debtor: 2,
      requirement: 'notNeeded',
      wanted: { key: 'identity.photo-id' },
    })
    expect([
      await requirements(marcus, whitfields, 'identity.photo-id'),
      await requirements(elena, whitfields, 'identity.photo-id'),
    ]).toEqual([['required'], ['notNeeded']])
    await request({ caseId: whitfields, wanted: { key: 'identity.photo-id' } })
    expect(await readNews(app, whitfields)).toEqual([
      { who: 'elena', ...asksFor('Photo ID (Elena)') },
    ])
    await forgetNews(app)
    await request({
      caseId: whitfields,
      requirement: 'optional',
      wanted: { key: 'identity.photo-id' },
    })
    await request({ caseId: whitfields, wanted: { key: 'identity.photo-id' } })
    expect(await readNews(app, whitfields)).toEqual([
      { who: 'marcus', ...asksFor('Photo ID (Marcus)') },
      { who: 'elena', ...asksFor('Photo ID (Elena)') },
    ])
  })
})

test("a request that the template does not require is marked as the attorney's", async () => {
  const isAsked = async (key: string) => {
    const id = (await leaves(rosa, rosas)).find(({ templateKey }) => templateKey === key)?.id
    const { data } = await rosa.graph(
      'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { isAskedByAttorney } }',
      { c: rosas, k: id },
    )
    return data.documentsChildLeafCategory.isAskedByAttorney
  }
  const own = await request({ caseId: rosas, wanted: letter })
  expect([
    await isAsked('home.deed'),
    await isAsked('taxes.federal-latest'),
    await isAsked(own),
  ]).toEqual([false, false, true])
  await request({ caseId: rosas, wanted: { key: 'home.deed' } })
  await request({ caseId: rosas, requirement: 'notNeeded', wanted: { key: own } })
  expect([await isAsked('home.deed'), await isAsked(own)]).toEqual([true, false])
  await request({ caseId: rosas, requirement: 'optional', wanted: { key: 'home.deed' } })
})

describe('the firm’s own request', () => {
  test('is last in its folder, accepts files, and is news', async () => {
    const key = await request({
      caseId: rosas,
      wanted: {
        ...letter,
        period: 'This year',
        why: 'The trustee asks.',
        help: 'Ask your landlord.',
        folderKey: 'court',
      },
    })
    expect(key).toMatch(/^firm\.[0-9a-f]{12}$/)
    const folder = (await readList(rosa, rosas)).find(({ templateKey }) => templateKey === 'court')
    const own = folder?.subcategoryList?.at(-1)
    expect(own).toMatchObject({
      templateKey: key,
      name: 'Letter of your landlord',
      requirement: 'required',
    })
    const { data } = await rosa.graph(
      'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { description period why help mayAdd status } }',
      { c: rosas, k: own?.id },
    )
    expect(data.documentsChildLeafCategory).toEqual({
      description: letter.description,
      period: 'This year',
      why: 'The trustee asks.',
      help: 'Ask your landlord.',
      mayAdd: true,
      status: 'Unknown',
    })
    expect(
      await tryUpload(rosa, { caseId: rosas, categoryId: own!.id }, 'letter.pdf', pdf()),
    ).toMatchObject({ success: true })
    expect(await readNews(app, rosas)).toEqual([
      { who: 'rosa', ...asksFor('Letter of your landlord') },
    ])
  })

  test('without a folder is placed before optional categories, and an optional request is no news', async () => {
    const key = await request({ caseId: rosas, requirement: 'optional', wanted: letter })
    const next = await request({
      caseId: rosas,
      requirement: 'optional',
      wanted: { ...letter, title: 'Another letter' },
    })
    const keys = (await readList(rosa, rosas)).map(({ templateKey }) => templateKey)
    expect(keys.slice(keys.indexOf(key), keys.indexOf(key) + 3)).toEqual([key, next, 'home'])
    expect(await readNews(app, rosas)).toEqual([])
  })

  test('to one spouse is invisible to the other', async () => {
    const key = await request({ caseId: whitfields, debtor: 2, wanted: letter })
    expect([
      await requirements(marcus, whitfields, key),
      await requirements(elena, whitfields, key),
    ]).toEqual([[], ['required']])
    expect((await readNews(app, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('sent twice concurrently creates two categories at different positions', async () => {
    await Promise.all([
      request({ caseId: rosas, wanted: { ...letter, folderKey: 'taxes' } }),
      request({ caseId: rosas, wanted: { ...letter, folderKey: 'taxes' } }),
    ])
    const { rows } = await sql<{
      position: number
    }>`select position from document_category where case_id = ${rosas}`.execute(
      app.deps.database.db,
    )
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
    expect(
      (await readList(rosa, rosas))
        .find(({ templateKey }) => templateKey === 'taxes')
        ?.subcategoryList?.slice(-2)
        .map(({ name }) => name),
    ).toEqual([letter.title.trim(), letter.title.trim()])
  })
})

test.each<readonly [string, Partial<Request>, string]>([
  ['in no case', { caseId: '0199f0aa-0000-7000-8000-000000000000' }, 'cases.not-found'],
  ['in nonsense', { caseId: 'x' }, 'cases.not-found'],
  ['of a debtor who is not there', { debtor: 2 }, 'documents.no-such-debtor'],
  ['that is not in the list', { wanted: { key: 'nonsense' } }, 'documents.category-not-found'],
  ['of a folder', { wanted: { key: 'identity' } }, 'documents.category-not-found'],
  [
    'where the attorney sends',
    { wanted: { key: fromAttorneyKey } },
    'documents.category-not-found',
  ],
  [
    'of one in what both share',
    { debtor: 1, wanted: { key: 'taxes.federal-latest' } },
    'documents.category-not-found',
  ],
  ['without a title', { wanted: { ...letter, title: ' ' } }, 'documents.title-missing'],
  [
    'without a description',
    { wanted: { ...letter, description: '' } },
    'documents.description-missing',
  ],
  [
    'with a reason without end',
    { wanted: { ...letter, why: 'x'.repeat(501) } },
    'documents.words-too-long',
  ],
  [
    'in a folder that is not there',
    { wanted: { ...letter, folderKey: 'nonsense' } },
    'documents.category-not-found',
  ],
  ['below a leaf', { wanted: { ...letter, folderKey: 'other' } }, 'documents.nothing-below'],
  [
    'below a leaf of a folder',
    { wanted: { ...letter, folderKey: 'taxes.federal-latest' } },
    'documents.nothing-below',
  ],
])('refuses a request %s', async (_, act, code) => {
  const before = await leaves(rosa, rosas)
  await expect(request({ caseId: rosas, wanted: letter, ...act })).rejects.toMatchObject({ code })
  expect([await leaves(rosa, rosas), await readNews(app, rosas)]).toEqual([before, []])
})

type Request = Omit<RequestAct, 'firmId'>

const request = (act: Omit<Request, 'requirement'> & Partial<Request>) =>
  app.deps.database.transact((tx) =>
    requestDocument(app.deps, tx, {
      firmId: app.demoData.firms.hollis,
      requirement: 'required',
      ...act,
    }),
  )
const asksFor = (name: string) => ({
  type: 'document',
  says: `Dana Reyes asked for a document: ${name}`,
  about: null,
})

interface Seen {
  readonly id: string
  readonly templateKey: string
  readonly name: string
  readonly requirement: string
  readonly subcategoryList?: readonly Seen[]
}

/** Reads the list as the client sees it, with columns that only the database rows have. */
async function readList(browser: Browser, caseId: string): Promise<readonly Seen[]> {
  const { data } = await browser.graph(
    'query ($id: ID!) { documentDashboard(caseId: $id) { submitList { id name subcategoryList { id name } } } }',
    { id: caseId },
  )
  const rows = await app.rows(
    sql<Seen>`select id, template_key as "templateKey", requirement from document_category where case_id = ${caseId}`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const whole = ({ subcategoryList = [], ...seen }: Seen): Seen => ({
    ...known.get(seen.id)!,
    ...seen,
    subcategoryList: subcategoryList.map(whole),
  })
  return (data.documentDashboard.submitList as Seen[]).map(whole)
}
const leaves = async (browser: Browser, caseId: string) =>
  (await readList(browser, caseId)).flatMap((folder) => [folder, ...(folder.subcategoryList ?? [])])
const requirements = async (browser: Browser, caseId: string, key: string) =>
  (await leaves(browser, caseId))
    .filter(({ templateKey }) => templateKey === key)
    .map(({ requirement }) => requirement)
