// The operations of dates.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseMeetingInput = {
  readonly day: string;
  readonly time?: string | null | undefined;
  readonly timeZone: string;
  readonly place: string;
  readonly link: string;
  readonly interpreter: string;
};

export type CaseMeetingPartsFragment = { readonly day: string, readonly firstDay: string, readonly time: string | null, readonly timeZone: string, readonly place: string, readonly link: string, readonly interpreter: string, readonly isHeld: boolean, readonly isAskedAbout: boolean };

export type CaseMeetingOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly day: string, readonly firstDay: string, readonly time: string | null, readonly timeZone: string, readonly place: string, readonly link: string, readonly interpreter: string, readonly isHeld: boolean, readonly isAskedAbout: boolean } | null };

export type CaseMeetingQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseMeetingQuery = { readonly caseMeeting: { readonly officeTimeZone: string, readonly meeting: { readonly day: string, readonly firstDay: string, readonly time: string | null, readonly timeZone: string, readonly place: string, readonly link: string, readonly interpreter: string, readonly isHeld: boolean, readonly isAskedAbout: boolean } | null } };

export type ChangeCaseMeetingMutationVariables = Exact<{
  caseId: string;
  seen?: CaseMeetingInput | null | undefined;
  change?: CaseMeetingInput | null | undefined;
  isContinued: boolean;
}>;


export type ChangeCaseMeetingMutation = { readonly changeCaseMeeting: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly day: string, readonly firstDay: string, readonly time: string | null, readonly timeZone: string, readonly place: string, readonly link: string, readonly interpreter: string, readonly isHeld: boolean, readonly isAskedAbout: boolean } | null } };

export type MarkCaseMeetingHeldMutationVariables = Exact<{
  caseId: string;
  day: string;
}>;


export type MarkCaseMeetingHeldMutation = { readonly markCaseMeetingHeld: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly day: string, readonly firstDay: string, readonly time: string | null, readonly timeZone: string, readonly place: string, readonly link: string, readonly interpreter: string, readonly isHeld: boolean, readonly isAskedAbout: boolean } | null } };


export const caseMeeting: Operation<CaseMeetingQuery, CaseMeetingQueryVariables> = {
  id: 'sha256:56cd493f95ca23c7119b4ed2d1e4636b143082c845c53e77d5d2059ae8cde5d5',
  name: 'CaseMeeting',
  kind: 'query',
}

export const changeCaseMeeting: Operation<ChangeCaseMeetingMutation, ChangeCaseMeetingMutationVariables> = {
  id: 'sha256:56bf51a672daff3c333a63979d608fa7c64bd5cb4f582bd388beefc4bcb0912f',
  name: 'ChangeCaseMeeting',
  kind: 'mutation',
}

export const markCaseMeetingHeld: Operation<MarkCaseMeetingHeldMutation, MarkCaseMeetingHeldMutationVariables> = {
  id: 'sha256:ba63719a08f6b1842693e0f705877f982f0a1a48b521e88170225a96cbd88695',
  name: 'MarkCaseMeetingHeld',
  kind: 'mutation',
}
