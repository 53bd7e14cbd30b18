// Writes the questionnaires of the stories, with answers.
import { sql } from 'kysely'
import { sealText } from '#features/cases/server/firm-of-case.ts'
import type { Content } from '#features/questionnaire/rules/content/content.ts'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import { shapeText, type Shape } from '#features/questionnaire/rules/shape.ts'
import { commentPrefix } from '#features/questionnaire/rules/progress/section-comment.ts'
import { sectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'
import { commentContext } from '#features/questionnaire/server/sealed-comments.ts'
import type { Contents } from '#features/questionnaire/server/read/contents.ts'
import { insertRows, toBytes } from '../insert-rows.ts'
import type { CaseloadContext, PlacedCase } from '../placed-case.ts'
import type { IntakeStory } from '../stories/story.ts'
import { answerSheets } from './answer-sheets.ts'
import { addAnswers, insertAnswers } from './intake-answers.ts'
import type { IntakeContext, IntakeRows, IntakeSection } from './intake-rows.ts'

export async function placeIntakes(
  context: CaseloadContext,
  contents: Contents,
  cases: readonly PlacedCase[],
): Promise<void> {
  const content = contents.newest
  const getSheet = answerSheets(content, context.days.today)
  const rows: IntakeRows = {
    questionnaires: [],
    sections: [],
    answers: [],
    secrets: [],
    states: [],
    comments: [],
    notifications: [],
  }
  for (const placed of cases)
    if (placed.story.intake)
      addIntake({ ...context, content, getSheet }, placed, placed.story.intake, rows)
  const { tx } = context
  await insertRows(tx, 'questionnaire', rows.questionnaires)
  await insertRows(tx, 'questionnaire_section', rows.sections)
  await insertAnswers(context, rows.answers)
  await insertRows(tx, 'questionnaire_secret', rows.secrets)
  await insertRows(tx, 'question_state', rows.states)
  await insertRows(tx, 'questionnaire_comment', rows.comments)
  await insertRows(tx, 'notification', rows.notifications)
  await insertSubmissions(context, content, cases)
}

function addIntake(
  context: IntakeContext,
  placed: PlacedCase,
  intake: IntakeStory,
  rows: IntakeRows,
): void {
  const { deps, days, content } = context
  const { story, firm, index } = placed
  const key = { case_id: placed.id, firm_id: firm.id }
  const shape: Shape = {
    version: content.version,
    joint: placed.people.length === 2,
    chapter: story.chapter,
  }
  rows.questionnaires.push({
    ...key,
    version: intake.done > 0 || intake.isOneBegun ? content.version : null,
    shape: shapeText(shape),
    changes: 1,
    is_displayed: true,
    due_on: intake.dueInDays === undefined ? null : days.day(intake.dueInDays),
    created_at: days.at(story.joinedDaysAgo ?? 0, index),
  })
  const helpNotes = new Map(intake.help)
  const needsHelp = new Set(
    [...listInstances(content, shape).values()]
      .filter((instance) => helpNotes.has(instance.key))
      .map(({ section }) => section.systemName),
  )
  const sections = content.sections.map(({ systemName, name, order }): IntakeSection => {
    const status = getStatus(intake, systemName, order, needsHelp.has(systemName))
    return { id: deps.ids.rowId(), systemName, name, status }
  })
  for (const { id, systemName, status } of sections) {
    const isBegun = status !== sectionStatus.notStarted
    rows.sections.push({
      id,
      ...key,
      system_name: systemName,
      status,
      is_rejected: status === sectionStatus.rejected,
      is_displayed: true,
      started_at: isBegun ? days.at(story.joinedDaysAgo ?? 0, index) : null,
      opened_by: isBegun ? (placed.people[0]?.accountId ?? null) : null,
    })
  }
  addAnswers(context, placed, shape, sections, helpNotes, rows)
  addComments(context, placed, intake, sections, rows)
}

function getStatus(
  { done, isOneBegun, isImported, submittedDaysAgo, sentBack = [] }: IntakeStory,
  systemName: string,
  order: number,
  needsHelp: boolean,
): number {
  if (sentBack.some(([name]) => name === systemName)) return sectionStatus.rejected
  if (isImported) return sectionStatus.imported
  if (submittedDaysAgo !== undefined) return sectionStatus.submitted
  if (order <= done) return needsHelp ? sectionStatus.inProgress : sectionStatus.completed
  return isOneBegun && order === done + 1 ? sectionStatus.inProgress : sectionStatus.notStarted
}

function addComments(
  { deps, days }: IntakeContext,
  { id: caseId, firm, people, attorneyId, index }: PlacedCase,
  { sentBack = [], submittedDaysAgo = 1 }: IntakeStory,
  sections: readonly IntakeSection[],
  rows: IntakeRows,
): void {
  for (const [systemName, comment] of sentBack) {
    const section = sections.find((candidate) => candidate.systemName === systemName)
    if (!section) throw new Error(`The questionnaire has no section ${systemName}`)
    const at = days.at(Math.max(0, submittedDaysAgo - 2), index)
    const id = deps.ids.rowId()
    const sealing = { firmId: firm.id, firmKey: firm.sealedKey }
    const text = `${commentPrefix}${comment}`
    rows.comments.push({
      id,
      firm_id: firm.id,
      section_id: section.id,
      staff_id: attorneyId,
      comment_sealed: toBytes(sealText(deps, sealing, commentContext({ id }), text)),
      created_at: at,
    })
    for (const { accountId } of people)
      rows.notifications.push({
        id: deps.ids.rowId(),
        firm_id: firm.id,
        account_id: accountId,
        case_id: caseId,
        destination_id: section.id,
        type: 'questionnaire',
        kind: 'questionnaire.sent-back',
        params: {
          actors: [{ id: attorneyId, name: firm.nameOf(attorneyId) }],
          objects: [{ id: section.id, name: section.name }],
        },
        display_type: 1,
        created_at: at,
      })
  }
}

async function insertSubmissions(
  { deps, tx, days }: CaseloadContext,
  content: Content,
  cases: readonly PlacedCase[],
): Promise<void> {
  const rows = cases.flatMap(({ id: caseId, firm, story, people, index }) => {
    const { submittedDaysAgo } = story.intake ?? {}
    if (submittedDaysAgo === undefined) return []
    return [
      {
        id: deps.ids.rowId(),
        firm_id: firm.id,
        case_id: caseId,
        account_id: people[0]?.accountId,
        version: content.version,
        joint: people.length === 2,
        chapter: story.chapter,
        language: people[0]?.language,
        sections: content.sections.map(({ systemName }) => systemName),
        submitted_at: days.at(submittedDaysAgo, index),
      },
    ]
  })
  await sql`
    insert into questionnaire_submission (
      id, firm_id, case_id, account_id, version, joint, chapter, language, sections, submitted_at,
      revisions, hash
    )
    select
      n.id, n.firm_id, n.case_id, n.account_id, n.version, n.joint, n.chapter, n.language,
      n.sections, n.submitted_at,
      jsonb_object_agg(r.question_key, r.revision),
      sha256(convert_to(
        string_agg(
          r.question_key || ':' || r.revision || ':' || encode(r.hash, 'hex'),
          E'\n' order by r.question_key
        ),
        'UTF8'
      ))
    from jsonb_populate_recordset(null::questionnaire_submission, ${JSON.stringify(rows)}::jsonb) n
    join questionnaire_revision r on r.case_id = n.case_id and r.firm_id = n.firm_id
    group by
      n.id, n.firm_id, n.case_id, n.account_id, n.version, n.joint, n.chapter, n.language,
      n.sections, n.submitted_at`.execute(tx)
}
