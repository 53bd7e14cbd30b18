// The operations of invitation.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseUrgency, ClientLanguage, ClientStage, CoursePayer, SimilarReason } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewClientCase = {
  /** Made by the page, so that a repeated request creates the case once. */
  readonly creationKey: string;
  readonly debtor1: NewClientPerson;
  readonly debtor2?: NewClientPerson | null | undefined;
  /** Consent to one mobile phone for both. */
  readonly isPhoneShared: boolean;
  /** 7 or 13. Null when it is not decided. */
  readonly chapter?: number | null | undefined;
  readonly attorneyId: string;
  readonly paralegalId?: string | null | undefined;
  /** A named checklist of the firm. Null for the standard one. */
  readonly checklistId?: string | null | undefined;
  readonly plannedFilingOn?: string | null | undefined;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
  /** Shows the questionnaire at once. */
  readonly showsQuestionnaire: boolean;
  readonly questionnaireDueOn?: string | null | undefined;
  /** The number that opens the courses. Without one, the client sees no courses. */
  readonly clientCode?: string | null | undefined;
  readonly coursePayer: CoursePayer;
  /** Added to the invitation; at most 500 characters. */
  readonly greeting?: string | null | undefined;
  /** False creates the case and sends nothing. */
  readonly sendsInvitations: boolean;
  /** The viewer has seen who looks like the same person. */
  readonly isNewPerson: boolean;
};

export type NewClientPerson = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Ten digits, also with spaces and signs. Login codes go to it. */
  readonly mobilePhone: string;
  readonly language: ClientLanguage;
};

export type OfferedChecklistsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedChecklistsQuery = { readonly namedChecklists: { readonly lists: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type InvitationPreviewQueryVariables = Exact<{
  givenName: string;
  language: ClientLanguage;
  greeting?: string | null | undefined;
}>;


export type InvitationPreviewQuery = { readonly invitationPreview: { readonly from: string, readonly subject: string, readonly body: string, readonly text: string, readonly days: number } };

export type CreateClientCaseMutationVariables = Exact<{
  input: NewClientCase;
}>;


export type CreateClientCaseMutation = { readonly createClientCase: { readonly errorField: string | null, readonly caseId: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly similar: ReadonlyArray<{ readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> | null } };

export type ImportClientsMutationVariables = Exact<{
  csv: string;
  isDryRun: boolean;
  creationKey: string;
}>;


export type ImportClientsMutation = { readonly importClients: { readonly created: number | null, readonly caseIds: ReadonlyArray<string>, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly rows: ReadonlyArray<{ readonly row: number, readonly name: string, readonly problems: ReadonlyArray<{ readonly column: string, readonly words: string }>, readonly similar: ReadonlyArray<{ readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> }> } };

export type InviteImportedClientsMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type InviteImportedClientsMutation = { readonly inviteClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminder: { readonly id: string } | null } };


export const offeredChecklists: Operation<OfferedChecklistsQuery, OfferedChecklistsQueryVariables> = {
  id: 'sha256:6b549e8c4ecede63eb180d34147f840b72f322814f348c07fa8f316f458e87a5',
  name: 'OfferedChecklists',
  kind: 'query',
}

export const invitationPreview: Operation<InvitationPreviewQuery, InvitationPreviewQueryVariables> = {
  id: 'sha256:821767aa8187e11bf690e62032a6b476f6682cdfc75c4382d21b7a399c05cd18',
  name: 'InvitationPreview',
  kind: 'query',
}

export const createClientCase: Operation<CreateClientCaseMutation, CreateClientCaseMutationVariables> = {
  id: 'sha256:bdcbbabcb6913e376dd845ddaf14aa0b49bd53f1321ac6faab1821f8eb3295de',
  name: 'CreateClientCase',
  kind: 'mutation',
}

export const importClients: Operation<ImportClientsMutation, ImportClientsMutationVariables> = {
  id: 'sha256:4470c0935253c1ff7eddc1d58f8f01361172074ecb581afe82c6443f0578825a',
  name: 'ImportClients',
  kind: 'mutation',
}

export const inviteImportedClients: Operation<InviteImportedClientsMutation, InviteImportedClientsMutationVariables> = {
  id: 'sha256:3980095b074697003d1026bee72b64568fb0ef5495f922866987a7b0af526f3e',
  name: 'InviteImportedClients',
  kind: 'mutation',
}
