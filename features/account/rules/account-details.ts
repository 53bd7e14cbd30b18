import { isPhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { isState } from '#lib/states.ts'

export interface AccountDetails {
  readonly givenName: string
  readonly middleName: string
  readonly familyName: string
  readonly suffix: string
  readonly homePhone: string
  readonly workPhone: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Maximum length of each field, in characters. */
export const detailsMaxCharacters = 100

/** Returns the findings in the order of the screen (spec: accounts#details-fields). */
export function detailsFindings(details: AccountDetails): readonly Finding[] {
  const findings: Finding[] = []
  if (isBlank(details.givenName))
    findings.push({ code: 'account.first-name-required', field: 'givenName' })
  if (isBlank(details.familyName))
    findings.push({ code: 'account.last-name-required', field: 'familyName' })
  if (!isBlank(details.homePhone) && !isPhone(details.homePhone))
    findings.push({ code: 'account.home-phone-invalid', field: 'homePhone' })
  if (!isBlank(details.workPhone) && !isPhone(details.workPhone))
    findings.push({ code: 'account.work-phone-invalid', field: 'workPhone' })
  if (!isState(details.state)) findings.push({ code: 'account.state-required', field: 'state' })
  for (const [field, value] of Object.entries(details)) {
    if ([...value].length > detailsMaxCharacters)
      findings.push({ code: 'account.text-too-long', field })
  }
  return findings
}

/** True when saving can be skipped (spec: accounts#details-unchanged). */
export function isUnchanged(before: AccountDetails, after: AccountDetails): boolean {
  return (Object.keys(before) as ReadonlyArray<keyof AccountDetails>).every(
    (field) => before[field].trim() === after[field].trim(),
  )
}
