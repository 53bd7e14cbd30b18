import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { readCategory } from '#testing/test-uploads.ts'
import { fromAttorneyKey } from '../../rules/category-template/category-kind.ts'
import { categoriesFor } from '../../rules/category-template/category-template.ts'
import { categoryIn } from '../../rules/category-template/category-words.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)

const dashboard = operation`documentDashboard { submitList { name description status subcategoryList
  { name description status } } }`
const folder = operation`childFoldersForParentFolder { name description subcategoryList { name
  description } }`
const leaf = operation`documentsChildLeafCategory { name description period why help parentName
  status documentList { name status } }`
const inSpanish = { 'accept-language': 'es' }

/**
 * The categories of debtor 1 in a joint Chapter 13 case, without the category for documents from
 * the firm.
 */
const rows = categoriesFor({ chapter: 13, isJoint: true, firstNames: ['Marcus', 'Elena'] }).filter(
  ({ key, debtor }) => debtor !== 2 && key !== fromAttorneyKey,
)

test.each([[{}], [{ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }]])(
  'a request with the headers %j returns the exact English texts',
  async (headers) => {
    expect(await tree(headers)).toEqual(rows.map(getTexts))
  },
)

test('Spanish covers every folder and leaf with its owner', async () => {
  const spanishTree = await tree(inSpanish)
  expect(spanishTree).toEqual(
    rows.map(({ key, ...row }) => getTexts(categoryIn('es', { ...row, templateKey: key }))),
  )
  const english = new Set(rows.flatMap(({ name, description }) => [name, description]))
  expect(
    spanishTree
      .flatMap(({ name, description }) => [name, description])
      .filter((text) => english.has(text)),
  ).toEqual([])
  expect(spanishTree.map(({ name }) => name)).toContain('Identificación con foto (Marcus)')
})

test('a leaf shows its folder and help in Spanish; statuses and document names are not translated', async () => {
  const categoryId = await readCategory(app, caseId, 'identity.photo-id', 1)
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

test("a folder query returns the same texts, and a firm's own texts stay as written", async () => {
  const categoryId = await readCategory(app, caseId, 'taxes')
  const rename = (to?: string) =>
    sql`update document_category set name = ${to} where case_id = ${caseId} and template_key = 'taxes.state'`.execute(
      app.deps.database.db,
    )
  await rename('State returns of New York')
  onTestFinished(async () => {
    await rename(rows.find(({ key }) => key === 'taxes.state')?.name)
  })
  const { data } = await marcus.graph(folder, { caseId, categoryId }, inSpanish)
  const { name, subcategoryList } = data.childFoldersForParentFolder
  expect(name).toBe('Impuestos')
  expect(subcategoryList).toContainEqual({
    name: 'State returns of New York',
    description: expect.stringMatching(/^Si su estado cobra impuesto/),
  })
})

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
const getTexts = ({ name, description }: Said) => ({ name, description })
