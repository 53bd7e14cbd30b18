import { readCaseKey } from '#testing/test-case-key.ts'
import { sql } from 'kysely'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { readNewsItems } from '#testing/test-news.ts'
import type { Language } from '#lib/language.ts'
import { listInstances } from '../rules/instances.ts'
import type { SectionStatus } from '../rules/progress/section-status.ts'
import { showQuestionnaire } from './firm/show-questionnaire.ts'

export const sectionFields = `id sectionSystemName sectionName sectionStatus sectionDescription sectionOrder version comments currentActiveQuestionId currentActiveGroup isRejected
  sectionCardSummary isDisplayEnabled sectionDataRecords { id } sectionUiTransformedModel`

export interface SectionSeen {
  readonly id: string
  readonly sectionSystemName: string
  readonly sectionStatus: SectionStatus
  readonly isRejected: boolean
  readonly comments: string | null
  readonly sectionCardSummary: string
  readonly currentActiveQuestionId: string | null
  readonly currentActiveGroup: string | null
}

export async function show(app: TestApp, caseId: string): Promise<void> {
  await app.deps.database.transact(async (tx) =>
    showQuestionnaire(app.deps, tx, await readCaseKey(tx, caseId)),
  )
}

export async function sectionsSeen(
  browser: Browser,
  caseId: string,
): Promise<readonly SectionSeen[]> {
  const answer = await browser.graph(
    `query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { ${sectionFields} } }`,
    { caseId },
  )
  if (answer.errors) throw new Error(answer.errors[0]?.message)
  return answer.data.caseQuestionnaireSections as readonly SectionSeen[]
}

export async function sectionSeen(
  browser: Browser,
  caseId: string,
  systemName: string,
): Promise<SectionSeen> {
  const section = (await sectionsSeen(browser, caseId)).find(
    (known) => known.sectionSystemName === systemName,
  )
  if (!section) throw new Error(`${systemName} is not listed`)
  return section
}

export async function readSectionId(
  app: TestApp,
  caseId: string,
  systemName: string,
): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select id from questionnaire_section where case_id = ${caseId} and system_name = ${systemName}`.execute(
    app.deps.database.db,
  )
  if (!rows[0]) throw new Error(`${systemName} is no section of this case`)
  return rows[0].id
}

/**
 * Sets sections to a status directly. For statuses of complete sections, also marks every question
 * as complete.
 */
export async function place(
  app: TestApp,
  caseId: string,
  systemNames: readonly string[] | 'all',
  status: SectionStatus,
  isRejected = false,
): Promise<void> {
  const { db } = app.deps.database
  const names =
    systemNames === 'all'
      ? app.deps.contents.newest.sections.map(({ systemName }) => systemName)
      : systemNames
  await sql`update questionnaire_section set status = ${status}, is_rejected = ${isRejected}, started_at = coalesce(started_at, portal_now())
    where case_id = ${caseId} and system_name = any(${[...names]})`.execute(db)
  if (status === 3 || status === 4 || status === 6)
    for (const name of names) await completeStates(app, caseId, name)
}

/** Marks every question of a section as complete, without answers. */
export async function completeStates(
  app: TestApp,
  caseId: string,
  systemName: string,
  isComplete = true,
): Promise<void> {
  const { db } = app.deps.database
  const { rows } = await sql<{ firmId: string; joint: boolean; chapter: 7 | 13 | null }>`
    select c.firm_id as "firmId", c.chapter, exists (select 1 from participant p where p.case_id = c.id and p.debtor = 2) as joint from legal_case c where c.id = ${caseId}`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) throw new Error('There is no such case')
  const content = app.deps.contents.newest
  const keys = [
    ...listInstances(content, {
      version: content.version,
      joint: facts.joint,
      chapter: facts.chapter,
    }).values(),
  ]
    .filter(({ section }) => section.systemName === systemName)
    .map(({ key }) => key)
  await sql`insert into question_state (case_id, section_id, firm_id, question_key, complete)
    select ${caseId}, ${await readSectionId(app, caseId, systemName)}, ${facts.firmId}, key, ${isComplete} from unnest(${keys}::text[]) as key
    on conflict (case_id, question_key, firm_id) do update set complete = ${isComplete}`.execute(db)
}

/** Returns an account's notifications, newest first. */
export async function readBell(
  app: TestApp,
  accountId: string,
  language: Language = 'en',
): Promise<ReadonlyArray<{ readonly type: string; readonly says: string }>> {
  return (await readNewsItems(app, accountId, language))
    .map(({ type, says }) => ({ type, says }))
    .toReversed()
}
