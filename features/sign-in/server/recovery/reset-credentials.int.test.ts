import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { findAccountId, newPassword, someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import { recoveryFloorMilliseconds } from '../../rules/recovery.ts'
import { cleanUpSignIn } from '../clean-up.ts'
import {
  aHandle,
  askFor,
  confirmWith,
  noMatch,
  findRefusal,
  temporaryPasswords,
} from './test-recovery.ts'
import { denise, match, someClient } from './test-reset-credentials.ts'

const app = openTestApp()
const floors = withoutMinDurations(app)

const rosa = { lastName: 'Delgado', mobilePhone: '2125550142', email: 'rosa.delgado@example.com' }
const marcus = {
  lastName: 'Whitfield',
  mobilePhone: '2125550151',
  email: 'marcus.whitfield@example.com',
}
const elena = {
  lastName: 'Whitfield',
  mobilePhone: '2125550152',
  email: 'elena.whitfield@example.com',
}
const hour = 3_600_000

describe('matching an account', () => {
  test('returns a handle and the masked address for name and phone of one account, and sends the mail', async () => {
    const answer = await askFor(someBrowser(app), {
      lastName: ' delgado',
      mobilePhone: '+1 (212) 555-0142',
      forgotUser: true,
    })
    expect(answer).toEqual({ ...match, maskedEmail: 'r***@e***.com', accountId: aHandle })
    const mail = await app.lastMessage(rosa.email)
    expect(mail?.subject).toBe('Your user ID and a temporary password')
    expect(mail?.body).toContain(`\n${rosa.email}\n`)
    expect(mail?.body).toContain('http://localhost:4000/login/reset')
    expect(mail?.body).not.toMatch(/bankruptcy|attorney|\bcase\b|Hollis/i)
    const [temporary = ''] = await temporaryPasswords(app, rosa.email)
    expect(passwordFindings(temporary)).toEqual([])
    expect(mail?.body).not.toContain(answer.accountId)
  })

  test('sends the user id without a password', async () => {
    await askFor(someBrowser(app), { ...marcus, forgotUser: true, forgotPassword: false })
    const mail = await app.lastMessage(marcus.email)
    expect([
      mail?.subject,
      mail?.body.includes(marcus.email),
      mail?.body.includes('temporary password'),
    ]).toEqual(['Your user ID', true, false])
  })

  test.each([
    [
      'the name of one with the phone of another',
      { lastName: 'Delgado', mobilePhone: marcus.mobilePhone },
    ],
    ['another client', { lastName: 'Nobody', mobilePhone: '9175550100' }],
    ['a name that only begins so', { lastName: 'Delgad', mobilePhone: rosa.mobilePhone }],
  ])('finds no account for %s and sends nothing', async (_, question) => {
    const before = [await app.countMessages(rosa.email), await app.countMessages(marcus.email)]
    expect(await askFor(someBrowser(app), question)).toEqual({
      ...noMatch,
      accountId: aHandle,
    })
    expect([await app.countMessages(rosa.email), await app.countMessages(marcus.email)]).toEqual(
      before,
    )
  })

  test.each([
    ['Muñoz de la Cruz', 'MUN\u0303OZ  de la CRUZ'],
    ["O'Neill", 'o’neill'],
    ['李', '李 '],
    ['Ἀλεξίου', 'ἈΛΕΞΊΟΥ'],
    ['Strauß', 'Strauss'],
    ['Nuñez-Łukasz', 'nunez lukasz'],
  ])('finds the family name %s when %j is typed', async (familyName, lastName) => {
    const { mobilePhone: digits, email } = await someClient(app, familyName)
    const mobilePhone = `\u202A+1\u2011${digits}\u202C`
    expect(await askFor(someBrowser(app), { lastName, mobilePhone })).toMatchObject({
      success: true,
      maskedEmail: 'g***@e***.com',
    })
    expect(await temporaryPasswords(app, email)).toHaveLength(1)
  })

  test.each([
    ['zq@b.co', 'z***@b***.co'],
    ['q@b.co', '***@b***.co'],
    ['long.local.part@sub.example.co.uk', 'l***@s***.uk'],
    ['ñandú@correo.example.com', 'ñ***@c***.com'],
  ])('masks %s as %s', async (email, masked) => {
    const { mobilePhone } = await someClient(app, 'Masked', { email })
    expect((await askFor(someBrowser(app), { lastName: 'Masked', mobilePhone })).maskedEmail).toBe(
      masked,
    )
  })

  test('matches only one of two spouses with different phones', async () => {
    const before = await app.countMessages(marcus.email)
    expect((await askFor(someBrowser(app), elena)).maskedEmail).toBe('e***@e***.com')
    expect(await temporaryPasswords(app, elena.email)).toHaveLength(1)
    expect(await app.countMessages(marcus.email)).toBe(before)
  })

  test('mails both spouses who share a name and a phone, and shows the first address only', async () => {
    const [first, second] = [
      await someClient(app, 'Shared', {
        email: 'first.one@example.com',
        mobilePhone: '7185550123',
      }),
      await someClient(app, 'Shared', {
        email: 'other.one@example.net',
        mobilePhone: '7185550123',
      }),
    ]
    const browser = someBrowser(app)
    const { maskedEmail, accountId } = await askFor(browser, {
      lastName: 'Shared',
      mobilePhone: '7185550123',
    })
    expect(maskedEmail).toBe('f***@e***.com')
    const [ofOne, ofOther] = [
      await temporaryPasswords(app, first.email),
      await temporaryPasswords(app, second.email),
    ]
    expect([ofOne.length, ofOther.length]).toEqual([1, 1])
    expect(ofOne[0]).not.toBe(ofOther[0])
    const answer = await confirmWith(browser, ofOther[0] ?? '', 'Bright-river-43', accountId)
    expect(answer.data.confirmResetCredentials.account.userName).toBe(second.email)
    await someBrowser(app).signIn(first.email, newPassword)
  })
})

describe('mistakes in the form', () => {
  test.each([
    [{ lastName: ' ' }, 'Last Name is required'],
    [{ mobilePhone: '555-0142' }, 'Mobile phone number is not valid'],
    [{ mobilePhone: '' }, 'Mobile phone number is not valid'],
    [{ forgotPassword: false }, 'Please check at least one'],
  ])('refuses %j: %s', async (change, message) => {
    expect(await askFor(someBrowser(app), { ...rosa, ...change })).toEqual({
      ...noMatch,
      message,
      noAccountFlag: false,
      accountId: null,
    })
  })
})

test('takes the same time for a matching, an unknown and an invalid request', async () => {
  floors.length = 0
  await askFor(someBrowser(app), denise)
  await askFor(someBrowser(app), { lastName: 'Nobody', mobilePhone: '9175550100' })
  await askFor(someBrowser(app), { lastName: '', mobilePhone: '' })
  expect(floors).toEqual([
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
  ])
})

test('for every request, with or without a match, stores a row and an audit event and computes one hash', async () => {
  const { db } = app.deps.database
  const rows = async () =>
    (
      await sql<{
        rows: number
      }>`select (select count(*) from reset_request) + 1000 * (select count(*) from audit where event = 'sign-in.recovery-asked') as rows`.execute(
        db,
      )
    ).rows[0]?.rows ?? 0
  let hashes = 0
  const { passwords } = app.deps
  Object.assign(app.deps, {
    passwords: {
      ...passwords,
      hash: (password: string) => passwords.hash(password).finally(() => (hashes += 1)),
    },
  })
  const before = await rows()
  await askFor(someBrowser(app), denise)
  await askFor(someBrowser(app), { lastName: 'Nobody', mobilePhone: '9175550100' })
  Object.assign(app.deps, { passwords })
  expect([(await rows()) - before, hashes]).toEqual([2002, 2])
})

test('sends a Spanish mail to a Spanish reader, with links from PUBLIC_URL only', async () => {
  await app.clock.moveBy(hour)
  await askFor(
    someBrowser(app),
    { ...elena, forgotUser: true },
    { 'accept-language': 'es-MX', host: 'localhost:6666', 'x-forwarded-host': 'evil.example' },
  )
  const mail = await app.lastMessage(elena.email)
  expect(mail?.subject).toBe('Su ID de usuario y una contraseña temporal')
  expect(mail?.body).toContain('http://localhost:4000/login/reset')
  expect(mail?.body).not.toMatch(/evil|6666/)
})

test('keeps the old password valid and refuses the temporary one at login', async () => {
  await app.clock.moveBy(hour)
  await askFor(someBrowser(app), rosa)
  const [temporary = ''] = await temporaryPasswords(app, rosa.email)
  const logIn =
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }'
  const refused = await someBrowser(app).graph(logIn, { u: rosa.email, p: temporary })
  expect(refused.errors?.[0]?.message).toBe(
    'Your user ID or password is incorrect. 4 attempts remaining. After that the account is locked for 5 minutes.',
  )
  await someBrowser(app).signIn(rosa.email, demoPassword)
})

test('stores no temporary password in plain text and deletes expired requests', async () => {
  await app.clock.moveBy(hour)
  const client = await someClient(app, 'Swept')
  const browser = someBrowser(app)
  await askFor(browser, { lastName: 'Swept', mobilePhone: client.mobilePhone })
  const [temporary = ''] = await temporaryPasswords(app, client.email)
  const { db } = app.deps.database
  const { rows } = await sql<{
    hash: string
    whole: string
  }>`select temporary_hash as hash, reset_request::text as whole from reset_request where account_id = ${await findAccountId(app, client)}`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
  for (const form of ['utf8', 'hex'] as const)
    expect(rows[0]?.whole).not.toContain(Buffer.from(temporary.slice(0, 4)).toString(form))
  await cleanUpSignIn(db)
  expect(
    (
      await sql`select count(*) as left from reset_request where account_id = ${await findAccountId(app, client)}`.execute(
        db,
      )
    ).rows,
  ).toEqual([{ left: 1 }])
  await app.clock.moveBy(25 * hour)
  await cleanUpSignIn(db)
  expect((await sql`select count(*) as left from reset_request`.execute(db)).rows).toEqual([
    { left: 0 },
  ])
  expect(findRefusal(await confirmWith(browser, temporary, 'Bright-river-43'))).toBe(
    'Error with the password reset. Please try again',
  )
})
