import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { readSentences } from '#testing/test-news.ts'
import { pdf } from '#testing/test-uploads.ts'
import { receiveEvent } from '../provider/receive-event.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

export const certificatePdf = (words: string) => pdf(600, words)

interface Taken {
  readonly people: TakersOfCase
  readonly placed: PlacedCourse
}

export async function taken(app: TestApp, option: 1 | null = null): Promise<Taken> {
  const people = await coupleWithCase(app, { isSingle: option === null })
  const placed = await placedCourse(app, people, { option, isReady: true })
  const answer = await people.debtor1.browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }',
    { c: people.caseId, i: placed.itemId },
  )
  expect(answer.data.registerCourse).toEqual({ success: true })
  return { people, placed }
}

const dashboard =
  'query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseNumber courseStatus courseCompletionDate courseCertificationExpirationDate } courses { courseNumber certificateNumber } } }'
export async function seen(browser: Browser, caseId: string) {
  const { orders, courses } = (await browser.graph(dashboard, { id: caseId })).data.courseDashboard
  const { courseStatus, courseCompletionDate, courseCertificationExpirationDate } = orders.find(
    (order: { courseNumber: string }) => order.courseNumber === 'First',
  )
  return {
    status: courseStatus as number,
    completed: courseCompletionDate as string | null,
    expires: courseCertificationExpirationDate as string | null,
    number: courses[0].certificateNumber as string | null,
  }
}
export const toPath = ({ orderId, itemId }: PlacedCourse) =>
  `/certificate/download/${orderId}/${itemId}`
export const readBell = async (app: TestApp, accountId: string) =>
  (await readSentences(app, accountId)).toReversed()
export const readRow = async (app: TestApp, { itemId }: PlacedCourse, debtor = 1) =>
  (
    await sql<{ id: string; tries: number; hasFile: boolean }>`
  select id, tries, sealed_key is not null as "hasFile" from course_certificate where item_id = ${itemId} and debtor = ${debtor}`.execute(
      app.deps.database.db,
    )
  ).rows[0]

/** Announces a certificate with this hash and serves this file for it. */
export async function announced(
  app: TestApp,
  { placed }: Taken,
  file: Uint8Array,
  {
    sha256 = createHash('sha256').update(file).digest('hex'),
    completedAt = app.clock.now(),
    url = 'https://agency.example/c.pdf',
  } = {},
): Promise<void> {
  const {
    rows: [item],
  } = await sql<{ itemKey: string; personKey: string }>`
    select i.item_key as "itemKey", c.person_key as "personKey" from course_item i join course_customer c on c.order_id = i.order_id where i.id = ${placed.itemId} order by c.debtor limit 1`.execute(
    app.deps.database.db,
  )
  if (!item) throw new Error('There is no such item')
  const deps = {
    ...app.deps,
    courseProvider: { ...app.deps.courseProvider, certificate: () => Promise.resolve(file) },
  }
  await receiveEvent(deps, {
    id: deps.ids.rowId(),
    occurredAt: app.clock.now(),
    itemKey: item.itemKey,
    news: {
      type: 'certificate.issued',
      personKey: item.personKey,
      number: '12-NYEB-CC-1',
      completedAt,
      url,
      sha256,
    },
  })
}
