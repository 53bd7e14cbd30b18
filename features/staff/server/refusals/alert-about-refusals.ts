import { alertStaff } from '#features/notifications/server/staff/alert-staff.ts'
import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import { emailOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { getStaffActor, type PreviewViewer, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import type { Turn } from '#ports/limits.ts'
import { activityPath, refusedOften, refusalNoticeWords } from '../../rules/refusal-notice.ts'
import type { StaffDeps } from '../deps.ts'
import { withMailFooter } from '../settings/mail-footer.ts'
import { listActiveAdministrators } from '../people/administrators.ts'

type AlertDeps = StaffDeps & Pick<StaffNoticeDeps, 'ids' | 'publicUrl'>

export interface RefusalAlert {
  readonly count: number
  /** Claimed with the alert: one that fails takes none. */
  readonly turn: Turn
}

/**
 * Writes to the administrators, at once and whatever they have chosen, that a colleague was refused
 * often. Without another administrator the address of the firm gets the message.
 */
export async function alertAboutRefusals(
  deps: AlertDeps,
  viewer: StaffViewer | PreviewViewer,
  { count, turn }: RefusalAlert,
): Promise<void> {
  const { firmId, staffId } = viewer
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const person = await findStaffMember(tx, { firmId, staffId })
    if (!person || !(await deps.limits.claim([turn], tx)).isClaimed) return
    const administrators = (await listActiveAdministrators(tx, firmId)).filter(
      ({ id }) => id !== staffId,
    )
    const params = {
      people: [`${person.givenName} ${person.familyName}`],
      values: { count },
    }
    const staffIds = administrators.map(({ id }) => id)
    await alertStaff(deps, tx, { firmId, kind: refusedOften, params }, staffIds)
    const mail = refusalNoticeWords[refusedOften].mail(params)
    const text = `${mail.body}\n${deps.publicUrl}${activityPath}\n`
    const body = await withMailFooter(tx, firmId, text)
    for (const to of await listAddresses(tx, firmId, administrators))
      await deps.outbox.post(tx, { channel: 'email', to, subject: mail.subject, body })
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, count }
    await deps.audit.record({ event: refusedOften, outcome: 'refused', ...actor, details }, tx)
  })
}

async function listAddresses(
  tx: FirmTx,
  firmId: string,
  administrators: ReadonlyArray<{ readonly email: string }>,
): Promise<readonly string[]> {
  if (administrators.length > 0) return administrators.map(({ email }) => email)
  const email = await emailOfFirm(tx, firmId)
  return email === undefined ? [] : [email]
}
