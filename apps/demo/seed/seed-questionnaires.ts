import { findFirmOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { sql } from 'kysely'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import type {
  JsonObject,
  ModelQuestion,
  UiTransformedModel,
} from '#features/questionnaire/rules/content/model.ts'
import { chanceFrom, type Sampling } from '#features/questionnaire/rules/sample-answers.ts'
import { completeSection } from '#features/questionnaire/server/sections/complete-section.ts'
import { openQuestionnaire } from '#features/questionnaire/server/open-questionnaire.ts'
import { readTransformedModel } from '#features/questionnaire/server/read/read-sections.ts'
import { createSaveTurns, saveAnswer } from '#features/questionnaire/server/save/save-answer.ts'
import { sendBackSection } from '#features/questionnaire/server/firm/send-back-section.ts'
import {
  setShownInstructions,
  setShownTerms,
} from '#features/questionnaire/server/firm/set-shown.ts'
import { showQuestionnaire } from '#features/questionnaire/server/firm/show-questionnaire.ts'
import { startSection } from '#features/questionnaire/server/sections/start-section.ts'
import { submitQuestionnaire } from '#features/questionnaire/server/sections/submit-questionnaire.ts'
import type { QuestionnaireDeps } from '#features/questionnaire/server/deps.ts'
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { amirAnswers } from './answers/answers-of-amir.ts'
import { completeAnswer } from './answers/complete-answer.ts'
import { rosasAnswers } from './answers/answers-of-rosa.ts'
import type { DemoAnswers } from './answers/demo-answers.ts'
import type { DemoIds } from './seed-demo-data.ts'
import { whitfieldAnswers } from './answers/whitfield-answers.ts'

/** The attorney's comment on the section about cars, which was sent back. */
const whitfieldComment =
  'You told us that you drive two cars, and only one is listed here. Please add the second one, also if it is old or not running, and say whether anything is still owed on it.'

type AppDeps = QuestionnaireDeps

/** Uses the same use cases as clients and firms. */
export async function seedQuestionnaires(
  deps: AppDeps,
  { accounts, cases }: DemoIds,
): Promise<void> {
  const [rosa, marcus, elena, amir] = [
    getViewer(deps, accounts.rosa),
    getViewer(deps, accounts.marcus),
    getViewer(deps, accounts.elena),
    getViewer(deps, accounts.amir),
  ]
  const soon = calendarDayAfter(calendarDay(deps.clock.now(), 'America/New_York'), 14)
  for (const caseId of [cases.rosa, cases.amirHollis]) await show(deps, caseId, soon)
  for (const caseId of [cases.whitfield, cases.amirNorthgate]) await show(deps, caseId)

  for (const [viewer, caseId] of [
    [rosa, cases.rosa],
    [marcus, cases.whitfield],
    [elena, cases.whitfield],
    [amir, cases.amirNorthgate],
  ] as const) {
    expectSaved(await setShownInstructions(deps, viewer, caseId, true))
    expectSaved(await setShownTerms(deps, viewer, caseId, true))
  }

  await answerSome(deps, rosa, cases.rosa)
  await answerAll(deps, cases.whitfield, [marcus, elena], whitfieldAnswers)
  expectSaved(await submitQuestionnaire(deps, marcus, cases.whitfield))
  await deps.database.transact(async (tx) =>
    sendBackSection(deps, tx, {
      ...(await readKey(tx, cases.whitfield)),
      section: 'vehicles',
      comment: whitfieldComment,
    }),
  )
  await answerAll(deps, cases.amirNorthgate, [amir, amir], amirAnswers)
  expectSaved(await submitQuestionnaire(deps, amir, cases.amirNorthgate))
  await forgetOldNews(deps, { accounts })
}

function getViewer({ ids }: AppDeps, accountId: string): ClientViewer {
  const source = {
    ip: '127.0.0.1',
    requestId: 'demo-seed',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  return { kind: 'client', source, accountId, sessionId: ids.rowId() }
}

async function readKey(db: Db, caseId: string): Promise<CaseOfFirm> {
  return { caseId, firmId: (await findFirmOfCase(db, caseId)) ?? '' }
}

async function show(deps: AppDeps, caseId: string, dueOn?: string): Promise<void> {
  await deps.database.transact(async (tx) =>
    showQuestionnaire(deps, tx, {
      ...(await readKey(tx, caseId)),
      ...(dueOn === undefined ? {} : { dueOn }),
    }),
  )
}

function expectSaved({
  success,
  error,
}: {
  readonly success: boolean
  readonly error?: string | null
}): void {
  if (!success) throw new Error(`The demo questionnaire was refused: ${error}`)
}

/** Saves Rosa's answers: the first section complete, two others started. */
async function answerSome(deps: AppDeps, viewer: ClientViewer, caseId: string): Promise<void> {
  const { content, shapeNow, sections } = await openQuestionnaire(deps, viewer, caseId)
  for (const { id: sectionId, systemName } of sections) {
    const keys = [...listInstances(content, shapeNow).values()]
      .filter(
        ({ key, section }) => section.systemName === systemName && rosasAnswers[key] !== undefined,
      )
      .map(({ key }) => key)
    if (keys.length === 0) continue
    expectSaved(await startSection(deps, viewer, { caseId, sectionId }))
    for (const questionKey of keys)
      await save(deps, viewer, { caseId, sectionId, questionKey }, rosasAnswers[questionKey] ?? {})
    if (systemName === 'gettingStarted')
      expectSaved(await completeSection(deps, viewer, { caseId, sectionId }))
  }
}

/** Saves the demo answers, and No for the other questions. Debtors save their own answers. */
async function answerAll(
  deps: AppDeps,
  caseId: string,
  [first, second]: readonly [ClientViewer, ClientViewer],
  written: DemoAnswers,
): Promise<void> {
  const opened = await openQuestionnaire(deps, first, caseId)
  const sampling: Sampling = {
    facts: { shape: opened.shapeNow, debtor: null, language: 'en', names: opened.names },
    today: opened.today,
    chance: chanceFrom(13),
    optionalOfTen: 0,
  }
  const instances = listInstances(opened.content, opened.shapeNow)
  for (const { id: sectionId, systemName } of opened.sections) {
    expectSaved(await startSection(deps, first, { caseId, sectionId }))
    // Repeats this, because answers make more questions appear.
    for (let round = 0; ; round += 1) {
      const open = getQuestions(await readTransformedModel(deps, first, caseId, sectionId)).filter(
        ({ IsDisabled, UnitForm }) => !IsDisabled && !UnitForm.QuestionCompleteFlag,
      )
      if (open.length === 0) break
      if (round === 5)
        throw new Error(
          `The demo answers do not complete ${systemName}: ${open.map(({ Value }) => Value).join(', ')}`,
        )
      for (const { Value: questionKey, UnitForm } of open) {
        const instance = instances.get(questionKey)
        if (!instance) continue
        const { question, debtor } = instance
        const data = completeAnswer(
          question,
          { ...sampling, facts: { ...sampling.facts, debtor } },
          { prefilled: UnitForm.Data, written: written[questionKey] },
        )
        await save(deps, debtor === 2 ? second : first, { caseId, sectionId, questionKey }, data)
      }
    }
    expectSaved(await completeSection(deps, first, { caseId, sectionId }))
  }
}

function getQuestions(model: UiTransformedModel): readonly ModelQuestion[] {
  return 'Groups' in model ? model.Groups.flatMap(({ Questions }) => Questions) : model.Questions
}

async function save(
  deps: AppDeps,
  viewer: ClientViewer,
  place: { readonly caseId: string; readonly sectionId: string; readonly questionKey: string },
  data: JsonObject,
): Promise<void> {
  expectSaved(
    await saveAnswer(
      deps,
      viewer,
      { ...place, data: JSON.stringify(data), questionCompleteFlag: true },
      createSaveTurns(),
    ),
  )
}

/** Marks all notifications as read. */
async function forgetOldNews(
  { database }: AppDeps,
  { accounts }: Pick<DemoIds, 'accounts'>,
): Promise<void> {
  await sql`delete from notification where type = 'questionnaire' or kind = 'document.needed'`.execute(
    database.db,
  )
  await sql`delete from notice_due where account_id in (${accounts.rosa}, ${accounts.marcus}, ${accounts.elena}, ${accounts.amir})`.execute(
    database.db,
  )
}
