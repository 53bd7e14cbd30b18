import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { readCategory, pdf } from '#testing/test-uploads.ts'
import { yourAnswersKey } from '../../../rules/category-template/category-kind.ts'
import { storeGeneratedPdf } from './store-copy.ts'
import { sendDocument } from './send-document.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)

const facts = 'id isFromFirm isCopyOfAnswers'

test('every list marks a copy of the answers as a copy, but not a document from the attorney', async () => {
  const copy = await keep()
  const { id: letter } = await sendDocument(app.deps, {
    caseId,
    firmId: app.demoData.firms.hollis,
    fileName: 'Letter.pdf',
    content: content(),
  })
  for (const [id, isCopyOfAnswers] of [
    [copy, true],
    [letter, false],
  ] as const) {
    expect(await seenBy(rosa, id)).toEqual(
      Array.from({ length: 3 }, () => ({ id, isFromFirm: true, isCopyOfAnswers })),
    )
  }
})

test('the category for copies of the answers accepts nothing else', async () => {
  await keep()
  expect(await readCategory(app, caseId, yourAnswersKey)).toBeTruthy()
  await expect(
    sendDocument(app.deps, {
      caseId,
      firmId: app.demoData.firms.hollis,
      fileName: 'Letter.pdf',
      content: content(),
      categoryKey: yourAnswersKey,
    }),
  ).rejects.toMatchObject({ code: 'documents.category-not-found' })
})

async function* content(): AsyncGenerator<Uint8Array> {
  yield pdf(700, 'What was said')
}

async function keep(): Promise<string> {
  let copyId = ''
  const note = async (_: unknown, documentId: string) => void (copyId = documentId)
  await storeGeneratedPdf(app.deps, {
    caseId,
    firmId: app.demoData.firms.hollis,
    fileName: 'Your answers.pdf',
    content: content(),
    isWanted: async () => true,
    note,
  })
  return copyId
}
async function seenBy(browser: Browser, id: string) {
  const rows = await app.rows(
    sql<{
      categoryId: string
    }>`select category_id as "categoryId" from document where id = ${id}`,
  )
  const query = `query ($caseId: ID!, $categoryId: ID!, $id: ID!) {
    documentDashboard(caseId: $caseId) { reviewList { ${facts} } } documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { documentList { ${facts} } } document { get(documentId: $id) { ${facts} } }
  }`
  const { data } = await browser.graph(query, { caseId, categoryId: rows[0]?.categoryId, id })
  return [
    ...data.documentDashboard.reviewList,
    ...data.documentsChildLeafCategory.documentList,
    data.document.get,
  ].filter((document: { readonly id: string }) => document.id === id)
}
