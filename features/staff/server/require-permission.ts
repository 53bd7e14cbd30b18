import type { StaffViewer } from '#lib/viewer.ts'
import { isPermitted, permissions, type Act, type Permission } from '../rules/permissions.ts'
import { problem } from '../rules/problems.ts'
import { isFresh } from '../rules/session-life.ts'
import type { StaffDeps } from './deps.ts'

/** Throws if the role may not do this, or if a fresh proof is needed (spec: staff#permissions). */
export function requirePermission(
  { clock }: Pick<StaffDeps, 'clock'>,
  viewer: StaffViewer,
  act: Act,
): void {
  requireRole(viewer, act)
  const { asksAgain }: Permission = permissions[act]
  if (asksAgain) requireFreshProof({ clock }, viewer)
}

/** For what makes nothing less safe, such as stopping a change. */
export function requireRole({ role }: StaffViewer, act: Act): void {
  if (!isPermitted(role, act)) throw problem('staff.not-permitted')
}

/** Also for acts of every person on the own login, and for fields with `@freshProof`. */
export function requireFreshProof(
  { clock }: Pick<StaffDeps, 'clock'>,
  { provenAt }: StaffViewer,
): void {
  if (!isFresh(provenAt, clock.now())) throw problem('staff.step-up')
}
