import { createCase, type NewPerson } from '#features/cases/server/create-case.ts'
import type { ParticipantKey } from '#features/cases/server/participants/participants.ts'
import { invite } from '#features/invitation/server/invite.ts'
import { sql } from 'kysely'
import type { Browser, TestApp } from './test-app.ts'

export const newPassword = 'Calm-river-42'

export interface Invited extends ParticipantKey {
  readonly guid: string
  readonly email: string
  readonly mobilePhone: string
  readonly caseId: string
}

/** The steps of a sign-up. */
const signUpSteps = ['opened', 'password', 'phone', 'set-up', 'details', 'email', 'done'] as const
export type SignUpStep = (typeof signUpSteps)[number]

let usedNumbers = 0

/** A new person with their own case and the secret of their link. */
export async function inviteClient(
  app: TestApp,
  person: Partial<NewPerson> = {},
  firmId: string = app.demoData.firms.hollis,
): Promise<Invited> {
  usedNumbers += 1
  const debtor1: NewPerson = {
    givenName: 'Nadia',
    familyName: 'Novak',
    email: `guest${usedNumbers}@example.com`,
    mobilePhone: String(3_035_550_000 + usedNumbers),
    contactType: 1,
    ...person,
  }
  return app.deps.database.transact(async (tx) => {
    const created = await createCase(app.deps, tx, {
      firmId,
      chapter: 7,
      debtor1,
    })
    const [participant] = created.participants
    const link = await invite(app.deps, tx, participant)
    return {
      guid: link.split('/').at(-1) ?? '',
      email: debtor1.email,
      mobilePhone: debtor1.mobilePhone,
      caseId: created.id,
      ...participant,
    }
  })
}

/** A new link for the same person; it revokes the former one. */
export async function inviteAgain(app: TestApp, invited: Invited): Promise<Invited> {
  const link = await app.deps.database.transact((tx) => invite(app.deps, tx, invited))
  return { ...invited, guid: link.split('/').at(-1) ?? '' }
}

/** A browser in its own network, so that tests do not share rate limits. */
export function someBrowser(app: TestApp): Browser {
  usedNumbers += 1
  return app.browser(`198.18.${usedNumbers % 250}.${Math.floor(usedNumbers / 250) + 1}`)
}

/** Signs up through the GraphQL API, up to and including this step. Throws on a refusal. */
export async function signUpUntil(
  app: TestApp,
  stop: SignUpStep,
  invited: Invited,
  browser: Browser = someBrowser(app),
): Promise<Browser> {
  const { guid, email, mobilePhone } = invited
  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await browser.graph(query, variables)
    const [answer] = Object.values(
      (data ?? {}) as Record<string, { success?: boolean; error?: string }>,
    )
    if (errors || answer?.success === false)
      throw new Error(`${query}: ${errors?.[0]?.message ?? answer?.error}`)
  }
  const steps: Readonly<Record<SignUpStep, () => Promise<void>>> = {
    opened: () =>
      ask('query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { userName } }', {
        g: guid,
      }),
    password: () =>
      ask('mutation ($s: SignUpInput!) { signUp(signup: $s) { success error } }', {
        s: { userName: email, password: newPassword, invitationGuid: guid },
      }),
    phone: async () =>
      ask(
        'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success error } }',
        { u: email, c: await app.lastCode(mobilePhone) },
      ),
    'set-up': () => enterSetUp(browser, email),
    details: async () => {
      await ask('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
        a: { id: await findAccountId(app, invited), state: 'NY' },
      })
      await ask('mutation { verifyAccountDetails { success error } }')
    },
    email: async () => {
      await ask('mutation { startEmailVerification { success error } }')
      await ask(
        'mutation ($c: String!) { submitEmailVerificationCode(code: $c) { success error } }',
        { c: await app.lastCode(email) },
      )
    },
    done: async () =>
      ask('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
        a: { id: await findAccountId(app, invited), accountCreationStep: 6 },
      }),
  }
  for (const step of signUpSteps.slice(0, signUpSteps.indexOf(stop) + 1)) await steps[step]()
  return browser
}

export async function enterSetUp(
  browser: Browser,
  email: string,
  password = newPassword,
): Promise<void> {
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p, fromAccountCreationFlag: true) { isAuthenticated idToken accessToken } }',
    { u: email, p: password },
  )
  const answer: { isAuthenticated: boolean; idToken: string; accessToken: string } =
    data.tokenFromUsernameAndPassword
  if (answer.isAuthenticated)
    browser.tokens = { idToken: answer.idToken, accessToken: answer.accessToken }
}

export async function findAccountId(app: TestApp, { participantId }: Invited): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select account_id as id from participant where id = ${participantId}`.execute(
    app.deps.database.db,
  )
  return rows[0]?.id ?? ''
}
