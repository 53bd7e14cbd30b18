import { isBlank, toStorable } from '#lib/text.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { reasonMaxCharacters, problem } from '../rules/problems.ts'
import type { CaseRecord } from '../rules/records.ts'
import { notifyOfCase } from './notify-staff.ts'
import { openOwnCase } from './open-case.ts'
import {
  activateParticipant,
  deactivateParticipant,
  findParticipantById,
} from './participants/participants.store.ts'
import type { CasesDeps } from './deps.ts'

/** Idempotent. The attorney's email omits the reason (spec: cases#deactivation-alert). */
export async function deactivateCase(
  deps: CasesDeps,
  viewer: ClientViewer,
  caseId: string,
  reason?: string | null,
): Promise<CaseRecord> {
  const words = isBlank(reason) ? null : toStorable(reason ?? '').trim()
  if (words !== null && [...words].length > reasonMaxCharacters)
    throw problem('cases.reason-too-long')
  return deps.database.transact(async (tx) => {
    const opened = await openOwnCase(tx, viewer, caseId)
    if (await deactivateParticipant(tx, opened, words)) {
      await deps.audit.record(
        {
          event: 'case.deactivated',
          outcome: 'done',
          ...getActor(viewer),
          firmId: opened.firmId,
          object: opened.id,
        },
        tx,
      )
      const place = await findParticipantById(tx, opened)
      if (place)
        await notifyOfCase(deps, tx, opened, 'case.deactivated', [
          `${place.givenName} ${place.familyName}`,
        ])
    }
    return { ...opened, active: false }
  })
}

/** Idempotent. The attorney, who was informed of the deactivation, is informed again. */
export async function activateCase(
  deps: CasesDeps,
  viewer: ClientViewer,
  caseId: string,
): Promise<CaseRecord> {
  return deps.database.transact(async (tx) => {
    const opened = await openOwnCase(tx, viewer, caseId)
    if (await activateParticipant(tx, opened)) {
      await deps.audit.record(
        {
          event: 'case.activated',
          outcome: 'done',
          ...getActor(viewer),
          firmId: opened.firmId,
          object: opened.id,
        },
        tx,
      )
      const place = await findParticipantById(tx, opened)
      if (place)
        await notifyOfCase(deps, tx, opened, 'case.activated', [
          `${place.givenName} ${place.familyName}`,
        ])
    }
    return { ...opened, active: true }
  })
}
