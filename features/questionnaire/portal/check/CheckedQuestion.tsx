import type { ReviewedLine } from '#features/questionnaire/rules/progress/review.ts'
import { classNames } from '#ui/display/class-names.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { checkWords } from './check-words.ts'
import { AnswerLines } from '../form/AnswerLines.tsx'
import { questionPlace } from './question-links.ts'
import type { Review } from './review-reading.ts'

export interface CheckedQuestionProps {
  readonly question: Review['sections'][number]['groups'][number]['questions'][number]
  /** Heading level. */
  readonly level: 3 | 4
  readonly isReadOnly: boolean
  readonly href: string
}

/** The questionId has the form section.group.key_d1. */
function getDebtor(questionId: string): string {
  return questionId.endsWith('_d2') ? '2' : '1'
}

export function CheckedQuestion({
  question: { questionId, name, subHeader, state, lines },
  level,
  isReadOnly,
  href,
}: CheckedQuestionProps) {
  const words = useWords(checkWords)
  const Tag = `h${level}` as const
  const place = questionPlace(questionId)
  const whole = subHeader === '' ? name : words.ofWhom(name, subHeader)
  const answers = lines as readonly ReviewedLine[]
  const status =
    state === 'complete'
      ? undefined
      : state === 'help'
        ? words.help
        : answers.length === 0
          ? words.notAnswered
          : words.notComplete
  return (
    <div
      className={classNames('checked', subHeader !== '' && `of-debtor-${getDebtor(questionId)}`)}
      id={place}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${place}--name`}
    >
      <div className="checked-head">
        <div>
          <Tag id={`${place}--name`}>{name}</Tag>
          {subHeader === '' ? null : <p className="soft small-text">{subHeader}</p>}
        </div>
        <Link href={href} name={isReadOnly ? words.viewOf(whole) : words.changeOf(whole)}>
          {isReadOnly ? words.view : words.change}
        </Link>
      </div>
      {status === undefined ? null : <p className="small-text strong">{status}</p>}
      {answers.length === 0 ? null : <AnswerLines lines={answers} level={level + 1} />}
    </div>
  )
}
