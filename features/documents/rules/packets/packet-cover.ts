// The words of the first page. A trustee reads them, so they are always in English.

export interface PacketCase {
  /** Full names, debtor 1 first. */
  readonly names: readonly string[]
  readonly caseNumber: string | null
  readonly chapter: number | null
  readonly firmName: string
}

export const contentsHeading = 'Contents'

/** The lines below the title. `day` is `YYYY-MM-DD`. */
export function getCoverFacts(
  { names, caseNumber, chapter, firmName }: PacketCase,
  day: string,
): readonly string[] {
  const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  return [
    names.join(' and '),
    ...nameMatter(caseNumber, chapter),
    `Prepared by ${firmName} on ${longDay}`,
  ]
}

function nameMatter(caseNumber: string | null, chapter: number | null): readonly string[] {
  if (chapter === null) return caseNumber === null ? [] : [`Case number ${caseNumber}`]
  return [`Chapter ${chapter}${caseNumber === null ? '' : `, case number ${caseNumber}`}`]
}
