import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { listInstances } from '../../rules/instances.ts'
import { getProgress } from '../../rules/progress/progress.ts'
import type { SectionStatus } from '../../rules/progress/section-status.ts'
import { findStatesOfCase } from '../read/answers.store.ts'
import { getQuestionnaire } from '../open-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface QuestionnaireForFirm {
  readonly isDisplayed: boolean
  readonly dueOn: string | null
  readonly version: number
  readonly sections: ReadonlyArray<{
    readonly systemName: string
    readonly status: SectionStatus
    readonly isRejected: boolean
    readonly isDisplayed: boolean
    readonly total: number
    readonly complete: number
  }>
  readonly helps: ReadonlyArray<{
    readonly questionKey: string
    readonly section: string
    readonly name: string
    readonly resolution: 'answered' | 'leftToUs' | null
  }>
}

export async function listForFirm(
  deps: QuestionnaireDeps,
  caseOfFirm: CaseOfFirm,
): Promise<QuestionnaireForFirm | undefined> {
  const questionnaire = await getQuestionnaire(deps, caseOfFirm)
  if (!questionnaire) return undefined
  const { content, shapeNow, isDisplayed, dueOn } = questionnaire
  const states = await findStatesOfCase(deps.database.db, questionnaire)
  return {
    isDisplayed,
    dueOn,
    version: content.version,
    sections: questionnaire.sections.map(({ systemName, status, isRejected, ...section }) => ({
      systemName,
      status,
      isRejected,
      isDisplayed: section.isDisplayed,
      ...getProgress(content, shapeNow, systemName, states),
    })),
    helps: [...listInstances(content, shapeNow).values()].flatMap(({ key, section, question }) => {
      const state = states.get(key)
      return state && !state.disabled && (state.help || state.resolution)
        ? [
            {
              questionKey: key,
              section: section.systemName,
              name: question.name.en,
              resolution: state.resolution,
            },
          ]
        : []
    }),
  }
}
