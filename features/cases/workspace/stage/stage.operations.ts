// The operations of stage.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseOutcome, ClientLanguage, ClientStage, StageGap, StageWarning } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The part of a debtor, as the person saw it. */
export type CasePartInput = {
  readonly debtor: number;
  readonly hasEnded: boolean;
  readonly outcome?: CaseOutcome | null | undefined;
  readonly endedOn?: string | null | undefined;
  readonly docketNumber?: string | null | undefined;
};

export type CaseStageInput = {
  readonly stage: ClientStage;
  readonly outcome?: CaseOutcome | null | undefined;
  /** Null leaves the recorded day. */
  readonly filedOn?: string | null | undefined;
  /** Null leaves the number. An empty text takes it back, and needs `isNumberPending`. */
  readonly caseNumber?: string | null | undefined;
  /** What was seen. Not read in a change. */
  readonly parts?: ReadonlyArray<CasePartInput> | null | undefined;
  /** 1 or 2: whose part ends or goes on. Null for the whole case. */
  readonly debtor?: number | null | undefined;
  /** For COMPLETE: the day of the order. Null leaves the recorded day, or else means today. */
  readonly endedOn?: string | null | undefined;
  /** For COMPLETE: of the order. Null leaves the recorded one, an empty text removes it. */
  readonly docketNumber?: string | null | undefined;
};

export type StagePartsFragment = { readonly stage: ClientStage, readonly outcome: CaseOutcome | null, readonly filedOn: string | null, readonly caseNumber: string | null, readonly parts: ReadonlyArray<{ readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null }> };

export type EndPartsFragment = { readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null };

export type CaseStagePreviewQueryVariables = Exact<{
  caseId: string;
  change: CaseStageInput;
  isNumberPending: boolean;
}>;


export type CaseStagePreviewQuery = { readonly caseStagePreview: { readonly warning: StageWarning | null, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly title: string, readonly header: string, readonly current: string, readonly step: string, readonly stepDescription: string, readonly news: string | null }>, readonly gaps: ReadonlyArray<{ readonly gap: StageGap, readonly count: number, readonly name: string }> } };

export type ChangeCaseStageMutationVariables = Exact<{
  caseId: string;
  seen: CaseStageInput;
  change: CaseStageInput;
  isNumberPending: boolean;
  reason?: string | null | undefined;
}>;


export type ChangeCaseStageMutation = { readonly changeCaseStage: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly stage: ClientStage, readonly outcome: CaseOutcome | null, readonly filedOn: string | null, readonly caseNumber: string | null, readonly parts: ReadonlyArray<{ readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null }> } | null } };

export type ChangeCaseChapterMutationVariables = Exact<{
  caseId: string;
  seen?: number | null | undefined;
  chapter?: number | null | undefined;
  convertedOn?: string | null | undefined;
  docketNumber?: string | null | undefined;
}>;


export type ChangeCaseChapterMutation = { readonly changeCaseChapter: { readonly current: number | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const caseStagePreview: Operation<CaseStagePreviewQuery, CaseStagePreviewQueryVariables> = {
  id: 'sha256:ee9bc21e24806fd69f4436ab35db7e754e63a03352fd59205e0678f672b0eb83',
  name: 'CaseStagePreview',
  kind: 'query',
}

export const changeCaseStage: Operation<ChangeCaseStageMutation, ChangeCaseStageMutationVariables> = {
  id: 'sha256:b691079fb673dcd1d9bba1a0dcb3fd8a2dd9ef07b23dff250a177df0799a2f4e',
  name: 'ChangeCaseStage',
  kind: 'mutation',
}

export const changeCaseChapter: Operation<ChangeCaseChapterMutation, ChangeCaseChapterMutationVariables> = {
  id: 'sha256:daa5adeac70c2153c52edf9eb4ef06e194eb076a54e973c8ace60447e78464a0',
  name: 'ChangeCaseChapter',
  kind: 'mutation',
}
