import { useSyncExternalStore } from 'react'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const words = useWords(sessionWords)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <div className="part-notice">
      <Banner tone="wait" title={words.offline}>
        <p>{words.offlineText}</p>
      </Banner>
    </div>
  )
}
