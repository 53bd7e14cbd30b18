import type {
  CaseQuestionnaireInput,
  IntakeResult,
  Resolvers,
} from '#contract/workspace.generated.ts'
import { limitConcurrencyPerOwner } from '#lib/fair-turns.ts'
import { getRefusal } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/firm-problems.ts'
import { answerHelpRequest } from './answer-help.ts'
import { readCaseIntake } from './case-intake.ts'
import { changeShowing, type ShowingInput } from './change-showing.ts'
import { readCategoryAnswers } from './category-answers.ts'
import type { IntakeDeps } from './deps.ts'
import { readIntakeForm, readIntakeQuestion, readIntakeSection } from './intake-parts.ts'
import { revealSsn } from './reveal-ssn.ts'
import { intakeTurns } from './turns.ts'
import {
  approveIntakeSection,
  markSectionImported,
  sendBackSections,
  setSectionShown,
  type SectionActResult,
} from './section-acts.ts'

/**
 * Expected refusals are thrown; the schema turns them into results (security#refusals-inside). After
 * an act nothing waits for its turn, so that no act that was done looks refused.
 */
export function intakeResolvers(deps: IntakeDeps) {
  const inTurn = limitConcurrencyPerOwner(intakeTurns)

  async function toResult(
    viewer: StaffViewer,
    caseId: string,
    { isOutdated }: SectionActResult,
    changed:
      | 'questionnaire.section-changed'
      | 'questionnaire.showing-changed' = 'questionnaire.section-changed',
  ): Promise<IntakeResult> {
    const input = { caseId, isPage: false }
    const intake = await readCaseIntake(deps, viewer, input)
    return isOutdated ? { ...getRefusal(problem(changed)), intake } : { success: true, intake }
  }

  return {
    Query: {
      caseIntake: (_, { caseId }, { viewer }) =>
        inTurn(viewer.staffId, () => readCaseIntake(deps, viewer, { caseId, isPage: true })),
      intakeSection: (_, input, { viewer }) =>
        inTurn(viewer.staffId, () => readIntakeSection(deps, viewer, input)),
      intakeForm: (_, input, { viewer }) =>
        inTurn(viewer.staffId, () => readIntakeForm(deps, viewer, input)),
    },
    ReviewDocument: {
      answers: (document, _, { viewer }) => readCategoryAnswers(deps, viewer, document),
    },
    Mutation: {
      answerHelpRequest: async (_, input, { viewer }) => {
        const { isOutdated } = await answerHelpRequest(deps, viewer, input)
        const question = await readIntakeQuestion(deps, viewer, input)
        return isOutdated
          ? { ...getRefusal(problem('questionnaire.help-changed')), question }
          : { success: true, question }
      },
      sendBackSections: async (_, input, { viewer }) =>
        toResult(viewer, input.caseId, await sendBackSections(deps, viewer, input)),
      markSectionImported: async (_, input, { viewer }) =>
        toResult(viewer, input.caseId, await markSectionImported(deps, viewer, input)),
      approveIntakeSection: async (_, input, { viewer }) =>
        toResult(viewer, input.caseId, await approveIntakeSection(deps, viewer, input)),
      setIntakeSectionShown: async (_, input, { viewer }) =>
        toResult(viewer, input.caseId, await setSectionShown(deps, viewer, input)),
      changeCaseQuestionnaire: async (_, { caseId, seen, change }, { viewer }) => {
        const input = { caseId, seen: readShowingInput(seen), change: readShowingInput(change) }
        const result = await changeShowing(deps, viewer, input)
        return toResult(viewer, caseId, result, 'questionnaire.showing-changed')
      },
      revealSsn: async (_, input, { viewer }) => ({
        success: true,
        ...(await revealSsn(deps, viewer, input)),
      }),
    },
  } satisfies Resolvers
}

function readShowingInput({ isShown, dueOn, instructions }: CaseQuestionnaireInput): ShowingInput {
  return { isShown, dueOn: dueOn ?? null, instructions: instructions ?? null }
}
