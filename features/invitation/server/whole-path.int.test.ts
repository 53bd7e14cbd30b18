import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import {
  findAccountId,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#testing/test-sign-up.ts'

const app = openTestApp()

const logIn = operation`tokenFromUsernameAndPassword(userId: $u, password: $p,
  fromAccountCreationFlag: true) { isAuthenticated requiresMfa sessionId idToken accessToken account
  { accountCreationStep verifyPhone verifyEmail } }`
const update = operation`accounts.update(account: $a) { id accountCreationStep street ssn
  verifyEmail }`

test('goes from invitation through all steps to a client in the same session', async () => {
  const invited = await inviteClient(app, {
    givenName: 'Tomas',
    contactType: 3,
  })
  const { guid, email, mobilePhone, caseId } = invited
  const tomas = someBrowser(app)
  const looked = await tomas.graph(
    'query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { alreadyHasAccount invitationHasExpired invitationMessage userName emailAddress mobilePhone contactType verifyPhone verifyEmail firmName givenName } }',
    { g: guid },
  )
  expect(looked.data.accountByInvitationToken).toEqual({
    alreadyHasAccount: false,
    invitationHasExpired: false,
    invitationMessage: expect.stringMatching(/^Welcome/),
    userName: email,
    emailAddress: email,
    mobilePhone: `***-***-${mobilePhone.slice(-4)}`,
    contactType: 3,
    verifyPhone: true,
    verifyEmail: true,
    firmName: 'Hollis & Reyes Law',
    givenName: 'Tomas',
  })
  const saved = await tomas.graph(
    'mutation ($u: String!, $g: String!, $e: String!, $m: String!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: 2) { success verifyPhone verifyEmail error } }',
    { u: email, g: guid, e: email, m: looked.data.accountByInvitationToken.mobilePhone },
  )
  expect(saved.data.updateAccountContactInfo).toEqual({
    success: true,
    verifyPhone: true,
    verifyEmail: true,
    error: null,
  })
  const signedUp = await tomas.graph(
    'mutation ($s: SignUpInput!) { signUp(signup: $s) { success mobilePhone error } }',
    { s: { userName: email, password: newPassword, invitationGuid: guid } },
  )
  expect(signedUp.data.signUp).toEqual({
    success: true,
    mobilePhone: `***-***-${mobilePhone.slice(-4)}`,
    error: null,
  })
  const confirmed = await tomas.graph(
    'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success error } }',
    { u: email, c: await app.lastCode(mobilePhone) },
  )
  expect(confirmed.data.confirmSignup).toEqual({ success: true, error: null })

  const { idToken, accessToken, ...rest } = (await tomas.graph(logIn, { u: email, p: newPassword }))
    .data.tokenFromUsernameAndPassword
  expect(rest).toEqual({
    isAuthenticated: true,
    requiresMfa: false,
    sessionId: null,
    account: { accountCreationStep: 4, verifyPhone: false, verifyEmail: true },
  })
  tomas.tokens = { idToken, accessToken }
  const home = '{ cases { get(active: true) { id } } }'
  expect((await tomas.graph(home)).errors?.[0]?.extensions.code).toBe('request.set-up-unfinished')

  const id = await findAccountId(app, invited)
  const details = await tomas.graph(update, {
    a: { id, street: '4 Elm Street', state: 'OH', ssn: '123-45-6789', contactType: 1 },
  })
  expect(details.data.accounts.update).toEqual({
    id,
    accountCreationStep: 4,
    street: '4 Elm Street',
    ssn: 'XXX-XX-XXXX',
    verifyEmail: true,
  })
  expect(
    (await tomas.graph('mutation { verifyAccountDetails { success error } }')).data
      .verifyAccountDetails,
  ).toEqual({ success: true, error: null })
  expect(
    (await tomas.graph('mutation { startEmailVerification { success error } }')).data
      .startEmailVerification,
  ).toEqual({ success: true, error: null })
  const proven = await tomas.graph(
    'mutation ($c: String!) { submitEmailVerificationCode(code: $c) { success error } }',
    { c: await app.lastCode(email) },
  )
  expect(proven.data.submitEmailVerificationCode).toEqual({ success: true, error: null })
  const done = await tomas.graph(update, { a: { id, accountCreationStep: 6 } })
  expect(done.data.accounts.update).toMatchObject({ accountCreationStep: 6, verifyEmail: false })

  expect((await tomas.graph(home)).data.cases.get).toEqual([{ id: caseId }])
  const again = await someBrowser(app).graph(
    'query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { alreadyHasAccount invitationHasExpired userName } }',
    { g: guid },
  )
  expect(again.data.accountByInvitationToken).toEqual({
    alreadyHasAccount: true,
    invitationHasExpired: false,
    userName: null,
  })
})

test('completes an account with proofs older than thirty minutes and ends the session', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'email', invited)
  for (let round = 0; round < 3; round += 1) {
    await app.clock.moveBy(11 * 60_000)
    const fresh = await browser.graph(
      'query { tokenFromRefreshToken { idToken accessToken } }',
      {},
      { authorization: '', 'access-token': '' },
    )
    browser.tokens = fresh.data.tokenFromRefreshToken
  }
  const done = await browser.graph(update, {
    a: { id: await findAccountId(app, invited), accountCreationStep: 6 },
  })
  expect(done.data.accounts.update.accountCreationStep).toBe(6)
  expect((await browser.graph('{ accounts { get { id } } }')).status).toBe(401)
  const later = someBrowser(app)
  await later.signIn(invited.email, newPassword)
  expect((await later.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([
    { id: invited.caseId },
  ])
})

test('sends codes without names, with the origin last, and deletes sent messages', async () => {
  const invited = await inviteClient(app, { givenName: 'Philippa', familyName: 'Quint' })
  expect((await app.lastMessage(invited.email))?.body).toContain(
    `http://localhost:4000/account-creation/${invited.guid}`,
  )
  const browser = await signUpUntil(app, 'details', invited)
  const text = (await app.lastMessage(invited.mobilePhone))?.body ?? ''
  const code = await app.lastCode(invited.mobilePhone)
  expect(text.split('\n').at(-1)).toBe(`@localhost #${code}`)
  await browser.graph('mutation { startEmailVerification { success error } }')
  const mail = await app.lastMessage(invited.email)
  for (const words of [text, mail?.subject ?? '', mail?.body ?? ''])
    expect(words).not.toMatch(/Philippa|Quint|case|bankruptcy|attorney/i)
  const { rows } =
    await sql`select count(*) filter (where sealed is not null) as kept, count(*) filter (where state = 'sent') >= 3 as "wereSent" from outbox`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ kept: 0, wereSent: true }])
})

test('stores no secret in plain text, in the audit or in any table', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'email', invited)
  const id = await findAccountId(app, invited)
  for (const change of [{ ssn: '987-65-4321' }, { accountCreationStep: 6 }])
    await browser.graph(update, { a: { id, ...change } })
  const code = await app.lastCode(invited.email)
  const secrets = [
    newPassword,
    invited.guid,
    '987654321',
    '987-65-4321',
    ...browser.cookies.values(),
    browser.tokens?.accessToken ?? '',
    browser.tokens?.idToken ?? '',
  ]
  const { db } = app.owner
  const { rows: tables } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname in ('public', 'pgboss') and tablename <> 'rehearsal_message'`.execute(
    db,
  )
  for (const { name } of tables) {
    const schema =
      (
        await sql<{
          s: string
        }>`select schemaname as s from pg_tables where tablename = ${name} and schemaname in ('public', 'pgboss') limit 1`.execute(
          db,
        )
      ).rows[0]?.s ?? 'public'
    const { rows } = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from ${sql.id(schema, name)} t`.execute(db)
    for (const { row } of rows) {
      for (const secret of secrets) expect(row.includes(secret), `${name}: ${row}`).toBe(false)
    }
  }
  const { rows: recorded } = await sql<{
    event: string
    details: string
  }>`select event, details::text as details from audit`.execute(db)
  expect(recorded.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'invitation.sent',
      'account.password-created',
      'account.channel-verified',
      'account.completed',
    ]),
  )
  for (const { details } of recorded)
    expect([details, details.includes(code) || details.includes(invited.email)]).toEqual([
      details,
      false,
    ])
})
