import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import { cleanUpAccounts } from './clean-up.ts'
import {
  attorney,
  changedEmail,
  invitedClient,
  linkTo,
  over,
  own,
  readState,
  say,
} from './test-not-me.ts'

const app = openTestApp()

const hour = 3_600_000

test('restores the value from before the first of two changes, and voids the later link of the thief', async () => {
  const ana = await invitedClient(app)
  const first = await changedEmail(app, ana)
  const second = await changedEmail(app, ana)
  expect(await say(app, await linkTo(app, ana.email))).toMatchObject({ success: true, error: null })
  expect(await say(app, await linkTo(app, first))).toEqual(over)
  expect(await readState(app, ana.id)).toMatchObject({ email: ana.email })
  const bea = await invitedClient(app)
  const hers = await changedEmail(app, bea)
  await changedEmail(app, bea)
  expect(await say(app, await linkTo(app, hers))).toMatchObject({ success: true, error: null })
  expect(await readState(app, bea.id)).toMatchObject({ email: hers })
  expect(await say(app, await linkTo(app, bea.email))).toMatchObject({ success: true, error: null })
  expect(await readState(app, bea.id)).toMatchObject({ email: bea.email })
  expect(second).not.toBe(first)
})

describe('a link', () => {
  test('works only once, even when it is used twenty times in parallel', async () => {
    const ana = await invitedClient(app)
    await changedEmail(app, ana)
    const link = await linkTo(app, ana.email)
    const alerts = await app.countMessages(attorney)
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(app, link)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toEqual(over)
    expect(await app.countMessages(attorney)).toBe(alerts + 1)
  })

  test('gives the same refusal for used, expired, unknown and malformed links', async () => {
    const ana = await invitedClient(app)
    await changedEmail(app, ana)
    const used = await linkTo(app, ana.email)
    await say(app, used)
    const bea = await invitedClient(app)
    await changedEmail(app, bea)
    const late = await linkTo(app, bea.email)
    await app.clock.moveBy(72 * hour + 1000)
    for (const link of [used, late, 'x'.repeat(43), '', '../../etc', 'ä\u0001'])
      expect([link, await say(app, link)]).toEqual([link, over])
    expect(await readState(app, bea.id)).toMatchObject({ isLocked: false, isEmail: true })
  })

  test('works for 72 hours and is then deleted', async () => {
    const ana = await invitedClient(app)
    await changedEmail(app, ana)
    const link = await linkTo(app, ana.email)
    await app.clock.moveBy(72 * hour - 60_000)
    await cleanUpAccounts(app.deps.database.db)
    expect(await say(app, link)).toMatchObject({ success: true, error: null })
    await app.clock.moveBy(2 * 60_000)
    await cleanUpAccounts(app.deps.database.db)
    const { rows } =
      await sql`select 1 from not_me_link union all select 1 from pending_change`.execute(
        app.deps.database.db,
      )
    expect(rows).toEqual([])
  })

  test('is stored only as a hash, and the previous value is stored sealed', async () => {
    const ana = await invitedClient(app)
    await changedEmail(app, ana)
    const link = await linkTo(app, ana.email)
    const { rows } = await sql<{
      row: string
    }>`select not_me_link::text as row from not_me_link where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(ana.email)
    expect(rows[0]?.row).not.toContain(Buffer.from(ana.email).toString('hex'))
    expect(rows[0]?.row).not.toContain(link)
  })

  test('works for any holder: signed in as another account, in set-up, or signed out', async () => {
    const [ana, bea] = [await invitedClient(app), await invitedClient(app)]
    await changedEmail(app, ana)
    expect(await say(app, await linkTo(app, ana.email), bea.browser)).toMatchObject({
      success: true,
      error: null,
    })
    expect((await bea.browser.graph(own)).status).toBe(200)
    await changedEmail(app, bea)
    expect(
      await say(
        app,
        await linkTo(app, bea.email),
        await signUpUntil(app, 'set-up', await inviteClient(app)),
      ),
    ).toMatchObject({ success: true, error: null })
  })
})
