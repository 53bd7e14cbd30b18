import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { readNewsItems } from '#testing/test-news.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedQuestionnaires } from './seed-questionnaires.ts'

const app = openTestApp()
let rosa: Browser

beforeAll(async () => {
  // Seeds in the same order as the demo, because answers of the questionnaire create document
  // requests.
  await seedQuestionnaires(app.deps, app.demoData)
  await seedDocuments(app.deps, app.demoData)
  rosa = app.browser()
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
})

// The first minutes of a demo follow its start.
describe('at the start of a demo', { shuffle: false }, () => {
  test('Rosa has a document in every review state, and two that need attention', async () => {
    const { data } = await rosa.graph(
      'query ($id: ID!) { documentDashboard(caseId: $id) { reviewList { name status isFromFirm toReview comments { attorneyName } } } }',
      { id: app.demoData.cases.rosa },
    )
    const dana = { attorneyName: 'Dana Reyes' }
    expect(data.documentDashboard.reviewList).toEqual([
      {
        name: 'Pay stub Oct 16.pdf',
        status: 'Rejected',
        isFromFirm: false,
        toReview: true,
        comments: [dana],
      },
      {
        name: 'Social Security card.pdf',
        status: 'Accepted',
        isFromFirm: false,
        toReview: false,
        comments: [dana],
      },
      {
        name: 'Driver license.pdf',
        status: 'Accepted',
        isFromFirm: false,
        toReview: false,
        comments: [],
      },
      {
        name: 'Draft petition.pdf',
        status: 'Accepted',
        isFromFirm: true,
        toReview: true,
        comments: [dana],
      },
      {
        name: 'Required notice 342b.pdf',
        status: 'Accepted',
        isFromFirm: true,
        toReview: false,
        comments: [],
      },
    ])
  })

  test('Rosa has one unread notification, and the Whitfields have none', async () => {
    const { rows } = await sql<{
      account: string
      kind: string
    }>`select account_id as account, kind from notification where read_at is null`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ account: app.demoData.accounts.rosa, kind: 'document.sent-back' }])
    expect((await readNewsItems(app, app.demoData.accounts.rosa)).at(-1)).toMatchObject({
      says: 'Dana Reyes sent back Pay stub Oct 16.pdf',
    })
    const { rows: due } = await sql<{
      account: string
    }>`select account_id as account from notice_due`.execute(app.deps.database.db)
    expect(due).toEqual([{ account: app.demoData.accounts.rosa }])
  })

  test('a document sent back in the first minutes creates a new notification', async () => {
    const {
      rows: [waiting],
    } = await sql<{
      id: string
    }>`select id from document where case_id = ${app.demoData.cases.rosa} and name = 'Pay stub Oct 30.pdf'`.execute(
      app.deps.database.db,
    )
    await app.deps.database.transact((tx) =>
      decideDocument(app.deps, tx, {
        documentId: waiting?.id ?? '',
        firmId: app.demoData.firms.hollis,
        decision: 'reject',
        comment: 'Too dark.',
      }),
    )
    const unread = (await rosa.graph('{ notifications { get(read: false) { description } } }')).data
      .notifications.get
    expect(unread).toEqual([
      { description: 'Dana Reyes sent back Pay stub Oct 30.pdf' },
      { description: 'Dana Reyes sent back Pay stub Oct 16.pdf' },
    ])
  })
})

test('every document requested from the Whitfields is uploaded and accepted', async () => {
  const { rows } = await sql<{ missing: number }>`
    select count(*) as missing from document_category c where case_id = ${app.demoData.cases.whitfield} and requirement = 'required'
      and not exists (select from document d where d.category_id = c.id and d.status = 'Accepted')`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ missing: 0 }])
})

test('both Whitfield certificates have the completion date of the course', async () => {
  const { rows } = await sql<{ debtor: number; isDated: boolean }>`
    select c.debtor, d.completed_on < current_date as "isDated" from document d join document_category c on c.id = d.category_id
    where d.case_id = ${app.demoData.cases.whitfield} and c.template_key = 'certificate-credit-counseling' order by c.debtor`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([
    { debtor: 1, isDated: true },
    { debtor: 2, isDated: true },
  ])
})
