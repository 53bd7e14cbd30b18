import type { FirmTx } from '#ports/database.ts'
import { firstOffice } from './firm.store.ts'
import { insertStaffMember, type NewStaffMember } from './staff-members.store.ts'

export {
  findStaffMember,
  listStaffContacts,
  listStaffMembers,
  lockAdministrators,
  lockStaffMember,
  setStaffDisabled,
  setStaffOffice,
  setStaffRole,
  type StaffMemberRecord,
} from './staff-members.store.ts'

/** Adds a person to the main office. Returns false if the firm has one with this address. */
export async function addStaffMember(
  tx: FirmTx,
  member: Omit<NewStaffMember, 'officeId'>,
): Promise<boolean> {
  const office = await firstOffice(tx, member.firmId)
  if (!office) throw new Error('The firm has no office')
  return insertStaffMember(tx, { ...member, officeId: office.id })
}
