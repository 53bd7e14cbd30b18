import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import { toStoredDetails, type CaseDetails } from '../../rules/case-details.ts'

/** The details as they are typed. */
export interface DetailsDraft extends Pick<CaseDetails, 'urgencies'> {
  readonly plannedFilingOn: string
  readonly clientCode: string
  readonly greeting: string
}

export function toDetailsDraft(details: CaseDetails): DetailsDraft {
  const { plannedFilingOn, urgencies, clientCode, greeting } = details
  return {
    plannedFilingOn: plannedFilingOn === null ? '' : monthDayYear(plannedFilingOn),
    urgencies,
    clientCode: clientCode ?? '',
    greeting: greeting ?? '',
  }
}

/** Text that is no day stays as it is, so that it is refused. */
export function toDetails({ plannedFilingOn: typed, ...draft }: DetailsDraft): CaseDetails {
  return toStoredDetails({
    ...draft,
    plannedFilingOn: isBlank(typed) ? null : (parseMonthDayYear(typed) ?? typed),
  })
}
