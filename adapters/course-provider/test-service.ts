// Serves the contract of docs/course-provider.md from a demo provider, to test the HTTP adapter.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '#lib/problem.ts'
import type { CourseProvider } from '#ports/course-provider.ts'

export interface ServedCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface TestService {
  readonly url: string
  readonly host: string
  readonly calls: readonly ServedCall[]
  /** Replaces the next response. */
  answerNext(answer: (response: ServerResponse) => void): void
  close(): Promise<void>
}

export const serviceSecret = 'a-secret-of-the-service'

/** Calls `open` once the port is known, because the URLs of the provider contain the port. */
export async function serveContract(open: (url: string) => CourseProvider): Promise<TestService> {
  const calls: ServedCall[] = []
  let instead: ((response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.statusCode = error instanceof Problem ? 503 : 500
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `http://${host}`
  const provider = open(url)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = []
    for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const [method, path] = [request.method ?? '', request.url ?? '']
    calls.push({ method, path, headers: request.headers, body })
    const special = instead
    instead = undefined
    if (special) {
      special(response)
      return
    }
    if (path.includes('/certificate/')) {
      response.end(await provider.certificate(url + path))
      return
    }
    if (request.headers.authorization !== `Bearer ${serviceSecret}`) {
      response.statusCode = 401
      response.end('{}')
      return
    }
    const reply = await contract(
      provider,
      method,
      new URL(path, url),
      String(request.headers['idempotency-key'] ?? ''),
      body === '' ? {} : JSON.parse(body),
    )
    response.statusCode = reply === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(reply ?? {}))
  }

  return {
    url,
    host,
    calls,
    answerNext: (special) => void (instead = special),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the body that the adapter sent; the suite checks it
type SentBody = any

async function contract(
  provider: CourseProvider,
  method: string,
  { pathname, searchParams }: URL,
  key: string,
  body: SentBody,
): Promise<unknown> {
  const [, resource = '', id = '', more] = pathname.split('/').map(decodeURIComponent)
  const courseType = searchParams.get('courseType') === '2' ? 2 : 1
  switch (`${method} ${resource}${more === undefined ? '' : `/${more}`}`) {
    case 'POST look-ups': {
      const { kind, ...rest } = await provider.lookUp(key, body)
      return { result: kind, ...rest }
    }
    case 'POST users':
      return provider.createUser(key, { unit: body.unit, applicant: body.user })
    case 'POST users/spouse':
      return provider.addSpouse(key, { unit: body.unit, userKey: id, spouse: body.user })
    case 'GET products':
      return {
        products: await provider.products(
          {
            unitKey: searchParams.get('unitKey') ?? '',
            clientCode: searchParams.get('clientCode') ?? '',
          },
          courseType,
        ),
      }
    case 'GET providers/pages':
      return { pages: await provider.pages(Number(id), courseType) }
    case 'POST orders':
      return provider.placeOrder(key, body)
    case 'POST items/registration':
      return provider.register(key, { itemKey: id, persons: body.persons })
    case 'GET items':
      return provider.itemState(
        id === '' ? { placedWith: searchParams.get('placedWith') ?? '' } : { itemKey: id },
      )
    default:
      return undefined
  }
}
