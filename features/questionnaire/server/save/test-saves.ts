import { sql } from 'kysely'
import { beforeTests } from '#database/test-before.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { readSectionId, show } from '../test-questionnaires.ts'

export interface Saving {
  readonly section?: string
  readonly sectionId?: string
  readonly caseId?: string
  readonly key: string
  readonly data: JsonObject | string
  readonly flag?: boolean
  readonly base?: number
  readonly writer?: string
  readonly sequence?: number
}

export interface SaveSeen {
  readonly success: boolean
  readonly error: string | null
  readonly revision: number | null
  readonly savedAt: string | null
  readonly questionCompleteFlag: boolean | null
  readonly sectionStatus: number | null
  readonly disabledQuestionKeys: readonly string[]
  readonly reopenedSectionIds: readonly string[]
  readonly questionDataJsonText: string | null
  readonly overwrittenPaths: readonly string[]
  readonly overwrittenValues: ReadonlyArray<string | null> | null
}

const fields = `success error revision savedAt questionCompleteFlag sectionStatus disabledQuestionKeys reopenedSectionIds questionDataJsonText overwrittenPaths overwrittenValues`
export const saveOperation = `mutation ($caseId: ID!, $sectionId: ID!, $key: String!, $data: String!, $flag: Boolean!, $base: Int, $writer: ID, $sequence: Int) {
  saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $key, data: $data, questionCompleteFlag: $flag, baseRevision: $base, writer: $writer, sequence: $sequence) { ${fields} } }`

/** Saves of a case, made before the tests. */
export function savesOf(app: TestApp, caseId: string): Saves {
  return beforeTests(() => savesIn(app, caseId))
}

export type Saves = Awaited<ReturnType<typeof savesIn>>

/** Saves answers in one case. Sections are given by their system names. */
export async function savesIn(app: TestApp, caseId: string) {
  await show(app, caseId)
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, system_name as name from questionnaire_section where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const graph = (
    browser: Browser,
    { section = 'vehicles', key, data, flag = false, ...rest }: Saving,
  ) =>
    browser.graph(saveOperation, {
      caseId,
      sectionId: ids.get(section),
      key,
      flag,
      ...rest,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
  return {
    graph,
    idOf: (section: string) => ids.get(section) ?? '',
    async save(browser: Browser, saving: Saving): Promise<SaveSeen> {
      const { data, errors } = await graph(browser, saving)
      if (errors) throw new Error(errors.map(({ message }) => message).join(' '))
      return data.saveQuestionnaireSectionData as SaveSeen
    },
    /** Reads the answer through the records of its section. */
    async read(browser: Browser, section: string, key: string): Promise<JsonObject | undefined> {
      const { data } = await browser.graph(
        'query ($caseId: ID!, $sectionId: ID!) { sectionById(caseId: $caseId, sectionId: $sectionId) { sectionDataRecords { questionKey questionDataJsonText } } }',
        {
          caseId,
          sectionId: await readSectionId(app, caseId, section),
        },
      )
      const records = data.sectionById.sectionDataRecords as ReadonlyArray<{
        readonly questionKey: string
        readonly questionDataJsonText: string
      }>
      const record = records.find(({ questionKey }) => questionKey === key)
      return record && (JSON.parse(record.questionDataJsonText) as JsonObject)
    },
    async readRows<Row>(
      table:
        | 'questionnaire_answer'
        | 'questionnaire_revision'
        | 'questionnaire_secret'
        | 'question_state'
        | 'questionnaire_section'
        | 'questionnaire',
    ): Promise<readonly Row[]> {
      return (
        await sql<Row>`select * from ${sql.table(table)} where case_id = ${caseId}`.execute(
          app.deps.database.db,
        )
      ).rows
    },
    async forget(): Promise<void> {
      for (const table of [
        'questionnaire_secret',
        'questionnaire_revision',
        'questionnaire_answer',
        'question_state',
      ]) {
        await sql`delete from ${sql.table(table)} where case_id = ${caseId}`.execute(
          app.deps.database.db,
        )
      }
      await sql`update questionnaire set version = null, shape = '' where case_id = ${caseId}`.execute(
        app.deps.database.db,
      )
      await sql`update questionnaire_section set status = 1, is_rejected = false, started_at = null, opened_by = null, is_displayed = true where case_id = ${caseId}`.execute(
        app.deps.database.db,
      )
    },
  }
}
