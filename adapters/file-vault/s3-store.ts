import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { sendRequest } from '../http/send-request.ts'
import { vaultProblem } from './vault-problems.ts'

export interface S3Place {
  /** Address of the bucket: `https://store.example/bucket`. */
  readonly bucketUrl: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly name: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: () => Promise<ReadableStream | Uint8Array<ArrayBuffer>>
  /** Tries once, for five seconds: startup and readiness must not wait for an unreachable store. */
  readonly isShort?: boolean
}

export interface S3Answer {
  readonly status: number
  readonly body: ReadableStream<Uint8Array> | null
  text(): Promise<string>
}

const maxTries = 3
const firstPauseMs = 100
const answerLimitMs = 60_000
const shortAnswerLimitMs = 5_000

/** Returns a 2xx or 404 response. Throws 'file-vault.unavailable' after three failed tries. */
export function s3Store(place: S3Place): (request: S3Request) => Promise<S3Answer> {
  const client = new AwsClient({ ...place, service: 's3', retries: 0 })

  async function send(request: S3Request): Promise<S3Answer> {
    const url = new URL(`${place.bucketUrl.replace(/\/$/, '')}/${request.name}`)
    for (const [name, value] of Object.entries(request.query ?? {}))
      url.searchParams.set(name, value)
    const body = await request.body?.()
    const silence = new AbortController()
    // The timeout ends when the response starts; reading the body has no limit.
    const limitMs = request.isShort === true ? shortAnswerLimitMs : answerLimitMs
    const timer = setTimeout(
      () => silence.abort(new Error(`No answer within ${limitMs} ms`)),
      limitMs,
    )
    try {
      const signed = await client.sign(url.href, {
        method: request.method,
        headers: { ...request.headers },
        ...(body && { body, duplex: 'half' }),
      })
      return await sendRequest(signed, { signal: silence.signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request) => {
    for (let tried = 1; ; tried++) {
      const answer = await send(request).catch((error: unknown) => ({ failure: error }))
      if (
        'status' in answer &&
        (answer.status === 404 || (answer.status >= 200 && answer.status < 300))
      )
        return answer
      const cause =
        'status' in answer
          ? new Error(`The store answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
          : answer.failure
      const isWorthAnotherTry =
        !('status' in answer) || answer.status >= 500 || answer.status === 429
      if (tried === maxTries || request.isShort === true || !isWorthAnotherTry)
        throw vaultProblem('file-vault.unavailable', {}, cause)
      await pause(firstPauseMs * 2 ** (tried - 1))
    }
  }
}
