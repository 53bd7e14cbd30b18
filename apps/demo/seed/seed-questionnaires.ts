// Gives the demo people questionnaires in every state there is: not begun, half filled, submitted, and one section sent back.
import { sql } from 'kysely'
import type { ContentQuestion } from '#features/questionnaire/rules/content/content.ts'
import { instancesOf } from '#features/questionnaire/rules/answers/instances.ts'
import { entriesAt, isJsonObject, isList } from '#features/questionnaire/rules/answers/json.ts'
import type {
  Json,
  JsonObject,
  ModelQuestion,
  UiTransformedModel,
} from '#features/questionnaire/rules/content/model.ts'
import {
  chanceFrom,
  sampleAnswer,
  type Sampling,
} from '#features/questionnaire/rules/answers/sample-answers.ts'
import { completeSection } from '#features/questionnaire/server/sections/complete-section.ts'
import { openQuestionnaire } from '#features/questionnaire/server/open-questionnaire.ts'
import { readTransformedModel } from '#features/questionnaire/server/read/read-sections.ts'
import { saveAnswer } from '#features/questionnaire/server/save-answer.ts'
import { sendBackSection } from '#features/questionnaire/server/send-back-section.ts'
import {
  setShownInstructions,
  setShownTerms,
} from '#features/questionnaire/server/firm/set-shown.ts'
import { showQuestionnaire } from '#features/questionnaire/server/firm/show-questionnaire.ts'
import { startSection } from '#features/questionnaire/server/sections/start-section.ts'
import { submitQuestionnaire } from '#features/questionnaire/server/sections/submit-questionnaire.ts'
import type { QuestionnaireWorld } from '#features/questionnaire/server/world.ts'
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import {
  amirAnswers,
  rosasAnswers,
  whitfieldAnswers,
  whitfieldComment,
  type CastAnswers,
} from '../../../database/cast-answers.ts'
import type { CastIds } from './seed-demo-data.ts'

type World = QuestionnaireWorld

/** Through the same use cases as the clients' own saves and the firm's own acts. */
export async function seedQuestionnaires(
  world: World,
  { accounts, cases }: CastIds,
): Promise<void> {
  const [rosa, marcus, elena, amir] = [
    viewerOf(world, accounts.rosa),
    viewerOf(world, accounts.marcus),
    viewerOf(world, accounts.elena),
    viewerOf(world, accounts.amir),
  ]
  const soon = calendarDayAfter(calendarDay(world.clock.now(), 'America/New_York'), 14)
  for (const caseId of [cases.rosa, cases.amirHollis]) await show(world, caseId, soon)
  for (const caseId of [cases.whitfield, cases.amirNorthgate]) await show(world, caseId)

  for (const [viewer, caseId] of [
    [rosa, cases.rosa],
    [marcus, cases.whitfield],
    [elena, cases.whitfield],
    [amir, cases.amirNorthgate],
  ] as const) {
    well(await setShownInstructions(world, viewer, caseId, true))
    well(await setShownTerms(world, viewer, caseId, true))
  }

  await answerSome(world, rosa, cases.rosa)
  await answerAll(world, cases.whitfield, [marcus, elena], whitfieldAnswers)
  well(await submitQuestionnaire(world, marcus, cases.whitfield))
  await world.database.transact((tx) =>
    sendBackSection(world, tx, {
      caseId: cases.whitfield,
      section: 'vehicles',
      comment: whitfieldComment,
    }),
  )
  await answerAll(world, cases.amirNorthgate, [amir, amir], amirAnswers)
  well(await submitQuestionnaire(world, amir, cases.amirNorthgate))
  await forgetOldNews(world, { accounts })
}

function viewerOf({ ids }: World, accountId: string): ClientViewer {
  const source = {
    ip: '127.0.0.1',
    requestId: 'cast',
    background: false,
    language: 'en',
    userAgent: '',
  } as const
  return { kind: 'client', source, accountId, sessionId: ids.rowId() }
}

async function show(world: World, caseId: string, dueOn?: string): Promise<void> {
  await world.database.transact((tx) =>
    showQuestionnaire(world, tx, { caseId, ...(dueOn === undefined ? {} : { dueOn }) }),
  )
}

function well({
  success,
  error,
}: {
  readonly success: boolean
  readonly error?: string | null
}): void {
  if (!success) throw new Error(`The cast's questionnaire was refused: ${error}`)
}

/** What is written for Rosa: the first section whole, two others begun. */
async function answerSome(world: World, viewer: ClientViewer, caseId: string): Promise<void> {
  const { content, shapeNow, sections } = await openQuestionnaire(world, viewer, caseId)
  for (const { id: sectionId, systemName } of sections) {
    const keys = [...instancesOf(content, shapeNow).values()]
      .filter(
        ({ key, section }) => section.systemName === systemName && rosasAnswers[key] !== undefined,
      )
      .map(({ key }) => key)
    if (keys.length === 0) continue
    well(await startSection(world, viewer, { caseId, sectionId }))
    for (const questionKey of keys)
      await save(world, viewer, { caseId, sectionId, questionKey }, rosasAnswers[questionKey] ?? {})
    if (systemName === 'gettingStarted')
      well(await completeSection(world, viewer, { caseId, sectionId }))
  }
}

/** Every section, until nothing is missing: what is written by hand, and for the rest what people answer who have none of it. Each debtor answers their own. */
async function answerAll(
  world: World,
  caseId: string,
  [first, second]: readonly [ClientViewer, ClientViewer],
  written: CastAnswers,
): Promise<void> {
  const opened = await openQuestionnaire(world, first, caseId)
  const sampling: Sampling = {
    facts: { shape: opened.shapeNow, debtor: null, language: 'en', names: opened.names },
    today: opened.today,
    chance: chanceFrom(13),
    optionalOfTen: 0,
  }
  const instances = instancesOf(opened.content, opened.shapeNow)
  for (const { id: sectionId, systemName } of opened.sections) {
    well(await startSection(world, first, { caseId, sectionId }))
    // Answers open further questions.
    for (let round = 0; ; round += 1) {
      const open = questionsOf(await readTransformedModel(world, first, caseId, sectionId)).filter(
        ({ IsDisabled, UnitForm }) => !IsDisabled && !UnitForm.QuestionCompleteFlag,
      )
      if (open.length === 0) break
      if (round === 5)
        throw new Error(
          `The cast cannot complete ${systemName}: ${open.map(({ Value }) => Value).join(', ')}`,
        )
      for (const { Value: questionKey, UnitForm } of open) {
        const instance = instances.get(questionKey)
        if (!instance) continue
        const { question, debtor } = instance
        const data = sampleAnswer(
          question,
          { ...sampling, facts: { ...sampling.facts, debtor } },
          onto({ ...noTo(question), ...UnitForm.Data }, written[questionKey] ?? {}),
        )
        await save(world, debtor === 2 ? second : first, { caseId, sectionId, questionKey }, data)
      }
    }
    well(await completeSection(world, first, { caseId, sectionId }))
  }
}

function questionsOf(model: UiTransformedModel): readonly ModelQuestion[] {
  return 'Groups' in model ? model.Groups.flatMap(({ Questions }) => Questions) : model.Questions
}

/** What is written stands over what stands there already; entries without an id, over those in their place. */
function onto(there: JsonObject, written: JsonObject): JsonObject {
  const merged = Object.entries(written).map(([key, value]): readonly [string, Json] => {
    const entries = entriesAt(there, key)
    return [
      key,
      isList(value) && value.every((entry) => isJsonObject(entry) && entry['id'] === undefined)
        ? value.map((entry, at) => ({ ...entries[at], ...(entry as JsonObject) }))
        : value,
    ]
  })
  return { ...there, ...Object.fromEntries(merged) }
}

/** Every question of yes and no that is always asked. */
function noTo({ fields }: ContentQuestion): JsonObject {
  return Object.fromEntries(
    fields
      .filter(({ kind, condition }) => condition === undefined && (kind === 'yn' || kind === 'ynh'))
      .map(({ key }) => [key, 'no']),
  )
}

async function save(
  world: World,
  viewer: ClientViewer,
  place: { readonly caseId: string; readonly sectionId: string; readonly questionKey: string },
  data: JsonObject,
): Promise<void> {
  well(
    await saveAnswer(world, viewer, {
      ...place,
      data: JSON.stringify(data),
      questionCompleteFlag: true,
    }),
  )
}

/** All of it was told long ago. */
async function forgetOldNews(
  { database }: World,
  { accounts }: Pick<CastIds, 'accounts'>,
): Promise<void> {
  await sql`delete from notification where type = 'questionnaire' or kind = 'document.needed'`.execute(
    database.db,
  )
  await sql`delete from notice_due where account_id in (${accounts.rosa}, ${accounts.marcus}, ${accounts.elena}, ${accounts.amir})`.execute(
    database.db,
  )
}
