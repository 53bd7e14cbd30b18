// The operations of timeline-texts.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StepTextsInput = {
  readonly position: number;
  readonly texts: ReadonlyArray<StepWordsInput>;
};

export type StepWordsInput = {
  readonly language: ClientLanguage;
  readonly name: string;
  readonly description: string;
};

export type TimelineTextsPartsFragment = { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type FirmTimelineTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmTimelineTextsQuery = { readonly timelineTexts: { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeTimelineTextsMutationVariables = Exact<{
  version: number;
  steps: ReadonlyArray<StepTextsInput> | StepTextsInput;
}>;


export type ChangeTimelineTextsMutation = { readonly changeTimelineTexts: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly timelineTexts: { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const firmTimelineTexts: Operation<FirmTimelineTextsQuery, FirmTimelineTextsQueryVariables> = {
  id: 'sha256:c9e88bc6d1a156a2895c2cc9572cb0d367dc968dde246fe6a0b094d28f9f4958',
  name: 'FirmTimelineTexts',
  kind: 'query',
}

export const changeTimelineTexts: Operation<ChangeTimelineTextsMutation, ChangeTimelineTextsMutationVariables> = {
  id: 'sha256:6c49f6c6992af64f79499d9616e01f44ed0583c9029a6eda0d62888a3d802380',
  name: 'ChangeTimelineTexts',
  kind: 'mutation',
}
