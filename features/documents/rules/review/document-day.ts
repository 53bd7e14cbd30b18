// The day, month or year that a document is about, as its file name says it (spec: review#names).
import { isCalendarDay } from '#lib/dates.ts'

/** Months in English and Spanish, by their first three letters. */
const months: Readonly<Record<string, string>> = {
  ...{ jan: '01', feb: '02', mar: '03', apr: '04', may: '05', jun: '06' },
  ...{ jul: '07', aug: '08', sep: '09', oct: '10', nov: '11', dec: '12' },
  ...{ ene: '01', abr: '04', ago: '08', dic: '12' },
}

const month = '(?<month>[a-z]{3})[a-z]*'
const year = '(?<year>20\\d{2})'
const gap = '[\\s._,-]*'

/** The most exact form first. A word before a number is a month only if `months` has it. */
const forms: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d{2})[._\s-]?(?<number>0[1-9]|1[0-2])[._\s-]?(?<day>[0-3]\d)(?!\d)/,
  /(?<!\d)(?<number>0?[1-9]|1[0-2])[._\s-](?<day>[0-3]?\d)[._\s-](?<year>20\d{2}|\d{2})(?!\d)/,
  new RegExp(`(?<![a-z])${month}${gap}(?<day>[0-3]?\\d)(?!\\d)(?:${gap}${year}(?!\\d))?`),
  new RegExp(`(?<!\\d)(?<day>[0-3]?\\d)(?:${gap}de)?${gap}${month}(?:${gap}(?:de${gap})?${year})?`),
  new RegExp(`(?<![a-z])${month}${gap}${year}(?!\\d)`),
  /(?<!\d)(?<year>20\d{2})[._\s-](?<number>0[1-9]|1[0-2])(?!\d)/,
  /(?<!\d)(?<year>20\d{2})(?!\d)/,
]

/**
 * `2026-10-16`, `2026-10`, `2025`, or undefined. A name without a year means the latest such day
 * that is not after `today` (`YYYY-MM-DD`).
 */
export function findDocumentDay(fileName: string, today: string): string | undefined {
  const name = fileName.toLowerCase()
  for (const form of forms) {
    const parts = form.exec(name)?.groups
    const day = parts && toDay(parts, today)
    if (day !== undefined && day <= today) return day
  }
  return undefined
}

function toDay(
  { year: typed, month: word, number, day }: Readonly<Record<string, string | undefined>>,
  today: string,
): string | undefined {
  const monthNumber = number?.padStart(2, '0') ?? (word === undefined ? undefined : months[word])
  if (monthNumber === undefined) return word === undefined ? typed : undefined
  if (day === undefined) return typed && `${typed}-${monthNumber}`
  const rest = `${monthNumber}-${day.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const years = typed === undefined ? [thisYear, thisYear - 1] : [typed.padStart(4, '20')]
  return years.map((each) => `${each}-${rest}`).find((each) => isCalendarDay(each) && each <= today)
}
