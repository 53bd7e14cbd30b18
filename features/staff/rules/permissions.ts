// Who may do what in the workspace (spec: staff#permissions).
import type { StaffRole } from '#lib/viewer.ts'

export interface Permission {
  readonly roles: readonly StaffRole[]
  /** Needs a proof that is at most five minutes old (spec: staff#step-up). */
  readonly asksAgain: boolean
}

const everyRole: readonly StaffRole[] = ['administrator', 'attorney', 'paralegal']
const lead: readonly StaffRole[] = ['administrator', 'attorney']
const administrator: readonly StaffRole[] = ['administrator']

export const permissions = {
  people: { roles: administrator, asksAgain: true },
  roles: { roles: administrator, asksAgain: true },
  'firm-settings': { roles: administrator, asksAgain: false },
  'invite-clients': { roles: everyRole, asksAgain: false },
  'client-contact': { roles: everyRole, asksAgain: true },
  'copy-links': { roles: everyRole, asksAgain: true },
  'unlock-clients': { roles: everyRole, asksAgain: true },
  'preview-portal': { roles: everyRole, asksAgain: true },
  'assign-clients': { roles: everyRole, asksAgain: false },
  'remind-clients': { roles: everyRole, asksAgain: false },
  'export-list': { roles: everyRole, asksAgain: true },
  'export-case': { roles: everyRole, asksAgain: true },
  'review-documents': { roles: everyRole, asksAgain: false },
  'review-intake': { roles: everyRole, asksAgain: false },
  'approve-intake': { roles: lead, asksAgain: false },
  'change-stage': { roles: everyRole, asksAgain: false },
  courses: { roles: everyRole, asksAgain: false },
  'waive-courses': { roles: lead, asksAgain: false },
  'show-ssn': { roles: everyRole, asksAgain: true },
  'close-case': { roles: lead, asksAgain: false },
} as const satisfies Readonly<Record<string, Permission>>

export type Act = keyof typeof permissions

export function isAct(text: string): text is Act {
  return Object.hasOwn(permissions, text)
}

export function isPermitted(role: StaffRole, act: Act): boolean {
  const { roles }: Permission = permissions[act]
  return roles.includes(role)
}
