import { sql } from 'kysely'
import type { NewClient } from '#testing/test-client.ts'
import type { TestApp } from '#testing/test-app.ts'

export const own =
  '{ accounts { get { emailAddress userName mobilePhone verifyPhone verifyEmail } } }'

export const readAccount = async ({ browser }: NewClient) =>
  (await browser.graph(own)).data.accounts.get
export const readAudit = async (app: TestApp, id: string, event: string) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`.execute(
      app.deps.database.db,
    )
  ).rows.map(({ outcome }) => outcome)
