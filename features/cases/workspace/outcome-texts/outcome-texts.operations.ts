// The operations of outcome-texts.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseOutcome, ClientLanguage } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OutcomeWordsInput = {
  readonly language: ClientLanguage;
  readonly title: string;
  readonly header: string;
  readonly current: string;
  readonly step: string;
  readonly stepDescription: string;
};

export type OutcomeTextsPartsFragment = { readonly outcome: CaseOutcome, readonly isOwn: boolean, readonly version: number, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly title: string, readonly header: string, readonly current: string, readonly step: string, readonly stepDescription: string }> };

export type FirmOutcomeTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmOutcomeTextsQuery = { readonly outcomeTexts: ReadonlyArray<{ readonly outcome: CaseOutcome, readonly isOwn: boolean, readonly version: number, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly title: string, readonly header: string, readonly current: string, readonly step: string, readonly stepDescription: string }> }> };

export type ChangeOutcomeTextsMutationVariables = Exact<{
  outcome: CaseOutcome;
  version: number;
  texts?: ReadonlyArray<OutcomeWordsInput> | OutcomeWordsInput | null | undefined;
}>;


export type ChangeOutcomeTextsMutation = { readonly changeOutcomeTexts: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly outcomeTexts: { readonly outcome: CaseOutcome, readonly isOwn: boolean, readonly version: number, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly title: string, readonly header: string, readonly current: string, readonly step: string, readonly stepDescription: string }> } | null } };


export const firmOutcomeTexts: Operation<FirmOutcomeTextsQuery, FirmOutcomeTextsQueryVariables> = {
  id: 'sha256:ac964aa007569ca1778e8f225e8283708e623060a91f6533b7abd8d6884773ed',
  name: 'FirmOutcomeTexts',
  kind: 'query',
}

export const changeOutcomeTexts: Operation<ChangeOutcomeTextsMutation, ChangeOutcomeTextsMutationVariables> = {
  id: 'sha256:7b04f56dfb29efda981c00366161405e6f621d8d3a4fdf12e182fdef725648e6',
  name: 'ChangeOutcomeTexts',
  kind: 'mutation',
}
