// Whoever asks for forgotten credentials and never finished their account is sent their invitation again.
import { findAccount, findAccountsByMobile, hasAccount } from '#features/account/server/accounts.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import {
  findParticipantsByMobile,
  placesOf,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { comparableName } from '#features/sign-in/rules/recovery.ts'
import type { Allowance } from '#lib/limits.ts'
import type { Db } from '#ports/database.ts'
import { wasInvited } from './invitation.store.ts'
import { invite } from './invite.ts'
import type { InvitationWorld } from './world.ts'

/** However often somebody asks. The link before is dead each time. */
const reissuesPerPerson: Allowance = { name: 'invitation-again', most: 1, perSeconds: 3600 }

export interface MissingPerson {
  readonly familyName: string
  /** Ten digits. */
  readonly mobilePhone: string
}

/** True when somebody of this name and number was invited and has no finished account; the link goes to where the firm reaches them (safety 2.1). */
export async function reissueInvitation(
  world: InvitationWorld,
  person: MissingPerson,
): Promise<boolean> {
  const unfinished = await unfinishedPlaces(world.database.db, person)
  for (const { id } of unfinished) {
    if (await world.limits.take(reissuesPerPerson, id))
      await world.database.transact((tx) => invite(world, tx, id))
  }
  return unfinished.length > 0
}

/** By what the firm knows of them, or by what they said themselves when they began. Nobody whom the firm has not invited yet. */
async function unfinishedPlaces(
  db: Db,
  { familyName, mobilePhone }: MissingPerson,
): Promise<readonly ParticipantRecord[]> {
  const isNamed = (name: string | null) =>
    name !== null && comparableName(name) === comparableName(familyName)
  const places = new Map<string, ParticipantRecord>()
  for (const place of await findParticipantsByMobile(db, mobilePhone))
    if (isNamed(place.familyName)) places.set(place.id, place)
  for (const account of await findAccountsByMobile(db, mobilePhone)) {
    if (isComplete(account) || !isNamed(account.familyName)) continue
    for (const place of await placesOf(db, account.id)) places.set(place.id, place)
  }
  const unfinished: ParticipantRecord[] = []
  for (const place of places.values())
    if ((await isUnfinished(db, place)) && (await wasInvited(db, place.id))) unfinished.push(place)
  return unfinished
}

async function isUnfinished(db: Db, { accountId, email }: ParticipantRecord): Promise<boolean> {
  if (accountId === null) return !(await hasAccount(db, email))
  const account = await findAccount(db, accountId)
  return account !== undefined && !isComplete(account)
}
