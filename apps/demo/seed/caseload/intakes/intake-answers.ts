// Answers of one questionnaire, with the states of its questions.
import { sql } from 'kysely'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'
import { sectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'
import {
  sealSecret,
  sealText,
  toFingerprint,
  type AnswerKeyContext,
} from '#features/questionnaire/server/read/sealed-answers.ts'
import { toBytes, type NewRow } from '../insert-rows.ts'
import type { CaseloadContext, PlacedCase } from '../placed-case.ts'
import { listAsked, type AnswerSheet } from './answer-sheets.ts'
import type { IntakeContext, IntakeRows, IntakeSection } from './intake-rows.ts'

const revision = 1

export function addAnswers(
  context: IntakeContext,
  placed: PlacedCase,
  shape: Shape,
  sections: readonly IntakeSection[],
  helpNotes: ReadonlyMap<string, string>,
  rows: IntakeRows,
): void {
  const { deps, days, content } = context
  const { id: caseId, firm, story, people, index } = placed
  const keyContext: AnswerKeyContext = {
    caseId,
    firmId: firm.id,
    firmKey: firm.sealedKey,
    content,
  }
  const bySystemName = new Map(sections.map((section) => [section.systemName, section]))
  const answers = listAnswers(context.getSheet(shape), bySystemName, helpNotes, story.intake?.done)
  for (const question of helpNotes.keys())
    if (answers.every(({ key }) => key !== question))
      throw new Error(`${story.about} asks for help with ${question}, which is not asked`)
  const open = new Set(
    listAsked(content, shape, new Map(answers.map(({ key, data }) => [key, data]))).map(
      ({ key }) => key,
    ),
  )
  const lastDay = story.intake?.submittedDaysAgo ?? story.visitedDaysAgo ?? 0
  const firstDay = Math.max(lastDay, story.joinedDaysAgo ?? 0)
  const total = content.sections.length
  for (const { key, data, debtor, sectionOrder, systemName, privateValues } of answers) {
    const account = (people[(debtor ?? 1) - 1] ?? people[0])?.accountId ?? null
    const help = helpNotes.get(key)
    const own = {
      ...data,
      ...getOwnAnswer(placed, key),
      ...(help === undefined ? {} : { userNeedsHelp: true, helpNote: help }),
    }
    const text = JSON.stringify(own)
    const daysAgo = firstDay - Math.floor(((firstDay - lastDay) * sectionOrder) / total)
    const savedAt = days.at(daysAgo, index)
    rows.answers.push({
      id: deps.ids.rowId(),
      section_id: bySystemName.get(systemName)?.id,
      case_id: caseId,
      firm_id: firm.id,
      question_key: key,
      revision,
      sealed: toBytes(sealText(deps, keyContext, key, revision, text)),
      hash: toBytes(toFingerprint(deps, keyContext, key, revision, text)),
      complete: help === undefined,
      saved_by: account,
      saved_at: savedAt,
    })
    for (const { path, value } of privateValues)
      rows.secrets.push({
        case_id: caseId,
        question_key: key,
        path,
        firm_id: firm.id,
        debtor: debtor ?? 1,
        sealed: toBytes(sealSecret(deps, keyContext, key, path, value)),
        saved_at: savedAt,
      })
  }
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  for (const { key, section } of listInstances(content, shape).values()) {
    const isDisabled = !open.has(key)
    const hasAnswer = byKey.has(key)
    if (!isDisabled && !hasAnswer) continue
    const needsHelp = helpNotes.has(key)
    rows.states.push({
      case_id: caseId,
      section_id: bySystemName.get(section.systemName)?.id,
      question_key: key,
      firm_id: firm.id,
      disabled: isDisabled,
      complete: hasAnswer && !needsHelp,
      help: needsHelp,
      help_told_at: needsHelp ? days.at(lastDay, index) : null,
    })
  }
}

/** Answers of started sections. A section in progress has the first half of them. */
function listAnswers(
  sheet: AnswerSheet,
  sections: ReadonlyMap<string, IntakeSection>,
  helpNotes: ReadonlyMap<string, string>,
  done = 0,
) {
  const perSection = new Map<string, number>()
  for (const { instance } of sheet.values()) {
    const { systemName } = instance.section
    perSection.set(systemName, (perSection.get(systemName) ?? 0) + 1)
  }
  const taken = new Map<string, number>()
  return [...sheet].flatMap(([key, { instance, data, privateValues }]) => {
    const { systemName, order } = instance.section
    const status = sections.get(systemName)?.status ?? sectionStatus.notStarted
    if (status === sectionStatus.notStarted || status === sectionStatus.imported) return []
    const count = (taken.get(systemName) ?? 0) + 1
    taken.set(systemName, count)
    const isHalf = status === sectionStatus.inProgress && order > done
    if (isHalf && !helpNotes.has(key) && count > (perSection.get(systemName) ?? 0) / 2) return []
    const { debtor } = instance
    return [{ key, data, debtor, sectionOrder: order, systemName, privateValues }]
  })
}

/** What differs between two clients with the same kind of case. */
function getOwnAnswer({ story, people }: PlacedCase, key: string): JsonObject {
  const [, name, digit] = /^(.*)_d([12])$/.exec(key) ?? []
  const person = story.people[Number(digit) - 1]
  const placed = people[Number(digit) - 1]
  if (key === 'caseSetup') return { chapterPreference: String(story.chapter) }
  if (key === 'languageNeeds') return { preferredLanguage: people[0]?.language ?? 'en' }
  if (!person || !placed) return {}
  if (name === 'legalName') return { firstName: person.givenName, lastName: person.familyName }
  if (name === 'contactDetails') return { mobilePhone: placed.mobilePhone, email: placed.email }
  return {}
}

/** Each answer has one revision, which is also the current answer. */
export async function insertAnswers(
  { tx }: CaseloadContext,
  answers: readonly NewRow[],
): Promise<void> {
  await sql`
    with
      answer as materialized (
        select *
        from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as n(
          id uuid,
          section_id uuid,
          case_id uuid,
          firm_id uuid,
          question_key text,
          revision int,
          sealed bytea,
          hash bytea,
          complete boolean,
          saved_by uuid,
          saved_at timestamptz
        )
      ),
      appended as (
        insert into questionnaire_revision (
          case_id, question_key, revision, firm_id, sealed, hash, complete, became_current,
          saved_by, saved_at
        )
        select
          case_id, question_key, revision, firm_id, sealed, hash, complete, true, saved_by,
          saved_at
        from answer
      )
    insert into questionnaire_answer (
      id, firm_id, case_id, section_id, question_key, revision, sealed, saved_by, saved_at
    )
    select id, firm_id, case_id, section_id, question_key, revision, sealed, saved_by, saved_at
    from answer`.execute(tx)
}
