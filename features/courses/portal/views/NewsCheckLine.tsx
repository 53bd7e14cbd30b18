import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import type { NewsCheck } from '../data/use-news-check.ts'
import { pendingWords } from '../words.ts'

/** Always in the DOM, so that screen readers announce its changes. */
export function NewsCheckLine({
  check,
  providerName,
}: {
  readonly check: NewsCheck
  readonly providerName: string | null
}) {
  const words = useWords(pendingWords)
  const provider = providerName ?? words.anyProvider
  return (
    <div role="status" className="busy-line news-check">
      {check === 'idle' ? null : (
        <>
          {check === 'checking' ? (
            <span className="spin" aria-hidden="true" />
          ) : (
            <Icon name="clock" />
          )}
          <div>
            <p className="strong">
              {check === 'checking' ? words.checking(provider) : words.checked(provider)}
            </p>
            <p className="soft small-text">
              {check === 'checking' ? words.checkingHint : words.checkedHint}
            </p>
          </div>
        </>
      )}
    </div>
  )
}
