import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Data for the next page, in this tab's history entry only. */
export type PageState = Readonly<Record<string, unknown>>

export interface GoOptions {
  readonly replace?: boolean
  readonly state?: PageState
  /** Keeps the scroll position, for another place on the same page. */
  readonly keepScroll?: boolean
}

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

/** `await goBack(2)` resolves when the history entry has changed. For portal pages only. */
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

/** Data from the previous page, or an empty record. Survives a reload, but not a new tab. */
export function usePageState(): PageState {
  const state: object = useLocation({ select: (location) => location.state })
  return state as PageState
}

/** A value behind `#`, which the browser sends to no server. */
export function useHashValue(name: string): string | undefined {
  return useLocation({
    select: (location) => new URLSearchParams(location.hash).get(name) ?? undefined,
  })
}

export function useSearchValue(name: string): string | undefined {
  return useLocation({
    select: (location) => new URLSearchParams(location.searchStr).get(name) ?? undefined,
  })
}
