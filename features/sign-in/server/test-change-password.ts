import { sql } from 'kysely'
import { anotherBrowser, toCode, newClient, type NewClient } from '#testing/test-client.ts'
import type { TestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'

export const change =
  'mutation ($o: String!, $n: String!, $u: String) { changePassword(oldPassword: $o, newPassword: $n, userName: $u) { success errorCode error } }'
export const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }'
export const next = 'Brave-meadow-58'

/** A client in a known browser. */
export async function newAna(app: TestApp): Promise<NewClient> {
  const ana = await newClient(app)
  return { ...ana, browser: await anotherBrowser(app, ana) }
}
export const logIn = async (app: TestApp, u: string, p: string, browser = someBrowser(app)) =>
  toCode(await browser.graph(login, { u, p })) ?? 'right'
export const readEvents = async (app: TestApp, id: string, event: string) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`.execute(
      app.deps.database.db,
    )
  ).rows.map(({ outcome }) => outcome)
