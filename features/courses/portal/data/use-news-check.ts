import { useEffect, useEffectEvent, useState } from 'react'
import { pollForNews } from './opened-course.ts'

/** `checked` means that the last check brought no news. */
export type NewsCheck = 'idle' | 'checking' | 'checked'

/** Checks on every return to the page, and a few more times while `isAwaited` returns true. */
export function useNewsCheck(look: () => Promise<unknown>, isAwaited: () => boolean): NewsCheck {
  const [check, setCheck] = useState<NewsCheck>('idle')
  const lookNow = useEffectEvent(look)
  const isNewsAwaited = useEffectEvent(isAwaited)
  const begin = useEffectEvent(() => {
    void look()
    if (!isAwaited()) return undefined
    setCheck('checking')
    return pollForNews({
      look: () => lookNow(),
      isAwaited: () => isNewsAwaited(),
      onEnd: () => setCheck('checked'),
    })
  })

  useEffect(() => {
    let stop: (() => void) | undefined
    const onReturn = () => {
      if (document.visibilityState === 'hidden') return
      stop?.()
      stop = begin()
    }
    // The focus event covers a provider window next to this one, which never hides the page. Phones
    // fire no focus event, so visibility is watched too.
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      stop?.()
    }
  }, [])
  return check
}
