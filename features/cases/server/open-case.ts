// Every read or change of a case by a viewer goes through this module.
import type { ClientViewer, PortalReader } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { problem } from '../rules/problems.ts'
import { findCase, type OpenedCase } from './read-cases.ts'

export type { OpenedCase } from './read-cases.ts'

/**
 * Missing, malformed and deactivated ids and ids of other clients' cases get the same response
 * (spec: cases#open-case).
 */
export async function openCase(db: Db, viewer: PortalReader, caseId: string): Promise<OpenedCase> {
  const legalCase = await findCase(db, viewer, caseId)
  if (!legalCase?.active) throw problem('cases.not-found')
  return legalCase
}

/** Also returns a deactivated case, so that it can be listed and activated. */
export async function openOwnCase(
  db: Db,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedCase> {
  const legalCase = await findCase(db, viewer, caseId)
  if (!legalCase) throw problem('cases.not-found')
  return legalCase
}
