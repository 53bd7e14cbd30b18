// The questionnaire room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { requireClient } from '#lib/viewer.ts'
import { caseOverview } from './read/case-overview.ts'
import { completeSection } from './sections/complete-section.ts'
import { noteActive } from './note-active.ts'
import { readSection, readSections } from './read/read-sections.ts'
import { reviewingAnswers } from './firm/review-answers.ts'
import { saveAnswer } from './save-answer.ts'
import { setShownInstructions, setShownTerms } from './firm/set-shown.ts'
import { startSection } from './sections/start-section.ts'
import { submitQuestionnaire } from './sections/submit-questionnaire.ts'
import type { QuestionnaireWorld } from './world.ts'

export function questionnaireResolvers(world: QuestionnaireWorld) {
  const reviewAnswers = reviewingAnswers(world)
  return {
    Query: {
      caseQuestionnaireSections: (_, { caseId }, { viewer }) =>
        readSections(world, requireClient(viewer), caseId),
      sectionById: (_, { caseId, sectionId }, { viewer }) =>
        readSection(world, requireClient(viewer), caseId, sectionId),
      questionnaireReview: (_, { caseId, sectionId }, { viewer }) =>
        reviewAnswers(requireClient(viewer), caseId, sectionId),
    },
    Mutation: {
      startResumeQuestionnaireSection: (_, { request }, { viewer }) =>
        startSection(world, requireClient(viewer), request),
      completeQuestionnaireSection: (_, { request }, { viewer }) =>
        completeSection(world, requireClient(viewer), request),
      saveQuestionnaireSectionData: (_, wish, { viewer }) =>
        saveAnswer(world, requireClient(viewer), wish),
      saveQuestionnaireSectionCurrentActiveQuestion: (_, { request }, { viewer }) =>
        noteActive(world, requireClient(viewer), request),
      submitQuestionnaire: (_, { request }, { viewer }) =>
        submitQuestionnaire(world, requireClient(viewer), request.caseId),
      updateQuestionnaireShownInstructionsFlag: (_, { flag, caseId }, { viewer }) =>
        setShownInstructions(world, requireClient(viewer), caseId, flag),
      updateQuestionnaireShownTermsAndConditionsFlag: (_, { flag, caseId }, { viewer }) =>
        setShownTerms(world, requireClient(viewer), caseId, flag),
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
        (await caseOverview(world, legalCase, context)).isDisplayed,
      questionnaireShownInstructionsFlag: ({ questionnaireShownInstructions }) =>
        questionnaireShownInstructions,
      questionnaireShownTermsAndConditionsFlag: ({ questionnaireShownTerms }) =>
        questionnaireShownTerms,
      questionnaireInstructions: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).instructions,
      questionnaireExpectedCompletionDate: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).due?.day ?? null,
      questionnaireExpectedCompletionDateMonth: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).due?.monthNumber ?? null,
      questionnaireExpectedCompletionDateDay: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).due?.dayNumber ?? null,
      questionnaireExpectedCompletionDateYear: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).due?.year ?? null,
      questionnaireExpectedCompletionDateFormatted: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).due?.formatted ?? null,
      questionnaireSectionsTotal: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).total,
      questionnaireSectionsDone: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).done,
      questionnaireSectionsSentBack: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).sentBack,
      questionnaireSubmittedFlag: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).isSubmitted,
      questionnaireSubmittedTime: async (legalCase, _, context) =>
        (await caseOverview(world, legalCase, context)).submittedAt,
    },
  } satisfies Resolvers
}
