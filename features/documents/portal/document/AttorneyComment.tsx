import { Details } from '#ui/page/Details.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { useLangOf, useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { detailWords } from '../words.ts'

export interface Comment {
  readonly id: string
  readonly attorneyName: string
  readonly attorneyAvatarUrl: string | null
  readonly comment: string
  readonly language: string | null
  readonly created: string
}

export function AttorneyComment({ comments }: { readonly comments: readonly Comment[] }) {
  const words = useWords(detailWords)
  const [latest, ...earlier] = comments.toSorted((a, b) => b.created.localeCompare(a.created))
  if (!latest) return <p className="soft">{words.noComment}</p>
  return (
    <div className="stack-2">
      <Said comment={latest} />
      {earlier.length === 0 ? null : (
        <Details summary={words.earlierComments}>
          <div className="stack">
            {earlier.map((comment) => (
              <Said key={comment.id} comment={comment} />
            ))}
          </div>
        </Details>
      )}
    </div>
  )
}

function Said({
  comment: { attorneyName, attorneyAvatarUrl, comment, language, created },
}: {
  readonly comment: Comment
}) {
  const { formatDateTime } = useFormats()
  const lang = useLangOf(language)
  return (
    <div className="comment">
      <span className="avatar dawn" aria-hidden="true">
        {attorneyAvatarUrl === null ? (
          toInitials(attorneyName)
        ) : (
          <img src={attorneyAvatarUrl} alt="" width="36" height="36" />
        )}
      </span>
      <div className="say">
        <p>
          <strong>{attorneyName}</strong>
          <br />
          <span className="soft small-text numeric">{formatDateTime(created)}</span>
        </p>
        <p className="gap-small line-breaks" lang={lang}>
          {comment}
        </p>
      </div>
    </div>
  )
}
