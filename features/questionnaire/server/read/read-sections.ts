import type { PortalReader } from '#lib/viewer.ts'
import type { UiTransformedModel } from '../../rules/content/model.ts'
import { isCompleteState, getProgress, type KnownStates } from '../../rules/progress/progress.ts'
import type { QuestionnaireSectionRecord } from '../../rules/records.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { sectionSummary } from '../../rules/progress/section-summary.ts'
import { findStatesOfCase } from './answers.store.ts'
import { isCaseEnded, openQuestionnaire, openShown, sectionIn } from '../open-questionnaire.ts'
import { answersOfSection } from './read-answers.ts'
import { readModel, withCaseType } from './read-model.ts'
import type { OpenedQuestionnaire, CaseSection } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Returns the sections in display order. Empty while the firm hides the questionnaire. */
export async function readSections(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<readonly QuestionnaireSectionRecord[]> {
  const opened = await openShown(deps, viewer, caseId)
  if (!opened) return []
  const states = await findStatesOfCase(deps.database.db, opened)
  return opened.sections
    .filter(({ isDisplayed }) => isDisplayed)
    .map((section) => sectionRecord(opened, section, states, viewer))
}

/** The section with its model, and with its answers as the viewer may see them. */
export async function readSection(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
  sectionId: string,
): Promise<QuestionnaireSectionRecord> {
  const { opened, section, states, answers } = await readQuestionnaire(
    deps,
    viewer,
    caseId,
    sectionId,
  )
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
    sectionUiTransformedModel: await readModel(deps, viewer, opened, section, { states, answers }),
  }
}

export async function readTransformedModel(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
  sectionId: string,
): Promise<UiTransformedModel> {
  const { opened, section, ...known } = await readQuestionnaire(deps, viewer, caseId, sectionId)
  return readModel(deps, viewer, opened, section, known)
}

async function readQuestionnaire(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  caseId: string,
  sectionId: string,
) {
  const { db } = deps.database
  const opened = await openQuestionnaire(deps, viewer, caseId)
  const section = sectionIn(opened, sectionId)
  const [states, answers] = await Promise.all([
    findStatesOfCase(db, opened),
    answersOfSection(deps, db, opened, section.id),
  ])
  return { opened, section, states, answers }
}

function sectionRecord(
  opened: OpenedQuestionnaire,
  section: CaseSection,
  states: KnownStates,
  { source }: PortalReader,
): QuestionnaireSectionRecord {
  const { language } = source
  const { content, shapeNow } = opened
  const words = content.sections.find(({ systemName }) => systemName === section.systemName)
  if (!words) throw new Error(`The content has no section ${section.systemName}`)
  const { status } = section
  return {
    id: section.id,
    sectionSystemName: section.systemName,
    sectionName: words.name[language],
    sectionStatus: status,
    isReadOnly: isReadOnly(status) || isCaseEnded(opened),
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
      ...getProgress(content, shapeNow, section.systemName, states),
    }),
    isDisplayEnabled: section.isDisplayed,
    sectionDataRecords: [],
    sectionUiTransformedModel: null,
  }
}
