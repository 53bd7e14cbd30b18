// Signs in as a browser does: password, code from the outbox, tokens.
import { setTimeout as pause } from 'node:timers/promises'
import { demoData, demoPassword, type DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
import { logIn, submitMfaCode } from '#features/sign-in/portal/sign-in.operations.ts'
import { operationText, type Headers } from './requests.ts'
import type { Server } from './server.ts'

const pollMilliseconds = 50
const deliveryTimeoutMilliseconds = 15_000

/** Returns the authorization headers of a demo client. They are valid for five minutes. */
export async function signIn(server: Server, key: DemoPersonKey): Promise<Headers> {
  const person = demoData.people.find((known) => known.key === key)
  if (!person) throw new Error(`The cast has no ${key}`)
  return signInAs(server, person)
}

/** Signs in any client who has the demo password. */
export async function signInAs(
  server: Server,
  person: { readonly email: string; readonly mobilePhone: string },
): Promise<Headers> {
  const before = await readCodesSentTo(server, person.mobilePhone)
  const first = await ask(
    server,
    operationText(logIn, { userId: person.email, password: demoPassword }),
    '',
  )
  const { sessionId } = first.data['tokenFromUsernameAndPassword'] ?? {}
  const code = await waitForNewCode(server, person.mobilePhone, before.length)
  const second = await ask(
    server,
    operationText(submitMfaCode, { code, sessionId: String(sessionId), user: person.email }),
    first.cookies,
  )
  const { idToken, accessToken } = second.data['submitMfaCode'] ?? {}
  return { authorization: `Bearer ${String(idToken)}`, 'access-token': String(accessToken) }
}

interface GraphAnswer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  readonly errors?: unknown
}

async function ask({ address }: Server, body: string, cookie: string) {
  const response = await fetch(`${address}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  })
  const { data, errors } = (await response.json()) as GraphAnswer
  if (!data || errors) throw new Error(`Signing in failed: ${JSON.stringify(errors)}`)
  return {
    data,
    cookies: response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  }
}

/** Waits until this phone has more than `known` codes and returns the newest. */
export async function waitForNewCode(
  server: Server,
  phone: string,
  known: number,
): Promise<string> {
  for (let waited = 0; waited < deliveryTimeoutMilliseconds; waited += pollMilliseconds) {
    const codes = await readCodesSentTo(server, phone)
    if (codes.length > known && codes[0] !== undefined) return codes[0]
    await pause(pollMilliseconds)
  }
  throw new Error(`No code came to ${phone}`)
}

/** Returns the codes sent to this phone, newest first. */
export async function readCodesSentTo(
  { database }: Server,
  phone: string,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ code: string }>(
    `select substring(body from '\\m\\d{6}\\M') as code from rehearsal_message where recipient = $1 order by sent_at desc, id desc`,
    [phone],
  )
  return rows.map(({ code }) => code)
}
