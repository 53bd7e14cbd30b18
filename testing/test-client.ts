import {
  findAccountId,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from './test-sign-up.ts'
import type { NewPerson } from '#features/cases/server/create-case.ts'
import type { Browser, GraphAnswer, TestApp } from './test-app.ts'

export interface NewClient extends Invited {
  /** Signed in just now. */
  readonly browser: Browser
  readonly id: string
}

/** A client with a complete account and the password `newPassword`. */
export async function newClient(app: TestApp, person: Partial<NewPerson> = {}): Promise<NewClient> {
  const invited = await inviteClient(app, person)
  const browser = await signUpUntil(app, 'done', invited)
  return { ...invited, browser, id: await findAccountId(app, invited) }
}

/** Adds a known browser. Moves the clock by half a minute, the min interval between codes. */
export async function anotherBrowser(
  app: TestApp,
  { email }: Invited,
  password = newPassword,
): Promise<Browser> {
  await app.clock.moveBy(31_000)
  const browser = someBrowser(app)
  await browser.signIn(email, password)
  return browser
}

let values = 0
/** Returns an unused number. */
export function newPhone(): string {
  values += 1
  return String(5_035_550_000 + values)
}

/** Returns an unused address. */
export function newAddress(): string {
  values += 1
  return `new.address${values}@example.com`
}

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Returns the first error of the request, or the refusal inside a result. The result may be inside
 * a namespace.
 */
export function refusalIn(answer: GraphAnswer | undefined): Refusal | undefined {
  const error = answer?.errors?.[0]
  return error
    ? { code: error.extensions.code, message: error.message, params: error.extensions.params }
    : refusalInside(answer?.data)
}

export function toCode(answer: GraphAnswer | undefined): string | undefined {
  return refusalIn(answer)?.code
}

function refusalInside(value: unknown): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { success, errorCode, errorParams, error, errorMessage } = value as Record<string, unknown>
  // Reports the refusal even if the document did not ask for the code.
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

/** Returns six other digits. */
export function wrongFor(right: string): string {
  return right === '000000' ? '000001' : '000000'
}
