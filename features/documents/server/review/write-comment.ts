// What everything that the firm writes beside a document has in common: whether it may stand there, and who wrote it.
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import { commentFinding, tidyComment } from '../../rules/review.ts'
import { insertComment } from './review.store.ts'
import type { ReviewWorld } from '../deps.ts'

const problem = problemsOf(reviewProblems)

/** A comment as it is kept. */
export function checkedComment(typed: string): string {
  const comment = tidyComment(typed)
  const finding = commentFinding(comment)
  if (finding) throw problem(finding)
  return comment
}

/** Whoever acts for the firm: somebody of it who was named, else the attorney of the case. */
export async function actorOf(
  tx: Tx,
  caseId: string,
  staffId: string | undefined,
): Promise<string> {
  const actor = staffId ?? (await deskOfCase(tx, caseId))?.attorneyId
  if (actor === undefined) throw new Error('The case has no attorney')
  return actor
}

/** Answers who wrote it. */
export async function writeComment(
  world: ReviewWorld,
  tx: Tx,
  { id, firmId, caseId }: { readonly id: string; readonly firmId: string; readonly caseId: string },
  comment: string,
  staffId: string | undefined,
): Promise<string> {
  const actor = await actorOf(tx, caseId, staffId)
  await insertComment(tx, {
    id: world.ids.rowId(),
    firmId,
    documentId: id,
    staffId: actor,
    comment,
  })
  return actor
}
