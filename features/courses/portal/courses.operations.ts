// The operations of courses.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountInput = {
  readonly id: string;
  readonly givenName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly homePhone?: string | null | undefined;
  readonly mobilePhone?: string | null | undefined;
  readonly workPhone?: string | null | undefined;
  readonly userName?: string | null | undefined;
  readonly emailAddress?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly ssn?: string | null | undefined;
  readonly accountCreationStep?: number | null | undefined;
  readonly contactType?: number | null | undefined;
  /** en or es. */
  readonly language?: string | null | undefined;
};

export type CourseDashboardQueryVariables = Exact<{
  caseId: string;
}>;


export type CourseDashboardQuery = { readonly courseDashboard: { readonly spouseFirstName: string | null, readonly spouseLastName: string | null, readonly supportPhone: string | null, readonly invites: ReadonlyArray<{ readonly orderId: string, readonly courseNumber: string, readonly coursePaymentType: number, readonly courseProviders: ReadonlyArray<{ readonly orderItemId: string, readonly productKey: number, readonly providerId: number, readonly name: string, readonly price: string, readonly valueProps: string, readonly methods: ReadonlyArray<number> }> }>, readonly orders: ReadonlyArray<{ readonly courseNumber: string, readonly orderId: string, readonly orderItemId: string | null, readonly orderKey: string | null, readonly isJoint: boolean, readonly providerId: number | null, readonly providerName: string | null, readonly courseType: number, readonly courseStatus: number, readonly courseMethod: number | null, readonly coursePaymentType: number, readonly coursePrice: string | null, readonly coursePhoneNumber: string | null, readonly courseAccessCode: string | null, readonly courseCompletionDate: string | null, readonly courseCertificationExpirationDate: string | null, readonly verifiedDetails: boolean, readonly verifiedCoDebtorDetails: boolean, readonly acceptedDisclosureAgreement: boolean, readonly shownCourseInstructions: boolean, readonly hasRegisteredCourse: boolean }>, readonly courses: ReadonlyArray<{ readonly courseNumber: string, readonly hasPlacedOrder: boolean, readonly orderStatus: number, readonly orderStep: string, readonly jointOption: number | null, readonly isHeld: boolean, readonly waivedUntil: string | null, readonly orderStatusMessage: string | null, readonly isOwner: boolean, readonly certificateNumber: string | null, readonly isDone: boolean, readonly isCertificateRejected: boolean, readonly uploadedCertificate: { readonly documentId: string, readonly isWaiting: boolean } | null }> } };

export type CourseMaterialQueryVariables = Exact<{
  caseId: string;
  orderId: string;
  courseType: number;
  courseMethodType: number;
}>;


export type CourseMaterialQuery = { readonly courseDiscInstUrlInfo: { readonly courseNumber: string, readonly courseOrderItemId: string, readonly language: string, readonly instructions: string, readonly disclosureContent: string, readonly disclosureVersion: string } | null };

export type CourseEntryQueryVariables = Exact<{
  caseId: string;
  orderId: string;
  courseType: number;
  courseMethodType: number;
}>;


export type CourseEntryQuery = { readonly courseDiscInstUrlInfo: { readonly courseOrderItemId: string, readonly courseUrl: string, readonly info1: string | null, readonly info2: string | null } | null };

export type PrimaryApplicantDetailsQueryVariables = Exact<{
  orderId: string;
  caseId: string;
}>;


export type PrimaryApplicantDetailsQuery = { readonly primaryApplicantCustomerDetails: { readonly caseId: string, readonly orderId: string, readonly orderKey: string, readonly personId: string, readonly firstName: string | null, readonly lastName: string | null, readonly middleName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly emailAddress: string | null, readonly street: string | null, readonly zip: string | null, readonly city: string | null, readonly state: string | null } | null };

export type CoDebtorDetailsQueryVariables = Exact<{
  orderId: string;
  caseId: string;
}>;


export type CoDebtorDetailsQuery = { readonly coDebtorCustomerDetails: { readonly caseId: string, readonly orderId: string, readonly orderKey: string, readonly personId: string, readonly firstName: string | null, readonly lastName: string | null, readonly middleName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly emailAddress: string | null, readonly street: string | null, readonly zip: string | null, readonly city: string | null, readonly state: string | null } | null };

export type OwnApplicantQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApplicantQuery = { readonly accounts: { readonly get: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly mobilePhone: string | null, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly ssn: string | null } } };

export type CertificateUploadQueryVariables = Exact<{
  caseId: string;
  courseType: number;
}>;


export type CertificateUploadQuery = { readonly manualUploadCertificateData: { readonly generalDocument: { readonly id: string, readonly name: string } | null, readonly certificateDocument: { readonly id: string, readonly name: string, readonly description: string, readonly status: string } | null } };

export type RenameApplicantMutationVariables = Exact<{
  account: AccountInput;
}>;


export type RenameApplicantMutation = { readonly accounts: { readonly update: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null } } };

export type PlaceNewCourseOrderMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  isDebtor1: boolean;
}>;


export type PlaceNewCourseOrderMutation = { readonly placeNewCourseOrder: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly coursePaymentType: number | null, readonly hasPlacedFirstCourseOrder: boolean, readonly hasPlacedSecondCourseOrder: boolean, readonly hasPlacedFirstCourseOrderStatus: number, readonly hasPlacedSecondCourseOrderStatus: number, readonly firstCourseOrderStep: string, readonly secondCourseOrderStep: string, readonly courseProviders: ReadonlyArray<{ readonly orderItemId: string, readonly productKey: number, readonly providerId: number, readonly name: string, readonly price: string, readonly valueProps: string, readonly methods: ReadonlyArray<number> }> } };

export type AcceptFoundCourseMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  isDebtor1: boolean;
  orderItemSourceTypeId: number;
  isJoint: boolean;
}>;


export type AcceptFoundCourseMutation = { readonly placeNewCourseLookupFoundCourse: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type PlaceNewAttorneyAndConsumerCourseOrderMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  providerId: number;
  courseMethodType: number;
  isDebtor1: boolean;
  isJoint: boolean;
}>;


export type PlaceNewAttorneyAndConsumerCourseOrderMutation = { readonly placeNewAttorneyAndConsumerCourseOrder: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orders: ReadonlyArray<{ readonly courseNumber: string, readonly orderId: string, readonly orderItemId: string | null, readonly orderKey: string | null, readonly isJoint: boolean, readonly providerId: number | null, readonly providerName: string | null, readonly courseType: number, readonly courseStatus: number, readonly courseMethod: number | null, readonly coursePaymentType: number, readonly coursePrice: string | null, readonly coursePhoneNumber: string | null, readonly courseAccessCode: string | null, readonly courseCompletionDate: string | null, readonly courseCertificationExpirationDate: string | null, readonly verifiedDetails: boolean, readonly verifiedCoDebtorDetails: boolean, readonly acceptedDisclosureAgreement: boolean, readonly shownCourseInstructions: boolean, readonly hasRegisteredCourse: boolean }> } };

export type PlaceCourseOrderMutationVariables = Exact<{
  caseId: string;
  orderId: string;
  orderItemId: string;
  providerId: number;
  courseMethodType: number;
}>;


export type PlaceCourseOrderMutation = { readonly placeCourseOrder: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orders: ReadonlyArray<{ readonly courseNumber: string, readonly orderId: string, readonly orderItemId: string | null, readonly orderKey: string | null, readonly isJoint: boolean, readonly providerId: number | null, readonly providerName: string | null, readonly courseType: number, readonly courseStatus: number, readonly courseMethod: number | null, readonly coursePaymentType: number, readonly coursePrice: string | null, readonly coursePhoneNumber: string | null, readonly courseAccessCode: string | null, readonly courseCompletionDate: string | null, readonly courseCertificationExpirationDate: string | null, readonly verifiedDetails: boolean, readonly verifiedCoDebtorDetails: boolean, readonly acceptedDisclosureAgreement: boolean, readonly shownCourseInstructions: boolean, readonly hasRegisteredCourse: boolean }> } };

export type LookUpCourseOrderMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  lastName: string;
  ssn: string;
  isDebtor1: boolean;
}>;


export type LookUpCourseOrderMutation = { readonly placeCourseOrderLookup: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly hasPlacedFirstCourseOrder: boolean, readonly hasPlacedSecondCourseOrder: boolean, readonly hasPlacedFirstCourseOrderStatus: number, readonly hasPlacedSecondCourseOrderStatus: number, readonly firstCourseOrderStatusMessage: string | null, readonly secondCourseOrderStatusMessage: string | null, readonly firstCourseOrderStep: string, readonly secondCourseOrderStep: string, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orderItemSourceTypeId: number | null } };

export type CreateOrderAccountMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  street?: string | null | undefined;
  city?: string | null | undefined;
  stateCode: string;
  zipCode?: string | null | undefined;
  isDebtor1: boolean;
}>;


export type CreateOrderAccountMutation = { readonly placeNewCourseOrderCreateAccount: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly hasPlacedFirstCourseOrder: boolean, readonly hasPlacedSecondCourseOrder: boolean, readonly hasPlacedFirstCourseOrderStatus: number, readonly hasPlacedSecondCourseOrderStatus: number, readonly firstCourseOrderStatusMessage: string | null, readonly secondCourseOrderStatusMessage: string | null, readonly firstCourseOrderStep: string, readonly secondCourseOrderStep: string, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orderItemSourceTypeId: number | null } };

export type AddSpouseToOrderMutationVariables = Exact<{
  caseId: string;
  courseType: number;
  addSpouse: boolean;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  ssn?: string | null | undefined;
  street?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  zipCode?: string | null | undefined;
  mobilePhoneNumber?: string | null | undefined;
  emailAddress?: string | null | undefined;
  isDebtor1: boolean;
}>;


export type AddSpouseToOrderMutation = { readonly placeNewCourseOrderAddSpouseOrJointDebtors: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly hasPlacedFirstCourseOrder: boolean, readonly hasPlacedSecondCourseOrder: boolean, readonly hasPlacedFirstCourseOrderStatus: number, readonly hasPlacedSecondCourseOrderStatus: number, readonly firstCourseOrderStatusMessage: string | null, readonly secondCourseOrderStatusMessage: string | null, readonly firstCourseOrderStep: string, readonly secondCourseOrderStep: string, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orderItemSourceTypeId: number | null } };

export type SavePrimaryApplicantDetailsMutationVariables = Exact<{
  caseId: string;
  orderId: string;
  orderKey: string;
  personId: string;
  firstName: string;
  lastName: string;
  middleName?: string | null | undefined;
  suffix?: string | null | undefined;
  homePhone?: string | null | undefined;
  mobilePhone?: string | null | undefined;
  workPhone?: string | null | undefined;
  emailAddress: string;
  street?: string | null | undefined;
  city?: string | null | undefined;
  state: string;
  zip?: string | null | undefined;
}>;


export type SavePrimaryApplicantDetailsMutation = { readonly updatePrimaryApplicantCustomerDetails: { readonly success: boolean, readonly errorMessage: string | null } };

export type SaveCoDebtorDetailsMutationVariables = Exact<{
  caseId: string;
  orderId: string;
  orderKey: string;
  personId: string;
  firstName: string;
  lastName: string;
  middleName?: string | null | undefined;
  suffix?: string | null | undefined;
  homePhone?: string | null | undefined;
  mobilePhone?: string | null | undefined;
  workPhone?: string | null | undefined;
  emailAddress: string;
  street?: string | null | undefined;
  city?: string | null | undefined;
  state: string;
  zip?: string | null | undefined;
}>;


export type SaveCoDebtorDetailsMutation = { readonly updateCoDebtorCustomerDetails: { readonly success: boolean, readonly errorMessage: string | null } };

export type SetVerifiedDetailsMutationVariables = Exact<{
  flag: boolean;
  orderId: string;
  caseId: string;
}>;


export type SetVerifiedDetailsMutation = { readonly updateVerifiedCustomerDetailsFlag: { readonly success: boolean, readonly errorMessage: string | null } };

export type SetVerifiedCoDebtorDetailsMutationVariables = Exact<{
  flag: boolean;
  orderId: string;
  caseId: string;
}>;


export type SetVerifiedCoDebtorDetailsMutation = { readonly updateVerifiedCoDebtorCustomerDetailsFlag: { readonly success: boolean, readonly errorMessage: string | null } };

export type SetAcceptedDisclosureMutationVariables = Exact<{
  flag: boolean;
  courseType: number;
  caseId: string;
  disclosureCourseOrderItemId: string;
  disclosureVersion: string;
}>;


export type SetAcceptedDisclosureMutation = { readonly updateAcceptedDisclosureAgreementFlag: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SetShownCourseInstructionsMutationVariables = Exact<{
  flag: boolean;
  courseType: number;
  caseId: string;
}>;


export type SetShownCourseInstructionsMutation = { readonly updateShownCourseInstructionsFlag: { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RegisterCourseMutationVariables = Exact<{
  caseId: string;
  registerCourseOrderItemId: string;
}>;


export type RegisterCourseMutation = { readonly registerCourse: { readonly success: boolean, readonly errorMessage: string | null, readonly info1: string | null, readonly info2: string | null, readonly courseStatus: number | null } };

export type RegisterPhoneCourseMutationVariables = Exact<{
  caseId: string;
  registerCourseOrderItemId: string;
}>;


export type RegisterPhoneCourseMutation = { readonly registerPhoneCourse: { readonly success: boolean, readonly errorMessage: string | null, readonly courseStatus: number | null } };

export type CountCourseRegistrationMutationVariables = Exact<{
  caseId: string;
  courseType: number;
}>;


export type CountCourseRegistrationMutation = { readonly incrementOrderRegisterCourseCount: { readonly success: boolean } };

export type OneOrderFragment = { readonly courseNumber: string, readonly orderId: string, readonly orderItemId: string | null, readonly orderKey: string | null, readonly isJoint: boolean, readonly providerId: number | null, readonly providerName: string | null, readonly courseType: number, readonly courseStatus: number, readonly courseMethod: number | null, readonly coursePaymentType: number, readonly coursePrice: string | null, readonly coursePhoneNumber: string | null, readonly courseAccessCode: string | null, readonly courseCompletionDate: string | null, readonly courseCertificationExpirationDate: string | null, readonly verifiedDetails: boolean, readonly verifiedCoDebtorDetails: boolean, readonly acceptedDisclosureAgreement: boolean, readonly shownCourseInstructions: boolean, readonly hasRegisteredCourse: boolean };

export type OfferedProviderFragment = { readonly orderItemId: string, readonly productKey: number, readonly providerId: number, readonly name: string, readonly price: string, readonly valueProps: string, readonly methods: ReadonlyArray<number> };

export type OrderedPersonFragment = { readonly caseId: string, readonly orderId: string, readonly orderKey: string, readonly personId: string, readonly firstName: string | null, readonly lastName: string | null, readonly middleName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly emailAddress: string | null, readonly street: string | null, readonly zip: string | null, readonly city: string | null, readonly state: string | null };

export type PlacedOrderFragment = { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orders: ReadonlyArray<{ readonly courseNumber: string, readonly orderId: string, readonly orderItemId: string | null, readonly orderKey: string | null, readonly isJoint: boolean, readonly providerId: number | null, readonly providerName: string | null, readonly courseType: number, readonly courseStatus: number, readonly courseMethod: number | null, readonly coursePaymentType: number, readonly coursePrice: string | null, readonly coursePhoneNumber: string | null, readonly courseAccessCode: string | null, readonly courseCompletionDate: string | null, readonly courseCertificationExpirationDate: string | null, readonly verifiedDetails: boolean, readonly verifiedCoDebtorDetails: boolean, readonly acceptedDisclosureAgreement: boolean, readonly shownCourseInstructions: boolean, readonly hasRegisteredCourse: boolean }> };

export type AnsweredStepFragment = { readonly success: boolean, readonly errorMessage: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly hasPlacedFirstCourseOrder: boolean, readonly hasPlacedSecondCourseOrder: boolean, readonly hasPlacedFirstCourseOrderStatus: number, readonly hasPlacedSecondCourseOrderStatus: number, readonly firstCourseOrderStatusMessage: string | null, readonly secondCourseOrderStatusMessage: string | null, readonly firstCourseOrderStep: string, readonly secondCourseOrderStep: string, readonly firstCourseForJointCaseOrders: number | null, readonly secondCourseForJointCaseOrders: number | null, readonly orderItemSourceTypeId: number | null };


export const courseDashboard: Operation<CourseDashboardQuery, CourseDashboardQueryVariables> = {
  id: 'sha256:4fd5d9ce3055788775eb65c73db38e6b50aed9eb914bf8f13d55bdba8a6e61ee',
  name: 'CourseDashboard',
  kind: 'query',
}

export const courseMaterial: Operation<CourseMaterialQuery, CourseMaterialQueryVariables> = {
  id: 'sha256:6dd151372c951cabfae366e6cd1c02deb0880c5cf80b4365a652b32ab4c60bf5',
  name: 'CourseMaterial',
  kind: 'query',
}

export const courseEntry: Operation<CourseEntryQuery, CourseEntryQueryVariables> = {
  id: 'sha256:5da6eadf10ced23a5141202d661ab4e27d88df5a3d970554284fc0e50ccdf595',
  name: 'CourseEntry',
  kind: 'query',
}

export const primaryApplicantDetails: Operation<PrimaryApplicantDetailsQuery, PrimaryApplicantDetailsQueryVariables> = {
  id: 'sha256:16a6fc581141600a2505376a24129de8548cc4cfe96868d788d56824f734b688',
  name: 'PrimaryApplicantDetails',
  kind: 'query',
}

export const coDebtorDetails: Operation<CoDebtorDetailsQuery, CoDebtorDetailsQueryVariables> = {
  id: 'sha256:46d4a5c4b8fbe4520cec217eafe5c1cdeade5ac8c03128754222d012963050ab',
  name: 'CoDebtorDetails',
  kind: 'query',
}

export const ownApplicant: Operation<OwnApplicantQuery, OwnApplicantQueryVariables> = {
  id: 'sha256:7479010913109017f5c76229bd94bfad948156686b88d82b81d8f21df488e25b',
  name: 'OwnApplicant',
  kind: 'query',
}

export const certificateUpload: Operation<CertificateUploadQuery, CertificateUploadQueryVariables> = {
  id: 'sha256:529c899c410848ba667ab167524530feccfabc2222968b5e643c4dae8a9b1422',
  name: 'CertificateUpload',
  kind: 'query',
}

export const renameApplicant: Operation<RenameApplicantMutation, RenameApplicantMutationVariables> = {
  id: 'sha256:22c93719b88bae4b11dff9ea7cbcf7ecfc6abdfc235385e0c5c7d578228eb717',
  name: 'RenameApplicant',
  kind: 'mutation',
}

export const placeNewCourseOrder: Operation<PlaceNewCourseOrderMutation, PlaceNewCourseOrderMutationVariables> = {
  id: 'sha256:ee9067461a589e7748dcad2fa1cbab4d166491f133e641c4cfe8e2fbfca62c3b',
  name: 'PlaceNewCourseOrder',
  kind: 'mutation',
}

export const acceptFoundCourse: Operation<AcceptFoundCourseMutation, AcceptFoundCourseMutationVariables> = {
  id: 'sha256:0784762d09c707a767976f88ba977d3c734fde3354d8d6f52ba3f9a57133b401',
  name: 'AcceptFoundCourse',
  kind: 'mutation',
}

export const placeNewAttorneyAndConsumerCourseOrder: Operation<PlaceNewAttorneyAndConsumerCourseOrderMutation, PlaceNewAttorneyAndConsumerCourseOrderMutationVariables> = {
  id: 'sha256:7f8ba0669a3d84bf4eea0c131f702a51373841bb920eb172521af13bfd9bc543',
  name: 'PlaceNewAttorneyAndConsumerCourseOrder',
  kind: 'mutation',
}

export const placeCourseOrder: Operation<PlaceCourseOrderMutation, PlaceCourseOrderMutationVariables> = {
  id: 'sha256:d2f4429a3703b464db34959e15eb7425e404157af62ad31ec4c5bd9205d2379c',
  name: 'PlaceCourseOrder',
  kind: 'mutation',
}

export const lookUpCourseOrder: Operation<LookUpCourseOrderMutation, LookUpCourseOrderMutationVariables> = {
  id: 'sha256:518474eea7f81684cdb8e96c666b9aefb49a341c12debbb4b4730b2f258b89f1',
  name: 'LookUpCourseOrder',
  kind: 'mutation',
}

export const createOrderAccount: Operation<CreateOrderAccountMutation, CreateOrderAccountMutationVariables> = {
  id: 'sha256:d61e631419d0a79d9f2c1113fa3883cc39b07b0879bcf74f6d9cfa7760294595',
  name: 'CreateOrderAccount',
  kind: 'mutation',
}

export const addSpouseToOrder: Operation<AddSpouseToOrderMutation, AddSpouseToOrderMutationVariables> = {
  id: 'sha256:eea88fa2ad6bfeb29247385b23285d75a9b854846ee40d992aa5d63a07c812b2',
  name: 'AddSpouseToOrder',
  kind: 'mutation',
}

export const savePrimaryApplicantDetails: Operation<SavePrimaryApplicantDetailsMutation, SavePrimaryApplicantDetailsMutationVariables> = {
  id: 'sha256:4d4134f73a6358f5fc7f89f6ae64dc642f27154d7c057173faa63353eeb520f8',
  name: 'SavePrimaryApplicantDetails',
  kind: 'mutation',
}

export const saveCoDebtorDetails: Operation<SaveCoDebtorDetailsMutation, SaveCoDebtorDetailsMutationVariables> = {
  id: 'sha256:56d00543fd2ab9b5d6169e881237ec6f906a5e19016ef1791b8c649047481574',
  name: 'SaveCoDebtorDetails',
  kind: 'mutation',
}

export const setVerifiedDetails: Operation<SetVerifiedDetailsMutation, SetVerifiedDetailsMutationVariables> = {
  id: 'sha256:cea042a16ca45b3bc3011b82da0e3d4469066d32994045053d55b8584226c319',
  name: 'SetVerifiedDetails',
  kind: 'mutation',
}

export const setVerifiedCoDebtorDetails: Operation<SetVerifiedCoDebtorDetailsMutation, SetVerifiedCoDebtorDetailsMutationVariables> = {
  id: 'sha256:fa58d2b599f459f6631c01c1c06b65464a0cf59befedfc8163f38cdebc8a38b3',
  name: 'SetVerifiedCoDebtorDetails',
  kind: 'mutation',
}

export const setAcceptedDisclosure: Operation<SetAcceptedDisclosureMutation, SetAcceptedDisclosureMutationVariables> = {
  id: 'sha256:71b5130edd59ab0307d391f0c8d7c103b53d4504d75f168c991acba74e563e36',
  name: 'SetAcceptedDisclosure',
  kind: 'mutation',
}

export const setShownCourseInstructions: Operation<SetShownCourseInstructionsMutation, SetShownCourseInstructionsMutationVariables> = {
  id: 'sha256:075ae6438de028e3f3064ff1d382ff4fdbf9a36cd3ff2dc7a035f1248cc39118',
  name: 'SetShownCourseInstructions',
  kind: 'mutation',
}

export const registerCourse: Operation<RegisterCourseMutation, RegisterCourseMutationVariables> = {
  id: 'sha256:62ecc8fb4a4757db71137719aeeed714a21e2f0292475837036038ba1adb0cfc',
  name: 'RegisterCourse',
  kind: 'mutation',
}

export const registerPhoneCourse: Operation<RegisterPhoneCourseMutation, RegisterPhoneCourseMutationVariables> = {
  id: 'sha256:01912449a189c64d14993277faa9f386388d2860d23b09323aec1d4f0e0f3fde',
  name: 'RegisterPhoneCourse',
  kind: 'mutation',
}

export const countCourseRegistration: Operation<CountCourseRegistrationMutation, CountCourseRegistrationMutationVariables> = {
  id: 'sha256:ba2d1c96fede406142aea0dd312c7b6d84b5f42a60d8b302ad3706a59dfae5e4',
  name: 'CountCourseRegistration',
  kind: 'mutation',
}
