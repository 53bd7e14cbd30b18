import { pollEveryMs } from '#features/notifications/rules/poll.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { reviewCount } from '../review.operations.ts'
import { reviewWords } from '../words.ts'

const maxShown = 99

/** The number of documents that wait, beside the name of the page. */
export function ReviewCount() {
  const words = useWords(reviewWords)
  const poll = { everyMs: pollEveryMs, while: () => true }
  const total = useGraphQuery(reviewCount, {}, { poll }).data?.reviewPulse.total ?? 0
  if (total === 0) return null
  return (
    <>
      <span className="place-count" aria-hidden="true">
        {total > maxShown ? `${maxShown}+` : total}
      </span>
      <span className="visually-hidden">{words.count(total)}</span>
    </>
  )
}
