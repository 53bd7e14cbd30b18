import { calendarFile } from '#features/cases/rules/dates/calendar-entry.ts'
import { instantAt } from '#lib/clock-time.ts'
import { now } from '#ui/browser/clock.ts'
import { paths } from '#ui/navigation/paths.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import type { ImportantDate } from './important-dates.ts'
import type { ImportantDatesWords } from '../words.ts'

type Day = Pick<ImportantDate, 'kind' | 'day' | 'time' | 'timeZone'>
type EntryWords = Pick<ImportantDatesWords, 'entryTitle' | 'entryText' | 'fileName'>

export function addToCalendar(
  caseId: string,
  { kind, day, time, timeZone }: Day,
  words: EntryWords,
  isCanceled = false,
): void {
  const { entryTitle, entryText, fileName } = words
  const link = `${location.origin}${paths.caseHome(caseId)}`
  const startsAt = time && timeZone ? instantAt(day, time, timeZone) : undefined
  const entry = {
    caseId,
    kind,
    day,
    startsAt,
    isCanceled,
    madeAt: now(),
    title: entryTitle,
    text: entryText,
    link,
  }
  const file = calendarFile(entry)
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName)
}
