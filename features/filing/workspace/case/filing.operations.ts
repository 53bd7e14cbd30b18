// The operations of filing.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ConflictKind, FilingLineKind, FilingLineState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FilingFeesInput = {
  /** In dollars, such as '1500' or '1,500.00'. */
  readonly agreed: string;
  readonly agreedOn?: string | null | undefined;
  readonly due: string;
};

export type FilingMarkInput = {
  readonly state: FilingLineState;
  readonly day?: string | null | undefined;
  /** Wanted for a line that is not needed. */
  readonly reason: string;
};

export type FilingPaymentInput = {
  readonly amount: string;
  readonly paidOn: string;
  readonly note: string;
};

export type FilingLinePartsFragment = { readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null };

export type FilingFeesPartsFragment = { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> };

export type BeforeFilingPartsFragment = { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null };

export type FilingOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null };

export type FilingOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type FilingOfCaseQuery = { readonly beforeFiling: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null };

export type ConflictsOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type ConflictsOfCaseQuery = { readonly conflictMatches: { readonly total: number, readonly casesWithCreditors: number, readonly matches: ReadonlyArray<{ readonly kind: ConflictKind, readonly searched: string, readonly found: string, readonly clients: string, readonly otherCaseId: string }> } };

export type MarkFilingLineMutationVariables = Exact<{
  caseId: string;
  version: number;
  line: string;
  debtor: number;
  mark?: FilingMarkInput | null | undefined;
}>;


export type MarkFilingLineMutation = { readonly markFilingLine: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null } };

export type SetFilingFeesMutationVariables = Exact<{
  caseId: string;
  version: number;
  fees?: FilingFeesInput | null | undefined;
}>;


export type SetFilingFeesMutation = { readonly setFilingFees: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null } };

export type AddFilingPaymentMutationVariables = Exact<{
  caseId: string;
  key: string;
  payment: FilingPaymentInput;
}>;


export type AddFilingPaymentMutation = { readonly addFilingPayment: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null } };

export type RemoveFilingPaymentMutationVariables = Exact<{
  caseId: string;
  paymentId: string;
}>;


export type RemoveFilingPaymentMutation = { readonly removeFilingPayment: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null } };

export type RecordConflictSearchMutationVariables = Exact<{
  caseId: string;
  version: number;
  note: string;
}>;


export type RecordConflictSearchMutation = { readonly recordConflictSearch: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly list: { readonly caseId: string, readonly version: number, readonly isReady: boolean, readonly plannedFilingOn: string | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly kind: FilingLineKind, readonly name: string, readonly debtor: number, readonly givenName: string, readonly isNecessary: boolean, readonly state: FilingLineState, readonly missing: number, readonly day: string | null, readonly isTooOld: boolean, readonly typedDay: string | null, readonly mark: { readonly day: string | null, readonly reason: string, readonly at: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null }>, readonly fees: { readonly agreed: string | null, readonly agreedOn: string | null, readonly due: string | null, readonly paid: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly paidOn: string, readonly note: string, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } }> }, readonly search: { readonly at: string, readonly found: number, readonly note: string, readonly isCurrent: boolean, readonly by: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } } | null } | null } };


export const filingOfCase: Operation<FilingOfCaseQuery, FilingOfCaseQueryVariables> = {
  id: 'sha256:a7c66c6e760393c177b90ed3a62de203de5f985560c29c95309bba87ae4b22ed',
  name: 'FilingOfCase',
  kind: 'query',
}

export const conflictsOfCase: Operation<ConflictsOfCaseQuery, ConflictsOfCaseQueryVariables> = {
  id: 'sha256:52b3365ff12abfe79d0fb4db41fcf4500609d5235cee09abf204dff44139e94a',
  name: 'ConflictsOfCase',
  kind: 'query',
}

export const markFilingLine: Operation<MarkFilingLineMutation, MarkFilingLineMutationVariables> = {
  id: 'sha256:7a89bcbedca8d543330a35edb211b7c2b974f447dfb56df0f99282c55adef602',
  name: 'MarkFilingLine',
  kind: 'mutation',
}

export const setFilingFees: Operation<SetFilingFeesMutation, SetFilingFeesMutationVariables> = {
  id: 'sha256:cd84eb79ffceed3554681e43256545b6d11e5722d5b41982b1aea2de1a266355',
  name: 'SetFilingFees',
  kind: 'mutation',
}

export const addFilingPayment: Operation<AddFilingPaymentMutation, AddFilingPaymentMutationVariables> = {
  id: 'sha256:f71b5db4cd0de2df2d63bd64db23b767806c850a3ef45dd39b3c5fbf62e65a1f',
  name: 'AddFilingPayment',
  kind: 'mutation',
}

export const removeFilingPayment: Operation<RemoveFilingPaymentMutation, RemoveFilingPaymentMutationVariables> = {
  id: 'sha256:35a89a228d837cc2cc93cf3c9becd7370c3cd6206779e15fc093a4ce0fea74b3',
  name: 'RemoveFilingPayment',
  kind: 'mutation',
}

export const recordConflictSearch: Operation<RecordConflictSearchMutation, RecordConflictSearchMutationVariables> = {
  id: 'sha256:18bc933deedc88cf15aa96fe3cba259e32f86d14ec774f50fe65165ba7f0107d',
  name: 'RecordConflictSearch',
  kind: 'mutation',
}
