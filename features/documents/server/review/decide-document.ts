import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay, isCalendarDay } from '#lib/dates.ts'
import type { Tx } from '#ports/database.ts'
import type { DocumentNewsKind } from '../../rules/document-news.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { decisionFinding, statusAfter, type Decision } from '../../rules/review/review.ts'
import { lockDocument } from '../files/lock-document.ts'
import { clearOpened, setDecision } from './review.store.ts'
import { notifyClients } from '../notify-clients.ts'
import type { ReviewDeps } from '../deps.ts'
import { composeComment, type TypedComment } from './compose-comment.ts'
import { readActor, writeComment } from './write-comment.ts'

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

/** Without a reason and a comment, a document can only be accepted. */
export interface DecideDocumentInput extends TypedComment {
  readonly documentId: string
  readonly firmId: string
  readonly decision: Decision
  readonly completedOn?: string
  readonly staffId?: string
}

/** Returns false if the decision is repeated and adds nothing. No news is sent then. */
export async function decideDocument(
  deps: ReviewDeps,
  tx: Tx,
  act: DecideDocumentInput,
): Promise<boolean> {
  const { decision } = act
  const document = await lockDocument(tx, { id: act.documentId, firmId: act.firmId })
  const comment = await composeComment(deps, tx, document, act)
  if (decision !== 'accept' && comment === undefined) throw problem('documents.comment-missing')
  const finding = decisionFinding(document, decision, act.completedOn)
  if (finding) throw problem(finding)
  if (act.completedOn !== undefined) await checkDay(deps, tx, document, act.completedOn)
  const status = statusAfter[decision]
  const completed = decision === 'accept' ? (act.completedOn ?? document.completed) : null
  if (comment === undefined && document.status === status && document.completed === completed)
    return false
  if (!(await setDecision(tx, document, { status, completed })))
    throw problem('documents.was-replaced')
  const staffId =
    comment === undefined
      ? await readActor(tx, document, act.staffId)
      : await writeComment(deps, tx, document, comment, act.staffId)
  await clearOpened(tx, document)
  await notifyClients(deps, tx, { kind: kinds[decision], staffId, document })
  await deps.audit.record(
    {
      event: events[decision],
      outcome: 'done',
      firmId: document.firmId,
      object: document.id,
      details: {
        staffId,
        before: document.status,
        ...(act.reasonKey !== undefined && { reason: act.reasonKey }),
      },
    },
    tx,
  )
  await deps.caseChanged(tx, document, { staffId })
  return true
}

/** Throws unless the day exists and is not after today in the firm's time zone. */
async function checkDay(
  deps: ReviewDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  day: string,
): Promise<void> {
  const firmContext = await getFirmContextOfCase(tx, legalCase)
  if (
    !firmContext ||
    !isCalendarDay(day) ||
    day > calendarDay(deps.clock.now(), firmContext.timeZone)
  )
    throw problem('documents.no-day')
}
