import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import type { Tx } from '#ports/database.ts'
import type { Message } from '#ports/outbox.ts'
import { notify } from './notify.ts'
import { sendNotices } from './send-notices.ts'

const app = openTestApp()

test('a reply to the email goes to the firm of the news', async () => {
  expect(await readMailAboutNews(app.demoData.firms.hollis)).toMatchObject({
    channel: 'email',
    replyTo: 'hello@hollisreyes.example',
  })
})

test('the email has no reply address if the news is from several firms', async () => {
  const mail = await readMailAboutNews(app.demoData.firms.hollis, app.demoData.firms.northgate)
  expect(mail).toMatchObject({ channel: 'email' })
  expect(mail).not.toHaveProperty('replyTo')
})

/** Creates one piece of news from each of these firms and returns the email to Marcus about it. */
async function readMailAboutNews(...firmIds: readonly string[]): Promise<Message | undefined> {
  const { deps, demoData } = app
  const { db } = deps.database
  await sql`update account set time_zone = 'UTC', contact_type = 1, email_verified_at = portal_now()`.execute(
    db,
  )
  for (const [at, firmId] of firmIds.entries()) {
    const isHollis = firmId === demoData.firms.hollis
    const news = {
      firmId,
      accountId: demoData.accounts.marcus,
      caseId: isHollis ? demoData.cases.whitfield : demoData.cases.denise,
      type: 'document',
      kind: `thing ${at}`,
      params: {},
    }
    await deps.database.transact((tx) => notify(deps, tx, news))
  }
  // At noon of the next day, the five minutes are over and the quiet hours have not begun.
  const midday = 36 * 3_600_000 - (app.clock.now().getTime() % (24 * 3_600_000))
  await app.clock.moveBy(midday)
  const posted: Message[] = []
  await sendNotices({
    ...deps,
    outbox: {
      ...deps.outbox,
      post: (_: Tx, message: Message) => Promise.resolve(void posted.push(message)),
    },
  })
  await sql`update notification set read_at = portal_now()`.execute(db)
  return posted.find(({ to }) => to === 'marcus.whitfield@example.com')
}
