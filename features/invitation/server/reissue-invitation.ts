// Invites a person again who requests forgotten credentials of an incomplete account.
import { findAccount, findAccountsByMobile, hasAccount } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import {
  findParticipantsByMobile,
  getParticipantKey,
  listPlaces,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { isSameName } from '#lib/folded.ts'
import type { RateLimit } from '#lib/limits.ts'
import type { Db } from '#ports/database.ts'
import { wasInvited } from './invitation.store.ts'
import { invite } from './invite.ts'
import type { InvitationDeps } from './deps.ts'

/** Limits new invitations, because each new link revokes the previous link. */
const reissuesPerPerson: RateLimit = { name: 'invitation-again', max: 1, perSeconds: 3600 }

export interface MissingPerson {
  readonly familyName: string
  /** Ten digits. */
  readonly mobilePhone: string
}

/** Sends only to the contact data of the firm (spec: accounts#invitation-again). */
export async function reissueInvitation(
  deps: InvitationDeps,
  person: MissingPerson,
): Promise<boolean> {
  const unfinished = await unfinishedPlaces(deps.database.db, person)
  for (const participant of unfinished) {
    if (await deps.limits.take(reissuesPerPerson, participant.id))
      await deps.database.transact((tx) => invite(deps, tx, getParticipantKey(participant)))
  }
  return unfinished.length > 0
}

/** Compares with the firm's data and the person's own data. Returns only invited people. */
async function unfinishedPlaces(
  db: Db,
  { familyName, mobilePhone }: MissingPerson,
): Promise<readonly ParticipantRecord[]> {
  const isNamed = (name: string | null) => name !== null && isSameName(name, familyName)
  const places = new Map<string, ParticipantRecord>()
  for (const place of await findParticipantsByMobile(db, mobilePhone))
    if (isNamed(place.familyName)) places.set(place.id, place)
  for (const account of await findAccountsByMobile(db, mobilePhone)) {
    if (isComplete(account) || !isNamed(account.familyName)) continue
    for (const place of await listPlaces(db, account.id)) places.set(place.id, place)
  }
  const unfinished: ParticipantRecord[] = []
  for (const place of places.values())
    if ((await isUnfinished(db, place)) && (await wasInvited(db, getParticipantKey(place))))
      unfinished.push(place)
  return unfinished
}

async function isUnfinished(db: Db, { accountId, email }: ParticipantRecord): Promise<boolean> {
  if (accountId === null) return !(await hasAccount(db, email))
  const account = await findAccount(db, accountId)
  return account !== undefined && !isComplete(account)
}
