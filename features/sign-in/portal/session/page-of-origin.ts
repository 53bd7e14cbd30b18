// The page somebody was sent away from to sign in, and the one that was left by a reload. Each counts only for the account that left it (decisions 3.5).
import { rememberCase } from '#ui/browser/remembered-case.ts'
import { mayReturnTo } from '../../rules/where-next.ts'

const originKey = 'daybreak.origin'
const savedKey = 'daybreak.saved-path'

interface LeftPage {
  readonly path: string
  /** Null when nobody was signed in: a link that was followed. */
  readonly accountId: string | null
  /** The case the page spoke of, where its address does not say. */
  readonly caseId: string | null
}

/** Remembers a path of the portal in this tab; anything else is ignored. */
export function rememberOrigin(
  path: string,
  accountId: string | null = null,
  caseId: string | null = null,
): void {
  if (mayReturnTo(path))
    sessionStorage.setItem(
      originKey,
      JSON.stringify({ path, accountId, caseId } satisfies LeftPage),
    )
}

/** The remembered path, once, and only for the right account, for whom its case becomes the current one again. */
export function takeOrigin(accountId: string): string | undefined {
  const origin = taken(originKey, accountId)
  if (origin !== undefined && origin.accountId !== null && origin.caseId !== null)
    rememberCase(origin.caseId)
  return origin?.path
}

/** The page that is being left or loaded anew, for somebody who then opens a page of the door while still signed in (seeds/000, section 2). */
export function savePath(path: string, accountId: string): void {
  if (mayReturnTo(path))
    sessionStorage.setItem(
      savedKey,
      JSON.stringify({ path, accountId, caseId: null } satisfies LeftPage),
    )
}

/** The saved path, once, and only for the right account. */
export function takeSavedPath(accountId: string): string | undefined {
  return taken(savedKey, accountId)?.path
}

function taken(key: string, accountId: string): LeftPage | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const page = text === null ? undefined : parsed(text)
  if (page === undefined || (page.accountId !== null && page.accountId !== accountId))
    return undefined
  return mayReturnTo(page.path) ? page : undefined
}

function parsed(text: string): LeftPage | undefined {
  try {
    const { path, accountId, caseId } = JSON.parse(text) as Partial<LeftPage>
    return typeof path === 'string'
      ? { path, accountId: accountId ?? null, caseId: caseId ?? null }
      : undefined
  } catch {
    return undefined
  }
}
