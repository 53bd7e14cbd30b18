// GraphQL multipart request specification, streamed: the file is never whole in memory.
import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { problem } from '../graphql/problem-to-graphql.ts'

/** One call per file (spec: documents#upload-one-call-per-file). */
const maxFields = 4
const maxFieldBytes = 64_000
/** Size limit for the header of a part. It is far longer than the longest file name. */
const maxHeadBytes = 8_000
/** One byte over the limit shows that a file is too large; the rest is skipped. */
const maxFileBytes = singleFileLimitBytes + 1

/** Time for the queue and the file check. A silent sender is disconnected after ten seconds. */
const responseTimeoutMs = 120_000

const filePlaces = v.strictTuple([v.string()])

/** Passes the body with the file to `run`, and always reads the rest of the request. */
export async function readMultipart<T>(
  request: FastifyRequest,
  run: (body: unknown) => Promise<T>,
): Promise<T> {
  let operations: unknown
  let map: unknown
  for await (const part of readParts(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'operations') operations = parseField(part.value)
      else if (part.fieldname === 'map') map = parseField(part.value)
      continue
    }
    part.file.once('end', () => {
      // Injected requests of tests have no connection and no timeout.
      if ('setTimeout' in request.raw.socket) request.raw.socket.setTimeout(responseTimeoutMs)
    })
    try {
      // The types say that a file name exists, but a part may have only a content type.
      if (typeof part.filename !== 'string') throw problem('request.malformed')
      const file: UploadedFile = {
        // Browsers and other clients send a quotation mark so.
        fileName: part.filename.replaceAll('%22', '"'),
        declaredType: part.mimetype,
        content: part.file,
      }
      return await run(withFile(operations, map, part.fieldname, file))
    } finally {
      skipRest(request, part.file)
    }
  }
  throw problem('request.malformed')
}

/**
 * A file that was given up no longer takes bytes from the request, which would then wait for ever,
 * and with it the next request of the connection.
 */
function skipRest({ raw }: FastifyRequest, file: Readable): void {
  if (file.destroyed) raw.unpipe().resume()
  else file.resume()
}

/** The parser supports `headerSize`; the types of its wrapper do not. */
const headLimits: object = { headerPairs: 8, headerSize: maxHeadBytes }

/** Reports an unreadable body as the sender's fault. */
async function* readParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({
      limits: {
        files: 1,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        fileSize: maxFileBytes,
        ...headLimits,
      },
    })
  } catch (error) {
    throw problem('request.malformed', {}, error)
  }
}

/** Refuses `__proto__`, like the parser of other bodies. */
function parseField(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value, (key, inner: unknown) => {
      if (key === '__proto__') throw problem('request.malformed')
      return inner
    })
  } catch {
    throw problem('request.malformed')
  }
}

/** Puts the file at the place that the map names. This place must be inside the variables. */
function withFile(
  operations: unknown,
  map: unknown,
  fieldName: string,
  file: UploadedFile,
): unknown {
  if (!isRecord(operations) || !isRecord(map) || !Object.hasOwn(map, fieldName))
    throw problem('request.malformed')
  const places = v.safeParse(filePlaces, map[fieldName])
  if (!places.success) throw problem('request.malformed')
  const [root, ...steps] = places.output[0].split('.')
  const last = steps.pop()
  if (root !== 'variables' || last === undefined) throw problem('request.malformed')
  const copy = structuredClone(operations)
  let target: unknown = copy['variables']
  for (const step of steps)
    target = isRecord(target) && Object.hasOwn(target, step) ? target[step] : undefined
  if (!isRecord(target) || !Object.hasOwn(target, last)) throw problem('request.malformed')
  target[last] = file
  return copy
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
