// Clients of their own, as far as an integration test wants them: signed up through the graph, and known to nobody else.
import {
  accountIdOf,
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from './test-sign-up.ts'
import type { NewPerson } from '#features/cases/server/create-case.ts'
import type { Browser, GraphAnswer, TestHouse } from './test-app.ts'

export interface NewClient extends Invited {
  /** Where they are signed in since just now. */
  readonly browser: Browser
  readonly id: string
}

/** Somebody whose account is complete; their password is `newPassword`. */
export async function newClient(
  house: TestHouse,
  person: Partial<NewPerson> = {},
): Promise<NewClient> {
  const invited = await inviteSomebody(house, person)
  const browser = await signUpUntil(house, 'done', invited)
  return { ...invited, browser, id: await accountIdOf(house, invited) }
}

/** A further browser of theirs, which is known from now on. Half a minute passes: codes are not sent more often. */
export async function anotherBrowser(
  house: TestHouse,
  { email }: Invited,
  password = newPassword,
): Promise<Browser> {
  await house.clock.moveBy(31_000)
  const browser = someBrowser(house)
  await browser.signIn(email, password)
  return browser
}

let values = 0
/** A number that nobody has. */
export function newPhone(): string {
  values += 1
  return String(5_035_550_000 + values)
}

/** An address that nobody has. */
export function newAddress(): string {
  values += 1
  return `new.address${values}@example.com`
}

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A refusal: the first error of the request, or what the answer of an operation says inside, in a namespace or not. */
export function refusalIn(answer: GraphAnswer | undefined): Refusal | undefined {
  const error = answer?.errors?.[0]
  return error
    ? { code: error.extensions.code, message: error.message, params: error.extensions.params }
    : refusalInside(answer?.data)
}

export function codeOf(answer: GraphAnswer | undefined): string | undefined {
  return refusalIn(answer)?.code
}

function refusalInside(value: unknown): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { success, errorCode, errorParams, error, errorMessage } = value as Record<string, unknown>
  // A document that does not ask for the code hides a refusal, but not that there is one.
  if (success === false)
    return {
      code: String(errorCode),
      message: String(error ?? errorMessage),
      params: (errorParams ?? {}) as Refusal['params'],
    }
  return Object.values(value)
    .map(refusalInside)
    .find((refusal) => refusal !== undefined)
}

/** Six digits, and not these. */
export function wrongFor(right: string): string {
  return right === '000000' ? '000001' : '000000'
}
