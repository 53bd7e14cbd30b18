import type { StaffMailTime, StaffNoticeGroup } from './notices.ts'

/** As `CASES` and `NOW` in the contract. */
export const toContractGroup = (group: StaffNoticeGroup) =>
  group.toUpperCase() as Uppercase<StaffNoticeGroup>
export const toContractMailTime = (mail: StaffMailTime) =>
  mail.toUpperCase() as Uppercase<StaffMailTime>
export const fromContractGroup = (group: Uppercase<StaffNoticeGroup>) =>
  group.toLowerCase() as StaffNoticeGroup
export const fromContractMailTime = (mail: Uppercase<StaffMailTime>) =>
  mail.toLowerCase() as StaffMailTime
