// Speaks with the order service over HTTPS, by the contract of docs/course-provider.md. What it answers is checked before anybody uses it.
import type { CourseProvider } from '#ports/course-provider.ts'
import * as read from './provider-answers.ts'
import { unavailable } from './course-provider-problems.ts'

/** So long a call may take (decisions-courses A5e.1). */
const usualPatienceMs = 10_000
const mostAnswerBytes = 1_048_576
const mostCertificateBytes = 5 * 1_048_576

export interface HttpCourseProviderSettings {
  /** `https://host/path`, below which the operations lie. */
  readonly url: string
  readonly secret: string
  /** Hosts that people are sent to and certificates are fetched from: of one provider, or with null of each. With their port where it is not the usual one. */
  readonly hosts: ReadonlyArray<{ readonly providerId: number | null; readonly host: string }>
  /** How long an answer is waited for; ten seconds unless told. */
  readonly patienceMs?: number
  /** For a test server on this machine; anywhere else only https is spoken. */
  readonly allowHttp?: boolean
}

export function httpCourseProvider({
  url,
  secret,
  hosts,
  patienceMs = usualPatienceMs,
  allowHttp = false,
}: HttpCourseProviderSettings): CourseProvider {
  const base = url.replace(/\/+$/, '')
  const isSpoken = ({ protocol, username, password }: URL) =>
    (protocol === 'https:' || (allowHttp && protocol === 'http:')) &&
    username === '' &&
    password === ''

  const bytesOf = async (address: string, init: RequestInit, most: number) => {
    try {
      // A redirect would carry secret and number to somewhere else.
      const answer = await fetch(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      return { status: answer.status, bytes: await atMost(answer, most) }
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
  /** Undefined for a 404. */
  const askOrAbsent = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    reader: (answer: unknown) => Answer,
    { key, body }: { readonly key?: string; readonly body?: unknown } = {},
  ): Promise<Answer | undefined> => {
    const { status, bytes } = await bytesOf(
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
      mostAnswerBytes,
    )
    if (status === 404) return undefined
    // Never its words: they may repeat what was sent.
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
      // The secret is for the service; the address of a certificate grants itself.
      const { status, bytes } = await bytesOf(
        address,
        { headers: { accept: 'application/pdf' } },
        mostCertificateBytes,
      )
      if (status !== 200) throw unavailable(`The host of a certificate answered ${status}`)
      return bytes
    },
    isOwnAddress: (providerId, address) => isOwn(address, providerId),
  }
}

/** Reads no further than it may. */
async function atMost(answer: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw new Error(`The answer has more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
