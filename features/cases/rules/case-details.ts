// What the firm has entered about a case and may change (spec: workspace#case-details).
import { isLikelyDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, plainCode, toStorable } from '#lib/text.ts'
import type { ClientsProblemCode } from './clients/problems.ts'
import type { MatterStatus } from './status/matter-status.ts'

export const urgencyKinds = ['FORECLOSURE', 'WAGES_GARNISHED', 'EVICTION_OR_LAWSUIT'] as const
export type UrgencyKind = (typeof urgencyKinds)[number]

export interface CaseDetails {
  /** YYYY-MM-DD */
  readonly plannedFilingOn: string | null
  readonly urgencies: readonly UrgencyKind[]
  /** The number of the case at the order service for courses. */
  readonly clientCode: string | null
  /** The firm's words in each invitation. */
  readonly greeting: string | null
}

export interface DetailsFinding extends Finding {
  readonly code: ClientsProblemCode
  readonly field: keyof CaseDetails
}

export const maxGreetingCharacters = 500
export const maxCodeCharacters = 60

/** As it is stored: without blanks around, in the order of the page, null for nothing. */
export function toStoredDetails({
  plannedFilingOn,
  urgencies,
  clientCode,
  greeting,
}: CaseDetails): CaseDetails {
  const words = toStorable(greeting ?? '').trim()
  return {
    plannedFilingOn,
    urgencies: urgencyKinds.filter((kind) => urgencies.includes(kind)),
    clientCode: isBlank(clientCode ?? undefined) ? null : plainCode(clientCode ?? ''),
    greeting: words === '' ? null : words,
  }
}

export interface DetailsContext {
  readonly current: CaseDetails
  readonly status: MatterStatus
  /** The day at the office. */
  readonly today: string
}

/** What stays as it is, is never refused. */
export function findDetailsProblems(
  change: CaseDetails,
  { current, status, today }: DetailsContext,
): readonly DetailsFinding[] {
  const findings: DetailsFinding[] = []
  const { plannedFilingOn: day, clientCode, greeting } = change
  if (day !== current.plannedFilingOn && day !== null) {
    const field = 'plannedFilingOn'
    if (status !== 'Pre-Filing') findings.push({ code: 'clients.was-filed', field })
    else if (!isLikelyDay(day)) findings.push({ code: 'clients.planned-day-invalid', field })
    else if (day < today) findings.push({ code: 'clients.planned-day-past', field })
  }
  const limits = [
    ['clientCode', clientCode, maxCodeCharacters],
    ['greeting', greeting, maxGreetingCharacters],
  ] as const
  for (const [field, text, max] of limits)
    if (text !== null && [...text].length > max)
      findings.push({ code: 'clients.detail-too-long', field, params: { max } })
  return findings
}

/** What the audit says of a change. The words of a greeting are not in it. */
export function describeDetailsChange(
  current: CaseDetails,
  next: CaseDetails,
): Readonly<Record<string, string | boolean>> {
  const shown = (details: CaseDetails) => ({
    plannedFiling: details.plannedFilingOn ?? 'none',
    urgencies: details.urgencies.join(' ') || 'none',
    clientCode: details.clientCode ?? 'none',
  })
  const [from, to] = [shown(current), shown(next)]
  const fields = ['plannedFiling', 'urgencies', 'clientCode'] as const
  const changed = fields.filter((field) => from[field] !== to[field])
  return {
    ...Object.fromEntries(
      changed.flatMap((field) => [
        [`${field}From`, from[field]],
        [`${field}To`, to[field]],
      ]),
    ),
    ...(current.greeting !== next.greeting && { hasOtherGreeting: true }),
  }
}

export function areSameDetails(a: CaseDetails, b: CaseDetails): boolean {
  return Object.keys(describeDetailsChange(a, b)).length === 0
}
