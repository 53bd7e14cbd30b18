// The days that matter in a case, each to be put into one's own calendar.
import { calendarFile } from '#features/cases/rules/calendar-entry.ts'
import { Button } from '#ui/Button.tsx'
import { now, today } from '#ui/clock.ts'
import { formatDate } from '#ui/format.ts'
import { useWords } from '#ui/language.ts'
import { List, ListRow } from '#ui/List.tsx'
import { paths } from '#ui/paths.ts'
import { saveFile } from '#ui/save-file.ts'
import type { CurrentCase } from './current-case-context.ts'
import { importantDates, type ImportantDate } from './important-dates.ts'
import { importantDatesWords, type ImportantDatesWords } from './words.ts'

/** Nothing at all without a day. */
export function ImportantDates({ current }: { readonly current: CurrentCase }) {
  const words = useWords(importantDatesWords)
  const dates = importantDates(current)
  if (dates.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <List name={words.title}>
        {dates.map((date) => (
          <DateRow key={date.kind} date={date} caseId={current.id} />
        ))}
      </List>
    </section>
  )
}

function DateRow({ date, caseId }: { readonly date: ImportantDate; readonly caseId: string }) {
  const words = useWords(importantDatesWords)
  const { kind, day, checkWithCourt } = date
  const title = titleOf(kind, words)
  const isOver = day < today()
  return (
    <ListRow
      icon="calendar-blank"
      buttonWraps
      title={title}
      lines={[<strong key="day" className="num">{formatDate(day)}</strong>, isOver ? words.over[overOf(kind)] : words.about[aboutOf(kind)], ...(checkWithCourt ? [words.checkWithCourt] : [])]}
    >
      {isOver ? null : (
        <Button look="second" small name={words.addOf(title, formatDate(day))} onPress={() => addToCalendar(caseId, date, words)}>
          {words.add}
        </Button>
      )}
    </ListRow>
  )
}

type Kind = keyof ImportantDatesWords['titles']

/** A kind that came later than this page has words that fit every day. */
const aboutOf = (kind: string): Kind => (kind === 'meeting' || kind === 'first-certificate-use-by' || kind === 'clerk-notice' || kind === 'second-certificate' ? kind : 'other')
const titleOf = (kind: string, { titles }: ImportantDatesWords) => titles[aboutOf(kind)]
const overOf = (kind: string) => (kind === 'first-certificate-use-by' || kind === 'second-certificate' ? kind : 'other')

function addToCalendar(caseId: string, { kind, day }: ImportantDate, { entryTitle, entryText, fileName }: ImportantDatesWords): void {
  const file = calendarFile({ caseId, kind, day, madeAt: now(), title: entryTitle, text: entryText, link: `${location.origin}${paths.caseHome(caseId)}` })
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName)
}
