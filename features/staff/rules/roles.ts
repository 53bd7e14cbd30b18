import type { StaffRole } from '#lib/viewer.ts'

/** The contract writes roles in capitals. */
export function toContractRole(role: StaffRole): Uppercase<StaffRole> {
  return role.toUpperCase() as Uppercase<StaffRole>
}

export function fromContractRole(role: Uppercase<StaffRole>): StaffRole {
  return role.toLowerCase() as StaffRole
}
