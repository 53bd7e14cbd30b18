// The operations of clients.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ArchiveFilter, CaseOutcome, ClientLanguage, ClientNeed, ClientSortKey, ClientStage, ClientStep, ClientWaitsFor, DeadlineWindow, WaitingOn } from '#ui/graphql/enums.generated.ts'
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

export type ClientSort = {
  readonly key: ClientSortKey;
  readonly isDescending: boolean;
};

export type ClientListRowFragment = { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly remindedAt: string | null, readonly isUndelivered: boolean, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly ends: ReadonlyArray<{ readonly debtor: number | null, readonly outcome: CaseOutcome | null, readonly day: string | null }>, readonly nextDeadline: { readonly kind: string, readonly day: string, readonly debtor: number | null } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } };

export type ClientListQueryVariables = Exact<{
  filter: ClientFilter;
  sort: ClientSort;
  first: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type ClientListQuery = { readonly clients: { readonly next: string | null, readonly previous: string | null, readonly total: number, readonly rows: ReadonlyArray<{ readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly remindedAt: string | null, readonly isUndelivered: boolean, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly ends: ReadonlyArray<{ readonly debtor: number | null, readonly outcome: CaseOutcome | null, readonly day: string | null }>, readonly nextDeadline: { readonly kind: string, readonly day: string, readonly debtor: number | null } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }> } };

export type SelectedClientsQueryVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type SelectedClientsQuery = { readonly selectedClients: ReadonlyArray<{ readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly remindedAt: string | null, readonly isUndelivered: boolean, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly ends: ReadonlyArray<{ readonly debtor: number | null, readonly outcome: CaseOutcome | null, readonly day: string | null }>, readonly nextDeadline: { readonly kind: string, readonly day: string, readonly debtor: number | null } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }> };

export type ClientCountsQueryVariables = Exact<{
  filters: ReadonlyArray<ClientFilter> | ClientFilter;
}>;


export type ClientCountsQuery = { readonly countClients: ReadonlyArray<number> };

export type SavedClientFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedClientFiltersQuery = { readonly savedClientFilters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isShared: boolean, readonly isMine: boolean, readonly filter: unknown }> };

export type SaveClientFilterMutationVariables = Exact<{
  id?: string | null | undefined;
  name: string;
  isShared: boolean;
  filter: ClientFilter;
}>;


export type SaveClientFilterMutation = { readonly saveClientFilter: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RemoveClientFilterMutationVariables = Exact<{
  id: string;
}>;


export type RemoveClientFilterMutation = { readonly removeClientFilter: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type AssignClientsMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
  attorneyId?: string | null | undefined;
  paralegalId?: string | null | undefined;
}>;


export type AssignClientsMutation = { readonly assignClients: { readonly changed: number | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ExportClientsMutationVariables = Exact<{
  filter: ClientFilter;
  sort: ClientSort;
  caseIds?: ReadonlyArray<string> | string | null | undefined;
}>;


export type ExportClientsMutation = { readonly exportClients: { readonly csv: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const clientList: Operation<ClientListQuery, ClientListQueryVariables> = {
  id: 'sha256:a61792216a66bdff22890e863080defe54756d0117ea29dd77188bed9bb861a5',
  name: 'ClientList',
  kind: 'query',
}

export const selectedClients: Operation<SelectedClientsQuery, SelectedClientsQueryVariables> = {
  id: 'sha256:3d7b61601ab05141eebba828d5e538bea3cee85d8c488ff9199c66331d455f8c',
  name: 'SelectedClients',
  kind: 'query',
}

export const clientCounts: Operation<ClientCountsQuery, ClientCountsQueryVariables> = {
  id: 'sha256:766f62870bfaebb9b011d2954916864b04755a30769908058294adfbac4cf781',
  name: 'ClientCounts',
  kind: 'query',
}

export const savedClientFilters: Operation<SavedClientFiltersQuery, SavedClientFiltersQueryVariables> = {
  id: 'sha256:a2f902512404f517db9b75316ad43a2bddda7ffc0b0d167777f74afa097c2ac7',
  name: 'SavedClientFilters',
  kind: 'query',
}

export const saveClientFilter: Operation<SaveClientFilterMutation, SaveClientFilterMutationVariables> = {
  id: 'sha256:006122873cdb5a177c13f3e8a0f690a7f19e8b796d4d57d9b38b57bce5395729',
  name: 'SaveClientFilter',
  kind: 'mutation',
}

export const removeClientFilter: Operation<RemoveClientFilterMutation, RemoveClientFilterMutationVariables> = {
  id: 'sha256:3638559ddf9d3f06de16d7c41ab1fbc1d67d5bb7c3765af2454d1c65922e0a5a',
  name: 'RemoveClientFilter',
  kind: 'mutation',
}

export const assignClients: Operation<AssignClientsMutation, AssignClientsMutationVariables> = {
  id: 'sha256:964877a8025e520971ba383e89b13d48a997bcf7d8546f0a0677940235b09bf2',
  name: 'AssignClients',
  kind: 'mutation',
}

export const exportClients: Operation<ExportClientsMutation, ExportClientsMutationVariables> = {
  id: 'sha256:abd1a3f5b5bbd4f8f02681b82d2fcbd97ce71fb235dfe6579ca5f8f2865e487d',
  name: 'ExportClients',
  kind: 'mutation',
}
