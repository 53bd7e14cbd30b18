// The page somebody was sent away from to sign in. It counts only for the account that left it (decisions 3.5).
import { mayReturnTo } from '../rules/where-next.ts'

const storageKey = 'daybreak.origin'

interface Origin {
  readonly path: string
  /** Null when nobody was signed in: a link that was followed. */
  readonly accountId: string | null
}

/** Remembers a path of the portal in this tab; anything else is ignored. */
export function rememberOrigin(path: string, accountId: string | null = null): void {
  if (mayReturnTo(path)) sessionStorage.setItem(storageKey, JSON.stringify({ path, accountId } satisfies Origin))
}

/** The remembered path, once, and only for the right account. */
export function takeOrigin(accountId: string): string | undefined {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  const origin = text === null ? undefined : parsed(text)
  if (origin === undefined || (origin.accountId !== null && origin.accountId !== accountId)) return undefined
  return mayReturnTo(origin.path) ? origin.path : undefined
}

function parsed(text: string): Origin | undefined {
  try {
    const { path, accountId } = JSON.parse(text) as Partial<Origin>
    return typeof path === 'string' ? { path, accountId: accountId ?? null } : undefined
  } catch {
    return undefined
  }
}
