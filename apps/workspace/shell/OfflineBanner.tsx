import { useEffect, useState } from 'react'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { now } from '#ui/browser/clock.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'

/** When the connection was lost; undefined while there is one. */
function useOfflineSince(): string | undefined {
  const [since, setSince] = useState<string>()
  useEffect(() => {
    const update = () =>
      setSince((before) => (navigator.onLine ? undefined : (before ?? now().toISOString())))
    addEventListener('online', update)
    addEventListener('offline', update)
    update()
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return since
}

export function OfflineBanner() {
  const words = useWords(sessionWords)
  const { formatTime } = useFormats()
  const since = useOfflineSince()
  if (since === undefined) return null
  return (
    <div className="part-notice">
      <Banner tone="wait" title={words.offlineSince(formatTime(since))}>
        <p>{words.offlineText}</p>
      </Banner>
    </div>
  )
}
