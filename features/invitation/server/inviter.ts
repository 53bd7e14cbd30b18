import {
  findAttorneyOfCase,
  greetingFor,
  type FirmGreeting,
} from '#features/cases/server/firm-of-case.ts'
import { listPlaces } from '#features/cases/server/participants/participants.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'

export interface InviterRecord {
  readonly firmName: string
  readonly firmIconUrl: string | null
  readonly firmColour: string
  readonly firmOnColour: string
  readonly attorneyName: string | null
  readonly attorneyAvatarUrl: string | null
}

/** For the holder of an open link and a signed-in person. Portraits and logos are public. */
export async function findInviter(
  db: Db,
  legalCase: CaseOfFirm,
  greeting: FirmGreeting,
): Promise<InviterRecord> {
  const { firmName, iconUrl, colour, onColour } = greeting
  const attorney = await findAttorneyOfCase(db, legalCase)
  return {
    firmName,
    firmIconUrl: iconUrl,
    firmColour: colour,
    firmOnColour: onColour,
    attorneyName: attorney?.name ?? null,
    attorneyAvatarUrl: attorney?.avatarUrl ?? null,
  }
}

/** The inviter to the newest case. Null for an account without a case. */
export async function findInviterOfAccount(
  db: Db,
  accountId: string,
): Promise<InviterRecord | null> {
  const places = await listPlaces(db, accountId)
  const [place] = places.toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return place ? findInviter(db, place, await greetingFor(db, place)) : null
}
