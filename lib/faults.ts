// What a log and an operator may see of an error: short technical names, never its text, which may name people.
import { Problem } from './problem.ts'

/** Why a provider did not take a message. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
  /** `SMTP 550`, `SMS 21211`. Holds no recipient and no words of the message or the provider. */
  readonly fault: string
  /** The same message would be refused again. */
  readonly isPermanent: boolean

  constructor(fault: string, isPermanent: boolean) {
    super(fault)
    this.fault = fault
    this.isPermanent = isPermanent
  }
}

const longestChain = 5

/** The most precise technical name along the causes of an error: a provider's reply, an SQLSTATE, a system error, else a class. */
export function faultOf(error: unknown): string {
  let found: string = typeof error
  let at = error
  for (let depth = 0; depth < longestChain && at instanceof Error; depth += 1) {
    if (at instanceof DeliveryFault) return at.fault
    found = shortCodeOf(at) ?? at.name
    at = at.cause
  }
  return found
}

/** The code of a problem, for logs. Not called `code` there, since that field is redacted. */
export function problemCodeOf(error: unknown): string | undefined {
  return error instanceof Problem ? error.code : undefined
}

export function isPermanent(error: unknown): boolean {
  let at = error
  for (let depth = 0; depth < longestChain && at instanceof Error; depth += 1) {
    if (at instanceof DeliveryFault) return at.isPermanent
    at = at.cause
  }
  return false
}

function shortCodeOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? code : undefined
}
