// cases { deactivate } and { activate }: each participant's own act; nobody else's case changes.
import { problemsOf } from '#lib/problem.ts'
import { isBlank, storable } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { casesProblems, reasonMaxCharacters } from '../rules/problems.ts'
import type { CaseRecord } from '../rules/records.ts'
import { tellOfActivation, tellOfDeactivation } from './alert-firms.ts'
import { openOwnCase } from './open-case.ts'
import {
  activateParticipant,
  deactivateParticipant,
  participantById,
} from './participants/participants.store.ts'
import type { CasesWorld } from './deps.ts'

const problem = problemsOf(casesProblems)

/** Idempotent. The attorney is told that it happened; the reason is kept, for the firm alone (safety 2.11). */
export async function deactivateCase(
  world: CasesWorld,
  viewer: ClientViewer,
  caseId: string,
  reason?: string | null,
): Promise<CaseRecord> {
  const words = isBlank(reason) ? null : storable(reason ?? '').trim()
  if (words !== null && [...words].length > reasonMaxCharacters)
    throw problem('cases.reason-too-long')
  return world.database.transact(async (tx) => {
    const opened = await openOwnCase(tx, viewer, caseId)
    if (await deactivateParticipant(tx, opened.participantId, words)) {
      await world.audit.record(
        {
          event: 'case.deactivated',
          outcome: 'done',
          accountId: viewer.accountId,
          firmId: opened.firmId,
          object: opened.id,
          ip: viewer.source.ip,
        },
        tx,
      )
      const place = await participantById(tx, opened.participantId)
      if (place)
        await tellOfDeactivation(world, tx, opened.id, `${place.givenName} ${place.familyName}`)
    }
    return { ...opened, active: false }
  })
}

/** Idempotent. The attorney, who was told that the case was deactivated, is told that too. */
export async function activateCase(
  world: CasesWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<CaseRecord> {
  return world.database.transact(async (tx) => {
    const opened = await openOwnCase(tx, viewer, caseId)
    if (await activateParticipant(tx, opened.participantId)) {
      await world.audit.record(
        {
          event: 'case.activated',
          outcome: 'done',
          accountId: viewer.accountId,
          firmId: opened.firmId,
          object: opened.id,
          ip: viewer.source.ip,
        },
        tx,
      )
      const place = await participantById(tx, opened.participantId)
      if (place)
        await tellOfActivation(world, tx, opened.id, `${place.givenName} ${place.familyName}`)
    }
    return { ...opened, active: true }
  })
}
