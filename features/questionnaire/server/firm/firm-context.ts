import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import { getMatterStatus } from '#features/cases/server/stage/get-matter-status.ts'
import { getFirmContextOfCase, sealText, staffActors } from '#features/cases/server/firm-of-case.ts'
import { listFollowersWhoGoOn } from '#features/cases/server/participants/participants.ts'
import type { NewsSubject } from '#features/notifications/rules/news.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { tidyLines } from '#lib/text.ts'
import type { AuditEventOf } from '#ports/audit-events.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { QuestionnaireNewsKind } from '../../rules/questionnaire-news.ts'
import { commentFinding, commentPrefix } from '../../rules/progress/section-comment.ts'
import { lockOpenQuestionnaire } from '../open-questionnaire.ts'
import { insertComment } from './firm-questionnaires.store.ts'
import type { CaseSection, Questionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { commentContext } from '../sealed-comments.ts'

export interface FirmActionInput extends CaseOfFirm {
  /** The staff member who acts. Defaults to the case's attorney. */
  readonly staffId?: string
}

export interface FirmContext extends CaseOfFirm {
  readonly staffId: string
}

export async function getFirmContext(
  tx: Tx,
  { caseId, firmId, staffId }: FirmActionInput,
): Promise<FirmContext> {
  const firmContext = await getFirmContextOfCase(tx, { caseId, firmId })
  if (!firmContext) throw problem('questionnaire.no-such-case')
  return { caseId, firmId, staffId: staffId ?? firmContext.attorneyId }
}

/** Clients of an ended case could not answer (spec: questionnaire#ended-case). */
export async function requireOpenCase(tx: Tx, legalCase: CaseOfFirm): Promise<void> {
  const current = await getMatterStatus(tx, legalCase)
  if (current && isEndedStatus(current.status)) throw problem('questionnaire.ended')
}

/** Locks the questionnaire until the transaction ends. */
export async function lockQuestionnaire(
  deps: QuestionnaireDeps,
  tx: Tx,
  caseOfFirm: CaseOfFirm,
): Promise<Questionnaire> {
  const questionnaire = await lockOpenQuestionnaire(deps, tx, caseOfFirm)
  if (!questionnaire) throw problem('questionnaire.none-here')
  return questionnaire
}

export function sectionNamed({ sections }: Questionnaire, systemName: string): CaseSection {
  const section = sections.find((known) => known.systemName === systemName)
  if (!section)
    throw problem('questionnaire.no-such-section', {
      sections: sections.map((known) => known.systemName).join(', '),
    })
  return section
}

/** Returns the tidied comment without a prefix. The prefix is added when the comment is stored. */
export function checkedComment(typed: string): string {
  const comment = tidyLines(typed)
  const finding = commentFinding(comment)
  if (finding) throw problem(finding)
  return comment
}

export async function writeComment(
  deps: QuestionnaireDeps,
  tx: Tx,
  { firmId, staffId }: FirmContext,
  { firmKey }: Pick<Questionnaire, 'firmKey'>,
  { sectionId, comment }: { readonly sectionId: string; readonly comment: string },
): Promise<void> {
  const id = deps.ids.rowId()
  const text = commentPrefix + comment
  const commentSealed = sealText(deps, { firmId, firmKey }, commentContext({ id }), text)
  await insertComment(tx, { id, firmId, sectionId, staffId, commentSealed })
}

export interface FirmNews {
  readonly kind: QuestionnaireNewsKind
  readonly object: NewsSubject
}

export async function notifyDebtors(
  deps: QuestionnaireDeps,
  tx: Tx,
  { caseId, firmId }: Questionnaire,
  { staffId }: FirmContext,
  { kind, object }: FirmNews,
): Promise<void> {
  const params = { actors: await staffActors(tx, { firmId, staffId }), objects: [object] }
  for (const { accountId } of await listFollowersWhoGoOn(tx, { caseId, firmId }))
    await notify(deps, tx, { firmId, accountId, caseId, type: 'questionnaire', kind, params })
}

export function toSectionNews(
  { content }: Questionnaire,
  { id, systemName }: CaseSection,
): FirmNews {
  const name = content.sections.find((section) => section.systemName === systemName)?.name
  return { kind: 'questionnaire.sent-back', object: { id, ...(name && { name }) } }
}

/** Records the last act of a transaction, and counts the case again. */
export async function finishAct(
  ...[deps, tx, firmContext, event, object, details]: Parameters<typeof recordAct>
): Promise<void> {
  await recordAct(deps, tx, firmContext, event, object, details)
  await deps.caseChanged(tx, firmContext, { staffId: firmContext.staffId })
}

export async function recordAct(
  deps: QuestionnaireDeps,
  tx: Tx,
  { firmId, staffId }: FirmContext,
  event: AuditEventOf<'questionnaire'>,
  object: string,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await deps.audit.record(
    {
      event: `questionnaire.${event}`,
      outcome: 'done',
      firmId,
      object,
      details: { staffId, ...details },
    },
    tx,
  )
}
