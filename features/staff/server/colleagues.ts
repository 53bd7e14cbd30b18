// Names of the people of the firm, also of those who have left.
import type { CaseColleague } from '#contract/workspace.generated.ts'
import { listStaffMembers } from '#features/firm/server/staff-members.ts'
import type { Db } from '#ports/database.ts'

export type Colleagues = ReadonlyMap<string, CaseColleague>

export async function listColleagues(
  db: Db,
  { firmId }: { readonly firmId: string },
): Promise<Colleagues> {
  const members = await listStaffMembers(db, firmId)
  return new Map(
    members.map(({ id, givenName, familyName, disabledAt }) => [
      id,
      { id, givenName, familyName, hasLeft: disabledAt !== null },
    ]),
  )
}

/** Every person who is named by a row of the firm is listed. */
export function getColleague(colleagues: Colleagues, staffId: string): CaseColleague {
  const colleague = colleagues.get(staffId)
  if (!colleague) throw new Error('A person of the firm is not listed')
  return colleague
}

export function findColleague(colleagues: Colleagues, staffId: string | null) {
  return staffId === null ? null : getColleague(colleagues, staffId)
}
