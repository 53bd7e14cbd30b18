import { useId } from 'react'
import { pathOfIntake } from '#features/cases/workspace/paths.ts'
import { classNames } from '#ui/display/class-names.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Details } from '#ui/page/Details.tsx'
import type { ReviewedDocument } from '../use-reviewed-document.ts'
import { reviewWords } from '../words.ts'

/** Shows what the category asks for, and the documents that it has. */
export function CategoryPane({ document }: { readonly document: ReviewedDocument }) {
  const words = useWords(reviewWords)
  const id = useId()
  const { category, description, period, periods, because, stillNeeded } = document
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <section className="review-category" aria-labelledby={id} tabIndex={0}>
      <h2 id={id}>{category}</h2>
      <p className="small-text soft">
        {period === null ? description : `${words.period}: ${period}`}
      </p>
      {periods.length === 0 ? null : (
        <ul className="review-periods">
          {periods.map(({ name, state, isThisOne }) => (
            <li
              key={name}
              className={classNames('review-period', isThisOne ? 'this' : state.toLowerCase())}
            >
              <strong>{name}</strong> <span>{isThisOne ? words.thisOne : words.states[state]}</span>
            </li>
          ))}
        </ul>
      )}
      {stillNeeded.length === 0 ? null : (
        <p className="small-text">
          <strong>{words.stillNeeded}:</strong> {stillNeeded.join(', ')}
        </p>
      )}
      {because.length === 0 ? null : (
        <p className="small-text soft">
          {words.because}: {because.join(' ')}
        </p>
      )}
      <Answers document={document} />
      <Siblings document={document} />
      <Comments document={document} />
    </section>
  )
}

/** Shows the answers of the questionnaire that concern the category. */
function Answers({
  document: { answers, caseId, sentBy },
}: {
  readonly document: ReviewedDocument
}) {
  const words = useWords(reviewWords)
  const [first] = answers
  if (first === undefined) return null
  const place = { view: 'asked', part: first.sectionId, question: first.questionKey } as const
  return (
    <Details summary={words.answered(sentBy)} startsOpen>
      <dl className="review-answers">
        {answers.map(({ questionKey, question, text, isUnsure }) => (
          <div key={`${questionKey} ${question}`}>
            <dt>{question}</dt>
            <dd>
              <span>{text}</span>
              {isUnsure ? <span className="second-line">{words.unsure}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Link href={pathOfIntake(caseId, place)}>{words.openInIntake}</Link>
    </Details>
  )
}

function Siblings({ document: { siblings } }: { readonly document: ReviewedDocument }) {
  const words = useWords(reviewWords)
  const { formatDayOrTime } = useFormats()
  if (siblings.length === 0) return null
  return (
    <Details summary={`${words.alsoHere} (${siblings.length})`}>
      <ul className="review-siblings">
        {siblings.map(({ id, name, status, uploadedAt }) => (
          <li key={id}>
            {name}
            <span className="second-line">
              {words.statuses[status]}, {formatDayOrTime(uploadedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Details>
  )
}

function Comments({ document: { comments } }: { readonly document: ReviewedDocument }) {
  const words = useWords(reviewWords)
  const { formatDayOrTime } = useFormats()
  if (comments.length === 0) return null
  return (
    <Details summary={`${words.comments} (${comments.length})`} startsOpen>
      <ul className="review-siblings">
        {comments.map(({ id, by, at, text }) => (
          <li key={id}>
            {text}
            <span className="second-line">{words.by(by, formatDayOrTime(at))}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}
