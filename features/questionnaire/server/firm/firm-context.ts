// What the firm's acts on a questionnaire have in common: the questionnaire they act on, who acts, and what is kept of it.
import { deskOfCase, staffActors } from '#features/cases/server/firm-of-case.ts'
import { followersOf } from '#features/cases/server/participants/participants.ts'
import type { NewsSubject } from '#features/notifications/rules/news.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../../rules/firm-problems.ts'
import type { QuestionnaireNewsKind } from '../../rules/questionnaire-news.ts'
import { commentFinding, commentPrefix, tidyComment } from '../../rules/progress/section-comment.ts'
import { holdStanding } from '../open-questionnaire.ts'
import { insertComment } from '../questionnaire.store.ts'
import type { SectionOfCase, StandingQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

const problem = problemsOf(questionnaireFirmProblems)

export interface FirmAct {
  readonly caseId: string
  /** Who of the case's firm acts; its attorney when left out. */
  readonly staffId?: string
}

export interface Desk {
  readonly firmId: string
  readonly staffId: string
}

export async function deskOf(tx: Tx, { caseId, staffId }: FirmAct): Promise<Desk> {
  const desk = await deskOfCase(tx, caseId)
  if (!desk) throw problem('questionnaire.no-such-case')
  return { firmId: desk.firmId, staffId: staffId ?? desk.attorneyId }
}

/** The questionnaire of a case, held until the transaction ends. */
export async function heldQuestionnaire(
  world: QuestionnaireWorld,
  tx: Tx,
  caseId: string,
): Promise<StandingQuestionnaire> {
  const standing = await holdStanding(world, tx, caseId)
  if (!standing) throw problem('questionnaire.none-here')
  return standing
}

export function sectionNamed(
  { sections }: StandingQuestionnaire,
  systemName: string,
): SectionOfCase {
  const section = sections.find((known) => known.systemName === systemName)
  if (!section)
    throw problem('questionnaire.no-such-section', {
      sections: sections.map((known) => known.systemName).join(', '),
    })
  return section
}

/** A comment as it is kept, without its prefix. */
export function checkedComment(typed: string): string {
  const comment = tidyComment(typed)
  const finding = commentFinding(comment)
  if (finding) throw problem(finding)
  return comment
}

export async function writeComment(
  world: QuestionnaireWorld,
  tx: Tx,
  { firmId, staffId }: Desk,
  sectionId: string,
  comment: string,
): Promise<void> {
  await insertComment(tx, {
    id: world.ids.rowId(),
    firmId,
    sectionId,
    staffId,
    comment: commentPrefix + comment,
  })
}

export interface DeskNews {
  readonly kind: QuestionnaireNewsKind
  /** What the firm acted on. */
  readonly object: NewsSubject
}

/** Everybody who follows the case finds it in their bell. */
export async function tellEverybody(
  world: QuestionnaireWorld,
  tx: Tx,
  { caseId, firmId }: StandingQuestionnaire,
  { staffId }: Desk,
  { kind, object }: DeskNews,
): Promise<void> {
  const params = { actors: await staffActors(tx, staffId), objects: [object] }
  for (const { accountId } of await followersOf(tx, caseId))
    await notify(world, tx, { firmId, accountId, caseId, type: 'questionnaire', kind, params })
}

/** Of a section that was sent back. */
export function sentBack(
  { content }: StandingQuestionnaire,
  { id, systemName }: SectionOfCase,
): DeskNews {
  const name = content.sections.find((section) => section.systemName === systemName)?.name
  return { kind: 'questionnaire.sent-back', object: { id, ...(name && { name }) } }
}

export async function recordAct(
  world: QuestionnaireWorld,
  tx: Tx,
  { firmId, staffId }: Desk,
  event: string,
  object: string,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  await world.audit.record(
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
