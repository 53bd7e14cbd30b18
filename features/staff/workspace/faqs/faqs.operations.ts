// The operations of faqs.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FirmFaqEntryInput = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more: ReadonlyArray<FirmFaqInnerEntryInput>;
};

export type FirmFaqInnerEntryInput = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

export type FirmFaqTopicInput = {
  readonly id: string;
  readonly title: string;
  readonly entries: ReadonlyArray<FirmFaqEntryInput>;
};

export type FirmFaqsInput = {
  readonly overview: string;
  readonly topics: ReadonlyArray<FirmFaqTopicInput>;
};

export type FirmFaqsPartsFragment = { readonly language: ClientLanguage, readonly isOwn: boolean, readonly overview: string, readonly version: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string, readonly more: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string }> }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type FaqsOfFirmQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqsOfFirmQuery = { readonly english: { readonly language: ClientLanguage, readonly isOwn: boolean, readonly overview: string, readonly version: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string, readonly more: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string }> }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> }, readonly spanish: { readonly language: ClientLanguage, readonly isOwn: boolean, readonly overview: string, readonly version: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string, readonly more: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string }> }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeFirmFaqsMutationVariables = Exact<{
  language: ClientLanguage;
  version: number;
  faqs?: FirmFaqsInput | null | undefined;
}>;


export type ChangeFirmFaqsMutation = { readonly changeFirmFaqs: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly faqs: { readonly language: ClientLanguage, readonly isOwn: boolean, readonly overview: string, readonly version: number, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string, readonly more: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: string }> }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const faqsOfFirm: Operation<FaqsOfFirmQuery, FaqsOfFirmQueryVariables> = {
  id: 'sha256:22f0a67d2550a551c45c5ee511d08383a8d9fbb0456864dc3f210d4d7fccb641',
  name: 'FaqsOfFirm',
  kind: 'query',
}

export const changeFirmFaqs: Operation<ChangeFirmFaqsMutation, ChangeFirmFaqsMutationVariables> = {
  id: 'sha256:76bb25c65b673ae659af58bd83cdbfd0f3bd4c9dd4c167681377df8ab15d2956',
  name: 'ChangeFirmFaqs',
  kind: 'mutation',
}
