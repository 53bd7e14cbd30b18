import { elapsedMs } from '../browser/clock.ts'
import { currentLanguage } from '../language/language.ts'
import { readAnswer, type RawAnswer } from './answer.ts'
import type { Credentials } from './credentials.ts'
import { GraphProblem, unreachable } from './graph-problem.ts'
import type { Operation } from './operation.ts'
import { oneTabAtATime, singleFlight } from './single-flight.ts'
import { createUnknownOutcomes } from './unknown-outcomes.ts'

export interface CallOptions {
  /** A poll does not extend the session (spec: security#background-requests). */
  readonly background?: boolean
  readonly signal?: AbortSignal | undefined
  /** Sends no tokens: for sign-in, codes and the refresh itself. */
  readonly anonymous?: boolean
  /** A query that acts, like a mutation: the login. */
  readonly isAct?: boolean
  /** Is not sent again by itself, because the page may be left at any moment. */
  readonly once?: boolean
  /** The request outlives the page. Browsers allow 64 kB for all such requests together. */
  readonly keepalive?: boolean
  /** Uses the current tokens, even old ones, because the page may close before new ones arrive. */
  readonly atOnce?: boolean
}

/** Returns the response for every status. Throws only when no response came. */
export type Send = (headers: Readonly<Record<string, string>>) => Promise<RawAnswer>

export interface GraphClient {
  run<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: NoInfer<Variables>,
    options?: CallOptions,
  ): Promise<Data>
  /**
   * Adds tokens, renewal and idempotency key to another way of sending, for uploads. `content` is
   * equal for equal requests.
   */
  runWith<Data, Variables>(
    operation: Operation<Data, Variables>,
    content: string,
    send: Send,
    options?: CallOptions,
  ): Promise<Data>
  /** Renews the tokens once for all callers. Returns false without a session. */
  refresh(): Promise<boolean>
}

export interface GraphClientParts {
  readonly endpoint: string
  /** Web Lock that is held during a renewal, so that one tab renews at a time. */
  readonly lockName?: string
  readonly credentials: Credentials
  /** Stores new tokens in `credentials`; returns false when there is no session. */
  readonly refresh: () => Promise<boolean>
  readonly onSignedOut: () => void
  /** For sentences of the server that name a time. Otherwise only anonymous calls send it. */
  readonly alwaysSendsTimeZone?: boolean
  readonly fetch?: typeof fetch
  readonly locks?: LockManager | undefined
}

/**
 * Tokens are valid for five minutes. They are renewed one minute earlier, because an upload may
 * take long.
 */
const tokensAreOldAfterMs = 4 * 60_000

/** The server ends every response within this time, including calls to outside services. */
export const maxResponseMs = 50_000

/** An act whose answer got lost is sent again by itself, once, after this time. */
const repeatAfterMs = 1000
/** A person who has waited this long decides whether to send it again. */
const maxLossMs = 10_000

/** Returns a signal that aborts with the caller's signal or after the time. `rest` stops both. */
function requestTimeout(signal: AbortSignal | undefined): {
  readonly signal: AbortSignal
  readonly rest: () => void
} {
  const own = new AbortController()
  const end = () => own.abort(signal?.reason)
  const alarm = setTimeout(end, maxResponseMs)
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
    lockName = 'daybreak-refresh',
    credentials,
    onSignedOut,
    alwaysSendsTimeZone = false,
    fetch: ask = (...request) => fetch(...request),
  } = parts
  const unknownOutcomes = createUnknownOutcomes()
  const refresh = singleFlight(() =>
    'locks' in parts
      ? oneTabAtATime(lockName, parts.refresh, parts.locks)
      : oneTabAtATime(lockName, parts.refresh),
  )

  function headersFor(options: CallOptions, key: string | undefined): Record<string, string> {
    const tokens = options.anonymous ? undefined : credentials.get()
    return {
      accept: 'application/json',
      'accept-language': currentLanguage(),
      'x-activity': options.background ? 'background' : 'user',
      // At sign-in the server stores it, to send no messages at night.
      ...(options.anonymous || alwaysSendsTimeZone
        ? { 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone }
        : {}),
      ...(tokens
        ? { authorization: `Bearer ${tokens.idToken}`, 'access-token': tokens.accessToken }
        : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
  }

  /** Ignores failures, because the old tokens may still be valid. */
  async function renewWhenOld(): Promise<void> {
    const tokens = credentials.get()
    if (tokens && elapsedMs() - tokens.sinceMs > tokensAreOldAfterMs)
      await refresh().catch(() => undefined)
  }

  async function runWith<Data, Variables>(
    operation: Operation<Data, Variables>,
    content: string,
    send: Send,
    options: CallOptions = {},
  ): Promise<Data> {
    if (!options.anonymous && !options.atOnce) await renewWhenOld()
    if (!isAct(operation, options)) return sendAndRenew(send, options, undefined)
    const key = unknownOutcomes.takeKey(content)
    try {
      return await sendAndRenew<Data>(send, options, key)
    } catch (failure) {
      unknownOutcomes.fail(content, key, failure)
      throw failure
    }
  }

  async function sendAndRenew<Data>(
    send: Send,
    options: CallOptions,
    key: string | undefined,
  ): Promise<Data> {
    const tokens = options.anonymous ? undefined : credentials.get()
    try {
      return readAnswer<Data>(await send(headersFor(options, key)))
    } catch (problem) {
      if (!(problem instanceof GraphProblem) || problem.kind !== 'signed-out' || !tokens)
        throw problem
      // This page ended the session during the request: do not renew tokens or report this.
      if (credentials.get() === undefined) throw problem
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

  async function post(
    body: string,
    headers: Readonly<Record<string, string>>,
    options: CallOptions,
  ): Promise<RawAnswer> {
    const keepalive = options.keepalive ? { keepalive: true } : {}
    const request = {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      ...keepalive,
    } as const
    const { signal, rest } = requestTimeout(options.signal)
    try {
      const response = await ask(endpoint, { ...request, signal })
      const { status, headers: responseHeaders } = response
      return {
        status,
        text: await response.text(),
        requestId: responseHeaders.get('x-request-id') ?? undefined,
        retryAfter: responseHeaders.get('retry-after'),
      }
    } catch (cause) {
      throw options.signal?.aborted ? cause : unreachable(cause)
    } finally {
      rest()
    }
  }

  /** The key is the same, so a server that has done it answers with what it did. */
  async function postAct(
    body: string,
    headers: Readonly<Record<string, string>>,
    options: CallOptions,
  ): Promise<RawAnswer> {
    const startedAtMs = elapsedMs()
    try {
      return await post(body, headers, options)
    } catch (failure) {
      const isLost = failure instanceof GraphProblem && elapsedMs() - startedAtMs < maxLossMs
      if (!isLost || options.background || options.keepalive || options.once) throw failure
      await new Promise((resolve) => setTimeout(resolve, repeatAfterMs))
      return post(body, headers, options)
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
      const way = isAct(operation, options) ? postAct : post
      return runWith(operation, body, (headers) => way(body, headers, options), options)
    },
    runWith,
  }
}

function isAct<Data, Variables>(
  { kind }: Operation<Data, Variables>,
  options: CallOptions,
): boolean {
  return kind === 'mutation' || options.isAct === true
}
