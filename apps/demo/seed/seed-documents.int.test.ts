// The papers of the demo come through the product's own use cases, and leave the people as the journeys find them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newsOf } from '#apps/server/testing/test-news.ts'
import { decideDocument } from '#features/documents/server/review/decide-document.ts'
import { seedPapers } from './seed-documents.ts'
import { seedQuestionnaires } from './seed-questionnaires.ts'

let house: TestHouse
let rosa: Browser

beforeAll(async () => {
  house = await openTestHouse()
  // As they move in: answers ask for papers.
  await seedQuestionnaires(house.world, house.cast)
  await seedPapers(house.world, house.cast)
  rosa = house.browser()
  rosa.tokens = await house.tokensOf(house.cast.accounts.rosa)
})
afterAll(() => house.close())

test('Rosa has something of every kind to review, and two things to look at', async () => {
  const { data } = await rosa.graph(
    'query ($id: ID!) { documentDashboard(caseId: $id) { reviewList { name status isFromFirm toReview comments { attorneyName } } } }',
    { id: house.cast.cases.rosa },
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

test('one thing is new to Rosa, and nothing to the Whitfields', async () => {
  const { rows } = await sql<{
    account: string
    kind: string
  }>`select account_id as account, kind from notification where read_at is null`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ account: house.cast.accounts.rosa, kind: 'document.sent-back' }])
  expect((await newsOf(house, house.cast.accounts.rosa)).at(-1)).toMatchObject({
    says: 'Dana Reyes sent back Pay stub Oct 16.pdf',
  })
  const { rows: due } = await sql<{
    account: string
  }>`select account_id as account from notice_due`.execute(house.world.database.db)
  expect(due).toEqual([{ account: house.cast.accounts.rosa }])
})

test('what is sent back in the first minutes of a demo is a notification of its own', async () => {
  const {
    rows: [waiting],
  } = await sql<{
    id: string
  }>`select id from document where case_id = ${house.cast.cases.rosa} and name = 'Pay stub Oct 30.pdf'`.execute(
    house.world.database.db,
  )
  await house.world.database.transact((tx) =>
    decideDocument(house.world, tx, {
      documentId: waiting?.id ?? '',
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

test('everything that the Whitfields are asked for is there and accepted', async () => {
  const { rows } = await sql<{ missing: number }>`
    select count(*) as missing from document_category c where case_id = ${house.cast.cases.whitfield} and requirement = 'required'
      and not exists (select from document d where d.category_id = c.id and d.status = 'Accepted')`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ missing: 0 }])
})

test('the certificates of both Whitfields say when the course was finished', async () => {
  const { rows } = await sql<{ debtor: number; isDated: boolean }>`
    select c.debtor, d.completed_on < current_date as "isDated" from document d join document_category c on c.id = d.category_id
    where d.case_id = ${house.cast.cases.whitfield} and c.template_key = 'certificate-credit-counseling' order by c.debtor`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([
    { debtor: 1, isDated: true },
    { debtor: 2, isDated: true },
  ])
})
