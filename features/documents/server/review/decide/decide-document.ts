import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay, isCalendarDay } from '#lib/dates.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Tx } from '#ports/database.ts'
import type { DocumentNewsKind } from '../../../rules/document-news.ts'
import { isBlankName, renameStem } from '../../../rules/files/document-name.ts'
import { problem } from '../../../rules/review/review-problems.ts'
import { decisionFinding, statusAfter, type Decision } from '../../../rules/review/review.ts'
import { stillNeededFinding, tidyStillNeeded } from '../../../rules/review/still-needed.ts'
import { setStillNeeded } from '../../checklist/categories.store.ts'
import { lockDocument } from './lock-document.ts'
import { notifyClients } from '../notify-clients.ts'
import type { ReviewDeps } from '../../deps.ts'
import { composeComment, type TypedComment } from '../compose-comment.ts'
import {
  clearOpened,
  setDecision,
  type HeldDocument,
  type StoredDecision,
} from '../review.store.ts'
import { isStillAsked, type AskedDeps } from './still-asked.ts'
import { readActor, writeComment } from '../write-comment.ts'

const events: Readonly<Record<Decision, AuditEventName>> = {
  accept: 'document.accepted',
  reject: 'document.rejected',
  question: 'document.questioned',
}

export type DecideDeps = ReviewDeps & AskedDeps

/** Without a reason and a comment, a document can only be accepted. */
export interface DecideDocumentInput extends TypedComment {
  readonly documentId: string
  readonly firmId: string
  readonly decision: Decision
  readonly completedOn?: string
  /** The name of the accepted document. Its extension stays. */
  readonly name?: string
  /** Pieces that the firm still asks for after accepting (spec: documents#accepted-in-part). */
  readonly stillNeeded?: readonly string[]
  readonly staffId?: string
}

/** Returns false if the decision is repeated and adds nothing. No news is sent then. */
export async function decideDocument(
  deps: DecideDeps,
  tx: Tx,
  act: DecideDocumentInput,
): Promise<boolean> {
  const { decision } = act
  const document = await lockDocument(tx, { id: act.documentId, firmId: act.firmId })
  const { comment, ...after } = await checkDecision(deps, tx, document, act)
  if (comment === undefined && isSame(document, after)) return false
  const staffId = await readActor(tx, document, act.staffId)
  const { stillNeeded, ...decided } = after
  if (!(await setDecision(tx, document, { ...decided, decidedBy: staffId })))
    throw problem('documents.was-replaced')
  const { firmId, categoryId } = document
  if (decision === 'accept') await setStillNeeded(tx, { id: categoryId, firmId }, stillNeeded)
  if (comment !== undefined) await writeComment(deps, tx, document, comment, staffId)
  await clearOpened(tx, document)
  const kind = await getNewsKind(deps, tx, document, { decision, stillNeeded })
  await notifyClients(deps, tx, { kind, staffId, document: { ...document, name: after.name } })
  await deps.audit.record(
    {
      event: events[decision],
      outcome: 'done',
      firmId,
      object: document.id,
      details: {
        staffId,
        before: document.status,
        ...(act.reasonKey !== undefined && { reason: act.reasonKey }),
        ...(after.name !== document.name && { nameBefore: document.name }),
        ...(stillNeeded.length > 0 && { stillNeeded: stillNeeded.length }),
      },
    },
    tx,
  )
  await deps.caseChanged(tx, document, { staffId })
  return true
}

async function getNewsKind(
  deps: AskedDeps,
  tx: Tx,
  document: HeldDocument,
  { decision, stillNeeded }: Pick<Decided, 'stillNeeded'> & Pick<DecideDocumentInput, 'decision'>,
): Promise<DocumentNewsKind> {
  switch (decision) {
    case 'accept':
      return stillNeeded.length > 0 ? 'document.accepted-in-part' : 'document.accepted'
    case 'reject':
      return (await isStillAsked(deps, tx, document))
        ? 'document.sent-back'
        : 'document.sent-back-settled'
    case 'question':
      return 'document.questioned'
  }
}

export interface Decided extends Omit<StoredDecision, 'decidedBy'> {
  readonly stillNeeded: readonly string[]
  /** The words that the client reads. */
  readonly comment: string | undefined
}

/** Returns the new states of document and category. Throws if a rule forbids the decision. */
export async function checkDecision(
  deps: ReviewDeps,
  tx: Tx,
  document: HeldDocument,
  act: DecideDocumentInput,
): Promise<Decided> {
  const { decision, completedOn, name, stillNeeded: typed = [] } = act
  const comment = await composeComment(deps, tx, document, act)
  if (decision !== 'accept' && comment === undefined) throw problem('documents.comment-missing')
  const stillNeeded = decision === 'accept' ? tidyStillNeeded(typed) : []
  const finding =
    decisionFinding(document, decision, completedOn) ?? stillNeededFinding(stillNeeded)
  if (finding) throw problem(finding)
  if (completedOn !== undefined) await checkDay(deps, tx, document, completedOn)
  const isRenamed = decision === 'accept' && name !== undefined && !isBlankName(name)
  return {
    status: statusAfter[decision],
    completed: decision === 'accept' ? (completedOn ?? document.completed) : null,
    name: isRenamed ? renameStem(document.name, name) : document.name,
    stillNeeded,
    comment,
  }
}

function isSame(document: HeldDocument, after: Omit<Decided, 'comment'>): boolean {
  return (
    document.status === after.status &&
    document.completed === after.completed &&
    document.name === after.name &&
    (after.status !== 'Accepted' || String(document.stillNeeded) === String(after.stillNeeded))
  )
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
