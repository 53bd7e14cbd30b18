// What other nouns may ask of the firm behind a case: cases knows firms, they know cases.
import { greetingOfFirm, keyOfFirm } from '#features/firm/server/firms.ts'
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'

/** The key under which everything of the case's firm is sealed. */
export function firmKeyOf(db: Db, legalCase: { readonly firmId: string }): Promise<SealedFirmKey> {
  return keyOfFirm(db, legalCase.firmId)
}

/** How the firm greets somebody it invites to a case, and how long its invitations live. */
export function greetingFor(db: Db, participant: { readonly firmId: string }) {
  return greetingOfFirm(db, participant.firmId)
}
