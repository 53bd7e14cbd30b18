/** A screen chooses its next step by the kind of a problem, and its text by the code. */
export type ProblemKind =
  | 'invalid' // Malformed input
  | 'refused' // Valid input that a rule forbids
  | 'locked' // Allowed again later
  | 'expired' // No longer valid
  | 'not-found' // Absent or not accessible: both look the same
  | 'signed-out' // There is no session, or the session has ended
  | 'unavailable' // An outside service failed; a retry may help
  | 'unexpected' // A bug or fault of ours

/** Values for the text (remaining attempts, old email address …). Never a secret. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** A problem that a rule found. One form may have several. `field` is the name of the input. */
export interface Finding {
  readonly code: string
  readonly field?: string
  readonly params?: ProblemParams
}

/** One entry of a feature's `rules/problems.ts`. */
export interface ProblemEntry {
  readonly kind: ProblemKind
  /** The full English text, with `{name}` for a param (spec: wording#specified-texts). */
  readonly text: string
}

/** A feature's problems by code (`feature.kebab-case`). */
export type ProblemList = Readonly<Record<string, ProblemEntry>>

/** Thrown by use cases. Its stack never leaves the server; `cause` is only logged. */
export class Problem extends Error {
  readonly code: string
  readonly kind: ProblemKind
  readonly params: ProblemParams
  /** Fields of the result that are shown beside the refusal. */
  readonly shown: Readonly<Record<string, unknown>> | undefined
  override readonly name = 'Problem'

  constructor(
    code: string,
    entry: ProblemEntry,
    params: ProblemParams = {},
    cause?: unknown,
    shown?: Readonly<Record<string, unknown>>,
  ) {
    super(fillIn(entry.text, params), cause === undefined ? undefined : { cause })
    this.code = code
    this.kind = entry.kind
    this.params = params
    this.shown = shown
  }
}

/** A colleague changed the record first. The result shows it as it is now. */
export function outdated({ code, kind, message, params }: Problem, shown: object): Problem {
  return new Problem(code, { kind, text: message }, params, undefined, { ...shown })
}

/** Used as `throw problem('account.too-common')`. An unknown code is a compile error. */
export function problemFactory<L extends ProblemList>(
  list: L,
): (code: keyof L & string, params?: ProblemParams, cause?: unknown) => Problem {
  return (code, params, cause) => {
    const entry = list[code]
    if (!entry) throw new Error(`No such problem: ${code}`)
    return new Problem(code, entry, params, cause)
  }
}

/**
 * Problems of other kinds remain errors of the whole request, because a different input cannot fix
 * them.
 */
const expectedKinds: ReadonlySet<ProblemKind> = new Set([
  'invalid',
  'refused',
  'locked',
  'expired',
  'not-found',
])

/** True for a refusal that is returned inside a result (spec: security#refusals-inside). */
export function isExpectedRefusal(error: unknown): error is Problem {
  return error instanceof Problem && expectedKinds.has(error.kind)
}

/** The fields of a refusal besides its text. Clients use the code to translate and react. */
export interface RefusalFacts {
  readonly errorCode: string
  readonly errorParams: ProblemParams
}

export function refusalFacts({ code, params }: Problem): RefusalFacts {
  return { errorCode: code, errorParams: params }
}

/** Returns the fields of a refusal and its text, for results that have the text in `error`. */
export function getRefusal(
  problem: Problem,
): RefusalFacts & { readonly success: false; readonly error: string } {
  return { success: false, error: problem.message, ...refusalFacts(problem) }
}

/** `fillIn('{n} left', { n: 3 })` returns `3 left`. A placeholder without a value stays. */
export function fillIn(text: string, params: ProblemParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : String(value)
  })
}

/** Problem texts by code. All languages have the same codes. */
export type Sentences = Readonly<Record<string, string>>

/** Returns the English texts of a list. */
export function toSentences<const L extends ProblemList>(
  list: L,
): { readonly [Code in keyof L]: string } {
  return Object.fromEntries(Object.entries(list).map(([code, { text }]) => [code, text])) as {
    [Code in keyof L]: string
  }
}

/** The code and values of a problem, and the text to show if no sentence has its code. */
export interface ProblemFacts {
  readonly code: string
  readonly params: ProblemParams
  readonly message: string
}

/** Returns the refusal inside a result. `message` is the text for an unknown code. */
export function readRefusal(
  result: { readonly errorCode: string | null; readonly errorParams: unknown },
  message: string,
): ProblemFacts {
  return {
    code: result.errorCode ?? '',
    params: (result.errorParams ?? {}) as ProblemParams,
    message,
  }
}

/** Returns the translated text of a problem. If the code is unknown, returns its message. */
export function sentenceFor(problem: ProblemFacts, sentences: Sentences): string {
  const text = Object.hasOwn(sentences, problem.code) ? sentences[problem.code] : undefined
  return text === undefined ? problem.message : fillIn(text, problem.params)
}
