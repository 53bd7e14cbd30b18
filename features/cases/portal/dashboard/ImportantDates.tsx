import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { todayIn } from '#ui/browser/clock.ts'
import { formatDate } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { List, ListRow } from '#ui/page/List.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { addToCalendar } from './add-to-calendar.ts'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import { useClockTime } from './use-clock-time.ts'
import { importantDates, type ImportantDate } from './important-dates.ts'
import { importantDatesWords, type ImportantDatesWords } from '../words.ts'

/** Renders nothing without a date. */
export function ImportantDates({ current }: { readonly current: CurrentCase }) {
  const words = useWords(importantDatesWords)
  const dates = importantDates(current)
  const removed = current.removedMeetingDay ?? null
  if (dates.length === 0 && removed === null) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <List name={words.title}>
        {removed === null ? null : <RemovedMeeting day={removed} current={current} />}
        {dates.map((date) => (
          <DateRow key={date.kind} date={date} current={current} />
        ))}
      </List>
    </section>
  )
}

interface DateRowProps {
  readonly date: ImportantDate
  readonly current: CurrentCase
}

function DateRow({ date, current }: DateRowProps) {
  const words = useWords(importantDatesWords)
  const { formatDay } = useFormats()
  const { kind, day, checkWithCourt, place, link, interpreter } = date
  const time = useClockTime()(date)
  const title = getTitle(kind, words)
  const isOver = day < todayIn(current)
  const add = () => addToCalendar(current.id, date, words)
  const lines = [
    <strong key="day">{[formatDay(day, 'full'), time].filter(Boolean).join(', ')}</strong>,
    ...(place ? [place] : []),
    ...(link
      ? [
          <Link key="link" href={link} newTab>
            {words.join}
          </Link>,
        ]
      : []),
    ...(interpreter ? [words.interpreter(interpreter)] : []),
    isOver ? words.over[getOver(kind)] : getText(date, words),
    ...(checkWithCourt ? [words.checkWithCourt] : []),
  ]
  return (
    <ListRow start={<DayTile day={day} />} buttonWraps title={title} lines={lines}>
      {isOver ? null : (
        <Button
          look="second"
          small
          icon="calendar-plus"
          name={words.addOf(title, formatDate(day))}
          onPress={add}
        >
          {words.add}
        </Button>
      )}
    </ListRow>
  )
}

/** The date may still be in the client's own calendar. */
function RemovedMeeting({ day, current }: { readonly day: string; readonly current: CurrentCase }) {
  const words = useWords(importantDatesWords)
  const { formatDay } = useFormats()
  const remove = () => addToCalendar(current.id, { kind: 'meeting', day }, words, true)
  const lines = [<strong key="day">{words.noLongerOn(formatDay(day, 'full'))}</strong>, words.isOff]
  return (
    <ListRow
      start={<DayTile day={day} isOff />}
      buttonWraps
      title={words.titles.meeting}
      lines={lines}
    >
      <Button
        look="second"
        small
        icon="minus-circle"
        name={words.removeOf(formatDate(day))}
        onPress={remove}
      >
        {words.remove}
      </Button>
    </ListRow>
  )
}

/** A calendar sheet with month and day, which the text beside it repeats. */
function DayTile({ day, isOff = false }: { readonly day: string; readonly isOff?: boolean }) {
  const { formatDay } = useFormats()
  return (
    <span className={classNames('day-tile', isOff && 'off')} aria-hidden="true">
      <span>{formatDay(day, 'month')}</span>
      <b>{Number(day.slice(-2))}</b>
    </span>
  )
}

type Kind = keyof ImportantDatesWords['titles']

/** A kind that this version of the page does not know gets general words. */
const getAbout = (kind: string): Kind =>
  kind === 'meeting' ||
  kind === 'first-certificate-use-by' ||
  kind === 'clerk-notice' ||
  kind === 'second-certificate'
    ? kind
    : 'other'
/** A client who knows the place need not ask for it. */
const getText = ({ kind, place, link }: ImportantDate, words: ImportantDatesWords) =>
  kind === 'meeting' && (place || link) ? words.aboutKnownMeeting : words.about[getAbout(kind)]
const getTitle = (kind: string, { titles }: ImportantDatesWords) => titles[getAbout(kind)]
const getOver = (kind: string) =>
  kind === 'first-certificate-use-by' || kind === 'second-certificate' ? kind : 'other'
