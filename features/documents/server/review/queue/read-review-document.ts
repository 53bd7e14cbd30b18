// All that a decision on a document needs (spec: review#beside).
import type {
  MadeDecision,
  ReviewDecision,
  ReviewDocument,
  ReviewedStatus,
} from '#contract/workspace.generated.ts'
import { toClientPerson } from '#features/cases/server/rows/client-rows.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import {
  findColleague,
  listColleagues,
  type Colleagues,
} from '#features/staff/server/colleagues.ts'
import { calendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { type Language, toContractLanguage } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { becauseIn } from '../../../rules/categories/asked-by-answers.ts'
import { categoryIn } from '../../../rules/category-template/category-words.ts'
import { courseOfCategory } from '../../../rules/certificate.ts'
import type { DocumentStatus } from '../../../rules/document-status.ts'
import { getAcceptedName } from '../../../rules/review/accepted-name.ts'
import { formatPeriod, listAskedPeriods } from '../../../rules/review/asked-periods.ts'
import { findDocumentDay } from '../../../rules/review/document-day.ts'
import type { Decision } from '../../../rules/review/review.ts'
import { listComments } from '../comments.store.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { readLanguage } from '../compose-comment.ts'
import type { QueueDeps } from '../decide/deps.ts'
import { findHeldDecision, type StoredHeldDecision } from '../decide/held-decisions.store.ts'
import { listPlaces } from '../decide/move-document.ts'
import { toReviewFileState } from './read-queue.ts'
import { findReviewedRow, listSiblings, type ReviewedRow } from './review-document.store.ts'

const statuses: Readonly<Record<DocumentStatus, ReviewedStatus>> = {
  Pending: 'PENDING',
  Unknown: 'PENDING',
  Review: 'QUESTIONED',
  Accepted: 'ACCEPTED',
  Approved: 'ACCEPTED',
  Rejected: 'REJECTED',
  Replaced: 'REPLACED',
}

export function toReviewedStatus(status: DocumentStatus): ReviewedStatus {
  return statuses[status]
}

const decisions: Readonly<Record<Decision, ReviewDecision>> = {
  accept: 'ACCEPT',
  question: 'QUESTION',
  reject: 'REJECT',
}

const decisionOfStatus: Readonly<Partial<Record<DocumentStatus, ReviewDecision>>> = {
  Accepted: 'ACCEPT',
  Approved: 'ACCEPT',
  Review: 'QUESTION',
  Rejected: 'REJECT',
}

export interface DecidedDocument {
  readonly status: DocumentStatus
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
}

/** The decision that can still be undone, else the last one. */
export function toMadeDecision(
  document: DecidedDocument,
  held: StoredHeldDecision | undefined,
  colleagues: Colleagues,
): MadeDecision | null {
  if (held && held.refusedAs === null)
    return {
      decision: decisions[held.decision],
      by: findColleague(colleagues, held.staffId),
      at: held.decidedAt,
      undoUntil: held.dueAt,
    }
  const { status, decidedAt: at, decidedBy } = document
  const decision = decisionOfStatus[status]
  if (decision === undefined || at === null) return null
  return { decision, by: findColleague(colleagues, decidedBy), at, undoUntil: null }
}

/** The questionnaire adds what the client answered. */
type DescribedDocument = Omit<ReviewDocument, 'answers'>

/** Undefined for an unknown document, and for one that the firm sent. */
export function readReviewDocument(
  deps: QueueDeps,
  { firmId, source }: StaffViewer,
  id: string,
): Promise<DescribedDocument | undefined> {
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const row = isUuid(id) ? await findReviewedRow(tx, { id, firmId }) : undefined
    return row && describe(deps, tx, row, source.language)
  })
}

async function describe(
  deps: QueueDeps,
  tx: Tx,
  row: ReviewedRow,
  language: Language,
): Promise<DescribedDocument> {
  const { firmId, caseId, templateKey, name } = row
  const key: DocumentKey = { id: row.id, firmId }
  const colleagues = await listColleagues(tx, { firmId })
  const siblings = await listSiblings(tx, { ...key, categoryId: row.categoryId })
  const comments = (await listComments(deps, tx, [key])).get(row.id) ?? []
  const people = await listPeople(tx, { caseId, firmId })
  const clientLanguage = await readLanguage(deps, tx, row)
  const today = calendarDay(deps.clock.now(), row.timeZone)
  const { id, sentBy, uploadedAt, bytes, orientation, flags, categoryId, stillNeeded } = row
  const words = categoryIn(language, { ...row, name: row.categoryName, why: null, help: null })
  return {
    ...{ id, caseId, sentBy, name, uploadedAt, bytes, orientation, flags, categoryId },
    people: people.map(toClientPerson),
    fileState: toReviewFileState(row.scanState),
    status: toReviewedStatus(row.status),
    decision: toMadeDecision(row, await findHeldDecision(tx, key), colleagues),
    replacedBy: row.replacedBy,
    categoryKey: templateKey,
    category: words.name,
    description: words.description,
    period: words.period,
    because: becauseIn(language, row.because ?? []),
    stillNeeded,
    periods: getPeriods(row, siblings, today, { own: language, client: clientLanguage }),
    siblings: siblings.map(({ status, ...sibling }) => ({
      ...sibling,
      status: toReviewedStatus(status),
    })),
    comments: comments.map(({ id: commentId, attorneyName, created, comment }) => ({
      id: commentId,
      by: attorneyName,
      at: created,
      text: comment,
    })),
    language: toContractLanguage(clientLanguage),
    acceptedName: getAcceptedName({ templateKey, name }, today) ?? name,
    isCertificate: courseOfCategory(templateKey) !== undefined,
    places: await listPlaces(tx, row, language),
  }
}

function getPeriods(
  { templateKey, name, plannedFilingOn }: ReviewedRow,
  siblings: ReadonlyArray<{ readonly name: string; readonly status: string }>,
  today: string,
  languages: { readonly own: Language; readonly client: Language },
): ReviewDocument['periods'] {
  const before = plannedFilingOn !== null && plannedFilingOn > today ? plannedFilingOn : today
  const ownDay = findDocumentDay(name, today) ?? ''
  return listAskedPeriods(templateKey, siblings, { before, today }).map(({ period, state }) => ({
    name: formatPeriod(period, languages.own),
    nameForClient: formatPeriod(period, languages.client),
    state: ({ accepted: 'ACCEPTED', waiting: 'WAITING', missing: 'MISSING' } as const)[state],
    isThisOne: ownDay.startsWith(period),
  }))
}
