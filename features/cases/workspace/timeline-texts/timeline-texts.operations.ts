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

export type TimelineTextsPartsFragment = { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> };

export type FirmTimelineTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmTimelineTextsQuery = { readonly timelineTexts: { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> } };

export type ChangeTimelineTextsMutationVariables = Exact<{
  version: number;
  steps: ReadonlyArray<StepTextsInput> | StepTextsInput;
}>;


export type ChangeTimelineTextsMutation = { readonly changeTimelineTexts: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly timelineTexts: { readonly version: number, readonly steps: ReadonlyArray<{ readonly position: number, readonly isOwn: boolean, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }>, readonly standard: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly description: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> } | null } };


export const firmTimelineTexts: Operation<FirmTimelineTextsQuery, FirmTimelineTextsQueryVariables> = {
  id: 'sha256:491f306c2d3022fa43338dcf9ef07ec58c9669455c28240f2876a362c865131c',
  name: 'FirmTimelineTexts',
  kind: 'query',
}

export const changeTimelineTexts: Operation<ChangeTimelineTextsMutation, ChangeTimelineTextsMutationVariables> = {
  id: 'sha256:eb6a898e251abae1dded77345e4a885ad99377768ae847235b00ff1755f5975c',
  name: 'ChangeTimelineTexts',
  kind: 'mutation',
}
