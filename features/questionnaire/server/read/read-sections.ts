// Reads the sections of a case: all that are shown, for the overview; one with its answers and its model.
import type { ClientViewer } from '#lib/viewer.ts'
import type { UiTransformedModel } from '../../rules/content/model.ts'
import { isCompleteState, progressOf, type KnownStates } from '../../rules/progress/progress.ts'
import type { QuestionnaireSectionRecord } from '../../rules/records.ts'
import { sectionSummary } from '../../rules/progress/section-summary.ts'
import { statesOfCase } from './answers.store.ts'
import { openQuestionnaire, openShown, sectionIn } from '../open-questionnaire.ts'
import { answersOfSection } from './read-answers.ts'
import { readModel, withCaseType } from './read-model.ts'
import type { OpenedQuestionnaire, SectionOfCase } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

/** In order; none where the firm shows no questionnaire. */
export async function readSections(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<readonly QuestionnaireSectionRecord[]> {
  const opened = await openShown(world, viewer, caseId)
  if (!opened) return []
  const states = await statesOfCase(world.database.db, opened.caseId)
  return opened.sections
    .filter(({ isDisplayed }) => isDisplayed)
    .map((section) => sectionRecord(opened, section, states, viewer))
}

/** With its answers as this viewer may see them, and its model. */
export async function readSection(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
  sectionId: string,
): Promise<QuestionnaireSectionRecord> {
  const { opened, section, states, answers } = await lookInto(world, viewer, caseId, sectionId)
  const withCase = withCaseType(opened)
  return {
    ...sectionRecord(opened, section, states, viewer),
    sectionDataRecords: answers.map(({ id, questionKey, data, revision, savedAt }) => ({
      id,
      sectionId: section.id,
      questionKey,
      questionDataJsonText: JSON.stringify(withCase(questionKey, data)),
      questionCompleteFlag: isCompleteState(states.get(questionKey)),
      revision,
      savedAt,
    })),
    sectionUiTransformedModel: await readModel(world, viewer, opened, section, { states, answers }),
  }
}

/** The model alone: what the REST address answers. */
export async function readTransformedModel(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
  sectionId: string,
): Promise<UiTransformedModel> {
  const { opened, section, ...known } = await lookInto(world, viewer, caseId, sectionId)
  return readModel(world, viewer, opened, section, known)
}

async function lookInto(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  caseId: string,
  sectionId: string,
) {
  const { db } = world.database
  const opened = await openQuestionnaire(world, viewer, caseId)
  const section = sectionIn(opened, sectionId)
  const [states, answers] = await Promise.all([
    statesOfCase(db, opened.caseId),
    answersOfSection(world, db, opened, section.id),
  ])
  return { opened, section, states, answers }
}

function sectionRecord(
  { content, shapeNow }: OpenedQuestionnaire,
  section: SectionOfCase,
  states: KnownStates,
  { source }: ClientViewer,
): QuestionnaireSectionRecord {
  const { language } = source
  const words = content.sections.find(({ systemName }) => systemName === section.systemName)
  if (!words) throw new Error(`The content has no section ${section.systemName}`)
  const { status } = section
  return {
    id: section.id,
    sectionSystemName: section.systemName,
    sectionName: words.name[language],
    sectionStatus: status,
    sectionDescription: words.description[language],
    sectionOrder: section.order,
    version: content.version,
    comments: section.comments,
    currentActiveQuestionId: section.activeQuestion,
    currentActiveGroup: section.activeGroup,
    isRejected: section.isRejected,
    sectionCardSummary: sectionSummary(language, {
      status,
      minutes: words.minutes,
      ...progressOf(content, shapeNow, section.systemName, states),
    }),
    isDisplayEnabled: section.isDisplayed,
    sectionDataRecords: [],
    sectionUiTransformedModel: null,
  }
}
