// The GraphQL multipart request specification, streamed: `operations` and `map` first, then the file, which is never held whole.
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { problem } from '../graphql/problem-to-graphql.ts'

/** One call per file (seeds/001, section 4). */
const mostFields = 4
const mostFieldBytes = 64_000
/** The head of a part: room for the longest name that a file has anywhere, many times over. */
const mostHeadBytes = 8_000
/** One byte more than a file may have: enough to see that it is too large, and the rest is skipped. */
const mostFileBytes = singleFileLimitBytes + 1

/** A sender that says nothing is given up after ten seconds; one that has said everything waits for its file to be looked into, and for its turn before that. */
const answerPatienceMs = 120_000

/** Gives the body with the file in its place to `run`, and sees to it that the rest of the request is read, whatever becomes of it. */
export async function readMultipart<T>(
  request: FastifyRequest,
  run: (body: unknown) => Promise<T>,
): Promise<T> {
  let operations: unknown
  let map: unknown
  for await (const part of readable(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'operations') operations = json(part.value)
      else if (part.fieldname === 'map') map = json(part.value)
      continue
    }
    part.file.once('end', () => {
      // Requests of tests that come without a connection have no patience either.
      if ('setTimeout' in request.raw.socket) request.raw.socket.setTimeout(answerPatienceMs)
    })
    try {
      // The types promise a name; a part that only says its type has none.
      if (typeof part.filename !== 'string') throw problem('request.malformed')
      const file: UploadedFile = {
        fileName: part.filename,
        declaredType: part.mimetype,
        content: part.file,
      }
      return await run(withFile(operations, map, part.fieldname, file))
    } finally {
      part.file.resume()
    }
  }
  throw problem('request.malformed')
}

/** The parser knows `headerSize`; the types of its wrapper do not. */
const headLimits: object = { headerPairs: 8, headerSize: mostHeadBytes }

/** A body that cannot be read is the sender's fault. */
async function* readable(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({
      limits: {
        files: 1,
        fields: mostFields,
        fieldSize: mostFieldBytes,
        fileSize: mostFileBytes,
        ...headLimits,
      },
    })
  } catch (error) {
    throw problem('request.malformed', {}, error)
  }
}

/** Like the parser of ordinary bodies it refuses `__proto__`. */
function json(value: unknown): unknown {
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

/** Puts the file where the map says: one place, inside the variables. */
function withFile(
  operations: unknown,
  map: unknown,
  fieldName: string,
  file: UploadedFile,
): unknown {
  if (!isRecord(operations) || !isRecord(map) || !Object.hasOwn(map, fieldName))
    throw problem('request.malformed')
  const places: unknown = map[fieldName]
  const [place] = Array.isArray(places) ? (places as unknown[]) : []
  if (typeof place !== 'string' || (places as unknown[]).length !== 1)
    throw problem('request.malformed')
  const [root, ...steps] = place.split('.')
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
