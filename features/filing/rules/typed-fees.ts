// Checks of typed fees and payments, for form and server (spec: filing#fees).
import { isLikelyDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { readAmount } from './amounts.ts'
import type { FilingProblem } from './problems.ts'

export const maxPayments = 100
export const maxNote = 200

export interface TypedFees {
  readonly agreed: string
  readonly agreedOn: string | null
  readonly due: string
}

export interface TypedPayment {
  readonly amount: string
  readonly paidOn: string
  readonly note: string
}

export interface FilingFinding extends Finding {
  readonly code: FilingProblem
}

/** Days are `YYYY-MM-DD`; `today` is the day at the office. */
export function findFeeProblems(
  { agreed, agreedOn, due }: TypedFees,
  today: string,
): readonly FilingFinding[] {
  const [fee, part] = [readAmount(agreed), readAmount(due)]
  return [
    ...(fee === undefined ? [{ code: 'filing.amount-invalid', field: 'agreed' } as const] : []),
    ...(agreedOn === null ? [] : findDayProblems('agreedOn', agreedOn, today)),
    ...(part === undefined ? [{ code: 'filing.amount-invalid', field: 'due' } as const] : []),
    ...(fee !== undefined && part !== undefined && part > fee
      ? [{ code: 'filing.due-above-fee', field: 'due' } as const]
      : []),
  ]
}

export function findPaymentProblems(
  { amount, paidOn, note }: TypedPayment,
  today: string,
): readonly FilingFinding[] {
  const cents = readAmount(amount)
  const code = cents === 0 ? 'filing.payment-of-nothing' : 'filing.amount-invalid'
  return [
    ...(cents === undefined || cents === 0 ? [{ code, field: 'amount' } as const] : []),
    ...findDayProblems('paidOn', paidOn, today),
    ...findNoteProblems(note),
  ]
}

export function findNoteProblems(note: string): readonly FilingFinding[] {
  return [...note.trim()].length > maxNote
    ? [{ code: 'filing.note-too-long', field: 'note', params: { max: maxNote } }]
    : []
}

/** A day on which something happened. */
export function findDayProblems(
  field: string,
  day: string,
  today: string,
): readonly FilingFinding[] {
  if (!isLikelyDay(day)) return [{ code: 'filing.day-invalid', field }]
  return day > today ? [{ code: 'filing.day-in-future', field }] : []
}
