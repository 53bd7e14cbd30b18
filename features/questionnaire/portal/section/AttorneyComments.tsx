// spec: questionnaire#comment, questionnaire#is-rejected
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { commentPrefix } from '../../rules/progress/section-comment.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { summaryWords } from '../words.ts'

interface AttorneyCommentsProps {
  readonly isRejected: boolean
  readonly comments: string | null
}

export function AttorneyComments({ isRejected, comments }: AttorneyCommentsProps) {
  const words = useWords(summaryWords)
  if (!isRejected || comments === null) return null
  return (
    <AttorneyWords title={words.attorneyComments} text={comments.slice(commentPrefix.length)} />
  )
}

/** The answer to a request for help (spec: intake#help-answered). */
export function AttorneyReply({ reply }: { readonly reply: string | undefined }) {
  const words = useWords(summaryWords)
  // Undefined in a section that this tab stored before replies existed.
  return reply ? <AttorneyWords title={words.attorneyReply} text={reply} /> : null
}

function AttorneyWords({ title, text }: { readonly title: string; readonly text: string }) {
  const { attorneyName } = useCurrentCase()
  return (
    <section className="stack-2">
      <h2>{title}</h2>
      <div className="comment">
        <span className="avatar dawn" aria-hidden="true">
          <Icon name="chat-circle-text" />
        </span>
        <div className="say">
          <p className="strong">{attorneyName}</p>
          <p className="gap-small line-breaks">{text}</p>
        </div>
      </div>
    </section>
  )
}
