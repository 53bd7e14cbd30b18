import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { classNames } from '#ui/display/class-names.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { Question } from '../intake-data.ts'
import { intakeWords } from '../words.ts'
import { toAnswerBlocks } from '../parts/answer-blocks.ts'
import { AnswerBlocks } from '../parts/AnswerBlocks.tsx'

const badges = {
  OPEN: 'missing',
  HELP_REQUESTED: 'asksForHelp',
  ANSWERED_BY_FIRM: 'answeredByFirm',
  LEFT_TO_FIRM: 'leftToFirm',
} as const

/** A question with its answer, its source and what the firm replied. */
export function AskedQuestion({ question }: { readonly question: Question }) {
  const words = useWords(intakeWords)
  const { formatDay } = useFormats()
  const { questionKey, name, whose, state, rows, savedAt, savedBy, resolution } = question
  const titleId = `question-${questionKey}`
  const isFlagged = state === 'OPEN' || state === 'HELP_REQUESTED'
  return (
    <section
      className={classNames('intake-question', isFlagged && 'flagged')}
      aria-labelledby={titleId}
      data-questions={questionKey}
      tabIndex={-1}
    >
      <div className="intake-question-head">
        <h4 id={titleId}>
          <span>{name}</span>
          {whose === '' ? null : <span className="whose">{whose}</span>}
        </h4>
        {state in badges ? (
          <span className={classNames('intake-state', isFlagged && 'open')}>
            {words[badges[state as keyof typeof badges]]}
          </span>
        ) : null}
      </div>
      {question.asked === name ? null : <p className="small-text soft">{question.asked}</p>}
      {rows.length === 0 ? (
        <p className={isFlagged ? 'intake-missing' : 'soft'}>{words.noAnswerYet}</p>
      ) : (
        <AnswerBlocks blocks={toAnswerBlocks(rows)} />
      )}
      {savedAt === null || rows.length === 0 ? null : (
        <p className="second-line">
          {words.source(savedBy, formatDay(officeDay(savedAt), 'monthDay'))}
        </p>
      )}
      {resolution === null ? null : <Reply resolution={resolution} />}
    </section>
  )
}

function Reply({ resolution }: { readonly resolution: NonNullable<Question['resolution']> }) {
  const words = useWords(intakeWords)
  const { formatDayOrTime } = useFormats()
  const { as, act, reply, note } = resolution
  const name = `${act.by.givenName} ${act.by.familyName}`
  const when = formatDayOrTime(act.at)
  return (
    <div className="intake-reply">
      {reply === '' ? null : <p className="quoted">{reply}</p>}
      <p className="second-line">
        {as === 'ANSWERED' ? words.repliedBy(name, when) : words.leftBy(name, when)}
      </p>
      {note === '' ? null : (
        <p className="small-text">
          <strong>{words.note}:</strong> {note}
        </p>
      )}
    </div>
  )
}
