// While something lies over the page, Back leads out of that and not out of the page: on a phone it is the way out that the thumb knows.
import { useRouter, type BlockerFn } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Back, also the swipe and a step forward, does this instead. The portal's own ways, as after signing off, go on as ever. */
export function useBackInstead(onBack: () => void): void {
  const { history } = useRouter()
  const back = useEffectEvent(onBack)
  useEffect(
    () =>
      history.block({
        // A reload and a closed tab are asked about elsewhere, and only where something would be lost.
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
