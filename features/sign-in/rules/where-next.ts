// Where somebody goes after signing in.

const ownPath = /^\/(?![/\\])[^\u0000-\u001f]*$/

/** True for a path of the portal that one may be sent back to: own, no door of its own, and none that holds a secret (decisions 3.5). */
export function mayReturnTo(path: string | null | undefined): path is string {
  if (!path || !ownPath.test(path)) return false
  return !/^\/(login|account-creation|not-me)(\/|$|\?|#)/.test(path)
}

/**
 * The page of origin, else the path saved before a reload, else the case rule: exactly one case goes to /dashboard/case, otherwise /client
 * (seeds/000, section 2; decisions 3.5). Paths count only for the account that left them.
 */
export function whereAfterSignIn(facts: {
  readonly origin?: string | null
  readonly savedPath?: string | null
  readonly caseCount: number
}): string {
  if (mayReturnTo(facts.origin) && facts.origin !== '/') return facts.origin
  if (mayReturnTo(facts.savedPath) && facts.savedPath !== '/') return facts.savedPath
  return facts.caseCount === 1 ? '/dashboard/case' : '/client'
}
