import type { FirmOfficesQuery } from '#features/firm/workspace/offices.operations.ts'
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import type { StaffTeamQuery } from './people.operations.ts'

export type Office = FirmOfficesQuery['offices'][number]
export type Member = StaffTeamQuery['team'][number]

export const staffRoles = ['ADMINISTRATOR', 'ATTORNEY', 'PARALEGAL'] as const

/** A person who sent a request within this time is shown as "Now". */
const nowWithinMs = 2 * 60_000

export function fullName({ givenName, familyName }: Pick<Member, 'givenName' | 'familyName'>) {
  return `${givenName} ${familyName}`
}

export function isHereNow({ lastSeenAt }: Member, at: Date): boolean {
  return lastSeenAt !== null && at.getTime() - Date.parse(lastSeenAt) < nowWithinMs
}

export function isRole(value: string): value is StaffRole {
  return staffRoles.some((role) => role === value)
}

export function isOnlyAdministrator(member: Member, team: readonly Member[]): boolean {
  const administrators = team.filter(
    ({ role, state }) => role === 'ADMINISTRATOR' && state === 'ACTIVE',
  )
  return administrators.length === 1 && administrators[0]?.id === member.id
}
