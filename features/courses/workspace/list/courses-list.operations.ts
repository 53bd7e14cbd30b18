// The operations of courses-list.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CourseLineSort, StaffCourseNumber, StaffCourseState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Conditions of the list of courses. Cases that have ended or are in the archive are not in it. */
export type CourseLineFilter = {
  readonly course?: StaffCourseNumber | null | undefined;
  /** Null for every state. */
  readonly states?: ReadonlyArray<StaffCourseState> | null | undefined;
  /** Only courses whose day is over. */
  readonly isLate: boolean;
  /** Only cases that the viewer works on. */
  readonly isMine: boolean;
};

export type CourseLinePartsFragment = { readonly debtor: number, readonly givenName: string, readonly course: StaffCourseNumber, readonly state: StaffCourseState, readonly dueOn: string | null, readonly isLate: boolean, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly people: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string }>, readonly attorney: { readonly givenName: string, readonly familyName: string } } };

export type CourseLinesPageQueryVariables = Exact<{
  filter: CourseLineFilter;
  sort: CourseLineSort;
  after?: string | null | undefined;
}>;


export type CourseLinesPageQuery = { readonly courseLines: { readonly next: string | null, readonly total: number, readonly lines: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly course: StaffCourseNumber, readonly state: StaffCourseState, readonly dueOn: string | null, readonly isLate: boolean, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly people: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string }>, readonly attorney: { readonly givenName: string, readonly familyName: string } } }> } };

export type CourseUnitQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseUnitQuery = { readonly courseUnit: string | null };

export type ExportCourseLinesMutationVariables = Exact<{
  filter: CourseLineFilter;
  sort: CourseLineSort;
}>;


export type ExportCourseLinesMutation = { readonly exportCourseLines: { readonly csv: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SetCourseUnitMutationVariables = Exact<{
  seen?: string | null | undefined;
  unitKey: string;
}>;


export type SetCourseUnitMutation = { readonly setCourseUnit: { readonly unitKey: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const courseLinesPage: Operation<CourseLinesPageQuery, CourseLinesPageQueryVariables> = {
  id: 'sha256:fb84fb7d21fe3c204994c3b00847a66fc4c7b9061064f746a5112a8b65dea02d',
  name: 'CourseLinesPage',
  kind: 'query',
}

export const courseUnit: Operation<CourseUnitQuery, CourseUnitQueryVariables> = {
  id: 'sha256:ff02fe7aa943513b1b3a728c50fce396dc1d3c7a0e438452a271da689648d678',
  name: 'CourseUnit',
  kind: 'query',
}

export const exportCourseLines: Operation<ExportCourseLinesMutation, ExportCourseLinesMutationVariables> = {
  id: 'sha256:d10aabff6de521f37bf2603b05def501256e46cd562021974cbf2bb35e22c7ed',
  name: 'ExportCourseLines',
  kind: 'mutation',
}

export const setCourseUnit: Operation<SetCourseUnitMutation, SetCourseUnitMutationVariables> = {
  id: 'sha256:3c206ed38103e6c7317121f4182a4f17813f7401c217acc7bc5a984cb7cd1a40',
  name: 'SetCourseUnit',
  kind: 'mutation',
}
