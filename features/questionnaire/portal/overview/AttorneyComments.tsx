// spec: questionnaire#comment, questionnaire#is-rejected
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { commentPrefix } from '#features/questionnaire/rules/progress/section-comment.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { summaryWords } from '../words.ts'

export function AttorneyComments({
  isRejected,
  comments,
}: {
  readonly isRejected: boolean
  readonly comments: string | null
}) {
  const words = useWords(summaryWords)
  const { attorneyName } = useCurrentCase()
  if (!isRejected || comments === null) return null
  return (
    <section className="stack-2">
      <h2>{words.attorneyComments}</h2>
      <div className="comment">
        <span className="avatar dawn" aria-hidden="true">
          <Icon name="chat-circle-text" />
        </span>
        <div className="say">
          <p className="strong">{attorneyName}</p>
          <p className="gap-small line-breaks">{comments.slice(commentPrefix.length)}</p>
        </div>
      </div>
    </section>
  )
}
