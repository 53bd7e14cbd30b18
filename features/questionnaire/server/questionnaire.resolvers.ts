import type { Resolvers } from '#contract/server.generated.ts'
import { caseOverview } from './firm/case-overview.ts'
import { completeSection } from './sections/complete-section.ts'
import { saveActive } from './note-active.ts'
import { readSection, readSections } from './read/read-sections.ts'
import { reviewingAnswers } from './firm/review-answers.ts'
import { createSaveTurns, saveAnswer } from './save/save-answer.ts'
import { setShownInstructions, setShownTerms } from './firm/set-shown.ts'
import { startSection } from './sections/start-section.ts'
import { submitQuestionnaire } from './sections/submit-questionnaire.ts'
import type { QuestionnaireDeps } from './deps.ts'

export function questionnaireResolvers(deps: QuestionnaireDeps) {
  const reviewAnswers = reviewingAnswers(deps)
  const inTurn = createSaveTurns()
  return {
    Query: {
      caseQuestionnaireSections: (_, { caseId }, { viewer }) => readSections(deps, viewer, caseId),
      sectionById: (_, { caseId, sectionId }, { viewer }) =>
        readSection(deps, viewer, caseId, sectionId),
      questionnaireReview: (_, { caseId, sectionId }, { viewer }) =>
        reviewAnswers(viewer, caseId, sectionId),
    },
    Mutation: {
      startResumeQuestionnaireSection: (_, { request }, { viewer }) =>
        startSection(deps, viewer, request),
      completeQuestionnaireSection: (_, { request }, { viewer }) =>
        completeSection(deps, viewer, request),
      saveQuestionnaireSectionData: (_, input, { viewer }) =>
        saveAnswer(deps, viewer, input, inTurn),
      saveQuestionnaireSectionCurrentActiveQuestion: (_, { request }, { viewer }) =>
        saveActive(deps, viewer, request),
      submitQuestionnaire: (_, { request }, { viewer }) =>
        submitQuestionnaire(deps, viewer, request.caseId),
      updateQuestionnaireShownInstructionsFlag: (_, { flag, caseId }, { viewer }) =>
        setShownInstructions(deps, viewer, caseId, flag),
      updateQuestionnaireShownTermsAndConditionsFlag: (_, { flag, caseId }, { viewer }) =>
        setShownTerms(deps, viewer, caseId, flag),
    },
    QuestionnaireReview: {
      copyDocumentId: (review) => review.copyDocumentId(),
      isCopyAwaited: (review) => review.isCopyAwaited(),
      submittedAt: (review) => review.submittedAt(),
      sections: (review) => review.sections(),
      warnings: (review) => review.warnings(),
    },
    Case: {
      questionnaireDisplayInClientPortalFlag: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).isDisplayed,
      questionnaireShownInstructionsFlag: ({ questionnaireShownInstructions }) =>
        questionnaireShownInstructions,
      questionnaireShownTermsAndConditionsFlag: ({ questionnaireShownTerms }) =>
        questionnaireShownTerms,
      questionnaireInstructions: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).instructions,
      questionnaireExpectedCompletionDate: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).due?.day ?? null,
      questionnaireExpectedCompletionDateMonth: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).due?.monthNumber ?? null,
      questionnaireExpectedCompletionDateDay: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).due?.dayNumber ?? null,
      questionnaireExpectedCompletionDateYear: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).due?.year ?? null,
      questionnaireExpectedCompletionDateFormatted: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).due?.formatted ?? null,
      questionnaireSectionsTotal: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).total,
      questionnaireSectionsDone: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).done,
      questionnaireSectionsSentBack: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).sentBack,
      questionnaireSubmittedFlag: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).isSubmitted,
      questionnaireSubmittedTime: async (legalCase, _, context) =>
        (await caseOverview(deps, legalCase, context)).submittedAt,
    },
  } satisfies Resolvers
}
