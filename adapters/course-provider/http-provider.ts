// The client of docs/course-provider.md over HTTPS. Checks every response before use.
import type { CourseProvider } from '#ports/course-provider.ts'
import { sendRequest } from '../http/send-request.ts'
import * as read from './provider-answers.ts'
import { unavailable } from './course-provider-problems.ts'

/** spec: courses#service-calls */
const defaultTimeoutMs = 10_000
const maxAnswerBytes = 1_048_576
const maxCertificateBytes = 5 * 1_048_576

export interface HttpCourseProviderSettings {
  /** Base URL `https://host/path` of the operations. */
  readonly url: string
  readonly secret: string
  /** Allowed hosts of course links and certificates, with any unusual port. Null: all providers. */
  readonly hosts: ReadonlyArray<{ readonly providerId: number | null; readonly host: string }>
  /** Default: ten seconds. */
  readonly timeoutMs?: number
  /** For a test server on this machine. Otherwise only https is allowed. */
  readonly allowHttp?: boolean
}

export function httpCourseProvider({
  url,
  secret,
  hosts,
  timeoutMs = defaultTimeoutMs,
  allowHttp = false,
}: HttpCourseProviderSettings): CourseProvider {
  const base = url.replace(/\/+$/, '')
  const isSpoken = ({ protocol, username, password }: URL) =>
    (protocol === 'https:' || (allowHttp && protocol === 'http:')) &&
    username === '' &&
    password === ''

  const readBytes = async (address: string, init: RequestInit, max: number) => {
    try {
      // A redirect would send the secret and personal data to another host.
      const answer = await sendRequest(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: answer.status, bytes: await readAtMost(answer, max) }
    } catch (error) {
      throw unavailable(error instanceof Error ? error : String(error))
    }
  }
  const ask = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    reader: (answer: unknown) => Answer,
    more: { readonly key?: string; readonly body?: unknown } = {},
  ): Promise<Answer> => {
    const answer = await askOrAbsent(method, path, reader, more)
    if (answer === undefined) throw unavailable('The order service answered 404')
    return answer
  }
  /** Returns undefined for a 404. */
  const askOrAbsent = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    reader: (answer: unknown) => Answer,
    { key, body }: { readonly key?: string; readonly body?: unknown } = {},
  ): Promise<Answer | undefined> => {
    const { status, bytes } = await readBytes(
      base + path,
      {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      maxAnswerBytes,
    )
    if (status === 404) return undefined
    // The response body may repeat personal data, so it is not logged.
    if (status !== 200) throw unavailable(`The order service answered ${status}`)
    try {
      return reader(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    } catch (error) {
      throw unavailable(
        error instanceof read.UnreadableAnswer ? error : 'The order service answered with no JSON',
      )
    }
  }
  const isOwn = (address: string, providerId: number | null): boolean => {
    const parsed = URL.canParse(address) ? new URL(address) : undefined
    if (parsed === undefined || !isSpoken(parsed)) return false
    return hosts.some(
      (known) =>
        known.host === parsed.host &&
        (known.providerId === null || providerId === null || known.providerId === providerId),
    )
  }

  return {
    lookUp: (key, { unit, courseType, lastName, ssn }) =>
      ask('POST', '/look-ups', read.lookUpAnswer, {
        key,
        body: { unit, courseType, lastName, ssn },
      }),
    createUser: (key, { unit, applicant }) =>
      ask('POST', '/users', read.userAnswer, { key, body: { unit, user: applicant } }),
    addSpouse: (key, { unit, userKey, spouse }) =>
      ask('POST', `/users/${encodeURIComponent(userKey)}/spouse`, read.userAnswer, {
        key,
        body: { unit, user: spouse },
      }),
    products: ({ unitKey, clientCode }, courseType) =>
      ask(
        'GET',
        `/products?${new URLSearchParams({ unitKey, clientCode, courseType: String(courseType) }).toString()}`,
        read.productsAnswer,
      ),
    pages: (providerId, courseType) =>
      ask('GET', `/providers/${providerId}/pages?courseType=${courseType}`, read.pagesAnswer),
    placeOrder: (key, { unit, courseType, payment, orderKey, userKeys, choice }) =>
      ask('POST', '/orders', read.placedAnswer, {
        key,
        body: { unit, courseType, payment, orderKey, userKeys, choice },
      }),
    register: (key, { itemKey, persons }) =>
      ask('POST', `/items/${encodeURIComponent(itemKey)}/registration`, read.registrationAnswer, {
        key,
        body: { persons },
      }),
    itemState: (by) =>
      askOrAbsent(
        'GET',
        'itemKey' in by
          ? `/items/${encodeURIComponent(by.itemKey)}`
          : `/items?placedWith=${encodeURIComponent(by.placedWith)}`,
        read.itemStateAnswer,
      ),
    async certificate(address) {
      if (!isOwn(address, null))
        throw unavailable('The address of a certificate is on no host of COURSE_PROVIDER_HOSTS')
      // The request has no secret of the service, because the certificate URL itself grants access.
      const { status, bytes } = await readBytes(
        address,
        { headers: { accept: 'application/pdf' } },
        maxCertificateBytes,
      )
      if (status !== 200) throw unavailable(`The host of a certificate answered ${status}`)
      return bytes
    },
    isOwnAddress: (providerId, address) => isOwn(address, providerId),
  }
}

/** Reads the body. Throws if it has more than `max` bytes. */
async function readAtMost(answer: Response, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    if (length > max) throw new Error(`The answer has more than ${max} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
