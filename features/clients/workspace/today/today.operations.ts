// The operations of today.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ArchiveFilter, CaseOutcome, ClientLanguage, ClientNeed, ClientStage, ClientStep, ClientWaitsFor, DeadlineWindow, WaitingOn } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** All conditions apply together. A condition that is left out applies to nothing. */
export type ClientFilter = {
  /** Words of names, number, email or phone. Each must match. */
  readonly text?: string | null | undefined;
  /** Assigned to this person as attorney or paralegal. */
  readonly assignedTo?: string | null | undefined;
  readonly stage?: ClientStage | null | undefined;
  /** Open cases when left out or false. Complete ones as well when true. */
  readonly includesComplete?: boolean | null | undefined;
  /** None of the archive when left out. */
  readonly archive?: ArchiveFilter | null | undefined;
  /** 7 or 13. */
  readonly chapter?: number | null | undefined;
  readonly language?: ClientLanguage | null | undefined;
  readonly waitingOn?: WaitingOn | null | undefined;
  /** No act of the client for at least so many days. */
  readonly quietForDays?: number | null | undefined;
  /** No act of the client for at most so many days. */
  readonly quietForAtMostDays?: number | null | undefined;
  readonly deadline?: DeadlineWindow | null | undefined;
  readonly needs?: ClientNeed | null | undefined;
  /** Cases before filing whose list has no necessary line that is open. */
  readonly readyToFile?: boolean | null | undefined;
};

export type TodayOverviewQueryVariables = Exact<{
  mine: boolean;
}>;


export type TodayOverviewQuery = { readonly today: { readonly day: string, readonly openCases: number, readonly waitingForFirm: ReadonlyArray<{ readonly need: ClientNeed, readonly count: number, readonly cases: number, readonly since: string, readonly oldest: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }>, readonly quiet: { readonly fourteenDaysOrMore: number, readonly sevenToThirteenDays: number, readonly threeToSixDays: number, readonly all: number }, readonly deadlines: ReadonlyArray<{ readonly deadline: { readonly kind: string, readonly day: string, readonly debtor: number | null }, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> } };

export type QuietClientsQueryVariables = Exact<{
  filter: ClientFilter;
}>;


export type QuietClientsQuery = { readonly clients: { readonly total: number, readonly rows: ReadonlyArray<{ readonly quietSince: string | null, readonly reminders: number, readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly remindedAt: string | null, readonly isUndelivered: boolean, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly ends: ReadonlyArray<{ readonly debtor: number | null, readonly outcome: CaseOutcome | null, readonly day: string | null }>, readonly nextDeadline: { readonly kind: string, readonly day: string, readonly debtor: number | null } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }> } };


export const todayOverview: Operation<TodayOverviewQuery, TodayOverviewQueryVariables> = {
  id: 'sha256:b053dcc4bc650d666eb2fd808c4fd12910a96eec77728470f9e091825f6bd6b0',
  name: 'TodayOverview',
  kind: 'query',
}

export const quietClients: Operation<QuietClientsQuery, QuietClientsQueryVariables> = {
  id: 'sha256:b91a4c525fc125f7e9ddbd7a00ab522630b589b6f8f9401014801a810fd5533c',
  name: 'QuietClients',
  kind: 'query',
}
