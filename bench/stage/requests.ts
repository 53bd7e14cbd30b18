import type { Operation } from '#ui/graphql/operation.ts'

export type Headers = Readonly<Record<string, string>>
type AnyOperation = Pick<Operation<unknown, unknown>, 'id' | 'name'>
type Variables = Readonly<Record<string, unknown>>

export function getRequest(path: string, headers: Headers = {}): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines({ host: 'localhost', ...headers })}\r\n`)
}

/** Returns only the head of a POST request, with the length of the body. */
export function headOfPost(path: string, bodyBytes: number, headers: Headers): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines({ host: 'localhost', ...headers, 'content-length': String(bodyBytes) })}\r\n`,
  )
}

/** Our own apps send the hash of a trusted document and the variables. */
export function graphRequest(
  operation: AnyOperation,
  variables: Variables,
  headers: Headers = {},
  endpoint = '/graphql/',
): Buffer {
  const body = Buffer.from(operationText(operation, variables))
  return Buffer.concat([
    headOfPost(endpoint, body.length, {
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers,
    }),
    body,
  ])
}

export function operationText({ id, name }: AnyOperation, variables: Variables): string {
  return JSON.stringify({ documentId: id, operationName: name, variables })
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}
