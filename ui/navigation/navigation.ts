// Going to another page of the portal without loading it anew.
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** What a page may hand to the next one; lives in this tab's history entry alone. */
export type PageState = Readonly<Record<string, unknown>>

export interface GoOptions {
  readonly replace?: boolean
  readonly state?: PageState
  /** Another place on the same page: it stays where it was scrolled to. */
  readonly keepScroll?: boolean
}

/** `const go = useGo()`, then `go(paths.client)`. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const router = useRouter()
  return useCallback(
    (path, { replace = false, state, keepScroll = false } = {}) => {
      void router.navigate({
        href: path,
        replace,
        ...(keepScroll ? { resetScroll: false } : {}),
        ...(state === undefined ? {} : { state }),
      })
    },
    [router],
  )
}

/** `await goBack(2)`: as Back pressed so often; answers when the entry of this tab's history has changed. Only over entries of the portal itself. */
export function useGoBack(): (entries: number) => Promise<void> {
  const { history } = useRouter()
  return useCallback(
    (entries) =>
      new Promise((resolve) => {
        const stop = history.subscribe(() => {
          stop()
          resolve()
        })
        history.go(-entries)
      }),
    [history],
  )
}

/** What the page before handed over, or an empty record. A reload keeps it, a new tab does not. */
export function usePageState(): PageState {
  const state: object = useLocation({ select: (location) => location.state })
  return state as PageState
}

/** A value behind the `?` of the address, or undefined. */
export function useSearchValue(name: string): string | undefined {
  return useLocation({
    select: (location) => new URLSearchParams(location.searchStr).get(name) ?? undefined,
  })
}
