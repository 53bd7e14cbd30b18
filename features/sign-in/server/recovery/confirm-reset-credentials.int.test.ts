import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import { recoveryFloorMilliseconds } from '../../rules/recovery.ts'
import {
  beginReset,
  readCode,
  confirmWith,
  isReset,
  mayLogIn,
  messagesWith,
  findRefusal,
  someClient,
  spoiled,
} from './test-recovery.ts'

const app = openTestApp()
const floors = withoutMinDurations(app)

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'

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

  test('clears the locks of this source and of all sources', async () => {
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

  test('must differ from the temporary password, and this refusal is not counted as a try', async () => {
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

const logIn = (browser: Browser, email: string, password: string) =>
  browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }',
    { u: email, p: password },
  )
