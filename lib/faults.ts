// Errors are logged as short technical names, never with their text, which may name people.
import { Problem } from './problem.ts'

/** The reason why a provider refused a message. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'
  /**
   * For example `SMTP 550` or `SMS 21211`. Contains neither the recipient nor any text of the
   * message or the provider.
   */
  readonly fault: string
  /** True when a retry of the same message would fail too. */
  readonly isPermanent: boolean

  constructor(fault: string, isPermanent: boolean) {
    super(fault)
    this.fault = fault
    this.isPermanent = isPermanent
  }
}

const maxChain = 5

/** Returns the most precise cause: the provider's reply, SQLSTATE, system error or class. */
export function getFault(error: unknown): string {
  let name: string = typeof error
  let at = error
  for (let depth = 0; depth < maxChain && at instanceof Error; depth += 1) {
    if (at instanceof DeliveryFault) return at.fault
    name = findShortCode(at) ?? at.name
    at = at.cause
  }
  return name
}

/** Returns the problem's code. Do not log it in a field named `code`, which is redacted. */
export function findProblemCode(error: unknown): string | undefined {
  return error instanceof Problem ? error.code : undefined
}

export function isPermanent(error: unknown): boolean {
  let at = error
  for (let depth = 0; depth < maxChain && at instanceof Error; depth += 1) {
    if (at instanceof DeliveryFault) return at.isPermanent
    at = at.cause
  }
  return false
}

function findShortCode(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? code : undefined
}
