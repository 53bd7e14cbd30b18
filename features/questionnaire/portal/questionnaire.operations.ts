// The operations of questionnaire.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type QuestionnaireCurrentActiveRequest = {
  readonly caseId: string;
  readonly sectionId: string;
  readonly currentActiveQuestionId?: string | null | undefined;
  readonly currentActiveGroup?: string | null | undefined;
};

export type QuestionnaireSectionRequest = {
  readonly caseId: string;
  readonly sectionId: string;
};

export type SubmitQuestionnaireRequest = {
  readonly caseId: string;
};

export type QuestionnaireFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionnaireFactsQuery = { readonly accounts: { readonly get: { readonly id: string, readonly emailAddress: string } }, readonly cases: { readonly get: ReadonlyArray<{ readonly id: string, readonly isJoint: boolean, readonly clientCode: string | null, readonly attorneyName: string, readonly debtor1EmailAddress: string | null, readonly debtor2EmailAddress: string | null, readonly questionnaireDisplayInClientPortalFlag: boolean | null, readonly questionnaireShownInstructionsFlag: boolean, readonly questionnaireShownTermsAndConditionsFlag: boolean, readonly questionnaireInstructions: string, readonly questionnaireExpectedCompletionDate: string | null, readonly questionnaireExpectedCompletionDateFormatted: string | null }> } };

export type CaseQuestionnaireSectionsQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseQuestionnaireSectionsQuery = { readonly caseQuestionnaireSections: ReadonlyArray<{ readonly id: string, readonly sectionSystemName: string, readonly sectionName: string, readonly sectionStatus: number, readonly isReadOnly: boolean, readonly sectionDescription: string, readonly sectionOrder: number, readonly version: number, readonly comments: string | null, readonly currentActiveQuestionId: string | null, readonly currentActiveGroup: string | null, readonly isRejected: boolean, readonly sectionCardSummary: string, readonly isDisplayEnabled: boolean }> };

export type SectionByIdQueryVariables = Exact<{
  caseId: string;
  sectionId: string;
}>;


export type SectionByIdQuery = { readonly sectionById: { readonly sectionUiTransformedModel: unknown, readonly id: string, readonly sectionSystemName: string, readonly sectionName: string, readonly sectionStatus: number, readonly isReadOnly: boolean, readonly sectionDescription: string, readonly sectionOrder: number, readonly version: number, readonly comments: string | null, readonly currentActiveQuestionId: string | null, readonly currentActiveGroup: string | null, readonly isRejected: boolean, readonly sectionCardSummary: string, readonly isDisplayEnabled: boolean, readonly sectionDataRecords: ReadonlyArray<{ readonly id: string, readonly questionKey: string, readonly questionDataJsonText: string, readonly questionCompleteFlag: boolean, readonly revision: number, readonly savedAt: string }> } };

export type QuestionnaireReviewQueryVariables = Exact<{
  caseId: string;
  sectionId?: string | null | undefined;
}>;


export type QuestionnaireReviewQuery = { readonly questionnaireReview: { readonly people: ReadonlyArray<string>, readonly sections: ReadonlyArray<{ readonly id: string, readonly sectionName: string, readonly sectionStatus: number, readonly isGrouped: boolean, readonly groups: ReadonlyArray<{ readonly questionGroupId: string, readonly name: string, readonly questions: ReadonlyArray<{ readonly questionId: string, readonly questionKey: string, readonly name: string, readonly subHeader: string, readonly state: string, readonly lines: unknown }> }> }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionGroupId: string, readonly questionId: string, readonly questionName: string, readonly subHeader: string, readonly recordId: string | null, readonly subQuestionId: string | null }> } };

export type QuestionnaireWarningsQueryVariables = Exact<{
  caseId: string;
}>;


export type QuestionnaireWarningsQuery = { readonly questionnaireReview: { readonly warnings: ReadonlyArray<{ readonly id: string }> } };

export type QuestionnaireCopyQueryVariables = Exact<{
  caseId: string;
}>;


export type QuestionnaireCopyQuery = { readonly questionnaireReview: { readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly submittedAt: string | null } };

export type StartResumeQuestionnaireSectionMutationVariables = Exact<{
  request: QuestionnaireSectionRequest;
}>;


export type StartResumeQuestionnaireSectionMutation = { readonly startResumeQuestionnaireSection: { readonly success: boolean, readonly error: string | null } };

export type CompleteQuestionnaireSectionMutationVariables = Exact<{
  request: QuestionnaireSectionRequest;
}>;


export type CompleteQuestionnaireSectionMutation = { readonly completeQuestionnaireSection: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SaveQuestionnaireSectionDataMutationVariables = Exact<{
  caseId: string;
  sectionId: string;
  questionKey: string;
  data: string;
  questionCompleteFlag: boolean;
  baseRevision?: number | null | undefined;
  writer?: string | null | undefined;
  sequence?: number | null | undefined;
}>;


export type SaveQuestionnaireSectionDataMutation = { readonly saveQuestionnaireSectionData: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly revision: number | null, readonly savedAt: string | null, readonly questionCompleteFlag: boolean | null, readonly sectionStatus: number | null, readonly disabledQuestionKeys: ReadonlyArray<string>, readonly reopenedSectionIds: ReadonlyArray<string>, readonly questionDataJsonText: string | null, readonly overwrittenPaths: ReadonlyArray<string>, readonly overwrittenValues: ReadonlyArray<string | null> | null } };

export type SaveQuestionnaireSectionCurrentActiveQuestionMutationVariables = Exact<{
  request: QuestionnaireCurrentActiveRequest;
}>;


export type SaveQuestionnaireSectionCurrentActiveQuestionMutation = { readonly saveQuestionnaireSectionCurrentActiveQuestion: { readonly success: boolean } };

export type SubmitQuestionnaireMutationVariables = Exact<{
  request: SubmitQuestionnaireRequest;
}>;


export type SubmitQuestionnaireMutation = { readonly submitQuestionnaire: { readonly success: boolean, readonly error: string | null } };

export type UpdateQuestionnaireShownInstructionsFlagMutationVariables = Exact<{
  flag: boolean;
  caseId: string;
}>;


export type UpdateQuestionnaireShownInstructionsFlagMutation = { readonly updateQuestionnaireShownInstructionsFlag: { readonly success: boolean, readonly error: string | null } };

export type UpdateQuestionnaireShownTermsAndConditionsFlagMutationVariables = Exact<{
  flag: boolean;
  caseId: string;
}>;


export type UpdateQuestionnaireShownTermsAndConditionsFlagMutation = { readonly updateQuestionnaireShownTermsAndConditionsFlag: { readonly success: boolean, readonly error: string | null } };

export type SectionStandingFragment = { readonly id: string, readonly sectionSystemName: string, readonly sectionName: string, readonly sectionStatus: number, readonly isReadOnly: boolean, readonly sectionDescription: string, readonly sectionOrder: number, readonly version: number, readonly comments: string | null, readonly currentActiveQuestionId: string | null, readonly currentActiveGroup: string | null, readonly isRejected: boolean, readonly sectionCardSummary: string, readonly isDisplayEnabled: boolean };


export const questionnaireFacts: Operation<QuestionnaireFactsQuery, QuestionnaireFactsQueryVariables> = {
  id: 'sha256:b8c82c1f0994b4ddbe4a963019a3fbb343c5b6f9f8233b11d6e52e90c307cbd4',
  name: 'QuestionnaireFacts',
  kind: 'query',
}

export const caseQuestionnaireSections: Operation<CaseQuestionnaireSectionsQuery, CaseQuestionnaireSectionsQueryVariables> = {
  id: 'sha256:aefc595fd6dd17d366ae7ec3b32350c6575b9f4c3040175a6521555cb38e2d28',
  name: 'CaseQuestionnaireSections',
  kind: 'query',
}

export const sectionById: Operation<SectionByIdQuery, SectionByIdQueryVariables> = {
  id: 'sha256:b0b98d6891ee0c0918ee41b6eebb4661b7a35372a7ddd239884edcf03e56b938',
  name: 'SectionById',
  kind: 'query',
}

export const questionnaireReview: Operation<QuestionnaireReviewQuery, QuestionnaireReviewQueryVariables> = {
  id: 'sha256:42f0ab1c1495114b0003168db04c4bd20cf7dbaeced1598866af7c0b7b37e039',
  name: 'QuestionnaireReview',
  kind: 'query',
}

export const questionnaireWarnings: Operation<QuestionnaireWarningsQuery, QuestionnaireWarningsQueryVariables> = {
  id: 'sha256:045a3087da5c387a7d92a87bb31f3cddf183f70d87064dfc520cc2bd6c3beecb',
  name: 'QuestionnaireWarnings',
  kind: 'query',
}

export const questionnaireCopy: Operation<QuestionnaireCopyQuery, QuestionnaireCopyQueryVariables> = {
  id: 'sha256:b88fde0ff242f4d4d9560dbd38aec139a30cd07f3881084ff83fb47d5b32dfc9',
  name: 'QuestionnaireCopy',
  kind: 'query',
}

export const startResumeQuestionnaireSection: Operation<StartResumeQuestionnaireSectionMutation, StartResumeQuestionnaireSectionMutationVariables> = {
  id: 'sha256:04985a99e2dd1ee9e63bb7043eab4a2edd2bfd00b69fbd2ca7c3bb29d5eb8f51',
  name: 'StartResumeQuestionnaireSection',
  kind: 'mutation',
}

export const completeQuestionnaireSection: Operation<CompleteQuestionnaireSectionMutation, CompleteQuestionnaireSectionMutationVariables> = {
  id: 'sha256:8d4c7aa1513c56c25215319b586985d1a63ccd9575b8008af8470674e8f838f7',
  name: 'CompleteQuestionnaireSection',
  kind: 'mutation',
}

export const saveQuestionnaireSectionData: Operation<SaveQuestionnaireSectionDataMutation, SaveQuestionnaireSectionDataMutationVariables> = {
  id: 'sha256:8266447ff3b9e751fbf10630c171eb0818cee2439fae18e551e55835faf1acfa',
  name: 'SaveQuestionnaireSectionData',
  kind: 'mutation',
}

export const saveQuestionnaireSectionCurrentActiveQuestion: Operation<SaveQuestionnaireSectionCurrentActiveQuestionMutation, SaveQuestionnaireSectionCurrentActiveQuestionMutationVariables> = {
  id: 'sha256:364cf15316864eaad0740e9d206a5117c0a2338c9eb645fbd269c3f64f508ba8',
  name: 'SaveQuestionnaireSectionCurrentActiveQuestion',
  kind: 'mutation',
}

export const submitQuestionnaire: Operation<SubmitQuestionnaireMutation, SubmitQuestionnaireMutationVariables> = {
  id: 'sha256:bee4a5916cc66718870213c8e0e3bd084f9da9e878994c569fc9e024eea7d345',
  name: 'SubmitQuestionnaire',
  kind: 'mutation',
}

export const updateQuestionnaireShownInstructionsFlag: Operation<UpdateQuestionnaireShownInstructionsFlagMutation, UpdateQuestionnaireShownInstructionsFlagMutationVariables> = {
  id: 'sha256:b62e50f3b4478f22c3427e8af325d91c2786c8bd91e5976a79df24c01623da3a',
  name: 'UpdateQuestionnaireShownInstructionsFlag',
  kind: 'mutation',
}

export const updateQuestionnaireShownTermsAndConditionsFlag: Operation<UpdateQuestionnaireShownTermsAndConditionsFlagMutation, UpdateQuestionnaireShownTermsAndConditionsFlagMutationVariables> = {
  id: 'sha256:63d6a0df5ffbdadf56f61707e17dcdf8c095cc48ba3d6314a4f1f58f02565f26',
  name: 'UpdateQuestionnaireShownTermsAndConditionsFlag',
  kind: 'mutation',
}
