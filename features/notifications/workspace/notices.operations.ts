// The operations of notices.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffMailTime, StaffNoticeGroup, StaffState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffMailSettingInput = {
  readonly group: StaffNoticeGroup;
  readonly mail: StaffMailTime;
};

export type StaffNoticeSettingsInput = {
  /** A group that is missing stays as it is. */
  readonly mails: ReadonlyArray<StaffMailSettingInput>;
  readonly digestTime?: string | null | undefined;
  readonly quietHours?: StaffQuietHoursInput | null | undefined;
};

export type StaffQuietHoursInput = {
  readonly from: string;
  readonly until: string;
};

export type StaffUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffUnreadQuery = { readonly unreadStaffNotices: number };

export type StaffNoticePageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffNoticePageQuery = { readonly staffNotices: { readonly next: string | null, readonly notices: ReadonlyArray<{ readonly id: string, readonly group: StaffNoticeGroup, readonly text: string, readonly path: string, readonly createdAt: string, readonly isRead: boolean }> } };

export type StaffNoticeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffNoticeChoicesQuery = { readonly staffNoticeSettings: { readonly email: string, readonly digestTime: string | null, readonly standsInFor: ReadonlyArray<string>, readonly mails: ReadonlyArray<{ readonly group: StaffNoticeGroup, readonly mail: StaffMailTime }>, readonly quietHours: { readonly from: string, readonly until: string } | null, readonly absence: { readonly from: string, readonly until: string, readonly colleagueId: string, readonly colleagueName: string } | null }, readonly me: { readonly id: string }, readonly team: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string, readonly state: StaffState }> };

export type MarkStaffNoticesReadMutationVariables = Exact<{
  ids?: ReadonlyArray<string> | string | null | undefined;
}>;


export type MarkStaffNoticesReadMutation = { readonly markStaffNoticesRead: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SaveStaffNoticeSettingsMutationVariables = Exact<{
  settings: StaffNoticeSettingsInput;
}>;


export type SaveStaffNoticeSettingsMutation = { readonly saveStaffNoticeSettings: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SetOutOfOfficeMutationVariables = Exact<{
  from?: string | null | undefined;
  until?: string | null | undefined;
  colleagueId?: string | null | undefined;
}>;


export type SetOutOfOfficeMutation = { readonly setOutOfOffice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type NoticeOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };


export const staffUnread: Operation<StaffUnreadQuery, StaffUnreadQueryVariables> = {
  id: 'sha256:f76e1792db3792a2717cdb2a421abb43b0b2db55b790ad11e12fb0b1e53ab67b',
  name: 'StaffUnread',
  kind: 'query',
}

export const staffNoticePage: Operation<StaffNoticePageQuery, StaffNoticePageQueryVariables> = {
  id: 'sha256:ce58892ae2d71121dc9cbf4e58667888b8173f6140d8fee570d6a6e376ec3bfd',
  name: 'StaffNoticePage',
  kind: 'query',
}

export const staffNoticeChoices: Operation<StaffNoticeChoicesQuery, StaffNoticeChoicesQueryVariables> = {
  id: 'sha256:537e27d07726cae27b8947253e1b6776866e54db138c3b1acf4c70784157551a',
  name: 'StaffNoticeChoices',
  kind: 'query',
}

export const markStaffNoticesRead: Operation<MarkStaffNoticesReadMutation, MarkStaffNoticesReadMutationVariables> = {
  id: 'sha256:eee93d3efda62a1e222e3456f5a87892d3a61fd2d58fd938f735a6b421817fd4',
  name: 'MarkStaffNoticesRead',
  kind: 'mutation',
}

export const saveStaffNoticeSettings: Operation<SaveStaffNoticeSettingsMutation, SaveStaffNoticeSettingsMutationVariables> = {
  id: 'sha256:d1f83d3a54e0b1737d693f5b1ece15f127d0a079970c451346796fa7ee445668',
  name: 'SaveStaffNoticeSettings',
  kind: 'mutation',
}

export const setOutOfOffice: Operation<SetOutOfOfficeMutation, SetOutOfOfficeMutationVariables> = {
  id: 'sha256:7f46085cf76b41a01f0d7c7cbb78222073a6d2bfbc0c40060254132a44831e15',
  name: 'SetOutOfOffice',
  kind: 'mutation',
}
