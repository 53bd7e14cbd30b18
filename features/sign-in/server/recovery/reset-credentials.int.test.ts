// Asking for forgotten credentials: who is found, what is mailed and how often, and how little the answer tells.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  accountIdOf,
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#apps/server/testing/test-sign-up.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { passwordFindings } from '#features/account/rules/password.ts'
import { recoveryFloorMilliseconds } from '../../rules/recovery.ts'
import { cleanUpSignIn } from '../clean-up.ts'
import {
  aHandle,
  askFor,
  confirmWith,
  messagesWith,
  nobodyFound,
  refusalOf,
  temporaryPasswords,
} from './test-recovery.ts'

let house: TestHouse
/** What the answers waited for; instead of waiting. */
const floors: number[] = []

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, {
    notBefore: (_: number, milliseconds: number) => Promise.resolve(void floors.push(milliseconds)),
  })
})
afterAll(() => house.close())

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
const denise = { lastName: 'Carter', mobilePhone: '2165550163', email: 'denise.carter@example.com' }
const minute = 60_000
const hour = 60 * minute
const found = {
  success: true,
  userName: null,
  message: null,
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: false,
}

/** Somebody who has finished their account. */
async function someClient(
  familyName: string,
  person: Partial<{ email: string; mobilePhone: string }> = {},
): Promise<Invited> {
  const invited = await inviteSomebody(house, { familyName, ...person })
  await signUpUntil(house, 'done', invited)
  return invited
}

describe('who is found', () => {
  test('name and phone of one account: a handle, the masked address, and the mail', async () => {
    const answer = await askFor(someBrowser(house), {
      lastName: ' delgado',
      mobilePhone: '+1 (212) 555-0142',
      forgotUser: true,
    })
    expect(answer).toEqual({ ...found, maskedEmail: 'r***@e***.com', accountId: aHandle })
    const mail = await house.lastMessage(rosa.email)
    expect(mail?.subject).toBe('Your user ID and a temporary password')
    expect(mail?.body).toContain(`\n${rosa.email}\n`)
    expect(mail?.body).toContain('http://localhost:4000/login/reset')
    expect(mail?.body).not.toMatch(/bankruptcy|attorney|\bcase\b|Hollis/i)
    const [temporary = ''] = await temporaryPasswords(house, rosa.email)
    expect(passwordFindings(temporary)).toEqual([])
    expect(mail?.body).not.toContain(answer.accountId)
  })

  test('the user id alone comes without a password', async () => {
    await askFor(someBrowser(house), { ...marcus, forgotUser: true, forgotPassword: false })
    const mail = await house.lastMessage(marcus.email)
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
    ['a stranger', { lastName: 'Nobody', mobilePhone: '9175550100' }],
    ['a name that only begins so', { lastName: 'Delgad', mobilePhone: rosa.mobilePhone }],
  ])('%s is no account, and nothing is sent', async (_, question) => {
    const before = [await house.countMessages(rosa.email), await house.countMessages(marcus.email)]
    expect(await askFor(someBrowser(house), question)).toEqual({
      ...nobodyFound,
      accountId: aHandle,
    })
    expect([
      await house.countMessages(rosa.email),
      await house.countMessages(marcus.email),
    ]).toEqual(before)
  })

  test.each([
    ['Muñoz de la Cruz', 'MUN\u0303OZ  de la CRUZ'],
    ["O'Neill", 'o’neill'],
    ['李', '李 '],
    ['Ἀλεξίου', 'ἈΛΕΞΊΟΥ'],
    ['Strauß', 'Strauss'],
  ])('%s is found as %j', async (familyName, lastName) => {
    const { mobilePhone, email } = await someClient(familyName)
    expect(await askFor(someBrowser(house), { lastName, mobilePhone })).toMatchObject({
      success: true,
      maskedEmail: 'g***@e***.com',
    })
    expect(await temporaryPasswords(house, email)).toHaveLength(1)
  })

  test.each([
    ['zq@b.co', 'z***@b***.co'],
    ['q@b.co', '***@b***.co'],
    ['long.local.part@sub.example.co.uk', 'l***@s***.uk'],
    ['ñandú@correo.example.com', 'ñ***@c***.com'],
  ])('%s is shown as %s', async (email, masked) => {
    const { mobilePhone } = await someClient('Masked', { email })
    expect(
      (await askFor(someBrowser(house), { lastName: 'Masked', mobilePhone })).maskedEmail,
    ).toBe(masked)
  })

  test('of two spouses with phones of their own only the one is meant', async () => {
    const before = await house.countMessages(marcus.email)
    expect((await askFor(someBrowser(house), elena)).maskedEmail).toBe('e***@e***.com')
    expect(await temporaryPasswords(house, elena.email)).toHaveLength(1)
    expect(await house.countMessages(marcus.email)).toBe(before)
  })

  test('spouses who share a name and a phone get a mail each; the answer shows the first address alone', async () => {
    const [one, other] = [
      await someClient('Shared', { email: 'first.one@example.com', mobilePhone: '7185550123' }),
      await someClient('Shared', { email: 'other.one@example.net', mobilePhone: '7185550123' }),
    ]
    const browser = someBrowser(house)
    const { maskedEmail, accountId } = await askFor(browser, {
      lastName: 'Shared',
      mobilePhone: '7185550123',
    })
    expect(maskedEmail).toBe('f***@e***.com')
    const [ofOne, ofOther] = [
      await temporaryPasswords(house, one.email),
      await temporaryPasswords(house, other.email),
    ]
    expect([ofOne.length, ofOther.length]).toEqual([1, 1])
    expect(ofOne[0]).not.toBe(ofOther[0])
    const answer = await confirmWith(browser, ofOther[0] ?? '', 'Bright-river-43', accountId)
    expect(answer.data.confirmResetCredentials.account.userName).toBe(other.email)
    await someBrowser(house).signIn(one.email, newPassword)
  })
})

describe('what is wrong with the question', () => {
  test.each([
    [{ lastName: ' ' }, 'Last Name is required'],
    [{ mobilePhone: '555-0142' }, 'Mobile phone number is not valid'],
    [{ mobilePhone: '' }, 'Mobile phone number is not valid'],
    [{ forgotPassword: false }, 'Please check at least one'],
  ])('%j: %s', async (change, message) => {
    expect(await askFor(someBrowser(house), { ...rosa, ...change })).toEqual({
      ...nobodyFound,
      message,
      noAccountFlag: false,
      accountId: null,
    })
  })
})

test('found, not found and wrong all wait for the same moment', async () => {
  floors.length = 0
  await askFor(someBrowser(house), denise)
  await askFor(someBrowser(house), { lastName: 'Nobody', mobilePhone: '9175550100' })
  await askFor(someBrowser(house), { lastName: '', mobilePhone: '' })
  expect(floors).toEqual([
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
  ])
})

test('every question leaves a row and a word in the audit, found or not, and each costs one hash', async () => {
  const { db } = house.world.database
  const rows = async () =>
    (
      await sql<{
        rows: number
      }>`select (select count(*) from reset_request) + 1000 * (select count(*) from audit where event = 'sign-in.recovery-asked') as rows`.execute(
        db,
      )
    ).rows[0]?.rows ?? 0
  let hashes = 0
  const { passwords } = house.world
  Object.assign(house.world, {
    passwords: {
      ...passwords,
      hash: (password: string) => passwords.hash(password).finally(() => (hashes += 1)),
    },
  })
  const before = await rows()
  await askFor(someBrowser(house), denise)
  await askFor(someBrowser(house), { lastName: 'Nobody', mobilePhone: '9175550100' })
  Object.assign(house.world, { passwords })
  expect([(await rows()) - before, hashes]).toEqual([2002, 2])
})

describe('how often', () => {
  test('ten questions for one account send three mails within the hour, and the answer never changes; the third says that somebody keeps asking', async () => {
    const victim = await someClient('Asked')
    const question = { lastName: 'Asked', mobilePhone: victim.mobilePhone }
    const before = await house.countMessages(victim.email)
    for (let round = 0; round < 10; round += 1) {
      expect(await askFor(someBrowser(house), question)).toEqual({
        ...found,
        maskedEmail: 'g***@e***.com',
        accountId: aHandle,
      })
      // One after the other: mails on their way at the same moment might arrive in another order.
      await house.countMessages(victim.email)
      await house.clock.moveBy(minute)
    }
    expect(await house.countMessages(victim.email)).toBe(before + 3)
    const mails = await messagesWith(house, victim.email, 'temporary password')
    expect(
      mails.map((body) => body.includes('We received 3 requests like this within a day.')),
    ).toEqual([true, false, false])
    await someBrowser(house).signIn(victim.email, newPassword)
    await house.clock.moveBy(51 * minute)
    await askFor(someBrowser(house), question)
    expect(await temporaryPasswords(house, victim.email)).toHaveLength(4)
  })

  test('twelve questions at once send three mails', async () => {
    const victim = await someClient('Crowd')
    await Promise.all(
      Array.from({ length: 12 }, () =>
        askFor(someBrowser(house), { lastName: 'Crowd', mobilePhone: victim.mobilePhone }),
      ),
    )
    expect(await temporaryPasswords(house, victim.email)).toHaveLength(3)
  })

  test('a question that waits for a change of the address is answered to the new one', async () => {
    const victim = await inviteSomebody(house, { familyName: 'Mover' })
    const here = await signUpUntil(house, 'done', victim)
    await here.graph(
      'mutation { updateAccountEmailAddress(emailAddress: "mover.new@example.com") { success } }',
    )
    const code = await house.lastCode('mover.new@example.com')
    const { database } = house.world
    const isWaiting = async () =>
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.db,
        )
      ).rows.length > 1
    const before = await house.countMessages(victim.email)
    const answers: Array<Promise<unknown>> = []
    await database.transact(async (tx) => {
      await sql`select 1 from account where email = ${victim.email} for update`.execute(tx)
      answers.push(
        here.graph('mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success } }', {
          c: code,
        }),
      )
      await expect
        .poll(
          async () =>
            (
              await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
                database.db,
              )
            ).rows.length,
          { timeout: 10_000 },
        )
        .toBe(1)
      answers.push(
        askFor(someBrowser(house), { lastName: 'Mover', mobilePhone: victim.mobilePhone }),
      )
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    })
    await Promise.all(answers)
    expect(await temporaryPasswords(house, victim.email)).toEqual([])
    expect(await temporaryPasswords(house, 'mover.new@example.com')).toHaveLength(1)
    expect(await house.countMessages(victim.email)).toBe(before + 1)
  })

  test('the sixth question within 15 minutes from one address is refused in the words of the seed, whoever it is for', async () => {
    const browser = house.browser('192.0.2.77')
    for (let round = 0; round < 5; round += 1)
      expect(
        (await askFor(browser, { lastName: `Nobody${round}`, mobilePhone: '9175550100' }))
          .noAccountFlag,
      ).toBe(true)
    const before = await house.countMessages(denise.email)
    expect(await askFor(browser, denise)).toEqual({
      ...nobodyFound,
      message: 'Error verifying your account please try again',
      noAccountFlag: false,
      accountId: null,
    })
    expect(await house.countMessages(denise.email)).toBe(before)
    expect(
      (await askFor(house.browser('192.0.2.78'), { lastName: 'Nobody', mobilePhone: '9175550100' }))
        .noAccountFlag,
    ).toBe(true)
    await house.clock.moveBy(3 * minute + 1000)
    expect(
      (await askFor(browser, { lastName: 'Nobody', mobilePhone: '9175550100' })).noAccountFlag,
    ).toBe(true)
  })

  test('twenty a day from one address, however slowly', async () => {
    const browser = house.browser('192.0.2.99')
    const question = { lastName: 'Nobody', mobilePhone: '9175550100' }
    for (let round = 0; round < 20; round += 1) {
      expect((await askFor(browser, question)).noAccountFlag).toBe(true)
      await house.clock.moveBy(3 * minute)
    }
    expect((await askFor(browser, question)).message).toBe(
      'Error verifying your account please try again',
    )
  })
})

test('whoever reads Spanish gets the mail in Spanish, with links that come from PUBLIC_URL alone', async () => {
  await house.clock.moveBy(hour)
  await askFor(
    someBrowser(house),
    { ...elena, forgotUser: true },
    { 'accept-language': 'es-MX', host: 'localhost:6666', 'x-forwarded-host': 'evil.example' },
  )
  const mail = await house.lastMessage(elena.email)
  expect(mail?.subject).toBe('Su ID de usuario y una contraseña temporal')
  expect(mail?.body).toContain('http://localhost:4000/login/reset')
  expect(mail?.body).not.toMatch(/evil|6666/)
})

test('the old password stays valid, and the temporary one opens nothing at the door', async () => {
  await house.clock.moveBy(hour)
  await askFor(someBrowser(house), rosa)
  const [temporary = ''] = await temporaryPasswords(house, rosa.email)
  const logIn =
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }'
  const refused = await someBrowser(house).graph(logIn, { u: rosa.email, p: temporary })
  expect(refused.errors?.[0]?.message).toBe(
    'Your user ID or password is incorrect. 4 attempts remaining. After that the account is locked for 5 minutes.',
  )
  await someBrowser(house).signIn(rosa.email, demoPassword)
})

test('a temporary password lies in no table as it is, and what is over is swept away', async () => {
  await house.clock.moveBy(hour)
  const client = await someClient('Swept')
  const browser = someBrowser(house)
  await askFor(browser, { lastName: 'Swept', mobilePhone: client.mobilePhone })
  const [temporary = ''] = await temporaryPasswords(house, client.email)
  const { db } = house.world.database
  const { rows } = await sql<{
    hash: string
    whole: string
  }>`select temporary_hash as hash, reset_request::text as whole from reset_request where account_id = ${await accountIdOf(house, client)}`.execute(
    db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
  for (const form of ['utf8', 'hex'] as const)
    expect(rows[0]?.whole).not.toContain(Buffer.from(temporary.slice(0, 4)).toString(form))
  await cleanUpSignIn(db)
  expect(
    (
      await sql`select count(*) as left from reset_request where account_id = ${await accountIdOf(house, client)}`.execute(
        db,
      )
    ).rows,
  ).toEqual([{ left: 1 }])
  await house.clock.moveBy(25 * hour)
  await cleanUpSignIn(db)
  expect((await sql`select count(*) as left from reset_request`.execute(db)).rows).toEqual([
    { left: 0 },
  ])
  expect(refusalOf(await confirmWith(browser, temporary, 'Bright-river-43'))).toBe(
    'Error with the password reset. Please try again',
  )
})
