// An answer to the email about news reaches the law firm instead of an address that nobody reads.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import type { Tx } from '#ports/database.ts'
import type { Message } from '#ports/outbox.ts'
import { notify } from './notify.ts'
import { sendNotices } from './send-notices.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

/** The email to Marcus about one piece of news of each of these firms. */
async function mailAboutNewsOf(...firmIds: readonly string[]): Promise<Message | undefined> {
  const { world, cast } = house
  const { db } = world.database
  await sql`update account set time_zone = 'UTC', contact_type = 1, email_verified_at = portal_now()`.execute(
    db,
  )
  for (const [at, firmId] of firmIds.entries()) {
    const news = {
      firmId,
      accountId: cast.accounts.marcus,
      caseId: cast.cases.whitfield,
      type: 'document',
      kind: `thing ${at}`,
      params: {},
    }
    await world.database.transact((tx) => notify(world, tx, news))
  }
  // A day on, neither the five minutes nor the quiet hours hold the notice back.
  const midday = 36 * 3_600_000 - (house.clock.now().getTime() % (24 * 3_600_000))
  await house.clock.moveBy(midday)
  const posted: Message[] = []
  await sendNotices({
    ...world,
    outbox: { post: (_: Tx, message: Message) => Promise.resolve(void posted.push(message)) },
  })
  await sql`update notification set read_at = portal_now()`.execute(db)
  return posted.find(({ to }) => to === 'marcus.whitfield@example.com')
}

test('an answer goes to the firm that the news is from', async () => {
  expect(await mailAboutNewsOf(house.cast.firms.hollis)).toMatchObject({
    channel: 'email',
    replyTo: 'hello@hollisreyes.example',
  })
})

test('an answer to news of several firms goes to none of them', async () => {
  const mail = await mailAboutNewsOf(house.cast.firms.hollis, house.cast.firms.northgate)
  expect(mail).toMatchObject({ channel: 'email' })
  expect(mail).not.toHaveProperty('replyTo')
})
