import { sql } from 'kysely'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { TestPerson } from '#features/staff/server/test-staff.ts'
import { createPreviewLink } from './create-preview-link.ts'

/** The person of a case, by the account. */
export async function findParticipantId(
  app: TestApp,
  accountId: string,
  firmId: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from participant where account_id = ${accountId} and firm_id = ${firmId}`.execute(
    app.deps.database.db,
  )
  return rows[0]?.id ?? ''
}

/** The token of a link that a staff member made. */
export async function createLinkToken(
  app: TestApp,
  { browser, firmId }: Pick<TestPerson, 'browser' | 'firmId'>,
  accountId: string,
): Promise<string> {
  const participantId = await findParticipantId(app, accountId, firmId)
  const { address } = await createPreviewLink(app.deps, await browser.getViewer(), participantId)
  return new URL(address).hash.slice(1)
}

/** Lets a browser see the case of an account as its client does. */
export async function openPreview(
  app: TestApp,
  staff: TestPerson,
  accountId: string,
  browser: Browser,
): Promise<Browser> {
  const { data } = await browser.graph(
    'mutation ($token: String!) { startPreview(token: $token) { token } }',
    { token: await createLinkToken(app, staff, accountId) },
  )
  const { token } = data.startPreview as { readonly token: string }
  browser.tokens = { idToken: token, accessToken: token }
  return browser
}
