// The latest thing the attorney said about a document, or that nothing was said.
import { useWords } from '#ui/language.ts'
import { useFormats } from '#ui/use-formats.ts'
import { initialsOf } from './initials.ts'
import { detailWords } from './words.ts'

export interface Comment {
  readonly id: string
  readonly attorneyName: string
  readonly attorneyAvatarUrl: string | null
  readonly comment: string
  readonly created: string
}

export function AttorneyComment({ comments }: { readonly comments: readonly Comment[] }) {
  const words = useWords(detailWords)
  const { formatDateTime } = useFormats()
  const latest = comments.toSorted((one, other) => other.created.localeCompare(one.created))[0]
  if (!latest) return <p className="soft">{words.noComment}</p>
  return (
    <div className="comment">
      <span className="avatar dawn" aria-hidden="true">
        {latest.attorneyAvatarUrl === null ? initialsOf(latest.attorneyName) : <img src={latest.attorneyAvatarUrl} alt="" width="36" height="36" />}
      </span>
      <div className="say">
        <p>
          <strong>{latest.attorneyName}</strong>
          <br />
          <span className="soft sm num">{formatDateTime(latest.created)}</span>
        </p>
        <p className="mt-2 whitespace-pre-line">{latest.comment}</p>
      </div>
    </div>
  )
}
