import type { Browser, TestApp } from '#testing/test-app.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { UiTransformedModel } from '../rules/content/model.ts'
import { place, readSectionId, sectionsSeen, show } from './test-questionnaires.ts'

const noCar = {
  operatedCount: 0,
  usePublicTransit: 'no',
  driveOthersVehicle: 'no',
  onTitleForOther: 'no',
}

/** A case whose only change is its spouse. */
export function spouseIn(app: TestApp, rosa: Browser, caseId: string) {
  beforeAll(() => show(app, caseId))

  const readStatus = async (systemName: string) =>
    (await sectionsSeen(rosa, caseId)).find(
      ({ sectionSystemName }) => sectionSystemName === systemName,
    )?.sectionStatus
  const addSpouse = () =>
    sql`insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone, contact_type)
    select ${app.deps.ids.rowId()}, firm_id, case_id, 2, 'Luis', 'Delgado', 'luis@example.com', '2125550199', 1 from participant where case_id = ${caseId} and debtor = 1`.execute(
      app.deps.database.db,
    )
  const removeSpouse = () =>
    sql`delete from participant where case_id = ${caseId} and debtor = 2`.execute(
      app.deps.database.db,
    )

  // A read stores the questions that the case has without a spouse.
  beforeEach(() => readStatus('vehicles'))
  afterEach(removeSpouse)

  /** Saves all answers of a section, so that only a change of the case can reopen it. */
  async function submitAnswer(): Promise<void> {
    await place(app, caseId, ['vehicles'], 2)
    const sectionId = await readSectionId(app, caseId, 'vehicles')
    const model = JSON.parse(
      (await rosa.get(`/api/cases/${caseId}/${sectionId}/uiTransformedModel`)).body.toString(),
    ) as UiTransformedModel
    const questions = (
      'Groups' in model ? model.Groups.flatMap((group) => group.Questions) : model.Questions
    ).filter(({ IsDisabled }) => !IsDisabled)
    for (const { Value } of questions) {
      const { data } = await rosa.graph(
        `mutation ($caseId: ID!, $sectionId: ID!, $questionKey: String!, $data: String!) {
        saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $questionKey, data: $data, questionCompleteFlag: true) { success questionCompleteFlag error }
      }`,
        {
          caseId,
          sectionId,
          questionKey: Value,
          data: JSON.stringify(Value === 'vehicleUse' ? noCar : { has: 'no' }),
        },
      )
      expect([Value, data.saveQuestionnaireSectionData]).toEqual([
        Value,
        { success: true, questionCompleteFlag: true, error: null },
      ])
    }
    const { data } = await rosa.graph(
      'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }',
      { request: { caseId, sectionId } },
    )
    expect(data.completeQuestionnaireSection).toEqual({ success: true, error: null })
  }
  return { readStatus, addSpouse, removeSpouse, submitAnswer }
}
