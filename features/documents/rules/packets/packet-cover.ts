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
  const matter = [
    ...(chapter === null ? [] : [`Chapter ${chapter}`]),
    ...(caseNumber === null ? [] : [`Case number ${caseNumber}`]),
  ]
  const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  return [
    names.join(' and '),
    ...(matter.length === 0 ? [] : [matter.join(', ')]),
    `Prepared by ${firmName} on ${longDay}`,
  ]
}
