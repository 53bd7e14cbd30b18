import { sql } from 'kysely'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import type { buildHttp } from '#apps/server/http/http.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { requireSameAnswer, type LoseAnswer } from './test-lost-answers.ts'

/** One browser with its cookies, and its tokens after sign-in. */
export interface Browser {
  graph(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer>
  upload(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    file: { readonly name: string; readonly content: Uint8Array },
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer>
  get(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly status: number
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: Buffer
  }>
  /** Signs in with the user ID, the password and the code from the outbox. */
  signIn(email: string, password?: string): Promise<void>
  tokens: { idToken: string; accessToken: string } | undefined
  readonly cookies: Map<string, string>
}

export interface GraphAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read results of every shape
  readonly data: any
  readonly errors:
    | ReadonlyArray<{
        readonly message: string
        readonly extensions: {
          readonly code: string
          readonly kind: string
          readonly params: Readonly<Record<string, unknown>>
        }
      }>
    | undefined
}

type App = Awaited<ReturnType<typeof buildHttp>>

export interface BrowserParts {
  readonly http: App
  readonly host: string
  readonly ip: string
  readonly allDelivered: () => Promise<void>
  readonly lastCode: (recipient: string) => Promise<string>
  readonly deps: AppDeps
  readonly loseAnswer: LoseAnswer
  /** Of another app than the portal. */
  readonly endpoint?: string
  /** Returns the ID of a document, for an app that accepts no text. */
  readonly trust?: (document: string) => string
}

export function openBrowser(parts: BrowserParts): Browser {
  const { http, host, ip, allDelivered, lastCode, deps, loseAnswer } = parts
  const { endpoint = '/graphql/', trust } = parts
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    tokens: undefined,
    async graph(query, variables = {}, headers = {}) {
      const payload = trust ? { documentId: trust(query), variables } : { query, variables }
      const body = JSON.stringify(payload)
      const hasKey = 'idempotency-key' in headers
      const key = hasKey ? undefined : loseAnswer(trust ? 'workspace' : 'portal', query)
      const all = {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      }
      if (key === undefined) return send(all, body)
      const lost = await inject(all, body)
      const answer = await send(all, body)
      requireSameAnswer(query, lost, answer)
      return answer
    },
    upload(query, variables, file, headers = {}) {
      const boundary = 'daybreak-test-boundary'
      const field = (name: string, value: string) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      const payload = Buffer.concat([
        Buffer.from(
          field('operations', JSON.stringify({ query, variables: { ...variables, file: null } })) +
            field('map', '{"0":["variables.file"]}'),
        ),
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
        ),
        file.content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      return send(
        { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        payload,
      )
    },
    async get(path, headers = {}) {
      const response = await http.inject({
        method: 'GET',
        url: path,
        remoteAddress: ip,
        headers: { ...credentials(), ...headers },
      })
      return { status: response.statusCode, headers: response.headers, body: response.rawPayload }
    },
    async signIn(email, password = demoPassword) {
      // An earlier code to the same phone must not arrive after the one for this login.
      await allDelivered()
      const first = await browser.graph(
        'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
        { u: email, p: password },
      )
      const sessionId: unknown = first.data?.tokenFromUsernameAndPassword.sessionId
      const { rows } = await sql<{
        mobile: string
      }>`select mobile_phone as mobile from account where email = ${email}`.execute(
        deps.database.db,
      )
      const second = await browser.graph(
        'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken accessToken } }',
        { c: await lastCode(rows[0]?.mobile ?? ''), s: sessionId, u: email },
      )
      if (second.errors) throw new Error(`Signing in failed: ${second.errors[0]?.message}`)
      browser.tokens = second.data.submitMfaCode as { idToken: string; accessToken: string }
    },
  }
  const credentials = () => ({
    host,
    ...(cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...(browser.tokens === undefined
      ? {}
      : {
          authorization: `Bearer ${browser.tokens.idToken}`,
          'access-token': browser.tokens.accessToken,
        }),
  })
  const inject = (headers: Readonly<Record<string, string>>, payload: string | Buffer) =>
    http.inject({
      method: 'POST',
      url: endpoint,
      remoteAddress: ip,
      headers: { ...credentials(), ...headers },
      payload,
    })
  const send = async (
    headers: Readonly<Record<string, string>>,
    payload: string | Buffer,
  ): Promise<GraphAnswer> => {
    const response = await inject(headers, payload)
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const { data, errors } = JSON.parse(response.body) as Pick<GraphAnswer, 'data' | 'errors'>
    return { status: response.statusCode, headers: response.headers, data, errors }
  }
  return browser
}
