// What a temporary password can do: set a new password once, in time, for its own account, and never instead of the second factor.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newPassword, someBrowser } from '#apps/server/testing/test-sign-up.ts'
import { recoveryFloorMilliseconds } from '../../rules/recovery.ts'
import {
  askFor,
  beginReset,
  codeOf,
  confirmWith,
  isReset,
  mayLogIn,
  messagesWith,
  refusalOf,
  someClient,
  spoiled,
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

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'

const logIn = (browser: Browser, email: string, password: string) =>
  browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }',
    { u: email, p: password },
  )

describe('the right temporary password', () => {
  test('sets the new one and leads to the second factor by text; nothing else is told before it', async () => {
    const client = await someClient(house)
    const { browser, accountId, temporary } = await beginReset(house, client)
    const { data } = await confirmWith(browser, temporary, chosen, accountId)
    expect(data.confirmResetCredentials).toEqual({
      isAuthenticated: false,
      idToken: null,
      accessToken: null,
      requiresMfa: true,
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
      mfaDeliveryDestination: `***-***-${client.mobilePhone.slice(-4)}`,
      expirationTime: null,
      mirrorKey: null,
      account: { userName: client.email },
    })
    const answer = await browser.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated account { userName familyName } } }',
      {
        c: await codeOf(house, client.mobilePhone),
        s: data.confirmResetCredentials.sessionId,
        u: data.confirmResetCredentials.account.userName,
      },
    )
    expect(answer.data.submitMfaCode).toEqual({
      isAuthenticated: true,
      account: { userName: client.email, familyName: 'Reset' },
    })
    expect([
      await mayLogIn(house, client.email, newPassword),
      await mayLogIn(house, client.email, chosen),
    ]).toEqual([false, true])
  })

  test('tells nothing of the person before the second factor', async () => {
    const client = await someClient(house)
    const { browser, temporary } = await beginReset(house, client)
    const fields =
      'givenName middleName familyName suffix homePhone mobilePhone workPhone userName street city state zip ssn'
    const answer = await browser.graph(
      `mutation ($c: String!, $n: String!) { confirmResetCredentials(code: $c, newPassword: $n) { account { ${fields} } } }`,
      { c: temporary, n: chosen },
    )
    expect(answer.data.confirmResetCredentials.account).toEqual({
      givenName: null,
      middleName: null,
      familyName: null,
      suffix: null,
      homePhone: null,
      workPhone: null,
      street: null,
      city: null,
      state: null,
      zip: null,
      ssn: null,
      mobilePhone: `***-***-${client.mobilePhone.slice(-4)}`,
      userName: client.email,
    })
  })

  test('ends every session, forgets every device and kills what was asked for besides', async () => {
    const client = await someClient(house)
    const elsewhere = someBrowser(house)
    await elsewhere.signIn(client.email, newPassword)
    const other = await beginReset(house, client)
    const { browser, accountId, temporary } = await beginReset(house, client)
    expect((await elsewhere.graph('{ accounts { get { givenName } } }')).status).toBe(200)
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
    expect((await elsewhere.graph('{ accounts { get { givenName } } }')).status).toBe(401)
    expect(
      (
        await elsewhere.graph(
          'query { tokenFromRefreshToken { isAuthenticated } }',
          {},
          { authorization: '', 'access-token': '' },
        )
      ).status,
    ).toBe(401)
    const { db } = house.world.database
    expect(
      (
        await sql`select count(*) as left from device where account_id = ${client.id} and expires_at > portal_now()`.execute(
          db,
        )
      ).rows,
    ).toEqual([{ left: 0 }])
    expect(
      refusalOf(
        await confirmWith(other.browser, other.temporary, 'Other-river-44', other.accountId),
      ),
    ).toBe(refused)
    expect(await mayLogIn(house, client.email, chosen)).toBe(true)
  })

  test('is told by mail and by text, with a way to object, and written down', async () => {
    const client = await someClient(house)
    const { browser, temporary } = await beginReset(house, client)
    await confirmWith(browser, temporary, chosen)
    const [mail] = await messagesWith(
      house,
      client.email,
      'password of your Daybreak account was changed',
    )
    const [text] = await messagesWith(
      house,
      client.mobilePhone,
      'password of your Daybreak account was changed',
    )
    expect([mail, text]).toEqual([
      expect.stringContaining('/not-me/'),
      expect.stringContaining('/not-me/'),
    ])
    const { rows } =
      await sql`select outcome from audit where event = 'sign-in.password-reset' and account_id = ${client.id}`.execute(
        house.world.database.db,
      )
    expect(rows).toEqual([{ outcome: 'done' }])
  })

  test('counts with whatever white space was copied along', async () => {
    const { browser, temporary } = await beginReset(house, await someClient(house))
    expect(await isReset(confirmWith(browser, ` ${temporary}\r\n`, chosen))).toBe(true)
  })

  test('lifts what wrong passwords have locked, for this place and for all', async () => {
    const client = await someClient(house)
    const browser = someBrowser(house)
    for (let round = 0; round < 5; round += 1) await logIn(browser, client.email, 'Wrong-harbor-7')
    await Promise.all(
      Array.from({ length: 4 }, () => someBrowser(house)).flatMap((place) =>
        Array.from({ length: 4 }, () => logIn(place, client.email, 'Wrong-harbor-7')),
      ),
    )
    expect((await logIn(browser, client.email, newPassword)).errors?.[0]?.extensions.kind).toBe(
      'locked',
    )
    expect(
      (await logIn(someBrowser(house), client.email, newPassword)).errors?.[0]?.extensions.kind,
    ).toBe('locked')
    const { temporary } = await beginReset(house, client, browser)
    expect(await isReset(confirmWith(browser, temporary, chosen))).toBe(true)
    expect(
      (await logIn(browser, client.email, chosen)).data.tokenFromUsernameAndPassword.requiresMfa,
    ).toBe(true)
    expect(await mayLogIn(house, client.email, chosen)).toBe(true)
  })
})

describe('which request is meant', () => {
  test('the password alone says it, on another device and without a handle', async () => {
    const { temporary } = await beginReset(house, await someClient(house))
    expect(await isReset(confirmWith(someBrowser(house), temporary, chosen))).toBe(true)
  })

  test("a handle that is made up, or another browser's, neither helps nor hinders", async () => {
    const { accountId, temporary } = await beginReset(house, await someClient(house))
    const stranger = someBrowser(house)
    for (const handle of [accountId, 'x'.repeat(43), ''])
      expect(
        refusalOf(await confirmWith(stranger, spoiled('Kw7#mq2RtZ+4ha'), chosen, handle)),
      ).toBe(refused)
    expect(await isReset(confirmWith(stranger, temporary, chosen, 'y'.repeat(43)))).toBe(true)
  })

  test("one's own handle leads to one's own account alone", async () => {
    const [mine, theirs] = [
      await beginReset(house, await someClient(house)),
      await beginReset(house, await someClient(house)),
    ]
    expect(
      refusalOf(await confirmWith(mine.browser, theirs.temporary, chosen, mine.accountId)),
    ).toBe(refused)
    const nobody = await askFor(mine.browser, { lastName: 'Nobody', mobilePhone: '9175550100' })
    expect(nobody.noAccountFlag).toBe(true)
    expect(
      await isReset(confirmWith(theirs.browser, theirs.temporary, chosen, theirs.accountId)),
    ).toBe(true)
    expect(await isReset(confirmWith(mine.browser, mine.temporary, chosen, mine.accountId))).toBe(
      true,
    )
  })

  test('of three mails the two latest count', async () => {
    const client = await someClient(house)
    const [first, second, third] = [
      await beginReset(house, client),
      await beginReset(house, client),
      await beginReset(house, client),
    ]
    expect(
      refusalOf(await confirmWith(first.browser, first.temporary, chosen, first.accountId)),
    ).toBe(refused)
    expect(
      await isReset(confirmWith(third.browser, second.temporary, chosen, third.accountId)),
    ).toBe(true)
    expect(
      refusalOf(
        await confirmWith(third.browser, third.temporary, 'Other-river-44', third.accountId),
      ),
    ).toBe(refused)
  })

  test('asking once more than mails are sent takes nothing away from the last one', async () => {
    const client = await someClient(house)
    const browser = someBrowser(house)
    for (let round = 0; round < 4; round += 1) await beginReset(house, client, browser)
    const { accountId, temporary } = await beginReset(house, client, browser)
    expect(await temporaryPasswords(house, client.email)).toHaveLength(3)
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  })

  test('asking for the user id alone makes no password', async () => {
    const client = await someClient(house)
    const browser = someBrowser(house)
    const { accountId } = await askFor(browser, {
      lastName: 'Reset',
      mobilePhone: client.mobilePhone,
      forgotUser: true,
      forgotPassword: false,
    })
    for (const code of ['Kw7#mq2RtZ+4ha', 'null', accountId ?? ''])
      expect(refusalOf(await confirmWith(browser, code, chosen, accountId))).toBe(refused)
  })
})

describe('the new password', () => {
  test.each([
    ['Ab1!', 'Your password must contain a minimum of 8 characters.'],
    ['Lantern-blue', 'Your password must contain both letters and numbers.'],
    ['Blue-lantern-4222', 'Your password cannot contain consecutive repeating numbers or letters.'],
    ['blue-lantern-42', 'Your password must contain at least one upper case letter.'],
    ['Bluelantern42', 'Your password must contain at least one special character.'],
    ['Password1!', 'This password is too common. Please choose another.'],
    [`Blue-lantern-42${'xy'.repeat(60)}`, 'Your password can have at most 128 characters.'],
    ['', 'Required'],
  ])('%s: %s', async (password, sentence) => {
    expect(refusalOf(await confirmWith(someBrowser(house), 'Kw7#mq2RtZ+4ha', password))).toBe(
      sentence,
    )
  })

  test('is not the temporary one, and refusing it costs no try', async () => {
    const { browser, accountId, temporary } = await beginReset(house, await someClient(house))
    for (let round = 0; round < 6; round += 1)
      expect(refusalOf(await confirmWith(browser, temporary, temporary, accountId))).toBe(
        'Please choose a password that is different from the temporary one.',
      )
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  })

  test('nothing typed as temporary password is said to be required', async () =>
    expect(refusalOf(await confirmWith(someBrowser(house), ' ', chosen))).toBe('Required'))
})

describe('an account whose channels are not proven', () => {
  const needsFirm =
    'For your safety, you cannot reset your password here. Please contact your law firm.'
  const locked = (id: string, change: string) =>
    sql.raw(`update account set ${change} where id = '${id}'`).execute(house.world.database.db)

  test.each([
    ['its phone', 'mobile_verified_at = null'],
    ['its phone, locked besides', 'mobile_verified_at = null, locked_at = portal_now()'],
    ['its address, locked besides', 'email_verified_at = null, locked_at = portal_now()'],
  ])('%s: only the firm can help, and nothing changes', async (_, change) => {
    const client = await someClient(house)
    const here = someBrowser(house)
    await here.signIn(client.email, newPassword)
    await locked(client.id, change)
    const { browser, accountId, temporary } = await beginReset(house, client)
    for (let round = 0; round < 2; round += 1) {
      const answer = await confirmWith(browser, temporary, chosen, accountId)
      expect([refusalOf(answer), answer.errors?.[0]?.extensions.code]).toEqual([
        needsFirm,
        'sign-in.reset-needs-firm',
      ])
    }
    expect((await here.graph('{ accounts { get { givenName } } }')).status).toBe(200)
    expect(refusalOf(await confirmWith(browser, spoiled(temporary), chosen, accountId))).toBe(
      refused,
    )
    await locked(
      client.id,
      'mobile_verified_at = portal_now(), email_verified_at = portal_now(), locked_at = null',
    )
    expect([
      await mayLogIn(house, client.email, chosen),
      await mayLogIn(house, client.email, newPassword),
    ]).toEqual([false, true])
  })

  test('a locked account with two proven channels is recovered, and open once the code was right', async () => {
    const client = await someClient(house)
    await locked(client.id, 'locked_at = portal_now()')
    const { browser, temporary } = await beginReset(house, client)
    const isLocked = async () =>
      (
        await sql<{
          locked: boolean
        }>`select locked_at is not null as locked from account where id = ${client.id}`.execute(
          house.world.database.db,
        )
      ).rows[0]?.locked
    const { sessionId } = (await confirmWith(browser, temporary, chosen)).data
      .confirmResetCredentials
    expect(await isLocked()).toBe(true)
    await browser.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated } }',
      { c: await codeOf(house, client.mobilePhone), s: sessionId, u: client.email },
    )
    expect(await isLocked()).toBe(false)
  })
})

test('every refusal waits for the same moment', async () => {
  floors.length = 0
  const { browser, accountId, temporary } = await beginReset(house, await someClient(house))
  floors.length = 0
  await confirmWith(browser, spoiled(temporary), chosen, accountId)
  await confirmWith(someBrowser(house), 'Kw7#mq2RtZ+4ha', chosen)
  await confirmWith(browser, temporary, 'short', accountId)
  expect(floors).toEqual([
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
  ])
})

test('a fault of ours is said in the words of the seed, and changes nothing', async () => {
  const client = await someClient(house)
  const { browser, accountId, temporary } = await beginReset(house, client)
  const { credentialsChanged } = house.world
  Object.assign(house.world, {
    credentialsChanged: () => Promise.reject(new Error('The database went away')),
  })
  expect(refusalOf(await confirmWith(browser, temporary, chosen, accountId))).toBe(
    'Reset password had an error. Please try again.',
  )
  Object.assign(house.world, { credentialsChanged })
  expect([
    await mayLogIn(house, client.email, chosen),
    await mayLogIn(house, client.email, newPassword),
  ]).toEqual([false, true])
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
})

test('a client who is signed in may ask and reset as well', async () => {
  const client = await someClient(house)
  const browser = someBrowser(house)
  await browser.signIn(client.email, newPassword)
  const { temporary } = await beginReset(house, client, browser)
  expect(await isReset(confirmWith(browser, temporary, chosen))).toBe(true)
  expect((await browser.graph('{ accounts { get { givenName } } }')).status).toBe(401)
})
