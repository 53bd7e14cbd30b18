// The check for news of a course: at once when the client returns from its provider, then a few times more.
import { useEffect, useEffectEvent, useState } from 'react'
import { lookAgain } from './opened-course.ts'

/** `checked` when the news was not there at the last look. */
export type NewsCheck = 'idle' | 'checking' | 'checked'

/** Looks on every return to the page, and again while `isAwaited` holds. */
export function useNewsCheck(look: () => Promise<unknown>, isAwaited: () => boolean): NewsCheck {
  const [check, setCheck] = useState<NewsCheck>('idle')
  const lookNow = useEffectEvent(look)
  const isNewsAwaited = useEffectEvent(isAwaited)
  const begin = useEffectEvent(() => {
    void look()
    if (!isAwaited()) return undefined
    setCheck('checking')
    return lookAgain({
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
    // The provider's page may have stood in a window beside this one, which then was never hidden; on a phone nothing tells of the focus.
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
