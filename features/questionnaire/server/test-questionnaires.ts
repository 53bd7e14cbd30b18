// What tests of the questionnaire do again and again: show it, bring a section to where a test begins, and ask.
import { sql } from 'kysely'
import type { Browser, TestHouse } from '#apps/server/testing/test-app.ts'
import { newsOf } from '#apps/server/testing/test-news.ts'
import type { Language } from '#lib/language.ts'
import { instancesOf } from '../rules/answers/instances.ts'
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

export async function show(house: TestHouse, caseId: string): Promise<void> {
  await house.world.database.transact((tx) => showQuestionnaire(house.world, tx, { caseId }))
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

export async function sectionIdOf(
  house: TestHouse,
  caseId: string,
  systemName: string,
): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select id from questionnaire_section where case_id = ${caseId} and system_name = ${systemName}`.execute(
    house.world.database.db,
  )
  if (!rows[0]) throw new Error(`${systemName} is no section of this case`)
  return rows[0].id
}

/** Where a test begins: sections in this status, without the way that led there. Of complete ones every question is, as far as the states know. */
export async function place(
  house: TestHouse,
  caseId: string,
  systemNames: readonly string[] | 'all',
  status: SectionStatus,
  isRejected = false,
): Promise<void> {
  const { db } = house.world.database
  const names =
    systemNames === 'all'
      ? house.world.contents.newest.sections.map(({ systemName }) => systemName)
      : systemNames
  await sql`update questionnaire_section set status = ${status}, is_rejected = ${isRejected}, started_at = coalesce(started_at, portal_now())
    where case_id = ${caseId} and system_name = any(${[...names]})`.execute(db)
  if (status === 3 || status === 4 || status === 6)
    for (const name of names) await completeStates(house, caseId, name)
}

/** Every question of a section is complete, as far as the states know. */
export async function completeStates(
  house: TestHouse,
  caseId: string,
  systemName: string,
  isComplete = true,
): Promise<void> {
  const { db } = house.world.database
  const { rows } = await sql<{ firmId: string; joint: boolean; chapter: 7 | 13 | null }>`
    select c.firm_id as "firmId", c.chapter, exists (select 1 from participant p where p.case_id = c.id and p.debtor = 2) as joint from legal_case c where c.id = ${caseId}`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) throw new Error('There is no such case')
  const content = house.world.contents.newest
  const keys = [
    ...instancesOf(content, {
      version: content.version,
      joint: facts.joint,
      chapter: facts.chapter,
    }).values(),
  ]
    .filter(({ section }) => section.systemName === systemName)
    .map(({ key }) => key)
  await sql`insert into question_state (case_id, section_id, firm_id, question_key, complete)
    select ${caseId}, ${await sectionIdOf(house, caseId, systemName)}, ${facts.firmId}, key, ${isComplete} from unnest(${keys}::text[]) as key
    on conflict (case_id, question_key) do update set complete = ${isComplete}`.execute(db)
}

/** The bell of somebody: types and words, the newest first. */
export async function bellOf(
  house: TestHouse,
  accountId: string,
  language: Language = 'en',
): Promise<ReadonlyArray<{ readonly type: string; readonly says: string }>> {
  return (await newsOf(house, accountId, language))
    .map(({ type, says }) => ({ type, says }))
    .toReversed()
}
