// The answer of the routes of files to a failure. All refusals of one route are the same byte for byte.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findRefusedThing } from '#lib/refused-access.ts'
import type { AnyViewer } from '#lib/viewer.ts'
import type { Log } from '#ports/log.ts'
import {
  asProblem,
  getRetryHeaders,
  getStatus,
  toGraphqlError,
} from '../graphql/problem-to-graphql.ts'
import type { RecordRefusal } from '../refused-access/record-refusal.ts'

export interface FailureDeps {
  readonly log: Log
  readonly recordRefusal: RecordRefusal
}

export interface Failure {
  readonly error: unknown
  /** Undefined if the request was refused before its viewer was known. */
  readonly viewer: AnyViewer | undefined
  /** What the request named, by name. */
  readonly ids: Readonly<Record<string, string>>
}

export async function answerFailure(
  deps: FailureDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { error, viewer, ids }: Failure,
) {
  const failure = asProblem(error, deps.log, request.id, ids)
  const thing = findRefusedThing(failure.code)
  if (viewer && thing) {
    const operation = request.routeOptions.url ?? ''
    await deps.recordRefusal(viewer, { operation, thing, tried: Object.values(ids) })
  }
  void reply.code(getStatus(failure)).headers(getRetryHeaders(failure))
  return { errors: [toGraphqlError(failure, '')] }
}
