// The one GraphQL client: sends the hash of an operation, renews the tokens once when they are over, and keeps a mutation's key across its retries.
import { freshKey } from '../browser/chance.ts'
import { elapsedMs } from '../browser/clock.ts'
import { currentLanguage } from '../language/language.ts'
import { readAnswer, type RawAnswer } from './answer.ts'
import type { Credentials } from './credentials.ts'
import { GraphProblem, unreachable } from './graph-problem.ts'
import type { Operation } from './operation.ts'
import { oneTabAtATime, singleFlight } from './single-flight.ts'

export interface CallOptions {
  /** A poll or an automatic refresh: does not keep the session alive (safety 2.5). */
  readonly background?: boolean
  readonly signal?: AbortSignal | undefined
  /** Without tokens and without renewing them: sign-in, codes, the refresh itself. */
  readonly anonymous?: boolean
  /** The request outlives the page; of all such requests together a browser takes no more than 64 kB. */
  readonly keepalive?: boolean
  /** With the tokens at hand, however old: the page may be gone before new ones are there. */
  readonly atOnce?: boolean
}

/** Sends one request with these headers and answers what came back, of whatever status. Throws only when nothing came back. */
export type Send = (headers: Readonly<Record<string, string>>) => Promise<RawAnswer>

export interface GraphClient {
  run<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: NoInfer<Variables>,
    options?: CallOptions,
  ): Promise<Data>
  /** The same care (tokens, renewal, idempotency key) around another way of sending; for uploads. */
  runWith<Data, Variables>(
    operation: Operation<Data, Variables>,
    send: Send,
    options?: CallOptions,
  ): Promise<Data>
  /** Renews the tokens, together with whoever else asks for it now. False: nobody is signed in any more. */
  refresh(): Promise<boolean>
}

export interface GraphClientParts {
  readonly endpoint: string
  readonly credentials: Credentials
  /** Asks the server for new tokens and puts them into `credentials`; false when there is no session. Belongs to the sign-in room. */
  readonly refresh: () => Promise<boolean>
  /** The session is over for good. */
  readonly onSignedOut: () => void
  readonly fetch?: typeof fetch
  readonly locks?: LockManager | undefined
}

/** Tokens live five minutes. Whoever asks shortly before their end gets fresh ones first: an upload may take long, and a refusal is a question in vain. */
const tokensAreOldAfterMs = 4 * 60_000

/** The server ends every answer within this time, also one for which it asks a service outside; whatever stays silent longer is lost. */
export const longestAnswerMs = 50_000

/** Aborted when the caller's is, and when nothing has come in time; `rest` when all has come. */
function patience(signal: AbortSignal | undefined): {
  readonly signal: AbortSignal
  readonly rest: () => void
} {
  const own = new AbortController()
  const end = () => own.abort(signal?.reason)
  const alarm = setTimeout(end, longestAnswerMs)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  return {
    signal: own.signal,
    rest() {
      clearTimeout(alarm)
      signal?.removeEventListener('abort', end)
    },
  }
}

export function createGraphClient(parts: GraphClientParts): GraphClient {
  const {
    endpoint,
    credentials,
    onSignedOut,
    fetch: ask = (...request) => fetch(...request),
  } = parts
  const refresh = singleFlight(() =>
    'locks' in parts
      ? oneTabAtATime('daybreak-refresh', parts.refresh, parts.locks)
      : oneTabAtATime('daybreak-refresh', parts.refresh),
  )

  function headersFor(options: CallOptions, key: string | undefined): Record<string, string> {
    const tokens = options.anonymous ? undefined : credentials.get()
    return {
      accept: 'application/json',
      'accept-language': currentLanguage(),
      'x-activity': options.background ? 'background' : 'user',
      // Told when somebody comes in: at night no messages are sent.
      ...(options.anonymous
        ? { 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone }
        : {}),
      ...(tokens
        ? { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken }
        : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
  }

  /** A failure is no harm yet: the old tokens may still do. */
  async function renewWhenOld(): Promise<void> {
    const tokens = credentials.get()
    if (tokens && elapsedMs() - tokens.sinceMs > tokensAreOldAfterMs)
      await refresh().catch(() => undefined)
  }

  async function runWith<Data, Variables>(
    operation: Operation<Data, Variables>,
    send: Send,
    options: CallOptions = {},
  ): Promise<Data> {
    if (!options.anonymous && !options.atOnce) await renewWhenOld()
    const key = operation.kind === 'mutation' ? freshKey() : undefined
    const tokens = options.anonymous ? undefined : credentials.get()
    try {
      return readAnswer<Data>(await send(headersFor(options, key)))
    } catch (problem) {
      if (!(problem instanceof GraphProblem) || problem.kind !== 'signed-out' || !tokens)
        throw problem
      // The session was ended here while this request was under way: nothing is to be renewed, and nobody to be told.
      if (credentials.get() === undefined) throw problem
      // Somebody else may have renewed them in the meantime.
      const renewed = credentials.get() === tokens ? await refresh() : true
      if (renewed) {
        try {
          return readAnswer<Data>(await send(headersFor(options, key)))
        } catch (again) {
          if (again instanceof GraphProblem && again.kind === 'signed-out') onSignedOut()
          throw again
        }
      }
      onSignedOut()
      throw problem
    }
  }

  return {
    refresh,
    run(operation, variables, options = {}) {
      const body = JSON.stringify({
        documentId: operation.id,
        operationName: operation.name,
        variables,
      })
      return runWith(
        operation,
        async (headers) => {
          const keepalive = options.keepalive ? { keepalive: true } : {}
          const request = {
            method: 'POST',
            credentials: 'same-origin',
            headers: { ...headers, 'content-type': 'application/json' },
            body,
            ...keepalive,
          } as const
          const { signal, rest } = patience(options.signal)
          try {
            const response = await ask(endpoint, { ...request, signal })
            const { status, headers: answered } = response
            return {
              status,
              text: await response.text(),
              requestId: answered.get('x-request-id') ?? undefined,
              retryAfter: answered.get('retry-after'),
            }
          } catch (cause) {
            throw options.signal?.aborted ? cause : unreachable(cause)
          } finally {
            rest()
          }
        },
        options,
      )
    },
    runWith,
  }
}
