// How long a certificate of the first course can still be used to file the case (seeds/002, section 1: 180 days).

/** From this many days on, the days left are not said. */
const endingDays = 30
const dayMs = 86_400_000

export interface CertificateAge {
  readonly state: 'valid' | 'ending' | 'outdated'
  /** From the day of completion to today, at most `totalDays`. */
  readonly usedDays: number
  readonly totalDays: number
  /** 0 on the last day and afterwards. */
  readonly daysLeft: number
}

export interface CertificateDays {
  /** All days are `YYYY-MM-DD`. */
  readonly completedOn: string | null | undefined
  readonly validUntil: string | null | undefined
  readonly caseStatus: string
  readonly today: string
}

/** Undefined without both days, and once the case is filed: then the age of a certificate does not matter. */
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
