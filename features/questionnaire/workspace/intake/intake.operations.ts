// The operations of intake.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { HelpAnswerKind, IntakeLineState, IntakeNumberKind, IntakeQuestionState, IntakeRowKind } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseQuestionnaireInput = {
  /** Whether the clients of the case see the questionnaire. */
  readonly isShown: boolean;
  /** By when the firm wants the answers. Of a hidden questionnaire the stored day stays. */
  readonly dueOn?: string | null | undefined;
  /** Plain text that the clients read before they begin, at most 20,000 characters. Empty: the default instructions. Null or left out: unchanged, and of `seen` not compared. */
  readonly instructions?: string | null | undefined;
};

export type SectionToSendBack = {
  readonly sectionId: string;
  /** The version that the person saw. */
  readonly version: string;
  /** What the client reads beside the section, at most 2,000 characters. */
  readonly comment: string;
};

export type IntakeActPartsFragment = { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } };

export type IntakeSectionPartsFragment = { readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null };

export type IntakePartsFragment = { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> };

export type IntakeWarningPartsFragment = { readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string };

export type IntakeQuestionPartsFragment = { readonly questionKey: string, readonly sectionId: string, readonly name: string, readonly asked: string, readonly whose: string, readonly state: IntakeQuestionState, readonly version: string, readonly savedAt: string | null, readonly savedBy: string | null, readonly help: { readonly words: string, readonly since: string | null } | null, readonly resolution: { readonly as: HelpAnswerKind, readonly reply: string, readonly note: string, readonly act: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } } | null, readonly rows: ReadonlyArray<{ readonly path: string, readonly kind: IntakeRowKind, readonly level: number, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string }> };

export type IntakeLineRowPartsFragment = { readonly questionKey: string, readonly questionState: IntakeQuestionState, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean, readonly savedAt: string | null, readonly savedBy: string | null };

export type CaseIntakeQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseIntakeQuery = { readonly caseIntake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null };

export type IntakeSectionQueryVariables = Exact<{
  caseId: string;
  sectionId: string;
}>;


export type IntakeSectionQuery = { readonly intakeSection: { readonly groups: ReadonlyArray<{ readonly questionGroupId: string, readonly name: string, readonly questions: ReadonlyArray<{ readonly questionKey: string, readonly sectionId: string, readonly name: string, readonly asked: string, readonly whose: string, readonly state: IntakeQuestionState, readonly version: string, readonly savedAt: string | null, readonly savedBy: string | null, readonly help: { readonly words: string, readonly since: string | null } | null, readonly resolution: { readonly as: HelpAnswerKind, readonly reply: string, readonly note: string, readonly act: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } } | null, readonly rows: ReadonlyArray<{ readonly path: string, readonly kind: IntakeRowKind, readonly level: number, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string }> }> }> } };

export type IntakeFormQueryVariables = Exact<{
  caseId: string;
  form: string;
}>;


export type IntakeFormQuery = { readonly intakeForm: { readonly columns: ReadonlyArray<{ readonly debtor: number, readonly name: string | null }>, readonly parts: ReadonlyArray<{ readonly title: string, readonly lines: ReadonlyArray<{ readonly line: string, readonly label: string, readonly state: IntakeLineState, readonly columns: ReadonlyArray<{ readonly debtor: number, readonly rows: ReadonlyArray<{ readonly sectionId: string, readonly questionKey: string, readonly questionState: IntakeQuestionState, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean, readonly savedAt: string | null, readonly savedBy: string | null }>, readonly entries: ReadonlyArray<{ readonly number: number, readonly name: string, readonly questionKey: string, readonly sectionId: string, readonly rows: ReadonlyArray<{ readonly questionKey: string, readonly questionState: IntakeQuestionState, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean, readonly savedAt: string | null, readonly savedBy: string | null }> }> }> }> }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string }>, readonly helpRequests: ReadonlyArray<{ readonly questionKey: string, readonly sectionId: string, readonly name: string, readonly asked: string, readonly whose: string, readonly state: IntakeQuestionState, readonly version: string, readonly savedAt: string | null, readonly savedBy: string | null, readonly help: { readonly words: string, readonly since: string | null } | null, readonly resolution: { readonly as: HelpAnswerKind, readonly reply: string, readonly note: string, readonly act: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } } | null, readonly rows: ReadonlyArray<{ readonly path: string, readonly kind: IntakeRowKind, readonly level: number, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string }> }> } };

export type AnswerHelpRequestMutationVariables = Exact<{
  caseId: string;
  questionKey: string;
  version: string;
  as: HelpAnswerKind;
  reply: string;
}>;


export type AnswerHelpRequestMutation = { readonly answerHelpRequest: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly question: { readonly questionKey: string, readonly sectionId: string, readonly name: string, readonly asked: string, readonly whose: string, readonly state: IntakeQuestionState, readonly version: string, readonly savedAt: string | null, readonly savedBy: string | null, readonly help: { readonly words: string, readonly since: string | null } | null, readonly resolution: { readonly as: HelpAnswerKind, readonly reply: string, readonly note: string, readonly act: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } } | null, readonly rows: ReadonlyArray<{ readonly path: string, readonly kind: IntakeRowKind, readonly level: number, readonly label: string, readonly text: string, readonly isMissing: boolean, readonly isPrivate: boolean, readonly isGuess: boolean }>, readonly warnings: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sectionId: string, readonly questionKey: string, readonly questionName: string, readonly whose: string, readonly line: string }> } | null } };

export type SendBackSectionsMutationVariables = Exact<{
  caseId: string;
  sections: ReadonlyArray<SectionToSendBack> | SectionToSendBack;
}>;


export type SendBackSectionsMutation = { readonly sendBackSections: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly intake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null } };

export type MarkSectionImportedMutationVariables = Exact<{
  caseId: string;
  sectionId: string;
  version: string;
}>;


export type MarkSectionImportedMutation = { readonly markSectionImported: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly intake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null } };

export type ApproveIntakeSectionMutationVariables = Exact<{
  caseId: string;
  sectionId: string;
  version: string;
}>;


export type ApproveIntakeSectionMutation = { readonly approveIntakeSection: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly intake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null } };

export type RevealSsnMutationVariables = Exact<{
  caseId: string;
  participantId: string;
  reason: string;
}>;


export type RevealSsnMutation = { readonly revealSsn: { readonly kind: IntakeNumberKind | null, readonly number: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ShowingDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowingDefaultsQuery = { readonly caseDefaults: { readonly questionnaireDays: number | null } };

export type SetIntakeSectionShownMutationVariables = Exact<{
  caseId: string;
  sectionId: string;
  version: string;
  isShown: boolean;
  comment: string;
}>;


export type SetIntakeSectionShownMutation = { readonly setIntakeSectionShown: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly intake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null } };

export type ChangeCaseQuestionnaireMutationVariables = Exact<{
  caseId: string;
  seen: CaseQuestionnaireInput;
  change: CaseQuestionnaireInput;
}>;


export type ChangeCaseQuestionnaireMutation = { readonly changeCaseQuestionnaire: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly intake: { readonly caseId: string, readonly isShown: boolean, readonly dueOn: string | null, readonly instructions: string, readonly submittedAt: string | null, readonly submittedBy: string | null, readonly copyDocumentId: string | null, readonly isCopyAwaited: boolean, readonly debtors: ReadonlyArray<{ readonly participantId: string, readonly debtor: number, readonly name: string, readonly numberKind: IntakeNumberKind | null, readonly lastFour: string | null }>, readonly sections: ReadonlyArray<{ readonly id: string, readonly systemName: string, readonly name: string, readonly status: number, readonly isShown: boolean, readonly isSentBack: boolean, readonly version: string, readonly handedInAt: string | null, readonly handedInBy: string | null, readonly neededCount: number, readonly answeredCount: number, readonly helpCount: number, readonly warningCount: number, readonly comment: string | null, readonly checked: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null, readonly approved: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string } } | null }>, readonly forms: ReadonlyArray<{ readonly form: string, readonly name: string, readonly answeredCount: number, readonly gapCount: number, readonly helpCount: number, readonly warningCount: number, readonly isAttorneysPart: boolean }> } | null } };


export const caseIntake: Operation<CaseIntakeQuery, CaseIntakeQueryVariables> = {
  id: 'sha256:e5ce068b64853a8ea9f529a9011c2de36d5373a9eb3cb80817a367ce5cedbade',
  name: 'CaseIntake',
  kind: 'query',
}

export const intakeSection: Operation<IntakeSectionQuery, IntakeSectionQueryVariables> = {
  id: 'sha256:31085955d5caa6f36dbf499bbc9d1ab7358625fc97ab4e9a29cedb6ba82b0b34',
  name: 'IntakeSection',
  kind: 'query',
}

export const intakeForm: Operation<IntakeFormQuery, IntakeFormQueryVariables> = {
  id: 'sha256:e8f9eb7cdc822cb358d4a18fa6bb8917609755d730364a60a735049a2f614344',
  name: 'IntakeForm',
  kind: 'query',
}

export const answerHelpRequest: Operation<AnswerHelpRequestMutation, AnswerHelpRequestMutationVariables> = {
  id: 'sha256:8b5876089f97f79a24610e0f92569b2b0704c2c9bfb4fa4ba5d094b5eb6817b6',
  name: 'AnswerHelpRequest',
  kind: 'mutation',
}

export const sendBackSections: Operation<SendBackSectionsMutation, SendBackSectionsMutationVariables> = {
  id: 'sha256:66ded346b3efcc4ad0f0e069d8aa31a3e9a7e2939c70e8619fac6a02a20a4aac',
  name: 'SendBackSections',
  kind: 'mutation',
}

export const markSectionImported: Operation<MarkSectionImportedMutation, MarkSectionImportedMutationVariables> = {
  id: 'sha256:334068c4494cecbf28be90499e2c1853a5998282089ba14f15329fffd6a24a86',
  name: 'MarkSectionImported',
  kind: 'mutation',
}

export const approveIntakeSection: Operation<ApproveIntakeSectionMutation, ApproveIntakeSectionMutationVariables> = {
  id: 'sha256:e22f60a411b555d3ee0f5d41b81156a8249b7311bd90587f307f467aed6ddeb8',
  name: 'ApproveIntakeSection',
  kind: 'mutation',
}

export const revealSsn: Operation<RevealSsnMutation, RevealSsnMutationVariables> = {
  id: 'sha256:97d68966912a0eaacfcfcb0c219cd268e1c978322f99405345150699b4d463bd',
  name: 'RevealSsn',
  kind: 'mutation',
}

export const showingDefaults: Operation<ShowingDefaultsQuery, ShowingDefaultsQueryVariables> = {
  id: 'sha256:c70f0ba8de3c0cf1246157daa92e680865c7bd8169e0606931bda36ac2ea62d4',
  name: 'ShowingDefaults',
  kind: 'query',
}

export const setIntakeSectionShown: Operation<SetIntakeSectionShownMutation, SetIntakeSectionShownMutationVariables> = {
  id: 'sha256:9be1bc5d2b6944d2c919907bdc85a413dcd13fb4548db91367610a7af527cddb',
  name: 'SetIntakeSectionShown',
  kind: 'mutation',
}

export const changeCaseQuestionnaire: Operation<ChangeCaseQuestionnaireMutation, ChangeCaseQuestionnaireMutationVariables> = {
  id: 'sha256:f5e1dc26f79012884ab8fa112e98be0a6307263342e0bd17244747cca2ade846',
  name: 'ChangeCaseQuestionnaire',
  kind: 'mutation',
}
