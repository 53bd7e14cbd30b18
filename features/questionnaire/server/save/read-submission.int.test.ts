// spec: filing#lines, filing#conflicts
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { listWrongCounts } from '#testing/test-counts.ts'
import { operation } from '#testing/test-operations.ts'
import { aClientAlone, aParalegal, anAttorney } from '#testing/test-people.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'
import { place, readSectionId, show } from '../test-questionnaires.ts'
import { findCreditorsOfCase, readOldSubmissions, readSubmission } from './read-submission.ts'

const app = openTestApp()
const { client: rosa, caseId, firmId } = aClientAlone(app)
const paralegal = aParalegal(app)
const attorney = anAttorney(app)
const save = operation`saveQuestionnaireSectionData { success }`
const submit = operation`submitQuestionnaire(request: { caseId: $caseId }) { success }`
const lines = operation`beforeFiling { lines { key state missing } }`
const intake = operation`caseIntake { sections { id version warningCount } }`

beforeAll(async () => {
  await show(app, caseId)
  const sectionId = await readSectionId(app, caseId, 'cardsBillsLoans')
  const debts = [{ recordId: 'a1', creditorName: ' Capital Uno ' }]
  const data = JSON.stringify({ hasAny: 'yes', debts })
  await rosa.graph(save, {
    ...{ caseId, sectionId, questionKey: 'creditCards', data, questionCompleteFlag: false },
  })
  await place(app, caseId, 'all', 3)
  await rosa.graph(submit, { caseId })
})

beforeEach(async () => {
  await sql`update questionnaire_submission set warnings = null where case_id = ${caseId}`.execute(
    app.owner.db,
  )
  await app.deps.database.transact((tx) => app.deps.caseChanged(tx, { caseId, firmId }))
})

test('a submission is read once: its warnings are counted and its creditors kept', async () => {
  expect(await lineOf('warnings')).toMatchObject({ state: 'OPEN', missing: 0 })
  const [submission] = await uncounted()
  for (const _ of [1, 2]) await readSubmission(deps(), { id: submission?.id ?? '', firmId })
  expect(await uncounted()).toEqual([])
  const counts = (await readSections()).map(({ warningCount }: Answer) => warningCount as number)
  const warnings = counts.reduce((sum: number, count: number) => sum + count, 0)
  expect(await lineOf('warnings')).toMatchObject({
    ...{ missing: warnings, state: warnings === 0 ? 'DONE' : 'OPEN' },
  })
  expect(await findCreditorsOfCase(app.deps, deps().database.db, { caseId, firmId })).toEqual([
    'Capital Uno',
  ])
  const [kept] = await app.rows(sql<{ sealed: Buffer }>`
    select sealed from questionnaire_creditors where case_id = ${caseId}`)
  expect(kept?.sealed.toString()).not.toContain('Capital')
})

test('what was handed in before warnings were counted is read in the hourly clean-up', async () => {
  await readOldSubmissions(deps(), firmId)
  expect(await uncounted()).toEqual([])
})

test('the questionnaire is done when an attorney has approved each section', async () => {
  const sections = await readSections()
  expect(await lineOf('intake')).toMatchObject({ state: 'OPEN', missing: sections.length })
  await act(paralegal, operation`markSectionImported { success }`, sections[0])
  const [checked] = await readSections()
  await act(attorney, operation`approveIntakeSection { success }`, checked)
  expect(await lineOf('intake')).toMatchObject({ missing: sections.length - 1 })
  expect(await listWrongCounts(app.deps)).toEqual([])
})

const deps = () => ({ ...app.deps, database: app.deps.jobsDatabase.forFirm(firmId) })
const lineOf = async (key: string) => {
  const { lines: shown } = await paralegal.run<Answer>(lines, { caseId })
  return shown.find((line: Answer) => line.key === key)
}
const readSections = async () => (await paralegal.run<Answer>(intake, { caseId })).sections
const act = (by: StaffClient, document: string, section: Answer) =>
  by.run<Answer>(document, { caseId, sectionId: section.id, version: section.version })
const uncounted = () =>
  app.rows(sql<{ id: string }>`
    select id from questionnaire_submission where case_id = ${caseId} and warnings is null`)
