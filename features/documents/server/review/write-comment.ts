import {
  getFirmContextOfCase,
  getFirmKeyOfCase,
  sealText,
} from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { tidyLines } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { commentFinding } from '../../rules/review/review.ts'
import { insertComment } from './comments.store.ts'
import type { DocumentKey } from '../documents.store.ts'
import type { ReviewDeps } from '../deps.ts'
import { commentContext } from './sealed-comments.ts'
import { findReasonLanguage } from './review-reasons.ts'

export function checkedComment(typed: string): string {
  const comment = tidyLines(typed)
  const finding = commentFinding(comment)
  if (finding) throw problem(finding)
  return comment
}

/** Returns the staff member who acts: the named one, or the attorney of the case. */
export async function readActor(
  tx: Tx,
  legalCase: CaseOfFirm,
  staffId: string | undefined,
): Promise<string> {
  const actor = staffId ?? (await getFirmContextOfCase(tx, legalCase))?.attorneyId
  if (actor === undefined) throw new Error('The case has no attorney')
  return actor
}

export async function writeComment(
  deps: ReviewDeps,
  tx: Tx,
  document: DocumentKey & CaseOfFirm,
  comment: string,
  staffId: string | undefined,
): Promise<string> {
  const actor = await readActor(tx, document, staffId)
  const { firmId, id: documentId } = document
  const id = deps.ids.rowId()
  const firm = { firmId, firmKey: await getFirmKeyOfCase(tx, document) }
  const commentSealed = sealText(deps, firm, commentContext({ id }), comment)
  const language = await findReasonLanguage(tx, firmId, comment)
  await insertComment(tx, { id, firmId, documentId, staffId: actor, commentSealed, language })
  return actor
}
