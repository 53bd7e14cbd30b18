// spec: documents#accepted-in-part
import { expect, test } from 'vitest'
import { readCategory } from '#testing/test-uploads.ts'
import { decideDocument, type DecideDocumentInput } from './decide-document.ts'
import { forgetNews, handedIn, readAudit, readNews } from '../test-review.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, rosas: caseId } = openReview()
const key = 'money.bank-statements'

test('a category stays needed until what is still needed was accepted as well', async () => {
  const first = await handedIn(app, rosa, caseId, key)
  await forgetNews(app)
  const pieces = [' October 2026 ', 'September 2026', 'October 2026']
  expect(await accept({ documentId: first, stillNeeded: pieces })).toBe(true)
  const stillNeeded = ['October 2026', 'September 2026']
  expect(await readLeaf()).toMatchObject({
    status: 'Unknown',
    stillNeeded,
    documentList: [{ status: 'Accepted' }],
  })
  expect(await readNews(app, caseId)).toEqual([
    expect.objectContaining({ says: 'Dana Reyes accepted paper.pdf. Something is still needed.' }),
  ])
  // The same again adds nothing.
  expect(await accept({ documentId: first, stillNeeded })).toBe(false)

  const second = await handedIn(app, rosa, caseId, key)
  expect(await readLeaf()).toMatchObject({ status: 'Pending', stillNeeded })
  await accept({ documentId: second, name: 'Bank statement 2026-10' })
  expect(await readLeaf()).toMatchObject({
    status: 'Complete',
    stillNeeded: [],
    documentList: [{ name: 'Bank statement 2026-10.pdf' }, { name: 'paper.pdf' }],
  })
  expect(await readAudit(app, 'document.accepted', second)).toMatchObject([
    { nameBefore: 'paper.pdf' },
  ])
})

test.each([
  [Array.from({ length: 13 }, (_, at) => `page ${at}`), 'documents.too-much-needed'],
  [['x'.repeat(61)], 'documents.still-needed-too-long'],
])('too much is refused, and nothing is decided', async (stillNeeded, code) => {
  const documentId = await handedIn(app, rosa, caseId, 'taxes.federal-latest')
  await expect(accept({ documentId, stillNeeded })).rejects.toMatchObject({ code })
  expect((await readLeaf('taxes.federal-latest')).documentList[0]).toMatchObject({
    status: 'Pending',
  })
})

const accept = (act: Pick<DecideDocumentInput, 'documentId' | 'stillNeeded' | 'name'>) =>
  app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, {
      firmId: app.demoData.firms.hollis,
      decision: 'accept',
      ...act,
    }),
  )
async function readLeaf(of = key) {
  const categoryId = await readCategory(app, caseId, of)
  const read = `query ($caseId: ID!, $categoryId: ID!) {
    documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) {
      status stillNeeded documentList { name status } } }`
  return (await rosa.graph(read, { caseId, categoryId })).data.documentsChildLeafCategory
}
