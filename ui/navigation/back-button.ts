import { useRouter, type BlockerFn } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** While an overlay is open, Back closes it. Navigation by the portal is not blocked. */
export function useBackInstead(onBack: () => void): void {
  const { history } = useRouter()
  const back = useEffectEvent(onBack)
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }: Parameters<BlockerFn>[0]) => {
          if (action === 'PUSH' || action === 'REPLACE') return false
          back()
          return true
        },
      }),
    [history],
  )
}
