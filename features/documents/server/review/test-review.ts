// What tests of the firm's side have in common: papers to decide on, and a look at who was told of what.
import { sql } from 'kysely'
import type { Browser, TestHouse } from '#apps/server/testing/test-app.ts'
import { newsInCase } from '#apps/server/testing/test-news.ts'
import { categoryOf, pdf, putWell } from '#apps/server/testing/test-uploads.ts'

export interface Told {
  readonly who: string
  readonly type: string
  readonly says: string
  readonly about: string | null
}

/** Everything that the people of a case were told in it, oldest first, by name. */
export async function toldIn(house: TestHouse, caseId: string): Promise<readonly Told[]> {
  const names = Object.entries(house.cast.accounts)
  const news = await newsInCase(house, caseId)
  return news.map(({ accountId, ...told }) => ({
    who: names.find(([, id]) => id === accountId)?.[0] ?? 'a stranger',
    ...told,
  }))
}

/** From now on nobody was told of anything. */
export async function forgetNews(house: TestHouse): Promise<void> {
  await sql`delete from notification`.execute(house.world.database.db)
}

/** A paper of somebody's, waiting for the firm; answers its id. */
export async function handedIn(
  house: TestHouse,
  browser: Browser,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
): Promise<string> {
  return putWell(
    browser,
    { caseId, categoryId: await categoryOf(house, caseId, key, debtor) },
    'paper.pdf',
    pdf(),
  )
}

/** How a row stands. */
export async function standingOf(house: TestHouse, documentId: string) {
  const { rows } = await sql<{
    status: string
    isDecided: boolean
    completed: string | null
    opened: number
    comments: readonly string[]
  }>`
    select status, decided_at is not null as "isDecided", completed_on as completed, (select count(*) from document_opened where document_id = d.id) as opened,
      array(select comment from document_comment where document_id = d.id order by created_at, id) as comments
    from document d where id = ${documentId}`.execute(house.world.database.db)
  return rows[0]
}

/** The audit's records of an event about an object, oldest first. */
export async function auditOf(
  house: TestHouse,
  event: string,
  object: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<{
    details: Record<string, unknown>
  }>`select details from audit where event = ${event} and object = ${object} order by at, id`.execute(
    house.world.database.db,
  )
  return rows.map(({ details }) => details)
}

/** Somebody of a firm by the first name. */
export async function staffNamed(house: TestHouse, givenName: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select id from staff where given_name = ${givenName}`.execute(house.world.database.db)
  if (rows[0] === undefined) throw new Error(`Nobody at a firm is called ${givenName}`)
  return rows[0].id
}
