// spec: courses#certificate-age

/** Below this number of days left the state is `ending`. */
const endingDays = 30
const dayMs = 86_400_000

export interface CertificateAge {
  readonly state: 'valid' | 'ending' | 'outdated'
  /** At most `totalDays`. */
  readonly usedDays: number
  readonly totalDays: number
  /** 0 on and after the last day. */
  readonly daysLeft: number
}

export interface CertificateDays {
  /** All dates are `YYYY-MM-DD`. */
  readonly completedOn: string | null | undefined
  readonly validUntil: string | null | undefined
  readonly caseStatus: string
  readonly today: string
}

/** Returns undefined if a date is unknown, and after filing. */
export function certificateAge({
  completedOn,
  validUntil,
  caseStatus,
  today,
}: CertificateDays): CertificateAge | undefined {
  if (caseStatus !== 'Pre-Filing' || completedOn == null || validUntil == null) return undefined
  const totalDays = daysBetween(completedOn, validUntil)
  const left = daysBetween(today, validUntil)
  const usedDays = Math.min(Math.max(daysBetween(completedOn, today), 0), totalDays)
  const state = left < 0 ? 'outdated' : left < endingDays ? 'ending' : 'valid'
  return { state, usedDays, totalDays, daysLeft: Math.max(left, 0) }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}
