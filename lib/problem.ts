// One vocabulary for everything that can go wrong: a code, its kind, and the values its sentence needs.

/** The closed list of what a refusal can be. A screen decides by kind what to do next, and by code what to say. */
export type ProblemKind =
  | 'invalid' // what was typed does not fit
  | 'refused' // understood, and not allowed
  | 'locked' // not now; later
  | 'expired' // was right once
  | 'not-found' // absent, or not yours: the same answer
  | 'signed-out' // nobody is signed in here (any more)
  | 'unavailable' // something outside failed; trying again may help
  | 'unexpected' // a fault of ours

/** Values a sentence needs (attempts remaining, the old e-mail address …). Never a secret. */
export type ProblemParams = Readonly<Record<string, string | number>>

/** What rules return: several may stand in one form. `field` names the input it belongs to. */
export interface Finding {
  readonly code: string
  readonly field?: string
  readonly params?: ProblemParams
}

/** One entry of a noun's `rules/problems.ts`. */
export interface ProblemEntry {
  readonly kind: ProblemKind
  /** The whole sentence, in English, with `{name}` for a param. Texts of the seeds stand letter for letter. */
  readonly text: string
}

/** A noun's list of problems, keyed by code (`noun.kebab-case`). */
export type ProblemList = Readonly<Record<string, ProblemEntry>>

/** What use cases throw. Carries no stack to the outside; `cause` is for the log alone. */
export class Problem extends Error {
  readonly code: string
  readonly kind: ProblemKind
  readonly params: ProblemParams
  override readonly name = 'Problem'

  constructor(code: string, entry: ProblemEntry, params: ProblemParams = {}, cause?: unknown) {
    super(fillIn(entry.text, params), cause === undefined ? undefined : { cause })
    this.code = code
    this.kind = entry.kind
    this.params = params
  }
}

/**
 * Makes the thrower of one noun's problems: `const problem = problemsOf(accountProblems)`, then `throw problem('account.too-common')`.
 * An unknown code does not compile.
 */
export function problemsOf<L extends ProblemList>(
  list: L,
): (code: keyof L & string, params?: ProblemParams, cause?: unknown) => Problem {
  return (code, params, cause) => {
    const entry = list[code]
    if (!entry) throw new Error(`No such problem: ${code}`)
    return new Problem(code, entry, params, cause)
  }
}

/** What only another try later, or a person, can change is not among them: `unavailable`, `unexpected` and `signed-out` stay errors of the request. */
const expectedKinds: ReadonlySet<ProblemKind> = new Set([
  'invalid',
  'refused',
  'locked',
  'expired',
  'not-found',
])

/** True for a refusal that a result with `success` reports inside itself (decisions 1.2). */
export function isExpectedRefusal(error: unknown): error is Problem {
  return error instanceof Problem && expectedKinds.has(error.kind)
}

/** What a result carries beside the words of a refusal: by the code clients translate it, and act on it. */
export interface RefusalFacts {
  readonly errorCode: string
  readonly errorParams: ProblemParams
}

export function refusalFacts({ code, params }: Problem): RefusalFacts {
  return { errorCode: code, errorParams: params }
}

/** The same with the words, for results whose words are in `error`. */
export function refusalOf(
  problem: Problem,
): RefusalFacts & { readonly success: false; readonly error: string } {
  return { success: false, error: problem.message, ...refusalFacts(problem) }
}

/** Puts params into a sentence: `fillIn('{n} left', { n: 3 })` is `3 left`. A name without a value stays as it is. */
export function fillIn(text: string, params: ProblemParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : String(value)
  })
}

/** What a noun's problems say, by code: the same list in every language. */
export type Sentences = Readonly<Record<string, string>>

/** The English sentences of a list. */
export function sentencesOf<const L extends ProblemList>(
  list: L,
): { readonly [Code in keyof L]: string } {
  return Object.fromEntries(Object.entries(list).map(([code, { text }]) => [code, text])) as {
    [Code in keyof L]: string
  }
}

/** A problem that came from the server in the language of these sentences; a code they do not know keeps its own words. */
export function sentenceFor(
  problem: { readonly code: string; readonly params: ProblemParams; readonly message: string },
  sentences: Sentences,
): string {
  const text = Object.hasOwn(sentences, problem.code) ? sentences[problem.code] : undefined
  return text === undefined ? problem.message : fillIn(text, problem.params)
}

/**
 * The same for an answer that carries its refusal as an English sentence alone: finds the code whose English says it, with the values it was filled
 * with. A sentence that none of them says stays as it is.
 */
export function translated(said: string, english: Sentences, sentences: Sentences): string {
  for (const [code, text] of Object.entries(english)) {
    const wanted = sentences[code]
    const params = wanted === undefined ? undefined : paramsIn(said, text)
    if (wanted !== undefined && params !== undefined) return fillIn(wanted, params)
  }
  return said
}

/** The values with which `text` becomes `said`; undefined when it never does. A name that stands twice has one value. */
function paramsIn(said: string, text: string): ProblemParams | undefined {
  const known = new Set<string>()
  const pattern = text
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\\\{(\w+)\\\}/g, (_, name: string) => {
      if (known.has(name)) return String.raw`\k<${name}>`
      known.add(name)
      return `(?<${name}>.+)`
    })
  const found = new RegExp(`^${pattern}$`, 's').exec(said)
  return found === null ? undefined : { ...found.groups }
}
