// spec: intake#review-answers
import { beforeAll, expect, test } from 'vitest'
import { seedQuestionnaires } from '#testing/test-demo.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aParalegal, twoSpouses } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { readerOf } from './test-intakes.ts'

const app = openTestApp()
const { debtor1: marcus } = twoSpouses(app)
const staff = aParalegal(app)

beforeAll(async () => {
  await seedQuestionnaires(app.deps, app.demoData)
})

test('a document comes with what the client answered about its category', async () => {
  const caseId = app.demoData.cases.whitfield
  const answers = await readAnswers(await upload(marcus, caseId, 'money.bank-statements'))
  const { findSection } = readerOf(staff, caseId)
  expect(answers?.length).toBeGreaterThan(1)
  expect(answers?.length).toBeLessThanOrEqual(8)
  expect(answers?.[0]).toMatchObject({
    questionKey: 'maCashCheck',
    sectionId: (await findSection('moneyAndAccounts')).id,
    text: 'Yes',
    isUnsure: false,
  })
  expect(answers?.map(({ questionKey }) => questionKey)).toContain('bankAccounts')
})

test('a category of one debtor comes with the answers of that debtor', async () => {
  const caseId = app.demoData.cases.whitfield
  const answers = await readAnswers(await upload(marcus, caseId, 'income.pay-stubs-60-days', 1))
  const keys = answers?.map(({ questionKey }) => questionKey) ?? []
  expect(keys).toContain('employment_d1')
  expect(keys.filter((key) => key.endsWith('_d2'))).toEqual([])
  expect(answers?.[0]?.question).toMatch(/^Marcus/)
})

test('numbers of people stay masked', async () => {
  const caseId = app.demoData.cases.whitfield
  const answers = await readAnswers(await upload(marcus, caseId, 'identity.social-security', 1))
  const texts = answers?.map(({ text }) => text).join(' ') ?? ''
  expect(texts).toContain('XXX-XX-XXXX')
  expect(texts).not.toMatch(/\d{3}-?\d{2}-?\d{4}/)
})

test('there are no answers without a questionnaire, and no document for another firm', async () => {
  const rosa = app.browser('198.51.100.2')
  await rosa.signIn('rosa.delgado@example.com')
  const id = await upload(rosa, app.demoData.cases.rosa, 'money.bank-statements')
  expect(await readAnswers(id)).toEqual(expect.any(Array))
  const foreign = await openStaff(app, { firmId: app.demoData.firms.northgate })
  expect(await readAnswers(id, foreign)).toBeNull()
})

async function upload(by: Browser, caseId: string, key: string, debtor?: 1 | 2): Promise<string> {
  const categoryId = await readCategory(app, caseId, key, debtor)
  return mustUpload(by, { caseId, categoryId }, 'Paper.pdf', pdf())
}

async function readAnswers(id: string, client = staff): Promise<readonly Answer[] | null> {
  const document = await client.run<Answer>(
    `query ($id: ID!) { reviewDocument(id: $id) {
      answers { questionKey sectionId question text isUnsure } } }`,
    { id },
  )
  return document?.answers ?? null
}
