// Notices for staff before they go on: decisions that were not saved, and those that a rule
// forbade afterwards.
import { sentenceFor } from '#lib/problem.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { toReviewPath, type ReviewChoice } from './address.ts'
import { dismissVoidDecision, reviewPulse, type ReviewPulseQuery } from './review.operations.ts'
import type { Decisions } from './decide/use-decisions.ts'
import { reviewSentences, reviewWords } from './words.ts'

export interface ReviewNoticesProps {
  readonly decisions: Decisions
  readonly voidDecisions: ReviewPulseQuery['reviewPulse']['voidDecisions']
  readonly choice: ReviewChoice
}

export function ReviewNotices({ decisions, voidDecisions, choice }: ReviewNoticesProps) {
  const words = useWords(reviewWords)
  const sentences = useWords(reviewSentences)
  const refused = decisions.all.filter(({ state }) => state === 'refused')
  if (refused.length + voidDecisions.length + decisions.unsent === 0) return null

  async function dismiss(documentId: string): Promise<void> {
    await graph.run(dismissVoidDecision, { documentId }).catch(() => undefined)
    await readAgain(reviewPulse)
  }

  return (
    <div className="review-notices">
      {decisions.unsent > 0 ? <Banner tone="wait" title={words.unsent(decisions.unsent)} /> : null}
      {refused.map(({ input: { key, documentId }, name, problem }) => (
        <Banner
          key={key}
          tone="bad"
          title={words.refusedTitle(name)}
          action={
            <NoticeActs
              href={toReviewPath(choice, documentId)}
              onClose={() => decisions.dismiss(key)}
            />
          }
        >
          <p>{problem === undefined ? words.trouble : sentenceFor(problem, sentences)}</p>
        </Banner>
      ))}
      {voidDecisions.map(({ documentId, name, errorCode }) => (
        <Banner
          key={documentId}
          tone="wait"
          title={words.voidTitle(name)}
          action={
            <NoticeActs
              href={toReviewPath(choice, documentId)}
              onClose={() => void dismiss(documentId)}
            />
          }
        >
          <p>{sentenceFor({ code: errorCode, params: {}, message: words.trouble }, sentences)}</p>
        </Banner>
      ))}
    </div>
  )
}

interface NoticeActsProps {
  readonly href: string
  readonly onClose: () => void
}

function NoticeActs({ href, onClose }: NoticeActsProps) {
  const words = useWords(reviewWords)
  return (
    <div className="actions">
      <ButtonLink href={href} look="second" small onFollow={onClose}>
        {words.open}
      </ButtonLink>
      <Button look="quiet" small onPress={onClose}>
        {words.close}
      </Button>
    </div>
  )
}
