// Corrects what the firm has typed about a person (spec: workspace#correct-person).
import { findSharedContact } from '#features/cases/rules/people-of-case.ts'
import { findPersonProblems, toPerson, type InviteFinding, type TypedPerson } from './new-client.ts'

type Person = ReturnType<typeof toPerson>

export interface CorrectionFacts {
  /** The second person of the case. */
  readonly spouse: Pick<Person, 'email' | 'mobilePhone'> | undefined
  readonly isPhoneShared: boolean
}

/** In the order of the fields. */
export function findCorrectionProblems(
  change: TypedPerson,
  { spouse, isPhoneShared }: CorrectionFacts,
): readonly InviteFinding[] {
  const findings = findPersonProblems(change, 'person').map((finding) => ({
    ...finding,
    field: finding.field.replace('person.', ''),
  }))
  const shared =
    spouse && findings.length === 0
      ? findSharedContact(spouse, toPerson(change), isPhoneShared)
      : undefined
  if (shared === undefined) return findings
  const { code, params = {} } = shared
  return code === 'cases.same-email'
    ? [{ code: 'invite.same-email', field: 'email', params }]
    : [{ code: 'invite.same-mobile', field: 'mobilePhone', params }]
}

const fields = ['givenName', 'familyName', 'email', 'mobilePhone', 'language'] as const

/** Names of the fields that differ. */
export function listChanges(
  before: Pick<Person, (typeof fields)[number]>,
  after: Pick<Person, (typeof fields)[number]>,
): readonly string[] {
  return fields.filter((field) => before[field] !== after[field])
}

/** A link that went to a wrong address must not open the account of the right person. */
export function endsLink(changes: readonly string[]): boolean {
  return changes.includes('email') || changes.includes('mobilePhone')
}
