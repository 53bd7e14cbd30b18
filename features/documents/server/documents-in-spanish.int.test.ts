// The requested documents asked in two languages: Spanish for those who ask for it, English letter for letter for everybody else.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { categoryOf } from '#apps/server/testing/test-uploads.ts'
import { fromAttorneyKey } from '../rules/categories/category-kind.ts'
import { categoriesFor } from '../rules/category-template/category-template.ts'
import { categoryIn } from '../rules/category-template/category-words.ts'

let house: TestHouse
let marcus: Browser
let caseId: string

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  caseId = house.cast.cases.whitfield
})
afterAll(() => house.close())

const dashboard = `query ($caseId: ID!) { documentDashboard(caseId: $caseId) {
  submitList { name description status subcategoryList { name description status } } } }`
const folder = `query ($caseId: ID!, $categoryId: ID!) { childFoldersForParentFolder(caseId: $caseId, categoryId: $categoryId) {
  name description subcategoryList { name description } } }`
const leaf = `query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) {
  name description period why help parentName status documentList { name status } } }`
const inSpanish = { 'accept-language': 'es' }

interface Said {
  readonly name: string
  readonly description: string
}

async function tree(headers: Readonly<Record<string, string>> = {}): Promise<readonly Said[]> {
  const { data } = await marcus.graph(dashboard, { caseId }, headers)
  const folders = data.documentDashboard.submitList as ReadonlyArray<
    Said & { readonly subcategoryList: readonly Said[] }
  >
  return folders
    .flatMap((each) => [each, ...each.subcategoryList])
    .map(({ name, description }) => ({ name, description }))
}

/** What the template gives a joint Chapter 13 case, as its first debtor sees it while the firm has sent nothing. */
const rows = categoriesFor({ chapter: 13, isJoint: true, firstNames: ['Marcus', 'Elena'] }).filter(
  ({ key, debtor }) => debtor !== 2 && key !== fromAttorneyKey,
)
const said = ({ name, description }: Said) => ({ name, description })

test.each([[{}], [{ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }]])(
  '%j is answered in English, letter for letter',
  async (headers) => {
    expect(await tree(headers)).toEqual(rows.map(said))
  },
)

test('Spanish has every folder and every leaf, with whose it is', async () => {
  const answered = await tree(inSpanish)
  expect(answered).toEqual(
    rows.map(({ key, ...row }) => said(categoryIn('es', { ...row, templateKey: key }))),
  )
  const english = new Set(rows.flatMap(({ name, description }) => [name, description]))
  expect(
    answered
      .flatMap(({ name, description }) => [name, description])
      .filter((text) => english.has(text)),
  ).toEqual([])
  expect(answered.map(({ name }) => name)).toContain('Identificación con foto (Marcus)')
})

test('a leaf says where it lies and what helps; states and names of documents stay', async () => {
  const categoryId = await categoryOf(house, caseId, 'identity.photo-id', 1)
  const ask = async (headers = {}) =>
    (await marcus.graph(leaf, { caseId, categoryId }, headers)).data.documentsChildLeafCategory
  const english = await ask()
  const spanish = await ask(inSpanish)
  expect(english).toMatchObject({ name: 'Photo ID (Marcus)', parentName: 'Identity' })
  expect(spanish).toMatchObject({
    name: 'Identificación con foto (Marcus)',
    parentName: 'Identidad',
  })
  expect(spanish.help).toMatch(/^Envíe cualquier otra identificación/)
  expect([english.why, spanish.why]).toEqual([
    expect.stringMatching(/^The trustee/),
    expect.stringMatching(/^El fideicomisario/),
  ])
  expect([english.period, spanish.period]).toEqual([null, null])
  expect([spanish.status, spanish.documentList]).toEqual([english.status, english.documentList])
})

test('a folder asked by itself is answered alike, and what a firm wrote itself as the firm wrote it', async () => {
  const categoryId = await categoryOf(house, caseId, 'taxes')
  const { db } = house.world.database
  await sql`update document_category set name = 'State returns of New York' where case_id = ${caseId} and template_key = 'taxes.state'`.execute(
    db,
  )
  const { data } = await marcus.graph(folder, { caseId, categoryId }, inSpanish)
  const { name, subcategoryList } = data.childFoldersForParentFolder
  expect(name).toBe('Impuestos')
  expect(subcategoryList).toContainEqual({
    name: 'State returns of New York',
    description: expect.stringMatching(/^Si su estado cobra impuesto/),
  })
})
