// A browser that got no answer sends the request again under the same key (spec: security#lost-answer).
import { Readable } from 'node:stream'
import type { GraphQLSchema } from 'graphql'
import type { Repetition } from '#lib/repetition.ts'
import type { AnyViewer } from '#lib/viewer.ts'
import type {
  RememberedAnswer,
  RememberedAnswers,
  RepeatableRequest,
} from '#ports/remembered-answers.ts'
import { problem, type ErrorAnswer } from './problem-to-graphql.ts'
import { remembersAnswer } from './schema.ts'

/** The answer to an operation, as it is sent. */
export interface OperationAnswer {
  readonly data?: unknown
  readonly errors?: readonly ErrorAnswer[]
  readonly isPadded?: boolean
}

export interface OperationOutcome {
  readonly answer: OperationAnswer
  /** False if the request may run again, because it failed for a reason of ours. */
  readonly isFinal: boolean
}

export interface OperationRequest {
  readonly key: string | undefined
  readonly viewer: AnyViewer
  readonly source: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Shorter keys can be guessed, and are not remembered. */
const minKeyLength = 20
/** How long a repetition waits for the first request. */
const maxWaitMs = 5_000
const lookAgainMs = 100

/** Returns undefined for a request that runs as often as it is sent. */
export function findRepeatable(
  schema: GraphQLSchema,
  { key, viewer, source, variables }: OperationRequest,
): RepeatableRequest | undefined {
  if (key === undefined || key.length < minKeyLength) return undefined
  if (!remembersAnswer(schema, source)) return undefined
  return {
    key,
    sender: getSender(viewer),
    content: JSON.stringify([source, variables], withoutBytes),
  }
}

/** The bytes of a file arrive while the operation runs. */
const withoutBytes = (_name: string, value: unknown) =>
  value instanceof Readable ? undefined : value

function getSender(viewer: AnyViewer): string {
  if (viewer.kind === 'staff') return `staff:${viewer.staffId}`
  return viewer.kind === 'signed-out' ? 'signed-out' : `account:${viewer.accountId}`
}

/** Runs the operation once. A repetition waits for it and gets the same answer. */
export async function answerOnce(
  answers: RememberedAnswers,
  request: RepeatableRequest,
  run: (repetition: Repetition) => Promise<OperationOutcome>,
): Promise<OperationAnswer> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += lookAgainMs) {
    const found = await answers.begin(request)
    if (found.state === 'new') return runAndRemember(found, run)
    if (found.state === 'other') throw problem('request.key-used')
    if (found.state === 'done') {
      const { answer } = found
      if (answer.text !== undefined) return JSON.parse(answer.text) as OperationAnswer
      const { reference } = answer
      return (await run({ reference, keepSecret: () => undefined })).answer
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  throw problem('request.still-running')
}

async function runAndRemember(
  { finish, release }: Extract<Awaited<ReturnType<RememberedAnswers['begin']>>, { state: 'new' }>,
  run: (repetition: Repetition) => Promise<OperationOutcome>,
): Promise<OperationAnswer> {
  let secret: Secret | undefined
  // What was done stays done when the record of it fails: a repetition then runs again.
  const remember = (answer: RememberedAnswer | undefined) =>
    (answer ? finish(answer) : release()).catch(() => undefined)
  try {
    const outcome = await run({
      keepSecret: (reference = secret?.reference) => void (secret = { reference }),
    })
    await remember(getRemembered(outcome, secret))
    return outcome.answer
  } catch (error) {
    await remember(undefined)
    throw error
  }
}

interface Secret {
  readonly reference: string | undefined
}

/** Undefined if a repetition runs again. */
function getRemembered(
  { answer, isFinal }: OperationOutcome,
  secret: Secret | undefined,
): RememberedAnswer | undefined {
  if (!isFinal) return undefined
  if (secret === undefined) return { text: JSON.stringify(answer) }
  const { reference } = secret
  return reference === undefined ? undefined : { reference }
}
