// The operations of case-courses.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CoursePayer, StaffCourseDayKind, StaffCourseMethod, StaffCourseNumber, StaffCourseState, StaffJointOption } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CourseSetUpInput = {
  readonly payer: CoursePayer;
  /** Null means every provider. */
  readonly providerIds?: ReadonlyArray<number> | null | undefined;
  /** Ignored in a case of one debtor. Null means that the spouses choose. */
  readonly option?: StaffJointOption | null | undefined;
};

export type CourseSsnInput = {
  readonly debtor: number;
  /** Nine digits. They go to the order service and are not stored. */
  readonly ssn: string;
};

export type CourseWaiverInput = {
  readonly until: string;
  readonly reason: string;
};

export type CourseOfDebtorPartsFragment = { readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> };

export type CaseCoursePartsFragment = { readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> };

export type CaseCoursesPartsFragment = { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> };

export type CaseCoursesOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null };

export type CoursesOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type CoursesOfCaseQuery = { readonly caseCourses: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } };

export type ProvidersOfCourseQueryVariables = Exact<{
  caseId: string;
  course: StaffCourseNumber;
}>;


export type ProvidersOfCourseQuery = { readonly courseProviders: ReadonlyArray<{ readonly id: number, readonly name: string | null }> };

export type SetUpCaseCoursesMutationVariables = Exact<{
  caseId: string;
  seen?: string | null | undefined;
  clientCode: string;
  payer?: CoursePayer | null | undefined;
}>;


export type SetUpCaseCoursesMutation = { readonly setUpCaseCourses: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type SetEarlierCourseSystemMutationVariables = Exact<{
  caseId: string;
  isEarlierSystem: boolean;
}>;


export type SetEarlierCourseSystemMutation = { readonly setEarlierCourseSystem: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type ChangeCourseSetUpMutationVariables = Exact<{
  caseId: string;
  course: StaffCourseNumber;
  version: number;
  change: CourseSetUpInput;
}>;


export type ChangeCourseSetUpMutation = { readonly changeCourseSetUp: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type OrderCaseCourseMutationVariables = Exact<{
  caseId: string;
  course: StaffCourseNumber;
  version: number;
  debtor: number;
  numbers: ReadonlyArray<CourseSsnInput> | CourseSsnInput;
}>;


export type OrderCaseCourseMutation = { readonly orderCaseCourse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type ResetCaseCourseMutationVariables = Exact<{
  caseId: string;
  course: StaffCourseNumber;
  version: number;
  debtor: number;
  seen: StaffCourseState;
}>;


export type ResetCaseCourseMutation = { readonly resetCaseCourse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type HoldCaseCourseMutationVariables = Exact<{
  caseId: string;
  version: number;
  debtor: number;
  isHeld: boolean;
}>;


export type HoldCaseCourseMutation = { readonly holdCaseCourse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type WaiveCaseCourseMutationVariables = Exact<{
  caseId: string;
  version: number;
  debtor: number;
  waiver?: CourseWaiverInput | null | undefined;
}>;


export type WaiveCaseCourseMutation = { readonly waiveCaseCourse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type MarkCourseFiledMutationVariables = Exact<{
  caseId: string;
  course: StaffCourseNumber;
  version: number;
  debtor: number;
  day?: string | null | undefined;
}>;


export type MarkCourseFiledMutation = { readonly markCourseFiled: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };

export type SetCaseCourseDayMutationVariables = Exact<{
  caseId: string;
  version: number;
  debtor: number;
  kind: StaffCourseDayKind;
  day?: string | null | undefined;
  isCounted: boolean;
}>;


export type SetCaseCourseDayMutation = { readonly setCaseCourseDay: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly clientCode: string | null, readonly isEarlierSystem: boolean, readonly hasUnit: boolean, readonly isEnded: boolean, readonly isFiled: boolean, readonly usualPayer: CoursePayer, readonly courses: ReadonlyArray<{ readonly course: StaffCourseNumber, readonly version: number, readonly payer: CoursePayer, readonly option: StaffJointOption | null, readonly isOrdered: boolean, readonly providers: ReadonlyArray<{ readonly id: number, readonly name: string | null }> | null, readonly debtors: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly state: StaffCourseState, readonly providerName: string | null, readonly method: StaffCourseMethod | null, readonly completedOn: string | null, readonly certificateNumber: string | null, readonly certificateId: string | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly waiverReason: string | null, readonly courtFiledOn: string | null, readonly timesOpened: number, readonly failedRegistrations: number, readonly canOrder: boolean, readonly canReset: boolean, readonly days: ReadonlyArray<{ readonly kind: StaffCourseDayKind, readonly day: string | null, readonly isOfFirm: boolean, readonly checkWithCourt: boolean }> }> }> } | null } };


export const coursesOfCase: Operation<CoursesOfCaseQuery, CoursesOfCaseQueryVariables> = {
  id: 'sha256:da97fc0d94ca78398b566586d13d50053b3dcc5e4ab6884041828dc9fffce8bb',
  name: 'CoursesOfCase',
  kind: 'query',
}

export const providersOfCourse: Operation<ProvidersOfCourseQuery, ProvidersOfCourseQueryVariables> = {
  id: 'sha256:2201779102280ba6e839b2a4bff0f82e3b66d351690b002053ce67ccac0ccf45',
  name: 'ProvidersOfCourse',
  kind: 'query',
}

export const setUpCaseCourses: Operation<SetUpCaseCoursesMutation, SetUpCaseCoursesMutationVariables> = {
  id: 'sha256:ee9c2ab5662990d03e088c9a2bb01c38d6771e39d8f8fa5debd466a1e07f0406',
  name: 'SetUpCaseCourses',
  kind: 'mutation',
}

export const setEarlierCourseSystem: Operation<SetEarlierCourseSystemMutation, SetEarlierCourseSystemMutationVariables> = {
  id: 'sha256:d911c69fdafaba7c7abf27174106cae44c32f30dbc6a7b46f8a6a4cefd90285f',
  name: 'SetEarlierCourseSystem',
  kind: 'mutation',
}

export const changeCourseSetUp: Operation<ChangeCourseSetUpMutation, ChangeCourseSetUpMutationVariables> = {
  id: 'sha256:8f7efcb16786115c23e672e34e095c903528941ae0f31fb17d3b60b31e5b8dbc',
  name: 'ChangeCourseSetUp',
  kind: 'mutation',
}

export const orderCaseCourse: Operation<OrderCaseCourseMutation, OrderCaseCourseMutationVariables> = {
  id: 'sha256:98c6938f4c40dbf4282a70524fe9ff3fa8b18cd064e2de6df2c4af4c2326491a',
  name: 'OrderCaseCourse',
  kind: 'mutation',
}

export const resetCaseCourse: Operation<ResetCaseCourseMutation, ResetCaseCourseMutationVariables> = {
  id: 'sha256:b7b4688fedb4e472290de0e5d76dd4c93e3e92925907a8a0c4895c186ce20654',
  name: 'ResetCaseCourse',
  kind: 'mutation',
}

export const holdCaseCourse: Operation<HoldCaseCourseMutation, HoldCaseCourseMutationVariables> = {
  id: 'sha256:bca51110cedb3c05d5ce8922b18ea6d06d9e4ea82a38f3437bd6db7b0efcaaac',
  name: 'HoldCaseCourse',
  kind: 'mutation',
}

export const waiveCaseCourse: Operation<WaiveCaseCourseMutation, WaiveCaseCourseMutationVariables> = {
  id: 'sha256:6bf6908ec1f1a7c4c933fa7de7400070caef667f9cd523a4d1263db7cd92eb70',
  name: 'WaiveCaseCourse',
  kind: 'mutation',
}

export const markCourseFiled: Operation<MarkCourseFiledMutation, MarkCourseFiledMutationVariables> = {
  id: 'sha256:1a11d7af19afefb435cb829ddbd552e36d4508963a3662121c04e0b767ae0c13',
  name: 'MarkCourseFiled',
  kind: 'mutation',
}

export const setCaseCourseDay: Operation<SetCaseCourseDayMutation, SetCaseCourseDayMutationVariables> = {
  id: 'sha256:6cbc1f77e8516b189a167eb969b438da197d3d45e78b5d5929e7557635dd3d68',
  name: 'SetCaseCourseDay',
  kind: 'mutation',
}
