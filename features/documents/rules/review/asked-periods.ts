// The months or years that a category asks for, so that staff see which are missing
// (spec: review#periods).
import type { Language } from '#lib/language.ts'
import { findDocumentDay } from './document-day.ts'

type PeriodRule =
  | { readonly months: number; readonly withCurrent: boolean }
  | { readonly years: number; readonly endingYearsAgo: number }

const rules: Readonly<Record<string, PeriodRule>> = {
  'income.pay-stubs-60-days': { months: 2, withCurrent: true },
  'income.pay-stubs-6-months': { months: 6, withCurrent: false },
  'income.w2-1099': { years: 2, endingYearsAgo: 1 },
  'taxes.federal-latest': { years: 1, endingYearsAgo: 1 },
  'taxes.federal-before': { years: 1, endingYearsAgo: 2 },
  'taxes.four-years': { years: 4, endingYearsAgo: 1 },
  'money.bank-statements': { months: 3, withCurrent: false },
  'money.cash-apps': { months: 3, withCurrent: false },
}

export type PeriodState = 'accepted' | 'waiting' | 'missing'

export interface AskedPeriod {
  /** `2026-10` or `2025`. */
  readonly period: string
  readonly state: PeriodState
}

export interface DatedDocument {
  readonly name: string
  readonly status: string
}

/**
 * Oldest first; empty where the category asks for no certain time. `before` is the day of filing or
 * today, as `YYYY-MM-DD`. A document counts for the period that its name says.
 */
export function listAskedPeriods(
  templateKey: string,
  documents: readonly DatedDocument[],
  { before, today }: { readonly before: string; readonly today: string },
): readonly AskedPeriod[] {
  const rule = Object.hasOwn(rules, templateKey) ? rules[templateKey] : undefined
  if (rule === undefined) return []
  const periods = 'months' in rule ? listMonths(rule, before) : listYears(rule, before)
  const dated = documents.map(({ name, status }) => ({
    status,
    day: findDocumentDay(name, today) ?? '',
  }))
  return periods.map((period) => ({
    period,
    state: getState(dated.filter(({ day }) => day.startsWith(period))),
  }))
}

function getState(documents: ReadonlyArray<{ readonly status: string }>): PeriodState {
  if (documents.some(({ status }) => status === 'Accepted' || status === 'Approved'))
    return 'accepted'
  return documents.some(({ status }) => status === 'Pending' || status === 'Review')
    ? 'waiting'
    : 'missing'
}

function listMonths(
  { months, withCurrent }: { readonly months: number; readonly withCurrent: boolean },
  before: string,
): readonly string[] {
  const [year = 0, month = 0] = before.split('-').map(Number)
  const last = year * 12 + (month - 1) - (withCurrent ? 0 : 1)
  const first = last - months + (withCurrent ? 0 : 1)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const index = first + at
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

function listYears(
  { years, endingYearsAgo }: { readonly years: number; readonly endingYearsAgo: number },
  before: string,
): readonly string[] {
  const last = Number(before.slice(0, 4)) - endingYearsAgo
  return Array.from({ length: years }, (_, at) => String(last - years + 1 + at))
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** `October 2026` or `2025`, as a client reads it. */
export function formatPeriod(period: string, language: Language): string {
  if (!period.includes('-')) return period
  return new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${period}-01T00:00:00Z`))
}
