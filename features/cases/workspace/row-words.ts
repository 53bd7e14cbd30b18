// Words of the list for times, days and steps.
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import type { ClientWords } from './words.ts'
import type { CaseOutcome, ClientLanguage, ClientStep } from '#ui/graphql/enums.generated.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface DayParts {
  readonly present: Date
  readonly words: Pick<ClientWords, 'today' | 'tomorrow' | 'yesterday'>
  /** Formats a day that has no word. */
  readonly formatDay: (day: string, style: 'monthDay' | 'monthDayYear') => string
}

/** `Today`, `Tomorrow`, `Dec 4`, or `Dec 4, 2027` in another year. */
export function dayInWords(day: string, { present, words, formatDay }: DayParts): string {
  const today = officeDay(present)
  if (day === today) return words.today
  if (day === calendarDayAfter(today, 1)) return words.tomorrow
  if (day === calendarDayAfter(today, -1)) return words.yesterday
  return formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'monthDayYear')
}

export interface AgeParts extends DayParts {
  readonly words: ClientWords
}

/** `18 min ago`, `1 hour ago`, `Yesterday`, `Nov 9`. */
export function ageInWords(instant: string, parts: AgeParts): string {
  const { present, words } = parts
  const date = new Date(instant)
  const ageMs = present.getTime() - date.getTime()
  if (ageMs < minuteMs) return words.justNow
  if (ageMs < hourMs) return words.minutesAgo(Math.floor(ageMs / minuteMs))
  const day = officeDay(date)
  if (day === officeDay(present)) return words.hoursAgo(Math.floor(ageMs / hourMs))
  return dayInWords(day, parts)
}

/** `Ch. 7, joint · Spanish` */
export function kindInWords(
  {
    chapter,
    people,
  }: {
    readonly chapter: number | null
    readonly people: ReadonlyArray<{ readonly language: ClientLanguage }>
  },
  words: ClientWords,
): string {
  const isJoint = people.length > 1
  const speaksSpanish = people.some(({ language }) => language === 'ES')
  const kind = [
    chapter === null ? undefined : words.chapter(chapter),
    isJoint ? words.joint : undefined,
  ]
  return [joined(kind, ', '), speaksSpanish ? words.spanish : ''].filter(Boolean).join(' · ')
}

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts.filter((part) => part !== undefined).join(by)

interface EndedRow {
  readonly people: ReadonlyArray<{ readonly debtor: number; readonly givenName: string }>
  readonly ends: ReadonlyArray<{
    readonly debtor: number | null
    readonly outcome: CaseOutcome | null
    readonly day: string | null
  }>
}

/** `Discharged, Nov 25, 2026`, or `Marcus: Discharged, …; Ana: Dismissed, …`. Empty without an end. */
function endsInWords(
  { people, ends }: EndedRow,
  words: ClientWords,
  formatDay: DayParts['formatDay'],
): string {
  return ends
    .map(({ debtor, outcome, day }) => {
      const name = people.find((person) => person.debtor === debtor)?.givenName
      const end = [
        outcome === null ? words.steps.CLOSED : words.outcomes[outcome],
        day === null ? undefined : formatDay(day, 'monthDayYear'),
      ]
      return (name === undefined ? '' : `${name}: `) + joined(end, ', ')
    })
    .join('; ')
}

/** The next step of a case, or how it ended. */
export function stepInWords(
  row: EndedRow & { readonly step: ClientStep },
  words: ClientWords,
  formatDay: DayParts['formatDay'],
): string {
  const isOver = row.step === 'DISCHARGED' || row.step === 'CLOSED'
  const ends = endsInWords(row, words, formatDay)
  return [isOver && ends !== '' ? '' : words.steps[row.step], ends].filter(Boolean).join('. ')
}

export function deadlineInWords(kind: string, words: ClientWords): string {
  const known: Readonly<Record<string, string>> = words.deadlines
  return (Object.hasOwn(known, kind) ? known[kind] : undefined) ?? words.otherDeadline
}
