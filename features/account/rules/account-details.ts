import { isPhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { isState } from '#lib/states.ts'

/** The fields of an account that a client edits without a code, in the order of the screen. */
export const detailFields = [
  'givenName',
  'middleName',
  'familyName',
  'suffix',
  'homePhone',
  'workPhone',
  'street',
  'city',
  'state',
  'zip',
] as const

type DetailField = (typeof detailFields)[number]

/** A value for each field. */
export type DetailValues<Value> = { readonly [Field in DetailField]: Value }
export type AccountDetails = DetailValues<string>

/** The details of an object that has more. */
export function pickDetails<Values extends Partial<DetailValues<unknown>>>(
  values: Values,
): Pick<Values, DetailField & keyof Values> {
  return Object.fromEntries(detailFields.map((field) => [field, values[field]])) as Pick<
    Values,
    DetailField & keyof Values
  >
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
