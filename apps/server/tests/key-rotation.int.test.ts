// All keys get a new version while clients and staff work (spec: security#key-versions).
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openKeyRing } from '#adapters/secrets/key-ring.ts'
import { addKeyVersion } from '#adapters/secrets/key-versions.ts'
import { renewColumn } from '#adapters/secrets/renew-values.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { answerText } from '#features/notifications/server/answer-text.ts'
import { takesTexts } from '#features/notifications/server/takes-texts.ts'
import { savesOf } from '#features/questionnaire/server/save/test-saves.ts'
import { masked } from '#features/questionnaire/server/save/test-secrets.ts'
import { refresh } from '#features/sign-in/server/sessions/test-sessions.ts'
import { submitRecoveryCode } from '#features/staff/server/sign-in/second-step.ts'
import { codeOf, StaffBrowser } from '#features/staff/server/test-staff.ts'
import { keyedColumns } from '../features.ts'
import { openTestApp, testMasterKey } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { aTestFolder } from '#database/test-folder.ts'
import { rotatedKeysOf, stoppedNumber, ssn, rotated } from './test-rotated-keys.ts'

const app = openTestApp()
const { debtor1: marcus } = twoSpouses(app)
const saves = savesOf(app, app.demoData.cases.whitfield)
const folder = aTestFolder()
const { given, accountId, run, readCounts, readAnswer, workOnce } = rotatedKeysOf(
  app,
  marcus,
  saves,
  folder,
)

test('every column with sealed values is listed', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public'
      and t.table_type = 'BASE TABLE'
      and c.column_name ~ 'sealed'`.execute(app.owner.db)
  const listed = new Set(keyedColumns.map(({ table, column }) => `${table}.${column}`))
  expect(rows.map(({ place }) => place).filter((place) => !listed.has(place))).toEqual([])
})

// A version is added, used and retired.
describe('a new version', { shuffle: false }, () => {
  test('all keys get a new version under load, nothing fails, and what is stored gets it too', async () => {
    const before = await readCounts()
    expect(before.get('seal/account-ssn 1')).toBeGreaterThan(0)
    expect(before.get('wrap/firm-key 1')).toBeGreaterThan(0)
    let isDone = false
    const load = Array.from({ length: 2 }, async () => {
      for (let works = 0; !isDone || works < 3; works += 1) await workOnce()
    })
    for (const name of rotated) {
      expect(await run('keys:rotate', name)).toContain('has version 2')
      if (/token|successor/.test(name)) expect((await refresh(marcus)).errors).toBeUndefined()
    }
    await vi.waitFor(() => expect(app.deps.secrets.keysFor('access-token')).toHaveLength(2))
    await app.deps.renewKeyedValues()
    isDone = true
    await Promise.all(load)
    // What was sealed with an old version meanwhile.
    await app.deps.renewKeyedValues()
    const after = await readCounts()
    for (const name of rotated.filter((each) => /^(seal|wrap)\//.test(each)))
      expect([name, after.get(`${name} 1`)]).toEqual([name, 0])
    expect(after.get('seal/account-ssn 2')).toBe(before.get('seal/account-ssn 1'))
    await workOnce()
  })

  test('pages of one row reach every row of every column', async () => {
    const masterKey = Buffer.from(testMasterKey, 'base64')
    const ring = await openKeyRing(app.owner, masterKey, { isNew: false })
    if (!ring) throw new Error('Another master key')
    for (const name of ['seal/staff-authenticator', 'wrap/firm-key'] as const)
      await addKeyVersion(app.owner, masterKey, keyedColumns, { name, delaySeconds: 0 })
    await ring.reload(app.owner.db, masterKey)
    for (const column of keyedColumns) {
      const { failed } = await renewColumn(app.owner, ring, column, { pageRows: 1 })
      expect([column, failed]).toEqual([column, 0])
    }
    const counts = await readCounts()
    for (const name of ['seal/staff-authenticator', 'wrap/firm-key'])
      expect([counts.get(`${name} 2`), counts.get(`${name} 3`)]).toEqual([0, expect.any(Number)])
    expect(await readAnswer()).toMatchObject(masked)
  })

  test('passwords and addresses of logins get the new version at the next sign-in', async () => {
    const readHash = async () => {
      const { rows } = await sql<{ hash: string }>`
      select password_hash as hash
      from account
      where email = 'marcus.whitfield@example.com'`.execute(app.owner.db)
      return rows[0]?.hash
    }
    expect(await readHash()).toMatch(/^\$argon2id/)
    const wrong = await app
      .browser()
      .graph(
        'query { tokenFromUsernameAndPassword(userId: "marcus.whitfield@example.com", password: "Wrong-harbor-7") { sessionId } }',
      )
    expect(wrong.errors).toHaveLength(1)
    await app.clock.moveBy(31_000)
    await app.browser().signIn('marcus.whitfield@example.com', demoPassword)
    const renewed = await readHash()
    expect(renewed).toMatch(/^v2:\$argon2id/)
    await app.clock.moveBy(31_000)
    await app.browser().signIn('marcus.whitfield@example.com', demoPassword)
    expect(await readHash()).toBe(renewed)

    const staff = new StaffBrowser(app)
    await staff.enter(given.person.email)
    await staff.submit(await codeOf(app, given.person.secret))
    const { rows } = await sql<{ hash: string; emailHash: Uint8Array }>`
    select password_hash as hash, email_hash
    from staff_login
    where staff_id = ${given.person.staffId}`.execute(app.owner.db)
    expect(rows[0]?.hash).toMatch(/^v2:/)
    expect(rows[0]?.emailHash[0]).toBe(2)
    expect(rows[0]?.emailHash).toHaveLength(33)
    const again = new StaffBrowser(app)
    await again.enter(given.person.email)
    const [code = ''] = given.person.recoveryCodes
    await again.keep(submitRecoveryCode(app.deps, again.source, again.setCookie, code))
    expect(again.session).toBeDefined()
  })

  test('START of a number that stopped under the old version is heard', async () => {
    await answerText(app.deps, { id: 'SM2', from: stoppedNumber, body: 'START', isAnswered: true })
    expect(await takesTexts(app.deps, app.deps.database.db, stoppedNumber)).toBe(true)
    await answerText(app.deps, { id: 'SM3', from: stoppedNumber, body: 'STOP', isAnswered: true })
    expect(await takesTexts(app.deps, app.deps.database.db, stoppedNumber)).toBe(false)
    expect(await app.deps.ssnOfAccount(app.deps.database.db, accountId())).toBe(ssn)
  })

  test.each<readonly [string, readonly string[], RegExp]>([
    ['the version in use', ['seal/account-ssn', '2'], /is in use: no newer version is/],
    ['a version that was just replaced', ['seal/account-ssn', '1'], /can be retired from \d{4}-/],
    ['what tokens may still have', ['key/access-token', '1'], /can be retired from \d{4}-/],
    ['what passwords have', ['key/password-pepper', '1'], /still needed by \d+ stored values/],
    ['a version that is not there', ['seal/account-ssn', '7'], /has no version 7/],
    ['no version', ['seal/account-ssn'], /Expected the version/],
    ['a name that is not there', ['seal/nothing', '1'], /Expected the name of a key/],
  ])('does not retire %s', async (_, operands, words) => {
    await expect(run('keys:retire', ...operands)).rejects.toThrow(words)
  })

  test('does not rotate a key whose values others have', async () => {
    await expect(run('keys:rotate', 'fingerprint/mirror-key')).rejects.toThrow(
      /has one version only/,
    )
  })

  test('a version that nothing needs is retired, and everything still opens', async () => {
    await app.clock.moveBy(8 * 24 * 3_600_000)
    for (const name of ['seal/account-ssn', 'wrap/firm-key', 'key/access-token'])
      expect(await run('keys:retire', name, '1')).toContain('is retired')
    await vi.waitFor(() => expect(app.deps.secrets.keysFor('access-token')).toHaveLength(1))
    await expect(run('keys:retire', 'seal/account-ssn', '1')).rejects.toThrow(/retired already/)
    expect(await run('keys:status')).toMatch(/seal\/account-ssn +1 .*retired/)
    await marcus.signIn('marcus.whitfield@example.com')
    for (const _ of ['first', 'second'])
      expect((await refresh(marcus)).data?.tokenFromRefreshToken).toMatchObject({
        isAuthenticated: true,
      })
    expect(await readAnswer()).toMatchObject(masked)
    expect((await marcus.get(`/file/download/${given.documentId}`)).status).toBe(200)
    const { rows } = await sql<{ reasons: number }>`
    select count(*)::integer as reasons
    from audit
    where event = 'command.done'
      and details ->> 'reason' = 'Yearly'`.execute(app.owner.db)
    expect(rows[0]?.reasons).toBe(rotated.length + 3)
  })
})
