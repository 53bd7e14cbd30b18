// Amounts of a month from what was typed for another period.
import { timesFraction, type Cents } from '../values/money.ts'

/** Months in a period as a fraction: two weeks are 26 times in 12 months. */
export const factors = {
  weekly: { times: 52, over: 12 },
  biweekly: { times: 26, over: 12 },
  semimonthly: { times: 2, over: 1 },
  monthly: { times: 1, over: 1 },
  yearly: { times: 1, over: 12 },
} as const

export type Period = keyof typeof factors

export interface MonthlyAmount {
  readonly typed: Cents
  readonly period: Period
  readonly times: number
  readonly over: number
  readonly cents: Cents
}

/** Pay by the day or without a rhythm has no factor, since no one knows how often it comes. */
export function findPeriod(payFrequency: string | undefined): Period | undefined {
  return periods.find((period) => period === payFrequency)
}

const periods: readonly Period[] = ['weekly', 'biweekly', 'semimonthly', 'monthly', 'yearly']

export function toMonthly(typed: Cents, period: Period): MonthlyAmount {
  const { times, over } = factors[period]
  return { typed, period, times, over, cents: timesFraction(typed, times, over) }
}
