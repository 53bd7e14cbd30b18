const ownPath = /^\/(?![/\\])[^\u0000-\u001f]*$/

/** Excludes login pages and paths with a secret (spec: accounts#page-of-origin). */
export function mayReturnTo(path: string | null | undefined): path is string {
  if (!path || !ownPath.test(path)) return false
  return !/^\/(login|account-creation|not-me)(\/|$|\?|#)/.test(path)
}

/**
 * Returns the page of origin, else the saved path, else the page that fits the number of cases
 * (spec: accounts#after-login).
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
