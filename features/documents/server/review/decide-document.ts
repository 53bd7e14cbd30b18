// A firm's act: accepts a document, sends it back, or has a question about it. Those who may see it find the answer in their portal.
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { calendarDay, isCalendarDay } from '#lib/dates.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { DocumentNewsKind } from '../../rules/document-news.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import { decisionFinding, statusAfter, type Decision } from '../../rules/review.ts'
import { heldDocument } from '../files/hold-document.ts'
import { clearOpened, setDecision } from './review.store.ts'
import { tellClients } from '../notify-clients.ts'
import type { ReviewWorld } from '../deps.ts'
import { actorOf, checkedComment, writeComment } from './write-comment.ts'

const problem = problemsOf(reviewProblems)

const events: Readonly<Record<Decision, string>> = {
  accept: 'document.accepted',
  reject: 'document.rejected',
  question: 'document.questioned',
}

const kinds: Readonly<Record<Decision, DocumentNewsKind>> = {
  accept: 'document.accepted',
  reject: 'document.sent-back',
  question: 'document.questioned',
}

export interface DecisionAct {
  readonly documentId: string
  readonly decision: Decision
  /** Needed for all but accepting. */
  readonly comment?: string
  /** Of an accepted certificate: the calendar day the course was finished. */
  readonly completedOn?: string
  /** Who of the case's firm decides; its attorney when left out. */
  readonly staffId?: string
}

/** False when it was decided so before and nothing is added: that tells nobody. The last decision stands, until the document is replaced. */
export async function decideDocument(
  world: ReviewWorld,
  tx: Tx,
  act: DecisionAct,
): Promise<boolean> {
  const { decision } = act
  const comment = act.comment === undefined ? undefined : checkedComment(act.comment)
  if (decision !== 'accept' && comment === undefined) throw problem('documents.comment-missing')
  const document = await heldDocument(tx, act.documentId)
  const finding = decisionFinding(document, decision, act.completedOn)
  if (finding) throw problem(finding)
  if (act.completedOn !== undefined) await checkDay(world, tx, document.caseId, act.completedOn)
  const status = statusAfter[decision]
  const completed = decision === 'accept' ? (act.completedOn ?? document.completed) : null
  if (comment === undefined && document.status === status && document.completed === completed)
    return false
  if (!(await setDecision(tx, document.id, status, completed)))
    throw problem('documents.was-replaced')
  const staffId =
    comment === undefined
      ? await actorOf(tx, document.caseId, act.staffId)
      : await writeComment(world, tx, document, comment, act.staffId)
  await clearOpened(tx, document.id)
  await tellClients(world, tx, { kind: kinds[decision], staffId, document })
  await world.audit.record(
    {
      event: events[decision],
      outcome: 'done',
      firmId: document.firmId,
      object: document.id,
      details: { staffId, before: document.status },
    },
    tx,
  )
  return true
}

/** A day that there is, and no later than the office's today. */
async function checkDay(world: ReviewWorld, tx: Tx, caseId: string, day: string): Promise<void> {
  const desk = await deskOfCase(tx, caseId)
  if (!desk || !isCalendarDay(day) || day > calendarDay(world.clock.now(), desk.timeZone))
    throw problem('documents.no-day')
}
