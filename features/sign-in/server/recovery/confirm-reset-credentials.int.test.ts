import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { newPassword, someBrowser } from '#apps/server/testing/test-sign-up.ts'
import { recoveryFloorMilliseconds } from '../../rules/recovery.ts'
import {
  askFor,
  beginReset,
  readCode,
  confirmWith,
  isReset,
  mayLogIn,
  messagesWith,
  findRefusal,
  someClient,
  spoiled,
  temporaryPasswords,
} from './test-recovery.ts'

let app: TestApp
/** The requested minimum durations. The tests do not wait. */
const floors: number[] = []

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.deps, {
    notBefore: (_: number, milliseconds: number) => Promise.resolve(void floors.push(milliseconds)),
  })
})
afterAll(() => app.close())

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'

const logIn = (browser: Browser, email: string, password: string) =>
  browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }',
    { u: email, p: password },
  )

describe('the right temporary password', () => {
  test('sets the new password, leads to the second factor by text and reveals nothing before it', async () => {
    const client = await someClient(app)
    const { browser, accountId, temporary } = await beginReset(app, client)
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
        c: await readCode(app, client.mobilePhone),
        s: data.confirmResetCredentials.sessionId,
        u: data.confirmResetCredentials.account.userName,
      },
    )
    expect(answer.data.submitMfaCode).toEqual({
      isAuthenticated: true,
      account: { userName: client.email, familyName: 'Reset' },
    })
    expect([
      await mayLogIn(app, client.email, newPassword),
      await mayLogIn(app, client.email, chosen),
    ]).toEqual([false, true])
  })

  test('reveals nothing of the person before the second factor', async () => {
    const client = await someClient(app)
    const { browser, temporary } = await beginReset(app, client)
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

  test('ends every session, forgets every device and cancels other requests', async () => {
    const client = await someClient(app)
    const elsewhere = someBrowser(app)
    await elsewhere.signIn(client.email, newPassword)
    const second = await beginReset(app, client)
    const { browser, accountId, temporary } = await beginReset(app, client)
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
    const { db } = app.deps.database
    expect(
      (
        await sql`select count(*) as left from device where account_id = ${client.id} and expires_at > portal_now()`.execute(
          db,
        )
      ).rows,
    ).toEqual([{ left: 0 }])
    expect(
      findRefusal(
        await confirmWith(second.browser, second.temporary, 'Other-river-44', second.accountId),
      ),
    ).toBe(refused)
    expect(await mayLogIn(app, client.email, chosen)).toBe(true)
  })

  test('notifies by mail and text with a way to object, and records the change', async () => {
    const client = await someClient(app)
    const { browser, temporary } = await beginReset(app, client)
    await confirmWith(browser, temporary, chosen)
    const [mail] = await messagesWith(
      app,
      client.email,
      'password of your Daybreak account was changed',
    )
    const [text] = await messagesWith(
      app,
      client.mobilePhone,
      'password of your Daybreak account was changed',
    )
    expect([mail, text]).toEqual([
      expect.stringContaining('/not-me/'),
      expect.stringContaining('/not-me/'),
    ])
    const { rows } =
      await sql`select outcome from audit where event = 'sign-in.password-reset' and account_id = ${client.id}`.execute(
        app.deps.database.db,
      )
    expect(rows).toEqual([{ outcome: 'done' }])
  })

  test('ignores pasted white space', async () => {
    const { browser, temporary } = await beginReset(app, await someClient(app))
    expect(await isReset(confirmWith(browser, ` ${temporary}\r\n`, chosen))).toBe(true)
  })

  test('clears the locks for this source and for all', async () => {
    const client = await someClient(app)
    const browser = someBrowser(app)
    for (let round = 0; round < 5; round += 1) await logIn(browser, client.email, 'Wrong-harbor-7')
    await Promise.all(
      Array.from({ length: 4 }, () => someBrowser(app)).flatMap((place) =>
        Array.from({ length: 4 }, () => logIn(place, client.email, 'Wrong-harbor-7')),
      ),
    )
    expect((await logIn(browser, client.email, newPassword)).errors?.[0]?.extensions.kind).toBe(
      'locked',
    )
    expect(
      (await logIn(someBrowser(app), client.email, newPassword)).errors?.[0]?.extensions.kind,
    ).toBe('locked')
    const { temporary } = await beginReset(app, client, browser)
    expect(await isReset(confirmWith(browser, temporary, chosen))).toBe(true)
    expect(
      (await logIn(browser, client.email, chosen)).data.tokenFromUsernameAndPassword.requiresMfa,
    ).toBe(true)
    expect(await mayLogIn(app, client.email, chosen)).toBe(true)
  })
})

describe('choosing the request', () => {
  test('finds the request by the password alone, on another device and without a handle', async () => {
    const { temporary } = await beginReset(app, await someClient(app))
    expect(await isReset(confirmWith(someBrowser(app), temporary, chosen))).toBe(true)
  })

  test('ignores a handle that is invented or belongs to another browser', async () => {
    const { accountId, temporary } = await beginReset(app, await someClient(app))
    const otherBrowser = someBrowser(app)
    for (const handle of [accountId, 'x'.repeat(43), ''])
      expect(
        findRefusal(await confirmWith(otherBrowser, spoiled('Kw7#mq2RtZ+4ha'), chosen, handle)),
      ).toBe(refused)
    expect(await isReset(confirmWith(otherBrowser, temporary, chosen, 'y'.repeat(43)))).toBe(true)
  })

  test('leads with its own handle to its own account only', async () => {
    const [mine, second] = [
      await beginReset(app, await someClient(app)),
      await beginReset(app, await someClient(app)),
    ]
    expect(
      findRefusal(await confirmWith(mine.browser, second.temporary, chosen, mine.accountId)),
    ).toBe(refused)
    const unknownPerson = await askFor(mine.browser, {
      lastName: 'Nobody',
      mobilePhone: '9175550100',
    })
    expect(unknownPerson.noAccountFlag).toBe(true)
    expect(
      await isReset(confirmWith(second.browser, second.temporary, chosen, second.accountId)),
    ).toBe(true)
    expect(await isReset(confirmWith(mine.browser, mine.temporary, chosen, mine.accountId))).toBe(
      true,
    )
  })

  test('accepts the two latest of three mails', async () => {
    const client = await someClient(app)
    const [first, second, third] = [
      await beginReset(app, client),
      await beginReset(app, client),
      await beginReset(app, client),
    ]
    expect(
      findRefusal(await confirmWith(first.browser, first.temporary, chosen, first.accountId)),
    ).toBe(refused)
    expect(
      await isReset(confirmWith(third.browser, second.temporary, chosen, third.accountId)),
    ).toBe(true)
    expect(
      findRefusal(
        await confirmWith(third.browser, third.temporary, 'Other-river-44', third.accountId),
      ),
    ).toBe(refused)
  })

  test('keeps the last password valid when a further request sends no mail', async () => {
    const client = await someClient(app)
    const browser = someBrowser(app)
    for (let round = 0; round < 4; round += 1) await beginReset(app, client, browser)
    const { accountId, temporary } = await beginReset(app, client, browser)
    expect(await temporaryPasswords(app, client.email)).toHaveLength(3)
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  })

  test('makes no password when only the user id is requested', async () => {
    const client = await someClient(app)
    const browser = someBrowser(app)
    const { accountId } = await askFor(browser, {
      lastName: 'Reset',
      mobilePhone: client.mobilePhone,
      forgotUser: true,
      forgotPassword: false,
    })
    for (const code of ['Kw7#mq2RtZ+4ha', 'null', accountId ?? ''])
      expect(findRefusal(await confirmWith(browser, code, chosen, accountId))).toBe(refused)
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
  ])('refuses %s: %s', async (password, sentence) => {
    expect(findRefusal(await confirmWith(someBrowser(app), 'Kw7#mq2RtZ+4ha', password))).toBe(
      sentence,
    )
  })

  test('must differ from the temporary one, and this refusal counts no try', async () => {
    const { browser, accountId, temporary } = await beginReset(app, await someClient(app))
    for (let round = 0; round < 6; round += 1)
      expect(findRefusal(await confirmWith(browser, temporary, temporary, accountId))).toBe(
        'Please choose a password that is different from the temporary one.',
      )
    expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  })

  test('requires a temporary password', async () =>
    expect(findRefusal(await confirmWith(someBrowser(app), ' ', chosen))).toBe('Required'))
})

describe('an account with unproven channels', () => {
  const needsFirm =
    'For your safety, you cannot reset your password here. Please contact your law firm.'
  const locked = (id: string, change: string) =>
    sql.raw(`update account set ${change} where id = '${id}'`).execute(app.deps.database.db)

  test.each([
    ['its phone', 'mobile_verified_at = null'],
    ['its phone, locked besides', 'mobile_verified_at = null, locked_at = portal_now()'],
    ['its address, locked besides', 'email_verified_at = null, locked_at = portal_now()'],
  ])('refers %s to the firm and changes nothing', async (_, change) => {
    const client = await someClient(app)
    const here = someBrowser(app)
    await here.signIn(client.email, newPassword)
    await locked(client.id, change)
    const { browser, accountId, temporary } = await beginReset(app, client)
    for (let round = 0; round < 2; round += 1) {
      const answer = await confirmWith(browser, temporary, chosen, accountId)
      expect([findRefusal(answer), answer.errors?.[0]?.extensions.code]).toEqual([
        needsFirm,
        'sign-in.reset-needs-firm',
      ])
    }
    expect((await here.graph('{ accounts { get { givenName } } }')).status).toBe(200)
    expect(findRefusal(await confirmWith(browser, spoiled(temporary), chosen, accountId))).toBe(
      refused,
    )
    await locked(
      client.id,
      'mobile_verified_at = portal_now(), email_verified_at = portal_now(), locked_at = null',
    )
    expect([
      await mayLogIn(app, client.email, chosen),
      await mayLogIn(app, client.email, newPassword),
    ]).toEqual([false, true])
  })

  test('recovers a locked account with two proven channels and unlocks it after the correct code', async () => {
    const client = await someClient(app)
    await locked(client.id, 'locked_at = portal_now()')
    const { browser, temporary } = await beginReset(app, client)
    const isLocked = async () =>
      (
        await sql<{
          locked: boolean
        }>`select locked_at is not null as locked from account where id = ${client.id}`.execute(
          app.deps.database.db,
        )
      ).rows[0]?.locked
    const { sessionId } = (await confirmWith(browser, temporary, chosen)).data
      .confirmResetCredentials
    expect(await isLocked()).toBe(true)
    await browser.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated } }',
      { c: await readCode(app, client.mobilePhone), s: sessionId, u: client.email },
    )
    expect(await isLocked()).toBe(false)
  })
})

test('makes every refusal take the same time', async () => {
  floors.length = 0
  const { browser, accountId, temporary } = await beginReset(app, await someClient(app))
  floors.length = 0
  await confirmWith(browser, spoiled(temporary), chosen, accountId)
  await confirmWith(someBrowser(app), 'Kw7#mq2RtZ+4ha', chosen)
  await confirmWith(browser, temporary, 'short', accountId)
  expect(floors).toEqual([
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
    recoveryFloorMilliseconds,
  ])
})

test('reports an internal error in the specified words and changes nothing', async () => {
  const client = await someClient(app)
  const { browser, accountId, temporary } = await beginReset(app, client)
  const { credentialsChanged } = app.deps
  Object.assign(app.deps, {
    credentialsChanged: () => Promise.reject(new Error('The database went away')),
  })
  expect(findRefusal(await confirmWith(browser, temporary, chosen, accountId))).toBe(
    'Reset password had an error. Please try again.',
  )
  Object.assign(app.deps, { credentialsChanged })
  expect([
    await mayLogIn(app, client.email, chosen),
    await mayLogIn(app, client.email, newPassword),
  ]).toEqual([false, true])
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
})

test('lets a signed-in client request and reset too', async () => {
  const client = await someClient(app)
  const browser = someBrowser(app)
  await browser.signIn(client.email, newPassword)
  const { temporary } = await beginReset(app, client, browser)
  expect(await isReset(confirmWith(browser, temporary, chosen))).toBe(true)
  expect((await browser.graph('{ accounts { get { givenName } } }')).status).toBe(401)
})
