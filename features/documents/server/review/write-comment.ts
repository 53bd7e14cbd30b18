import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { problemFactory } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import { commentFinding, tidyComment } from '../../rules/review.ts'
import { insertComment } from './review.store.ts'
import type { ReviewDeps } from '../deps.ts'

const problem = problemFactory(reviewProblems)

export function checkedComment(typed: string): string {
  const comment = tidyComment(typed)
  const finding = commentFinding(comment)
  if (finding) throw problem(finding)
  return comment
}

/** Returns the staff member who acts: the named one, or the attorney of the case. */
export async function readActor(
  tx: Tx,
  caseId: string,
  staffId: string | undefined,
): Promise<string> {
  const actor = staffId ?? (await getFirmContextOfCase(tx, caseId))?.attorneyId
  if (actor === undefined) throw new Error('The case has no attorney')
  return actor
}

export async function writeComment(
  deps: ReviewDeps,
  tx: Tx,
  { id, firmId, caseId }: { readonly id: string; readonly firmId: string; readonly caseId: string },
  comment: string,
  staffId: string | undefined,
): Promise<string> {
  const actor = await readActor(tx, caseId, staffId)
  await insertComment(tx, {
    id: deps.ids.rowId(),
    firmId,
    documentId: id,
    staffId: actor,
    comment,
  })
  return actor
}
