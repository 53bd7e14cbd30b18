// A stored path is used only for the account that left the page (spec: accounts#page-of-origin).
import { rememberCase } from '#ui/browser/remembered-case.ts'
import { mayReturnTo } from '../../rules/where-next.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

const originKey = 'daybreak.origin'
const savedKey = 'daybreak.saved-path'

interface LeftPage {
  readonly path: string
  /** Null when no account was signed in, because a link was followed. */
  readonly accountId: string | null
  /** The case of the page, if the path does not contain it. */
  readonly caseId: string | null
}

export function rememberOrigin(
  path: string,
  accountId: string | null = null,
  caseId: string | null = null,
): void {
  if (mayReturnTo(path))
    storeItem(
      sessionStorage,
      originKey,
      JSON.stringify({ path, accountId, caseId } satisfies LeftPage),
    )
}

/** Returns the path once, for its account only, and makes its case the current one. */
export function takeOrigin(accountId: string): string | undefined {
  const origin = takeEntry(originKey, accountId)
  if (origin !== undefined && origin.accountId !== null && origin.caseId !== null)
    rememberCase(origin.caseId)
  return origin?.path
}

/** Saves a path for a login page that is opened while signed in (spec: accounts#after-login). */
export function savePath(path: string, accountId: string): void {
  if (mayReturnTo(path))
    storeItem(
      sessionStorage,
      savedKey,
      JSON.stringify({ path, accountId, caseId: null } satisfies LeftPage),
    )
}

/** Returns the saved path once, for its account only. */
export function takeSavedPath(accountId: string): string | undefined {
  return takeEntry(savedKey, accountId)?.path
}

function takeEntry(key: string, accountId: string): LeftPage | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const page = text === null ? undefined : parsePage(text)
  if (page === undefined || (page.accountId !== null && page.accountId !== accountId))
    return undefined
  return mayReturnTo(page.path) ? page : undefined
}

function parsePage(text: string): LeftPage | undefined {
  try {
    const { path, accountId, caseId } = JSON.parse(text) as Partial<LeftPage>
    return typeof path === 'string'
      ? { path, accountId: accountId ?? null, caseId: caseId ?? null }
      : undefined
  } catch {
    return undefined
  }
}
