import { useEffect } from 'react'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { endPreview } from '#features/sign-in/portal/session/session.ts'
import { elapsedMs } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { findRunningPreview } from './running-preview.ts'
import { previewWords } from './words.ts'

/** Stays in view on all pages. Ends the preview when its time is over. */
export function PreviewBar() {
  const words = useWords(previewWords)
  const { formatTime } = useFormats()
  const account = useCurrentAccount()
  const preview = findRunningPreview()
  const endsAtMs = preview?.endsAtMs ?? 0
  useEffect(() => {
    const timer = setTimeout(endPreview, Math.max(0, endsAtMs - elapsedMs()))
    return () => clearTimeout(timer)
  }, [endsAtMs])
  if (preview === undefined) return null
  const name = [account?.givenName, account?.familyName].filter(Boolean).join(' ')
  return (
    <aside className="view-bar">
      <div className="wrap">
        <Icon name="eye" />
        <p>
          <strong>{words.seenAs(name)}</strong> {words.viewOnly(formatTime(preview.endsAt))}
        </p>
        <Button look="second" small onPress={endPreview}>
          {words.close}
        </Button>
      </div>
    </aside>
  )
}
