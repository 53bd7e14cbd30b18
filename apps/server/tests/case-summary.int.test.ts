// Whatever clients and firms do, the kept counts equal a count of all rows
// (spec: workspace#case-summary).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestDocument } from '#features/documents/server/review/ask/request-document.ts'
import { openTestApp } from '#testing/test-app.ts'
import { listWrongCounts } from '#testing/test-counts.ts'
import { pdf, readCategory, tryUpload } from '#testing/test-uploads.ts'
import { summaryActsOf } from './test-summary-acts.ts'

const app = openTestApp()
const { given, asFirm, anyAct, take } = summaryActsOf(app)

test('the counts after any acts of clients and firm equal a count of all rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 10 }), async (taken) => {
      for (const each of taken) {
        await take(each)
        expect(await listWrongCounts(app.deps), each.act).toEqual([])
      }
    }),
    { numRuns: 4 },
  )
})

test('two changes at the same time are both counted', async () => {
  const categoryId = await readCategory(app, app.demoData.cases.rosa, 'income.pay-stubs-60-days')
  const rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const place = { caseId: app.demoData.cases.rosa, categoryId }
  const request = {
    caseId: place.caseId,
    firmId: given.key.firmId,
    requirement: 'required' as const,
  }
  await Promise.all([
    tryUpload(rosa, place, 'one.pdf', pdf(601)),
    tryUpload(rosa, place, 'two.pdf', pdf(602)),
    ...['Letter', 'Lease', 'Title'].map((title) =>
      asFirm((tx) =>
        requestDocument(app.deps, tx, { ...request, wanted: { title, description: title } }),
      ),
    ),
  ])
  expect(await listWrongCounts(app.deps)).toEqual([])
})
