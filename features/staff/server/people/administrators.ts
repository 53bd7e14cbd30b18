import { listStaffMembers, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import type { FirmTx } from '#ports/database.ts'
import { listLoginFacts } from '../logins.store.ts'

/** Those who can log in. */
export async function listActiveAdministrators(
  tx: FirmTx,
  firmId: string,
): Promise<readonly StaffMemberRecord[]> {
  const administrators = (await listStaffMembers(tx, firmId)).filter(
    ({ role, disabledAt }) => role === 'administrator' && disabledAt === null,
  )
  const logins = await listLoginFacts(
    tx,
    administrators.map(({ id }) => id),
  )
  const active = new Set(logins.flatMap((login) => (login.hasPassword ? [login.staffId] : [])))
  return administrators.filter(({ id }) => active.has(id))
}
