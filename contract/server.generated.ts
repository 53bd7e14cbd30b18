// The types of every resolver, made from the contract. Generated: do not edit.
import type { AccountRecord } from '#features/account/rules/records.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import type { ClientDashboardItemRecord } from '#features/cases/rules/records.ts'
import type { TimelineEntryRecord } from '#features/cases/rules/records.ts'
import type { CourseOrderRecord } from '#features/courses/rules/records.ts'
import type { CourseProviderRecord } from '#features/courses/rules/records.ts'
import type { CourseInviteRecord } from '#features/courses/rules/records.ts'
import type { CourseStandingRecord } from '#features/courses/rules/records.ts'
import type { CourseDashboardRecord } from '#features/courses/rules/records.ts'
import type { CourseSuccessRecord } from '#features/courses/rules/records.ts'
import type { CustomerDetailsRecord } from '#features/courses/rules/records.ts'
import type { CommentRecord } from '#features/documents/rules/records.ts'
import type { DocumentRecord } from '#features/documents/rules/records.ts'
import type { FolderRecord } from '#features/documents/rules/records.ts'
import type { LeafCategoryRecord } from '#features/documents/rules/records.ts'
import type { FirmRecord } from '#features/firm/rules/records.ts'
import type { FaqEntryRecord } from '#features/firm/rules/records.ts'
import type { FaqTopicRecord } from '#features/firm/rules/records.ts'
import type { NotificationRecord } from '#features/notifications/rules/records.ts'
import type { QuestionnaireSectionRecord } from '#features/questionnaire/rules/records.ts'
import type { SectionDataRecordRecord } from '#features/questionnaire/rules/records.ts'
import type { QuestionnaireReviewRecord } from '#features/questionnaire/rules/records.ts'
import type { ReviewedSectionRecord } from '#features/questionnaire/rules/records.ts'
import type { QuestionnaireWarningRecord } from '#features/questionnaire/rules/records.ts'
import type { SecondFactorUnderWayRecord } from '#features/sign-in/rules/records.ts'
import type { AuthenticationSessionRecord } from '#features/sign-in/rules/records.ts'
import type { AccountReaderContext, ClientContext, GraphContext, Namespace, ReaderContext, SignedInContext } from '#contract/graph-context.ts'
import type { UploadedFile } from '#ports/upload.ts'
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC: `2026-11-20T14:03:11.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** A calendar day, `YYYY-MM-DD`. */
  Day: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file, sent as the GraphQL multipart request specification requires. */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

export type Mutation = {
  readonly accounts: AccountsMutation;
  readonly cancelUpdateAccountEmailAddress: EmailAddressCancel;
  /** Discards the new number; the old one stays. */
  readonly cancelUpdateAccountMobilePhone: MobilePhoneCancel;
  readonly cases: CasesMutation;
  /** Ends all other sessions. `userName` is refused if it is another person's, else ignored. Requires a fresh proof of identity, like a change of phone. */
  readonly changePassword: Outcome;
  readonly completeQuestionnaireSection: Outcome;
  /**
   * Sets a new password with the temporary one. Never skips the second factor: tokens are null, `requiresMfa` is true. Without `accountId`, the cookie of the
   * request or the temporary password identifies the request.
   */
  readonly confirmResetCredentials: AuthenticationSession;
  /** Confirms the mobile phone of a sign-up. */
  readonly confirmSignup: Outcome;
  readonly documents: DocumentsMutation;
  /** Returns success: the second factor is always on. */
  readonly enableMfa: Outcome;
  readonly incrementOrderRegisterCourseCount: CourseSuccess;
  readonly notifications: NotificationsMutation;
  /** Chooses a provider in an existing order. */
  readonly placeCourseOrder: PlaceOrderResult;
  /** Looks for an order by the viewer's name and number. Max five an hour and ten a day. */
  readonly placeCourseOrderLookup: PlaceCourseOrderLookupResult;
  /** Orders a course that was not ordered before. */
  readonly placeNewAttorneyAndConsumerCourseOrder: PlaceOrderResult;
  /** Takes over the order that the viewer's look-up found, within 30 minutes. */
  readonly placeNewCourseLookupFoundCourse: CourseSuccess;
  /** The providers to choose from, for a client without an order. Each `orderItemId` is valid for 24 hours. */
  readonly placeNewCourseOrder: PlaceNewCourseOrderResult;
  /** When `addSpouse` is true, all other fields are required. The number goes to the order service and is not stored. */
  readonly placeNewCourseOrderAddSpouseOrJointDebtors: PlaceCourseOrderLookupResult;
  readonly placeNewCourseOrderCreateAccount: PlaceCourseOrderLookupResult;
  /** Takes effect once for each order item. Repeated calls change nothing. */
  readonly registerCourse: RegisterCourseResult;
  readonly registerPhoneCourse: RegisterPhoneCourseResult;
  /** Confirms the link 'This was not me' of a notice: locks the account, ends all sessions, and alerts the firm. */
  readonly reportNotMe: Outcome;
  readonly resendConfirmationCode: SignUpResult;
  /** Sends the code of a second factor again. The two latest codes are valid. */
  readonly resendMfaCode: MfaResend;
  readonly resendUpdatedEmailAddressCode: ChannelUpdate;
  readonly resendUpdatedMobilePhoneCode: ChannelUpdate;
  /**
   * Sends the user ID, a temporary password, or both, to the email address of the account with this last name and mobile phone. Takes
   * the same time and has the same length if there is no such account: `extensions.padding` fills the response up to whole
   * kilobytes.
   */
  readonly resetCredentials: ResetCredentialsResult;
  /**
   * Opens the set-up session of a sign-up whose password and phone were confirmed in this browser, for a page that was reloaded and no longer has the password. Works
   * once; afterwards the cookie renews the session.
   */
  readonly resumeAccountCreation: AuthenticationSession;
  /** A hint. Ignored in a read-only section. */
  readonly saveQuestionnaireSectionCurrentActiveQuestion: Outcome;
  /** `data` is a JSON object of at most 262,144 bytes. `baseRevision` is the revision on which the change is based. `writer` names a tab and `sequence` counts its saves, so that a late retry overwrites nothing. */
  readonly saveQuestionnaireSectionData: SaveQuestionnaireSectionDataAnswer;
  /** Ends this session on the server and clears its cookies. */
  readonly signOff: Outcome;
  /** Ends the viewer's sessions in all other browsers, which become unknown browsers. */
  readonly signOutElsewhere: Outcome;
  /** Creates the account, or replaces the password of an incomplete one, and sends the phone code if one is needed. */
  readonly signUp: SignUpResult;
  /** Sends a six-digit code to the account's email address. */
  readonly startEmailVerification: Outcome;
  /** Sends a six-digit code to the account's mobile phone. */
  readonly startPhoneVerification: Outcome;
  /** Accepts the token of a link from the workspace. A token works once. */
  readonly startPreview: PreviewStart;
  readonly startResumeQuestionnaireSection: Outcome;
  /** Sends a code to a confirmed channel of the viewer. It is the fresh proof that some changes require, for five minutes. */
  readonly startStepUp: StepUp;
  readonly submitEmailVerificationCode: Outcome;
  /** `user` is the user ID, or its masked form from secondFactorUnderWay. The cookie and `sessionId` identify the login. */
  readonly submitMfaCode: AuthenticationSession;
  readonly submitPhoneVerificationCode: Outcome;
  readonly submitQuestionnaire: Outcome;
  readonly submitStepUpCode: Outcome;
  /** The version must be the one that this account was shown, and must still be current. */
  readonly updateAcceptedDisclosureAgreementFlag: CourseSuccess;
  /** Stores the contact details of a sign-up and returns which of them must be confirmed by a code. A masked phone means unchanged. */
  readonly updateAccountContactInfo: ContactInfoUpdate;
  /** The same for the email address, which is the user ID. */
  readonly updateAccountEmailAddress: ChannelUpdate;
  /**
   * Sends a code to the new number. The old number stays until the new one is confirmed. Requires a fresh proof of identity
   * (`startStepUp`) when the last one is older than five minutes.
   */
  readonly updateAccountMobilePhone: ChannelUpdate;
  readonly updateCoDebtorCustomerDetails: CourseSuccess;
  readonly updatePrimaryApplicantCustomerDetails: CourseSuccess;
  /** Changes only to true. */
  readonly updateQuestionnaireShownInstructionsFlag: Outcome;
  /** Changes only to true, and records the accepted text. */
  readonly updateQuestionnaireShownTermsAndConditionsFlag: Outcome;
  readonly updateShownCourseInstructionsFlag: CourseSuccess;
  readonly updateVerifiedCoDebtorCustomerDetailsFlag: CourseSuccess;
  /** Must be true, like the next three. */
  readonly updateVerifiedCustomerDetailsFlag: CourseSuccess;
  /** Marks the details step complete. */
  readonly verifyAccountDetails: Outcome;
  readonly verifyUpdatedEmailAddress: Outcome;
  readonly verifyUpdatedMobilePhone: Outcome;
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
  userName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCompleteQuestionnaireSectionArgs = {
  request: QuestionnaireSectionRequest;
};


export type MutationConfirmResetCredentialsArgs = {
  code: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  accountId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmSignupArgs = {
  userName: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationIncrementOrderRegisterCourseCountArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
};


export type MutationPlaceCourseOrderArgs = {
  caseId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  orderItemId: Scalars['ID']['input'];
  providerId: Scalars['Int']['input'];
  courseMethodType: Scalars['Int']['input'];
};


export type MutationPlaceCourseOrderLookupArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  lastName: Scalars['String']['input'];
  ssn: Scalars['String']['input'];
  isDebtor1: Scalars['Boolean']['input'];
};


export type MutationPlaceNewAttorneyAndConsumerCourseOrderArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  providerId: Scalars['Int']['input'];
  courseMethodType: Scalars['Int']['input'];
  isDebtor1: Scalars['Boolean']['input'];
  isJoint: Scalars['Boolean']['input'];
};


export type MutationPlaceNewCourseLookupFoundCourseArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  isDebtor1: Scalars['Boolean']['input'];
  orderItemSourceTypeId: Scalars['Int']['input'];
  isJoint: Scalars['Boolean']['input'];
};


export type MutationPlaceNewCourseOrderArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  isDebtor1: Scalars['Boolean']['input'];
};


export type MutationPlaceNewCourseOrderAddSpouseOrJointDebtorsArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  addSpouse: Scalars['Boolean']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  ssn?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  stateCode?: InputMaybe<Scalars['String']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
  mobilePhoneNumber?: InputMaybe<Scalars['String']['input']>;
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  isDebtor1: Scalars['Boolean']['input'];
};


export type MutationPlaceNewCourseOrderCreateAccountArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  stateCode: Scalars['String']['input'];
  zipCode?: InputMaybe<Scalars['String']['input']>;
  isDebtor1: Scalars['Boolean']['input'];
};


export type MutationRegisterCourseArgs = {
  caseId: Scalars['ID']['input'];
  registerCourseOrderItemId: Scalars['ID']['input'];
};


export type MutationRegisterPhoneCourseArgs = {
  caseId: Scalars['ID']['input'];
  registerCourseOrderItemId: Scalars['ID']['input'];
};


export type MutationReportNotMeArgs = {
  token: Scalars['String']['input'];
};


export type MutationResendConfirmationCodeArgs = {
  userName: Scalars['String']['input'];
};


export type MutationResendMfaCodeArgs = {
  sessionId: Scalars['String']['input'];
  user: Scalars['String']['input'];
};


export type MutationResetCredentialsArgs = {
  lastName: Scalars['String']['input'];
  mobilePhone: Scalars['String']['input'];
  forgotUser?: InputMaybe<Scalars['Boolean']['input']>;
  forgotPassword?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveQuestionnaireSectionCurrentActiveQuestionArgs = {
  request: QuestionnaireCurrentActiveRequest;
};


export type MutationSaveQuestionnaireSectionDataArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
  questionKey: Scalars['String']['input'];
  data: Scalars['String']['input'];
  questionCompleteFlag: Scalars['Boolean']['input'];
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  writer?: InputMaybe<Scalars['ID']['input']>;
  sequence?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSignUpArgs = {
  signup: SignUpInput;
};


export type MutationStartPreviewArgs = {
  token: Scalars['String']['input'];
};


export type MutationStartResumeQuestionnaireSectionArgs = {
  request: QuestionnaireSectionRequest;
};


export type MutationSubmitEmailVerificationCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationSubmitMfaCodeArgs = {
  code: Scalars['String']['input'];
  sessionId: Scalars['String']['input'];
  user: Scalars['String']['input'];
};


export type MutationSubmitPhoneVerificationCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationSubmitQuestionnaireArgs = {
  request: SubmitQuestionnaireRequest;
};


export type MutationSubmitStepUpCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationUpdateAcceptedDisclosureAgreementFlagArgs = {
  flag: Scalars['Boolean']['input'];
  courseType: Scalars['Int']['input'];
  caseId: Scalars['ID']['input'];
  disclosureCourseOrderItemId: Scalars['ID']['input'];
  disclosureVersion: Scalars['String']['input'];
};


export type MutationUpdateAccountContactInfoArgs = {
  userName: Scalars['String']['input'];
  invitationGuid: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  mobilePhone: Scalars['String']['input'];
  contactType: Scalars['Int']['input'];
};


export type MutationUpdateAccountEmailAddressArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationUpdateAccountMobilePhoneArgs = {
  mobilePhoneNumber: Scalars['String']['input'];
};


export type MutationUpdateCoDebtorCustomerDetailsArgs = {
  caseId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  orderKey: Scalars['String']['input'];
  personId: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  middleName?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  homePhone?: InputMaybe<Scalars['String']['input']>;
  mobilePhone?: InputMaybe<Scalars['String']['input']>;
  workPhone?: InputMaybe<Scalars['String']['input']>;
  emailAddress: Scalars['String']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
  zip?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdatePrimaryApplicantCustomerDetailsArgs = {
  caseId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  orderKey: Scalars['String']['input'];
  personId: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  middleName?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  homePhone?: InputMaybe<Scalars['String']['input']>;
  mobilePhone?: InputMaybe<Scalars['String']['input']>;
  workPhone?: InputMaybe<Scalars['String']['input']>;
  emailAddress: Scalars['String']['input'];
  street?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
  zip?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateQuestionnaireShownInstructionsFlagArgs = {
  flag: Scalars['Boolean']['input'];
  caseId: Scalars['ID']['input'];
};


export type MutationUpdateQuestionnaireShownTermsAndConditionsFlagArgs = {
  flag: Scalars['Boolean']['input'];
  caseId: Scalars['ID']['input'];
};


export type MutationUpdateShownCourseInstructionsFlagArgs = {
  flag: Scalars['Boolean']['input'];
  courseType: Scalars['Int']['input'];
  caseId: Scalars['ID']['input'];
};


export type MutationUpdateVerifiedCoDebtorCustomerDetailsFlagArgs = {
  flag: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
  caseId: Scalars['ID']['input'];
};


export type MutationUpdateVerifiedCustomerDetailsFlagArgs = {
  flag: Scalars['Boolean']['input'];
  orderId: Scalars['ID']['input'];
  caseId: Scalars['ID']['input'];
};


export type MutationVerifyUpdatedEmailAddressArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifyUpdatedMobilePhoneArgs = {
  code: Scalars['String']['input'];
};

export type Query = {
  readonly accountByInvitationToken: InvitationLookup;
  /**
   * The account creation in progress in this browser with this invitation, found by its flow cookie or its session, for a page that was reloaded. Sends and
   * extends nothing. Null in every other browser.
   */
  readonly accountCreationUnderWay?: Maybe<AccountCreationUnderWay>;
  readonly accounts: AccountsQuery;
  /** Displayed sections in order. */
  readonly caseQuestionnaireSections: ReadonlyArray<QuestionnaireSection>;
  readonly cases: CasesQuery;
  readonly childFoldersForParentFolder: Folder;
  readonly clientLevelDashboard: ClientLevelDashboard;
  readonly coDebtorCustomerDetails?: Maybe<CustomerDetails>;
  readonly courseDashboard: CourseDashboard;
  readonly courseDiscInstUrlInfo?: Maybe<CourseDiscInstUrlInfo>;
  readonly creditCounselingCertificateExistsByCaseId: CreditCounselingCertificate;
  readonly document: DocumentQuery;
  readonly documentDashboard: DocumentDashboard;
  readonly documents: DocumentsQuery;
  readonly documentsChildLeafCategory: LeafCategory;
  /** Documents that are rejected or have an unread comment, in the order of the review list. */
  readonly documentsToReview: ReadonlyArray<Document>;
  /** The questions and answers of the firm of this case. Those of the product if the firm has none or no case is given. */
  readonly faqs: Faqs;
  /** `courseType` is 1 or 2. */
  readonly manualUploadCertificateData: ManualUploadCertificateData;
  readonly notifications: NotificationsQuery;
  readonly primaryApplicantCustomerDetails?: Maybe<CustomerDetails>;
  /** All sections, or one of them. */
  readonly questionnaireReview: QuestionnaireReview;
  /**
   * The second factor of this browser, found by its flow cookie, for a page that was reloaded: the same code, the same tries,
   * the same ten minutes. Null when there is none.
   */
  readonly secondFactorUnderWay?: Maybe<SecondFactorUnderWay>;
  readonly sectionById: QuestionnaireSection;
  /** The browsers in which the viewer is logged in, this one first. */
  readonly signedInDevices: ReadonlyArray<SignedInDevice>;
  /** Returns new tokens for the refresh token in the cookie, and replaces the cookie. */
  readonly tokenFromRefreshToken: AuthenticationSession;
  /**
   * Checks user ID and password. If they are right, sends a six-digit code and `requiresMfa` is true; or, directly after a sign-up in the same browser
   * (`fromAccountCreationFlag`), returns a session that can only complete the account.
   */
  readonly tokenFromUsernameAndPassword: AuthenticationSession;
};


export type QueryAccountByInvitationTokenArgs = {
  invitationGuid?: InputMaybe<Scalars['String']['input']>;
  invitationId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAccountCreationUnderWayArgs = {
  invitationGuid: Scalars['String']['input'];
};


export type QueryCaseQuestionnaireSectionsArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryChildFoldersForParentFolderArgs = {
  caseId: Scalars['ID']['input'];
  categoryId: Scalars['ID']['input'];
};


export type QueryClientLevelDashboardArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCoDebtorCustomerDetailsArgs = {
  orderId: Scalars['ID']['input'];
  caseId: Scalars['ID']['input'];
};


export type QueryCourseDashboardArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCourseDiscInstUrlInfoArgs = {
  caseId: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
  courseMethodType: Scalars['Int']['input'];
};


export type QueryCreditCounselingCertificateExistsByCaseIdArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryDocumentDashboardArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryDocumentsChildLeafCategoryArgs = {
  caseId: Scalars['ID']['input'];
  categoryId: Scalars['ID']['input'];
};


export type QueryDocumentsToReviewArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryFaqsArgs = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryManualUploadCertificateDataArgs = {
  caseId: Scalars['ID']['input'];
  courseType: Scalars['Int']['input'];
};


export type QueryPrimaryApplicantCustomerDetailsArgs = {
  orderId: Scalars['ID']['input'];
  caseId: Scalars['ID']['input'];
};


export type QueryQuestionnaireReviewArgs = {
  caseId: Scalars['ID']['input'];
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySectionByIdArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
};


export type QueryTokenFromUsernameAndPasswordArgs = {
  userId: Scalars['String']['input'];
  password: Scalars['String']['input'];
  fromAccountCreationFlag?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A person who signs in. Two people of a joint case have two accounts. */
export type Account = {
  /** 1 initial, 2 temporary password entered, 3 password created, 4 phone verified, 5 account details verified, 6 all done. */
  readonly accountCreationStep: Scalars['Int']['output'];
  /** Cases of this person, without those that they have deactivated. */
  readonly caseCount: Scalars['Int']['output'];
  readonly city?: Maybe<Scalars['String']['output']>;
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType: Scalars['Int']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly familyName?: Maybe<Scalars['String']['output']>;
  readonly givenName?: Maybe<Scalars['String']['output']>;
  /** As typed; may have an extension. */
  readonly homePhone?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The firm and attorney of the newest case, for the pages that complete the account. */
  readonly inviter?: Maybe<Inviter>;
  /** The language of this person, en or es. Null until they choose one. */
  readonly language?: Maybe<Scalars['String']['output']>;
  readonly middleName?: Maybe<Scalars['String']['output']>;
  /** Ten digits. */
  readonly mobilePhone?: Maybe<Scalars['String']['output']>;
  /** Always masked: XXX-XX-XXXX. Null when none is stored. */
  readonly ssn?: Maybe<Scalars['String']['output']>;
  /** One of the fifty states, two letters. */
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  /** The new address that is not confirmed yet, masked. Null when there is none. */
  readonly unVerifiedEmailAddress?: Maybe<Scalars['String']['output']>;
  /** The new number that is not confirmed yet, masked. Null when there is none. */
  readonly unVerifiedMobilePhone?: Maybe<Scalars['String']['output']>;
  /** The verified email address, which is the user ID. */
  readonly userName: Scalars['String']['output'];
  /** True until this email address is confirmed by a code. */
  readonly verifyEmail: Scalars['Boolean']['output'];
  /** True until this mobile number is confirmed by a code. */
  readonly verifyPhone: Scalars['Boolean']['output'];
  readonly workPhone?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

/** An account creation in progress in this browser. */
export type AccountCreationUnderWay = {
  /** Seconds since the latest valid code of this step was sent. Null when there is none. */
  readonly codeSentSecondsAgo?: Maybe<Scalars['Int']['output']>;
  /** The account as in accountByInvitationToken, with the contact details that were sent in this browser. */
  readonly invitation: InvitationLookup;
  /**
   * The screen on which it continues: `contact-info`, `password`, `verify-phone`, `account-details`, `verify-email` or `bookmark`; `done` when the account is
   * complete. From `account-details` on, a browser without tokens calls resumeAccountCreation first.
   */
  readonly step: Scalars['String']['output'];
};

export type AccountInput = {
  readonly id: Scalars['ID']['input'];
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  readonly middleName?: InputMaybe<Scalars['String']['input']>;
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly homePhone?: InputMaybe<Scalars['String']['input']>;
  readonly mobilePhone?: InputMaybe<Scalars['String']['input']>;
  readonly workPhone?: InputMaybe<Scalars['String']['input']>;
  readonly userName?: InputMaybe<Scalars['String']['input']>;
  readonly emailAddress?: InputMaybe<Scalars['String']['input']>;
  readonly street?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
  readonly ssn?: InputMaybe<Scalars['String']['input']>;
  readonly accountCreationStep?: InputMaybe<Scalars['Int']['input']>;
  readonly contactType?: InputMaybe<Scalars['Int']['input']>;
  /** en or es. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

export type AccountsMutation = {
  /** Saves the given fields. User name, email and mobile phone change only through their own flows. A masked value means unchanged. */
  readonly update: Account;
};


export type AccountsMutationUpdateArgs = {
  account: AccountInput;
};

export type AccountsQuery = {
  /** The signed-in person's own account. */
  readonly get: Account;
};

/** The result of a login, a second factor or a refresh. Tokens are null until the second factor is complete. */
export type AuthenticationSession = {
  /** JWT for the header `access-token`; five minutes. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  readonly account?: Maybe<Account>;
  /** When the session ends without further activity. */
  readonly expirationTime?: Maybe<Scalars['DateTime']['output']>;
  /** The same, in seconds from now. */
  readonly expiresIn?: Maybe<Scalars['Int']['output']>;
  /** JWT for `Authorization: Bearer …`; five minutes. */
  readonly idToken?: Maybe<Scalars['String']['output']>;
  readonly isAuthenticated: Scalars['Boolean']['output'];
  /** Where the code went, masked. */
  readonly mfaDeliveryDestination?: Maybe<Scalars['String']['output']>;
  /** 256 bits in base64url: the key for data that the browser stores over a reload. Always the same for an account, and returned only to logged-in clients. */
  readonly mirrorKey?: Maybe<Scalars['String']['output']>;
  readonly requiresMfa: Scalars['Boolean']['output'];
  /** ID of the second factor in progress; 256 random bits. */
  readonly sessionId?: Maybe<Scalars['String']['output']>;
  readonly unVerifiedEmailAddress?: Maybe<Scalars['String']['output']>;
  readonly unVerifiedEmailAddressReset: Scalars['Boolean']['output'];
  readonly unVerifiedMobilePhone?: Maybe<Scalars['String']['output']>;
  readonly unVerifiedMobilePhoneReset: Scalars['Boolean']['output'];
  /** Today's and yesterday's key, newest first, each 256 bits in base64url. The browser encrypts unsent answers and forms with the first and may store them for a day. */
  readonly unsentKeys?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly verifiedEmailAddress?: Maybe<Scalars['String']['output']>;
  readonly verifiedMobilePhone?: Maybe<Scalars['String']['output']>;
};

/** A legal case of one debtor, or of two who file together. */
export type Case = {
  /** False when the viewer has deactivated the case for themselves. */
  readonly active: Scalars['Boolean']['output'];
  readonly attorneyName: Scalars['String']['output'];
  /** Null until the court assigns one. */
  readonly caseNumber?: Maybe<Scalars['String']['output']>;
  readonly caseType: Scalars['String']['output'];
  readonly clientCode?: Maybe<Scalars['String']['output']>;
  /** Current dates of the courses for the viewer, earliest first. */
  readonly courseDeadlines: ReadonlyArray<CaseDate>;
  /** First, Second or null. Null when this person's course of that stage is complete, when the firm asks to wait with a second course that is not ordered, and when the case has no client code. */
  readonly dashBoardCourseNumber?: Maybe<Scalars['String']['output']>;
  /** Provider of that course. Null until one is chosen. */
  readonly dashBoardCourseProvider?: Maybe<Scalars['String']['output']>;
  /** State of that course: none, choose, ordered, ready, started, certificate, canceled, expired or spouse. Null if there is no course. */
  readonly dashBoardCourseState?: Maybe<Scalars['String']['output']>;
  readonly dashBoardCurrentStatusDescription: Scalars['String']['output'];
  readonly dashBoardHeaderDescription: Scalars['String']['output'];
  /** True when a required category is not complete. */
  readonly dashBoardShowSubmitDocumentsFlag: Scalars['Boolean']['output'];
  readonly dashBoardTitle: Scalars['String']['output'];
  /** The other debtor's address is masked. */
  readonly debtor1EmailAddress?: Maybe<Scalars['String']['output']>;
  /** 1 together, 2 separately, 3 debtor 1 only, 4 debtor 2 only. */
  readonly debtor1FirstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  /** UserVerification, CreateAccount, AddSpouseOrJointDebtor, ChooseCourse, CourseOrderedSuccessfully, CourseOrderFailed or LookupFoundCourse. */
  readonly debtor1FirstCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor1HasPlacedFirstCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  /** 0 NoOrder, 1 PlaceCourseOrderInProgress, 2 HasOrder, 3 MultipleOrdersFound, 4 OrderWithDifferentLastNameFound, 5 MissingDudiUser, 6 MissingOrganizationalUnit, 7 Unknown, 8 ErrorOnLookupStepUserVerification, 9 ErrorOnCreateAccountStep, 10 ErrorOnAddSpouseorJointDebtorStep, 11 ErrorOnChooseCourseStep, 12 ErrorOnPlaceAttorneyConsumerOrder. */
  readonly debtor1HasPlacedFirstCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor1HasPlacedSecondCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor1HasPlacedSecondCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor1SecondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor1SecondCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor2EmailAddress?: Maybe<Scalars['String']['output']>;
  readonly debtor2FirstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor2FirstCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor2HasPlacedFirstCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor2HasPlacedFirstCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor2HasPlacedSecondCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor2HasPlacedSecondCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor2SecondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor2SecondCourseOrderStep?: Maybe<Scalars['String']['output']>;
  /** Folders of the total in which the client has something to do: nothing was sent yet, or something was sent back. */
  readonly documentFoldersOpen: Scalars['Int']['output'];
  /** Open folders in which something was sent back. */
  readonly documentFoldersSentBack: Scalars['Int']['output'];
  /** Top folders with something required, or something that was sent back. */
  readonly documentFoldersTotal: Scalars['Int']['output'];
  /** Folders of the total that wait only for the attorney. */
  readonly documentFoldersWaiting: Scalars['Int']['output'];
  /** True when everything required was sent and the attorney has not reviewed all of it. */
  readonly documentsSentAndWaiting: Scalars['Boolean']['output'];
  /** Number of documents in `documentsToReview`. */
  readonly documentsToReviewCount: Scalars['Int']['output'];
  /** When it was filed with the court. Null if unknown. */
  readonly filedOn?: Maybe<Scalars['Day']['output']>;
  readonly firm: Firm;
  /** The course was ordered in an earlier system, and this one has no details of it. */
  readonly hasLegacyOrder: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** True when the viewer is debtor 1. */
  readonly isDebtor1: Scalars['Boolean']['output'];
  /** True when the case ended with a discharge. False for any other outcome, and for none. */
  readonly isDischarged: Scalars['Boolean']['output'];
  readonly isJoint: Scalars['Boolean']['output'];
  /** Dates set by the court and the firm, such as the meeting of creditors, earliest first. Past dates are left out. */
  readonly keyDates: ReadonlyArray<CaseDate>;
  /** The viewer's own last visit before this one. */
  readonly lastVisitedDate?: Maybe<Scalars['DateTime']['output']>;
  readonly openDate: Scalars['Day']['output'];
  /** Origin of the order of the current stage: 1 ordered in the portal, 2 by the firm, 3 found by look-up. Null without an order. */
  readonly orderItemSourceTypeId?: Maybe<Scalars['Int']['output']>;
  /** The key of the firm's office at the order service. */
  readonly organizationalUnitIdKey?: Maybe<Scalars['String']['output']>;
  /** Null if the firm does not show the questionnaire. */
  readonly questionnaireDisplayInClientPortalFlag?: Maybe<Scalars['Boolean']['output']>;
  /** The deadline of the firm. Null if it has set none. */
  readonly questionnaireExpectedCompletionDate?: Maybe<Scalars['Day']['output']>;
  readonly questionnaireExpectedCompletionDateDay?: Maybe<Scalars['Int']['output']>;
  /** 'November 30, 2026'. */
  readonly questionnaireExpectedCompletionDateFormatted?: Maybe<Scalars['String']['output']>;
  readonly questionnaireExpectedCompletionDateMonth?: Maybe<Scalars['Int']['output']>;
  readonly questionnaireExpectedCompletionDateYear?: Maybe<Scalars['Int']['output']>;
  /** Sanitized HTML: p, br, ul, ol, li, strong, em, h2, h3. Instructions of the firm, or of the product. */
  readonly questionnaireInstructions: Scalars['String']['output'];
  readonly questionnaireSectionsDone?: Maybe<Scalars['Int']['output']>;
  /** Listed sections that were sent back and are not completed again. Null if the questionnaire is not shown. */
  readonly questionnaireSectionsSentBack?: Maybe<Scalars['Int']['output']>;
  /** Listed sections, and completed ones. Null if the questionnaire is not shown. */
  readonly questionnaireSectionsTotal?: Maybe<Scalars['Int']['output']>;
  readonly questionnaireShownInstructions: Scalars['Boolean']['output'];
  readonly questionnaireShownInstructionsFlag: Scalars['Boolean']['output'];
  readonly questionnaireShownTerms: Scalars['Boolean']['output'];
  readonly questionnaireShownTermsAndConditionsFlag: Scalars['Boolean']['output'];
  /** True when every listed section was submitted or imported. Null if the questionnaire is not shown. */
  readonly questionnaireSubmittedFlag?: Maybe<Scalars['Boolean']['output']>;
  /** Time of the newest submission. */
  readonly questionnaireSubmittedTime?: Maybe<Scalars['DateTime']['output']>;
  /** The day of a meeting of creditors that is off, until it is over. Null otherwise. */
  readonly removedMeetingDay?: Maybe<Scalars['Day']['output']>;
  /** Pre-Filing, Filed or Complete. */
  readonly status: Scalars['String']['output'];
  readonly statuses: ReadonlyArray<TimelineEntry>;
  /** IANA name of the time zone of the office, in which the days of the case are counted. */
  readonly timeZone: Scalars['String']['output'];
};

/** A date of a case. */
export type CaseDate = {
  /** True when it was calculated from the dates of the court, and the court has not set it itself. */
  readonly checkWithCourt: Scalars['Boolean']['output'];
  /** In the office's time zone. */
  readonly day: Scalars['Day']['output'];
  /** The language of the interpreter. Null without one. */
  readonly interpreter?: Maybe<Scalars['String']['output']>;
  /** meeting, first-certificate-use-by, clerk-notice or second-certificate. */
  readonly kind: Scalars['String']['output'];
  /** https address of a meeting by video or phone. */
  readonly link?: Maybe<Scalars['String']['output']>;
  /** The place of the meeting. Null until it is known. */
  readonly place?: Maybe<Scalars['String']['output']>;
  /** Time of a meeting, HH:MM in the time zone of the court. Null until it is known. */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** IANA name. Null without a time. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
};

/** A case as it was read. All fields except `id` are ignored, so that a client can send back the whole case. Objects and lists are JSON. */
export type CaseInput = {
  readonly id: Scalars['ID']['input'];
  readonly caseNumber?: InputMaybe<Scalars['String']['input']>;
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly attorneyName?: InputMaybe<Scalars['String']['input']>;
  readonly caseType?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly openDate?: InputMaybe<Scalars['Day']['input']>;
  readonly filedOn?: InputMaybe<Scalars['Day']['input']>;
  readonly isDischarged?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isJoint?: InputMaybe<Scalars['Boolean']['input']>;
  readonly debtor1EmailAddress?: InputMaybe<Scalars['String']['input']>;
  readonly debtor2EmailAddress?: InputMaybe<Scalars['String']['input']>;
  readonly firm?: InputMaybe<Scalars['JSON']['input']>;
  readonly clientCode?: InputMaybe<Scalars['String']['input']>;
  readonly lastVisitedDate?: InputMaybe<Scalars['DateTime']['input']>;
  readonly statuses?: InputMaybe<Scalars['JSON']['input']>;
  readonly dashBoardTitle?: InputMaybe<Scalars['String']['input']>;
  readonly dashBoardHeaderDescription?: InputMaybe<Scalars['String']['input']>;
  readonly dashBoardCurrentStatusDescription?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly keyDates?: InputMaybe<Scalars['JSON']['input']>;
  readonly removedMeetingDay?: InputMaybe<Scalars['Day']['input']>;
  readonly questionnaireShownInstructions?: InputMaybe<Scalars['Boolean']['input']>;
  readonly questionnaireShownTerms?: InputMaybe<Scalars['Boolean']['input']>;
  readonly dashBoardCourseNumber?: InputMaybe<Scalars['String']['input']>;
  readonly dashBoardCourseState?: InputMaybe<Scalars['String']['input']>;
  readonly dashBoardCourseProvider?: InputMaybe<Scalars['String']['input']>;
  readonly isDebtor1?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasLegacyOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orderItemSourceTypeId?: InputMaybe<Scalars['Int']['input']>;
  readonly organizationalUnitIdKey?: InputMaybe<Scalars['String']['input']>;
  readonly courseDeadlines?: InputMaybe<Scalars['JSON']['input']>;
  readonly debtor1HasPlacedFirstCourseOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly debtor1HasPlacedFirstCourseOrderStatus?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor1FirstCourseOrderStep?: InputMaybe<Scalars['String']['input']>;
  readonly debtor1FirstCourseForJointCaseOrders?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor1HasPlacedSecondCourseOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly debtor1HasPlacedSecondCourseOrderStatus?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor1SecondCourseOrderStep?: InputMaybe<Scalars['String']['input']>;
  readonly debtor1SecondCourseForJointCaseOrders?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor2HasPlacedFirstCourseOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly debtor2HasPlacedFirstCourseOrderStatus?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor2FirstCourseOrderStep?: InputMaybe<Scalars['String']['input']>;
  readonly debtor2FirstCourseForJointCaseOrders?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor2HasPlacedSecondCourseOrder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly debtor2HasPlacedSecondCourseOrderStatus?: InputMaybe<Scalars['Int']['input']>;
  readonly debtor2SecondCourseOrderStep?: InputMaybe<Scalars['String']['input']>;
  readonly debtor2SecondCourseForJointCaseOrders?: InputMaybe<Scalars['Int']['input']>;
  readonly dashBoardShowSubmitDocumentsFlag?: InputMaybe<Scalars['Boolean']['input']>;
  readonly documentsSentAndWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  readonly documentFoldersOpen?: InputMaybe<Scalars['Int']['input']>;
  readonly documentFoldersSentBack?: InputMaybe<Scalars['Int']['input']>;
  readonly documentFoldersWaiting?: InputMaybe<Scalars['Int']['input']>;
  readonly documentFoldersTotal?: InputMaybe<Scalars['Int']['input']>;
  readonly documentsToReviewCount?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireDisplayInClientPortalFlag?: InputMaybe<Scalars['Boolean']['input']>;
  readonly questionnaireShownInstructionsFlag?: InputMaybe<Scalars['Boolean']['input']>;
  readonly questionnaireShownTermsAndConditionsFlag?: InputMaybe<Scalars['Boolean']['input']>;
  readonly questionnaireInstructions?: InputMaybe<Scalars['String']['input']>;
  readonly questionnaireExpectedCompletionDate?: InputMaybe<Scalars['Day']['input']>;
  readonly questionnaireExpectedCompletionDateMonth?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireExpectedCompletionDateDay?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireExpectedCompletionDateYear?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireExpectedCompletionDateFormatted?: InputMaybe<Scalars['String']['input']>;
  readonly questionnaireSectionsTotal?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireSectionsDone?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireSectionsSentBack?: InputMaybe<Scalars['Int']['input']>;
  readonly questionnaireSubmittedFlag?: InputMaybe<Scalars['Boolean']['input']>;
  readonly questionnaireSubmittedTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The sixteen fields of a case after an order. Those of the other debtor are null unless the course is taken together. */
export type CasePlaceOrderFields = {
  readonly debtor1FirstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor1FirstCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor1HasPlacedFirstCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor1HasPlacedFirstCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor1HasPlacedSecondCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor1HasPlacedSecondCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor1SecondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor1SecondCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor2FirstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor2FirstCourseOrderStep?: Maybe<Scalars['String']['output']>;
  readonly debtor2HasPlacedFirstCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor2HasPlacedFirstCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor2HasPlacedSecondCourseOrder?: Maybe<Scalars['Boolean']['output']>;
  readonly debtor2HasPlacedSecondCourseOrderStatus?: Maybe<Scalars['Int']['output']>;
  readonly debtor2SecondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly debtor2SecondCourseOrderStep?: Maybe<Scalars['String']['output']>;
};

export type CasesMutation = {
  readonly activate: Case;
  /** Deactivates the case for the viewer only. The reason is for the firm, max 2,000 characters. */
  readonly deactivate: Case;
  /** Records the viewer's visit. Every other field of the input is ignored. */
  readonly update: Case;
};


export type CasesMutationActivateArgs = {
  id: Scalars['ID']['input'];
};


export type CasesMutationDeactivateArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type CasesMutationUpdateArgs = {
  case: CaseInput;
};

export type CasesQuery = {
  readonly get: ReadonlyArray<Case>;
};


export type CasesQueryGetArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The state of the viewer's certificate of a course. */
export type CertificateFacts = {
  /** The day on which the course was completed, as recorded by the firm. */
  readonly completed?: Maybe<Scalars['Day']['output']>;
  /** 1 for the first course, 2 for the second. */
  readonly courseType: Scalars['Int']['output'];
  /** Accepted here, or known from the order service. */
  readonly exists: Scalars['Boolean']['output'];
  /** For the first course: 180 days after completion. */
  readonly expires?: Maybe<Scalars['Day']['output']>;
};

/** A new mobile phone or email address that is not confirmed by a code yet. */
export type ChannelUpdate = {
  /** Where the code went: the new number or address, masked. */
  readonly destination?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ClientDashboardItem = {
  readonly attorneyName: Scalars['String']['output'];
  readonly caseNumber?: Maybe<Scalars['String']['output']>;
  readonly caseType: Scalars['String']['output'];
  /** First, Second or null. */
  readonly dashBoardCourseNumber?: Maybe<Scalars['String']['output']>;
  readonly dashBoardShowSubmitDocumentsFlag: Scalars['Boolean']['output'];
  readonly firm: Firm;
  readonly firmName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastVisitedDate?: Maybe<Scalars['DateTime']['output']>;
  readonly openDate: Scalars['Day']['output'];
  /** Pre-Filing, Filed or Complete. */
  readonly status: Scalars['String']['output'];
};

export type ClientLevelDashboard = {
  readonly clientDashboardItemList: ReadonlyArray<ClientDashboardItem>;
};

export type Comment = {
  readonly attorneyAvatarUrl?: Maybe<Scalars['String']['output']>;
  readonly attorneyName: Scalars['String']['output'];
  readonly comment: Scalars['String']['output'];
  readonly created: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** en or es. Null when it is not known. */
  readonly language?: Maybe<Scalars['String']['output']>;
};

export type ContactInfoUpdate = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly verifyEmail: Scalars['Boolean']['output'];
  readonly verifyPhone: Scalars['Boolean']['output'];
};

export type CourseDashboard = {
  /** One for each course, First before Second. Empty for a case without a client code and for a case with a legacy order. */
  readonly courses: ReadonlyArray<CourseStanding>;
  /** Orders of the firm for the viewer without a chosen provider. */
  readonly invites: ReadonlyArray<CourseInvite>;
  /** At most one for each course. */
  readonly orders: ReadonlyArray<CourseOrder>;
  /** Name of the other debtor; null for a single case. */
  readonly spouseFirstName?: Maybe<Scalars['String']['output']>;
  readonly spouseLastName?: Maybe<Scalars['String']['output']>;
  /** The number for technical support. Null when none is set. */
  readonly supportPhone?: Maybe<Scalars['String']['output']>;
};

/** The texts of a provider to read before its course, and the link to the course. */
export type CourseDiscInstUrlInfo = {
  readonly courseNumber: Scalars['String']['output'];
  readonly courseOrderItemId: Scalars['ID']['output'];
  /** Without tokens. The course opens at `{courseUrl}?info1=…&info2=…`. */
  readonly courseUrl: Scalars['String']['output'];
  /** Sanitized HTML. */
  readonly disclosureContent: Scalars['String']['output'];
  /** Sent back with the acceptance, so that it is known which texts were read. */
  readonly disclosureVersion: Scalars['String']['output'];
  /** A pair of tokens that opens the course once, within 60 seconds. A new pair replaces the old one. Null while the course cannot be opened. */
  readonly info1?: Maybe<Scalars['String']['output']>;
  readonly info2?: Maybe<Scalars['String']['output']>;
  /** Sanitized HTML. */
  readonly instructions: Scalars['String']['output'];
  /** Language of both texts: en or es. */
  readonly language: Scalars['String']['output'];
};

/** An order of the firm for which no provider is chosen yet. */
export type CourseInvite = {
  readonly courseNumber: Scalars['String']['output'];
  /** 1 ClientPays, 2 FirmPays. */
  readonly coursePaymentType: Scalars['Int']['output'];
  readonly courseProviders: ReadonlyArray<CourseProvider>;
  readonly orderId: Scalars['ID']['output'];
};

/** A purchase of a course at the order service, as the viewer sees it: for one debtor, or for both if they take it together. */
export type CourseOrder = {
  readonly acceptedDisclosureAgreement: Scalars['Boolean']['output'];
  /** Only for the person who ordered. */
  readonly courseAccessCode?: Maybe<Scalars['String']['output']>;
  /** For the first course: 180 days after completion. */
  readonly courseCertificationExpirationDate?: Maybe<Scalars['String']['output']>;
  /** `YYYY-MM-DD`, in the office's time zone. */
  readonly courseCompletionDate?: Maybe<Scalars['String']['output']>;
  /** 1 Online, 2 Phone; null until chosen. */
  readonly courseMethod?: Maybe<Scalars['Int']['output']>;
  /** First or Second. */
  readonly courseNumber: Scalars['String']['output'];
  /** 1 ClientPays, 2 FirmPays. */
  readonly coursePaymentType: Scalars['Int']['output'];
  /** Ten digits. Only for the person who ordered. */
  readonly coursePhoneNumber?: Maybe<Scalars['String']['output']>;
  /** In dollars: '24.00'. The price of the quote or invite, also if the directory has another one by now. */
  readonly coursePrice?: Maybe<Scalars['String']['output']>;
  /** 1 ChooseCourse, 2 PendingRegistration, 3 PendingNotStarted, 4 PendingCourseStarted, 5 PendingCertification, 6 Complete, 7 Canceled, 8 Expired, 9 CourseOrderedForSpouse, 10 CompleteCertificateManuallyUploaded, 11 Unknown, 12 PendingRegistrationPhone, 13 PendingNotStartedPhone. */
  readonly courseStatus: Scalars['Int']['output'];
  /** 1 CreditCounseling, 2 DebtorEducation. */
  readonly courseType: Scalars['Int']['output'];
  readonly hasRegisteredCourse: Scalars['Boolean']['output'];
  /** True when both take the course together. */
  readonly isJoint: Scalars['Boolean']['output'];
  readonly orderId: Scalars['ID']['output'];
  /** Null until a provider is chosen. */
  readonly orderItemId?: Maybe<Scalars['ID']['output']>;
  /** The order service's ID of the order. */
  readonly orderKey?: Maybe<Scalars['String']['output']>;
  readonly providerId?: Maybe<Scalars['Int']['output']>;
  readonly providerName?: Maybe<Scalars['String']['output']>;
  readonly shownCourseInstructions: Scalars['Boolean']['output'];
  readonly verifiedCoDebtorDetails: Scalars['Boolean']['output'];
  readonly verifiedDetails: Scalars['Boolean']['output'];
};

/** A course that a provider offers for this order, with its price. */
export type CourseProvider = {
  /** 1 Online, 2 Phone. */
  readonly methods: ReadonlyArray<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly orderItemId: Scalars['ID']['output'];
  /** In dollars: '24.00'. */
  readonly price: Scalars['String']['output'];
  /** The provider's number, the same as `providerId`. */
  readonly productKey: Scalars['Int']['output'];
  /** 245, 176, 177, 291, 246 or 294. */
  readonly providerId: Scalars['Int']['output'];
  /** Sanitized HTML. */
  readonly valueProps: Scalars['String']['output'];
};

/** The state of one of the two courses for the viewer, ordered or not. */
export type CourseStanding = {
  /** From a certificate of a provider. */
  readonly certificateNumber?: Maybe<Scalars['String']['output']>;
  /** First or Second. */
  readonly courseNumber: Scalars['String']['output'];
  readonly hasPlacedOrder: Scalars['Boolean']['output'];
  /** True when the certificate that the viewer uploaded was rejected and there is no other. */
  readonly isCertificateRejected: Scalars['Boolean']['output'];
  /** True when the viewer needs nothing more for this course: it has a certificate of either kind, or only the spouse needs it. */
  readonly isDone: Scalars['Boolean']['output'];
  /** The firm asks to wait with this course. */
  readonly isHeld: Scalars['Boolean']['output'];
  /** True when the viewer ordered the course, for themselves or for both. */
  readonly isOwner: Scalars['Boolean']['output'];
  /** 1 together, 2 separately, 3 debtor 1 only, 4 debtor 2 only. Null before a choice. */
  readonly jointOption?: Maybe<Scalars['Int']['output']>;
  /** 0 NoOrder … 12: see `debtor1HasPlacedFirstCourseOrderStatus`. */
  readonly orderStatus: Scalars['Int']['output'];
  /** The state of the order that the look-up found, in words. */
  readonly orderStatusMessage?: Maybe<Scalars['String']['output']>;
  /** UserVerification, CreateAccount, AddSpouseOrJointDebtor, ChooseCourse, CourseOrderedSuccessfully, CourseOrderFailed or LookupFoundCourse. */
  readonly orderStep: Scalars['String']['output'];
  /** The certificate that the viewer uploaded. Null when the provider has issued one. */
  readonly uploadedCertificate?: Maybe<UploadedCertificate>;
  /** The last day on which the first course may be taken although the case is filed. */
  readonly waivedUntil?: Maybe<Scalars['String']['output']>;
};

export type CourseSuccess = {
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CreditCounselingCertificate = {
  readonly caseId: Scalars['ID']['output'];
  readonly creditCounselingCertificateExists: Scalars['Boolean']['output'];
};

/** Details of one person in an order: a copy for the provider, which changes no account. */
export type CustomerDetails = {
  readonly caseId: Scalars['ID']['output'];
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Read-only unless it is empty. */
  readonly emailAddress?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly homePhone?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The first letter. */
  readonly middleName?: Maybe<Scalars['String']['output']>;
  /** Read-only unless it is empty. */
  readonly mobilePhone?: Maybe<Scalars['String']['output']>;
  readonly orderId: Scalars['ID']['output'];
  readonly orderKey: Scalars['String']['output'];
  /** The order service's ID of the person on this order. */
  readonly personId: Scalars['String']['output'];
  /** Two letters. */
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly workPhone?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

/** A file from a client or from the firm. */
export type Document = {
  /** When this viewer confirmed it. */
  readonly acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text that this viewer confirms or has confirmed. Null if no confirmation is required. */
  readonly acknowledgment?: Maybe<Scalars['String']['output']>;
  /** True for a document from the firm that clients have to confirm as read. */
  readonly asksAcknowledgment: Scalars['Boolean']['output'];
  readonly caseId: Scalars['ID']['output'];
  readonly categoryId: Scalars['ID']['output'];
  readonly comments: ReadonlyArray<Comment>;
  /** ready, checking (it cannot be downloaded yet) or unusable (it may be corrupt, and another file is needed). */
  readonly fileState: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** True for a generated copy of the answers that the clients submitted. */
  readonly isCopyOfAnswers: Scalars['Boolean']['output'];
  /** True for a document from the firm. Clients can read it but not rename or replace it. */
  readonly isFromFirm: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** Sent back, and its category still asks for it. */
  readonly needsNewCopy: Scalars['Boolean']['output'];
  /** Uploaded by this viewer. */
  readonly opened: Scalars['Boolean']['output'];
  /** The EXIF orientation of a photo, 1 to 8. Null for an upright photo and for other files. */
  readonly orientation?: Maybe<Scalars['Int']['output']>;
  /** The newest document that took the place of a replaced one. */
  readonly replacedBy?: Maybe<Scalars['ID']['output']>;
  /** Why it is not to be sent again although it could be replaced: documents.certificate-here, documents.no-longer-needed or documents.certificate-waits. Null otherwise. */
  readonly settledBecause?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
  /** Accepted, Approved, Pending, Rejected, Replaced, Review or Unknown. */
  readonly status: Scalars['String']['output'];
  readonly toReview: Scalars['Boolean']['output'];
  readonly uploaded: Scalars['DateTime']['output'];
  /** First name of the person who sent it. Null for the viewer and for the firm. */
  readonly uploadedBy?: Maybe<Scalars['String']['output']>;
};

export type DocumentDashboard = {
  /** The newest letter of the firm. Null when nothing of it is missing any more. */
  readonly missingLetter?: Maybe<MissingLetter>;
  /** Sorted by the firm's latest decision, comment or sending, newest first. */
  readonly reviewList: ReadonlyArray<Document>;
  readonly submitList: ReadonlyArray<Folder>;
};

export type DocumentQuery = {
  readonly get: Document;
};


export type DocumentQueryGetArgs = {
  documentId: Scalars['ID']['input'];
};

export type DocumentUpdate = {
  readonly id: Scalars['ID']['input'];
  /** The new name. The extension always stays. */
  readonly name: Scalars['String']['input'];
};

export type DocumentsMutation = {
  /** Confirms as read a document from the firm that requires it. Takes effect once. */
  readonly acknowledge: Document;
  readonly setOpened: Outcome;
  /** Renames a document that is still Pending. */
  readonly update: Document;
  /** One file per call. */
  readonly uploadFile: UploadResult;
};


export type DocumentsMutationAcknowledgeArgs = {
  documentId: Scalars['ID']['input'];
};


export type DocumentsMutationSetOpenedArgs = {
  documentId: Scalars['ID']['input'];
};


export type DocumentsMutationUpdateArgs = {
  document: DocumentUpdate;
};


export type DocumentsMutationUploadFileArgs = {
  file: Scalars['Upload']['input'];
  fileMetadata: FileMetadata;
};

export type DocumentsQuery = {
  readonly get: ReadonlyArray<Document>;
};


export type DocumentsQueryGetArgs = {
  caseId: Scalars['ID']['input'];
  documentStatus?: InputMaybe<Scalars['String']['input']>;
};

export type EmailAddressCancel = {
  /** The current address. */
  readonly emailAddress: Scalars['String']['output'];
};

/** A question with its answer; some have further questions. */
export type FaqEntry = {
  /** One paragraph each. */
  readonly answer: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly more: ReadonlyArray<FaqEntry>;
  readonly question: Scalars['String']['output'];
};

export type FaqTopic = {
  readonly entries: ReadonlyArray<FaqEntry>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type Faqs = {
  /** Transcript of the overview video, one paragraph each. */
  readonly overview: ReadonlyArray<Scalars['String']['output']>;
  /** https address of the video. Null when there is none. */
  readonly overviewVideoUrl?: Maybe<Scalars['String']['output']>;
  readonly topics: ReadonlyArray<FaqTopic>;
};

export type FileMetadata = {
  readonly caseId: Scalars['ID']['input'];
  readonly categoryId: Scalars['ID']['input'];
  /** MIME type. Ignored by all safety checks, which use the name and the content. */
  readonly documentType?: InputMaybe<Scalars['String']['input']>;
  /** The document to replace: in the same category, Rejected or Pending. */
  readonly replacedDocumentId?: InputMaybe<Scalars['ID']['input']>;
  readonly businessObjectId?: InputMaybe<Scalars['ID']['input']>;
  readonly businessObjectType?: InputMaybe<Scalars['String']['input']>;
};

/** A law firm, with the office that handles the case. */
export type Firm = {
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Background color of the firm's tile, `#RRGGBB`. */
  readonly colour: Scalars['String']['output'];
  readonly emailAddress?: Maybe<Scalars['String']['output']>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  /** Path below the address of the API, `/images/{hash}`, or null. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly officeId?: Maybe<Scalars['String']['output']>;
  /** Color of text on it; contrast at least 4.5:1. */
  readonly onColour: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly street?: Maybe<Scalars['String']['output']>;
  readonly website?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

/** A folder or a leaf of the requested documents. A leaf has an empty `subcategoryList`. */
export type Folder = {
  readonly description: Scalars['String']['output'];
  /** Documents in this category and below, without replaced and unknown ones. */
  readonly documentCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** True when something in it is required or was sent back. */
  readonly isNeeded: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** required, optional or notNeeded. */
  readonly requirement: Scalars['String']['output'];
  /** Rejected, Pending, Complete or Unknown (shown as 'Needed'). */
  readonly status: Scalars['String']['output'];
  readonly subcategoryList: ReadonlyArray<Folder>;
  /** Topic: identity, income, taxes and so on; firm for requests of the firm. A leaf has the topic of its folder. */
  readonly topic: Scalars['String']['output'];
};

/** The invitation of a link. Unknown, malformed and replaced links are treated as expired. If the person has an account, the result says so. */
export type InvitationLookup = {
  readonly alreadyHasAccount: Scalars['Boolean']['output'];
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType?: Maybe<Scalars['Int']['output']>;
  readonly emailAddress?: Maybe<Scalars['String']['output']>;
  /** Name of the firm that invites. */
  readonly firmName?: Maybe<Scalars['String']['output']>;
  /** Given name of the invited person. */
  readonly givenName?: Maybe<Scalars['String']['output']>;
  readonly invitationHasExpired: Scalars['Boolean']['output'];
  /** The firm's greeting, shown on the welcome page. */
  readonly invitationMessage?: Maybe<Scalars['String']['output']>;
  /** The firm and attorney. Null unless the link can be used. */
  readonly inviter?: Maybe<Inviter>;
  /** Language of the invitation, en or es. Account creation opens in it until the reader chooses one. Null unless the link can be used. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** Masked except the last four digits: ***-***-0142. */
  readonly mobilePhone?: Maybe<Scalars['String']['output']>;
  readonly userName?: Maybe<Scalars['String']['output']>;
  readonly verifyEmail: Scalars['Boolean']['output'];
  readonly verifyPhone: Scalars['Boolean']['output'];
  /** True when a password exists and the account is not complete. The portal then starts at the contact screen. */
  readonly wasBegun: Scalars['Boolean']['output'];
  /** https address of the welcome video. Null when there is none. */
  readonly welcomeVideoUrl?: Maybe<Scalars['String']['output']>;
};

/** The firm and the attorney who invite a person to the portal. */
export type Inviter = {
  /** Path below the address of the API, `/images/{hash}`, or null. */
  readonly attorneyAvatarUrl?: Maybe<Scalars['String']['output']>;
  /** Null if the attorney has left the firm. */
  readonly attorneyName?: Maybe<Scalars['String']['output']>;
  /** Background color of the firm's tile, `#RRGGBB`. */
  readonly firmColour: Scalars['String']['output'];
  /** Path below the address of the API, `/images/{hash}`, or null. */
  readonly firmIconUrl?: Maybe<Scalars['String']['output']>;
  readonly firmName: Scalars['String']['output'];
  /** Color of text on it; contrast at least 4.5:1. */
  readonly firmOnColour: Scalars['String']['output'];
};

export type LeafCategory = {
  /** True when a downloaded PDF is needed, because a photo is usually refused. */
  readonly asksForPdf: Scalars['Boolean']['output'];
  /** The reasons as sentences: the answer that makes the document needed, and how many are needed. Empty if everyone needs it. */
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  /** Only in the two categories of course certificates. */
  readonly certificate?: Maybe<CertificateFacts>;
  readonly description: Scalars['String']['output'];
  /** Newest first; replaced ones are left out. */
  readonly documentList: ReadonlyArray<Document>;
  /** The day by which the firm needs it. */
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  /** What to do if the client cannot find it, and what is accepted instead. */
  readonly help?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** True for a request of the firm in addition to those of every case. */
  readonly isAskedByAttorney: Scalars['Boolean']['output'];
  /** True when the requirement follows from an answer of the client. */
  readonly isByAnswers: Scalars['Boolean']['output'];
  /** True when nothing can be added or changed here, because the case has ended and the firm has not asked for it since. */
  readonly isCaseEnded: Scalars['Boolean']['output'];
  /** False when nothing can be added here. */
  readonly mayAdd: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** The parent folder, or null. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly parentName?: Maybe<Scalars['String']['output']>;
  /** The time it must cover, in words. */
  readonly period?: Maybe<Scalars['String']['output']>;
  readonly requirement: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  /** What the firm still needs after it accepted a document, in its words. */
  readonly stillNeeded: ReadonlyArray<Scalars['String']['output']>;
  /** Why it is needed. */
  readonly why?: Maybe<Scalars['String']['output']>;
};

/** The category for the upload of a certificate that a client has on paper. */
export type ManualUploadCertificateData = {
  /** The viewer's category for the certificate of that course. */
  readonly certificateDocument?: Maybe<Folder>;
  /** The category for anything else. */
  readonly generalDocument?: Maybe<Folder>;
};

export type MfaResend = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly mfaDeliveryDestination?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type MissingCategory = {
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly stillNeeded: ReadonlyArray<Scalars['String']['output']>;
};

/** A letter of the firm about missing documents. */
export type MissingLetter = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  /** What is still missing. */
  readonly categories: ReadonlyArray<MissingCategory>;
};

export type MobilePhoneCancel = {
  /** The current number, ten digits. */
  readonly mobilePhoneNumber: Scalars['String']['output'];
};

export type Notification = {
  /** The case. Null if the viewer has deactivated it. */
  readonly case?: Maybe<Case>;
  readonly caseId?: Maybe<Scalars['ID']['output']>;
  readonly delivered: Scalars['Boolean']['output'];
  /** The text in the language of the request. Old news without a kind keeps the language in which it was stored. */
  readonly description: Scalars['String']['output'];
  /** The target of a click within the case, such as the document of a comment. Null when there is none. */
  readonly destinationId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Kind of the news, for example `document.sent-back`. Null in old news without a kind. More kinds may be added. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** 1 Information, 2 Success, 3 Error. */
  readonly notificationDisplayType: Scalars['Int']['output'];
  /** When it was written or last extended: unread news of one case and kind within five minutes is one notification. */
  readonly notificationTime: Scalars['DateTime']['output'];
  /** The same word as `type`. */
  readonly notificationType: Scalars['String']['output'];
  readonly read: Scalars['Boolean']['output'];
  readonly readTime?: Maybe<Scalars['DateTime']['output']>;
  /** document, course, questionnaire, comment, appointment, refund, or another word. */
  readonly type: Scalars['String']['output'];
};

export type NotificationsMutation = {
  /** Max 100 IDs, all of the viewer. Marks all of them or none. */
  readonly markAsDelivered: Outcome;
  readonly markAsRead: Outcome;
};


export type NotificationsMutationMarkAsDeliveredArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type NotificationsMutationMarkAsReadArgs = {
  id: Scalars['ID']['input'];
};

export type NotificationsQuery = {
  /** All notifications of the viewer, or only those of one case, or only read or unread ones. */
  readonly get: ReadonlyArray<Notification>;
  /** When the newest unread notification was written or last extended. Null when all are read. Free of cost in the same request as the count. */
  readonly newestTime?: Maybe<Scalars['DateTime']['output']>;
  /** Number of unread notifications. Apps poll it every fifteen seconds; it does not count as activity. */
  readonly unreadCount: Scalars['Int']['output'];
};


export type NotificationsQueryGetArgs = {
  caseId?: InputMaybe<Scalars['ID']['input']>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of a call, with the reason if it failed. */
export type Outcome = {
  /** The specified text when success is false. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Code of the refusal, such as `sign-in.step-up`. It stays the same when the text changes. Null when success is true. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The values in the text, or what the client can do: `{operation: "startStepUp"}`. */
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** The result of a look-up, and of create-account and add-spouse. */
export type PlaceCourseOrderLookupResult = {
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly existingDudiUserIdKey?: Maybe<Scalars['String']['output']>;
  readonly firstCourseConsumerOrderId?: Maybe<Scalars['String']['output']>;
  readonly firstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly firstCourseOrderKey?: Maybe<Scalars['String']['output']>;
  readonly firstCourseOrderStatusMessage?: Maybe<Scalars['String']['output']>;
  readonly firstCourseOrderStep: Scalars['String']['output'];
  readonly hasPlacedFirstCourseOrder: Scalars['Boolean']['output'];
  readonly hasPlacedFirstCourseOrderStatus: Scalars['Int']['output'];
  readonly hasPlacedSecondCourseOrder: Scalars['Boolean']['output'];
  readonly hasPlacedSecondCourseOrderStatus: Scalars['Int']['output'];
  readonly isDebtor1: Scalars['Boolean']['output'];
  readonly orderItemSourceTypeId?: Maybe<Scalars['Int']['output']>;
  readonly organizationalUnitIdKey?: Maybe<Scalars['String']['output']>;
  readonly secondCourseConsumerOrderId?: Maybe<Scalars['String']['output']>;
  readonly secondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly secondCourseOrderKey?: Maybe<Scalars['String']['output']>;
  readonly secondCourseOrderStatusMessage?: Maybe<Scalars['String']['output']>;
  readonly secondCourseOrderStep: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type PlaceNewCourseOrderResult = {
  readonly coursePaymentType?: Maybe<Scalars['Int']['output']>;
  readonly courseProviders: ReadonlyArray<CourseProvider>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly firstCourseOrderStep: Scalars['String']['output'];
  readonly hasPlacedFirstCourseOrder: Scalars['Boolean']['output'];
  readonly hasPlacedFirstCourseOrderStatus: Scalars['Int']['output'];
  readonly hasPlacedSecondCourseOrder: Scalars['Boolean']['output'];
  readonly hasPlacedSecondCourseOrderStatus: Scalars['Int']['output'];
  readonly isDebtor1: Scalars['Boolean']['output'];
  readonly orderItemSourceTypeId?: Maybe<Scalars['Int']['output']>;
  readonly secondCourseOrderStep: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type PlaceOrderResult = {
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly firstCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly orders: ReadonlyArray<CourseOrder>;
  readonly secondCourseForJointCaseOrders?: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly updateCasePlaceOrderFields?: Maybe<CasePlaceOrderFields>;
};

/** Whether a staff member may look at a case as a client sees it. */
export type PreviewStart = {
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The value for both headers of a session: `authorization` and `access-token`. Null when success is false. */
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type QuestionnaireCurrentActiveRequest = {
  readonly caseId: Scalars['ID']['input'];
  readonly sectionId: Scalars['ID']['input'];
  readonly currentActiveQuestionId?: InputMaybe<Scalars['String']['input']>;
  readonly currentActiveGroup?: InputMaybe<Scalars['String']['input']>;
};

/** The answers as text in the reader's language, to read before and after submitting. */
export type QuestionnaireReview = {
  /** The document with the newest copy of the submitted answers. Null when there is none. */
  readonly copyDocumentId?: Maybe<Scalars['ID']['output']>;
  /** True while the copy of the newest submission is being made, usually for some seconds. A copy that failed stays missing. */
  readonly isCopyAwaited: Scalars['Boolean']['output'];
  /** The names of debtor 1 and, in a joint case, of debtor 2. */
  readonly people: ReadonlyArray<Scalars['String']['output']>;
  /** Displayed sections in order. Only one if a section was requested. */
  readonly sections: ReadonlyArray<ReviewedSection>;
  /** When it was last submitted. Null before the first submission. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Possible contradictions. They do not prevent submitting. */
  readonly warnings: ReadonlyArray<QuestionnaireWarning>;
};

/** A section of the intake of one case. */
export type QuestionnaireSection = {
  /** The attorney's latest comment, with the prefix 'Comment: '. Null without a comment. */
  readonly comments?: Maybe<Scalars['String']['output']>;
  /** A QuestionGroupId. */
  readonly currentActiveGroup?: Maybe<Scalars['String']['output']>;
  /** A QuestionId: the last visited question. */
  readonly currentActiveQuestionId?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False: the section is not listed, counted, submitted or answered. */
  readonly isDisplayEnabled: Scalars['Boolean']['output'];
  /** True when nothing can be changed: it was submitted or imported, or the case has ended. */
  readonly isReadOnly: Scalars['Boolean']['output'];
  /** Sent back and not submitted again yet. */
  readonly isRejected: Scalars['Boolean']['output'];
  /** Max 29 characters: 'About 20 minutes' before the start, '5 of 18 answered' after it. */
  readonly sectionCardSummary: Scalars['String']['output'];
  /** Empty in lists; sectionById returns it. */
  readonly sectionDataRecords: ReadonlyArray<SectionDataRecord>;
  readonly sectionDescription: Scalars['String']['output'];
  readonly sectionName: Scalars['String']['output'];
  /** From 1. */
  readonly sectionOrder: Scalars['Int']['output'];
  /** 1 NotStarted, 2 InProgress, 3 Completed, 4 Submitted, 5 Rejected, 6 Imported. */
  readonly sectionStatus: Scalars['Int']['output'];
  /** The stable key: 'vehicles'. */
  readonly sectionSystemName: Scalars['String']['output'];
  /** {Groups} or {Questions}; null in lists; sectionById returns it. The same as GET /api/cases/{caseId}/{sectionId}/uiTransformedModel. */
  readonly sectionUiTransformedModel?: Maybe<Scalars['JSON']['output']>;
  /** Version of the content of this case. The newest before the first start. */
  readonly version: Scalars['Int']['output'];
};

export type QuestionnaireSectionRequest = {
  readonly caseId: Scalars['ID']['input'];
  readonly sectionId: Scalars['ID']['input'];
};

/** Two answers that contradict each other, or one that may be wrong. */
export type QuestionnaireWarning = {
  /** X01 to X52. */
  readonly id: Scalars['String']['output'];
  readonly questionGroupId: Scalars['String']['output'];
  readonly questionId: Scalars['String']['output'];
  /** In a record, the name of the record comes first: '2018 Honda Civic: Vehicle Details'. */
  readonly questionName: Scalars['String']['output'];
  /** In a record: the ID of the record, and the QuestionId of its question. */
  readonly recordId?: Maybe<Scalars['String']['output']>;
  readonly sectionId: Scalars['ID']['output'];
  /** The debtor of the question; '' for a question to both. */
  readonly subHeader: Scalars['String']['output'];
  readonly subQuestionId?: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

export type RegisterCourseResult = {
  readonly courseStatus?: Maybe<Scalars['Int']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly info1?: Maybe<Scalars['String']['output']>;
  readonly info2?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RegisterPhoneCourseResult = {
  readonly courseStatus?: Maybe<Scalars['Int']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ResetCredentialsResult = {
  /** A one-time ID of this request, 256 random bits; also returned when no account was found. */
  readonly accountId?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly hasNotCompletedAccountSetupSteps: Scalars['Boolean']['output'];
  /** Where the credentials went: the first letter of the local part and of the domain, and the ending. Null when no account was found. */
  readonly maskedEmail?: Maybe<Scalars['String']['output']>;
  /** The specified text when success is false. */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly noAccountFlag: Scalars['Boolean']['output'];
  readonly success: Scalars['Boolean']['output'];
  /** Always null: the user ID is sent only by email. */
  readonly userName?: Maybe<Scalars['String']['output']>;
};

export type ReviewedGroup = {
  readonly name: Scalars['String']['output'];
  readonly questionGroupId: Scalars['String']['output'];
  /** Only questions that apply. */
  readonly questions: ReadonlyArray<ReviewedQuestion>;
};

export type ReviewedQuestion = {
  /** [{path, label, text, lines?, isOthers?, onPaper?}]: one for each answer; lists and records have lines below them; private numbers are masked. `isOthers`: private to the other debtor and not shown; `onPaper`: the text to print instead, '' for none. Empty before the first save. */
  readonly lines: Scalars['JSON']['output'];
  readonly name: Scalars['String']['output'];
  readonly questionId: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  /** complete, open or help. */
  readonly state: Scalars['String']['output'];
  /** The debtor of the question; '' for a question to both. */
  readonly subHeader: Scalars['String']['output'];
};

export type ReviewedSection = {
  readonly groups: ReadonlyArray<ReviewedGroup>;
  readonly id: Scalars['ID']['output'];
  /** False: the section has no groups, and its questions are at `/question`. */
  readonly isGrouped: Scalars['Boolean']['output'];
  readonly sectionName: Scalars['String']['output'];
  readonly sectionStatus: Scalars['Int']['output'];
};

export type SaveQuestionnaireSectionDataAnswer = {
  /** All disabled questions of this section. */
  readonly disabledQuestionKeys: ReadonlyArray<Scalars['String']['output']>;
  /** Begins with 'Error'. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** JSON pointers, with record IDs in lists, to newer answers of another person that this save overwrote. */
  readonly overwrittenPaths: ReadonlyArray<Scalars['String']['output']>;
  /** The previous value of each of these paths as JSON text. Null if it was empty or is private. */
  readonly overwrittenValues?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  /** As stored. False always takes effect; true is a request. */
  readonly questionCompleteFlag?: Maybe<Scalars['Boolean']['output']>;
  /** The stored answer if it differs from the sent one: merged, with IDs, or masked. */
  readonly questionDataJsonText?: Maybe<Scalars['String']['output']>;
  /** Completed sections that this save reopened. */
  readonly reopenedSectionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly revision?: Maybe<Scalars['Int']['output']>;
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly sectionStatus?: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A second factor in progress in this browser. */
export type SecondFactorUnderWay = {
  /** Where the code went, masked. */
  readonly mfaDeliveryDestination?: Maybe<Scalars['String']['output']>;
  /** ID; 256 random bits, a new one for each request. */
  readonly sessionId: Scalars['String']['output'];
  /** The user ID, masked. submitMfaCode and resendMfaCode accept it in this form. */
  readonly user: Scalars['String']['output'];
};

/** The current answer to a question. Exists after the first save. */
export type SectionDataRecord = {
  readonly id: Scalars['ID']['output'];
  readonly questionCompleteFlag: Scalars['Boolean']['output'];
  /** A JSON object as text; '{}' when empty. Private values of the other debtor are masked or empty. */
  readonly questionDataJsonText: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  /** Increases with every save. */
  readonly revision: Scalars['Int']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
  readonly sectionId: Scalars['ID']['output'];
};

export type SignUpInput = {
  readonly userName: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly invitationGuid: Scalars['String']['input'];
};

export type SignUpResult = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** Where the code went, masked. */
  readonly mobilePhone?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A browser in which this person is logged in. */
export type SignedInDevice = {
  readonly id: Scalars['ID']['output'];
  /** True for the browser of this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly lastActiveAt: Scalars['DateTime']['output'];
  /** Name of the browser: `Chrome on Android`. */
  readonly name: Scalars['String']['output'];
  readonly signedInAt: Scalars['DateTime']['output'];
};

export type StepUp = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** Where the code went, masked. */
  readonly mfaDeliveryDestination?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type SubmitQuestionnaireRequest = {
  readonly caseId: Scalars['ID']['input'];
};

/** A step of the case's timeline, copied from the firm's template when the case was created. */
export type TimelineEntry = {
  readonly date?: Maybe<Scalars['Day']['output']>;
  /** One sentence. */
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly order: Scalars['Int']['output'];
  /** done, current or next. */
  readonly state: Scalars['String']['output'];
};

export type UploadResult = {
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The specified text when success is false. */
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly uploadedDocument?: Maybe<Document>;
};

export type UploadedCertificate = {
  readonly documentId: Scalars['ID']['output'];
  /** True until the attorney has reviewed it. */
  readonly isWaiting: Scalars['Boolean']['output'];
};

/**
 * Who may request a field. SET_UP: logged in, but the account is not complete. FLOW: has the cookie of a sign-up or of a
 * second factor in progress. PREVIEW: a staff member who sees one case as its client does.
 */
export type ViewerKind =
  | 'SIGNED_OUT'
  | 'FLOW'
  | 'SET_UP'
  | 'CLIENT'
  | 'PREVIEW';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Account: ResolverTypeWrapper<AccountRecord>;
  AccountCreationUnderWay: ResolverTypeWrapper<AccountCreationUnderWay>;
  AccountInput: AccountInput;
  AccountsMutation: ResolverTypeWrapper<Namespace>;
  AccountsQuery: ResolverTypeWrapper<Namespace>;
  AuthenticationSession: ResolverTypeWrapper<AuthenticationSessionRecord>;
  Case: ResolverTypeWrapper<CaseRecord>;
  CaseDate: ResolverTypeWrapper<CaseDate>;
  CaseInput: CaseInput;
  CasePlaceOrderFields: ResolverTypeWrapper<CasePlaceOrderFields>;
  CasesMutation: ResolverTypeWrapper<Namespace>;
  CasesQuery: ResolverTypeWrapper<Namespace>;
  CertificateFacts: ResolverTypeWrapper<CertificateFacts>;
  ChannelUpdate: ResolverTypeWrapper<ChannelUpdate>;
  ClientDashboardItem: ResolverTypeWrapper<ClientDashboardItemRecord>;
  ClientLevelDashboard: ResolverTypeWrapper<Omit<ClientLevelDashboard, 'clientDashboardItemList'> & { clientDashboardItemList: ReadonlyArray<ResolversTypes['ClientDashboardItem']> }>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  ContactInfoUpdate: ResolverTypeWrapper<ContactInfoUpdate>;
  CourseDashboard: ResolverTypeWrapper<CourseDashboardRecord>;
  CourseDiscInstUrlInfo: ResolverTypeWrapper<CourseDiscInstUrlInfo>;
  CourseInvite: ResolverTypeWrapper<CourseInviteRecord>;
  CourseOrder: ResolverTypeWrapper<CourseOrderRecord>;
  CourseProvider: ResolverTypeWrapper<CourseProviderRecord>;
  CourseStanding: ResolverTypeWrapper<CourseStandingRecord>;
  CourseSuccess: ResolverTypeWrapper<CourseSuccessRecord>;
  CreditCounselingCertificate: ResolverTypeWrapper<CreditCounselingCertificate>;
  CustomerDetails: ResolverTypeWrapper<CustomerDetailsRecord>;
  Document: ResolverTypeWrapper<DocumentRecord>;
  DocumentDashboard: ResolverTypeWrapper<Omit<DocumentDashboard, 'reviewList' | 'submitList'> & { reviewList: ReadonlyArray<ResolversTypes['Document']>, submitList: ReadonlyArray<ResolversTypes['Folder']> }>;
  DocumentQuery: ResolverTypeWrapper<Namespace>;
  DocumentUpdate: DocumentUpdate;
  DocumentsMutation: ResolverTypeWrapper<Namespace>;
  DocumentsQuery: ResolverTypeWrapper<Namespace>;
  EmailAddressCancel: ResolverTypeWrapper<EmailAddressCancel>;
  FaqEntry: ResolverTypeWrapper<FaqEntryRecord>;
  FaqTopic: ResolverTypeWrapper<FaqTopicRecord>;
  Faqs: ResolverTypeWrapper<Omit<Faqs, 'topics'> & { topics: ReadonlyArray<ResolversTypes['FaqTopic']> }>;
  FileMetadata: FileMetadata;
  Firm: ResolverTypeWrapper<FirmRecord>;
  Folder: ResolverTypeWrapper<FolderRecord>;
  InvitationLookup: ResolverTypeWrapper<InvitationLookup>;
  Inviter: ResolverTypeWrapper<Inviter>;
  LeafCategory: ResolverTypeWrapper<LeafCategoryRecord>;
  ManualUploadCertificateData: ResolverTypeWrapper<Omit<ManualUploadCertificateData, 'certificateDocument' | 'generalDocument'> & { certificateDocument?: Maybe<ResolversTypes['Folder']>, generalDocument?: Maybe<ResolversTypes['Folder']> }>;
  MfaResend: ResolverTypeWrapper<MfaResend>;
  MissingCategory: ResolverTypeWrapper<MissingCategory>;
  MissingLetter: ResolverTypeWrapper<MissingLetter>;
  MobilePhoneCancel: ResolverTypeWrapper<MobilePhoneCancel>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationsMutation: ResolverTypeWrapper<Namespace>;
  NotificationsQuery: ResolverTypeWrapper<Namespace>;
  Outcome: ResolverTypeWrapper<Outcome>;
  PlaceCourseOrderLookupResult: ResolverTypeWrapper<PlaceCourseOrderLookupResult>;
  PlaceNewCourseOrderResult: ResolverTypeWrapper<Omit<PlaceNewCourseOrderResult, 'courseProviders'> & { courseProviders: ReadonlyArray<ResolversTypes['CourseProvider']> }>;
  PlaceOrderResult: ResolverTypeWrapper<Omit<PlaceOrderResult, 'orders'> & { orders: ReadonlyArray<ResolversTypes['CourseOrder']> }>;
  PreviewStart: ResolverTypeWrapper<PreviewStart>;
  QuestionnaireCurrentActiveRequest: QuestionnaireCurrentActiveRequest;
  QuestionnaireReview: ResolverTypeWrapper<QuestionnaireReviewRecord>;
  QuestionnaireSection: ResolverTypeWrapper<QuestionnaireSectionRecord>;
  QuestionnaireSectionRequest: QuestionnaireSectionRequest;
  QuestionnaireWarning: ResolverTypeWrapper<QuestionnaireWarningRecord>;
  RegisterCourseResult: ResolverTypeWrapper<RegisterCourseResult>;
  RegisterPhoneCourseResult: ResolverTypeWrapper<RegisterPhoneCourseResult>;
  ResetCredentialsResult: ResolverTypeWrapper<ResetCredentialsResult>;
  ReviewedGroup: ResolverTypeWrapper<ReviewedGroup>;
  ReviewedQuestion: ResolverTypeWrapper<ReviewedQuestion>;
  ReviewedSection: ResolverTypeWrapper<ReviewedSectionRecord>;
  SaveQuestionnaireSectionDataAnswer: ResolverTypeWrapper<SaveQuestionnaireSectionDataAnswer>;
  SecondFactorUnderWay: ResolverTypeWrapper<SecondFactorUnderWayRecord>;
  SectionDataRecord: ResolverTypeWrapper<SectionDataRecordRecord>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<SignUpResult>;
  SignedInDevice: ResolverTypeWrapper<SignedInDevice>;
  StepUp: ResolverTypeWrapper<StepUp>;
  SubmitQuestionnaireRequest: SubmitQuestionnaireRequest;
  TimelineEntry: ResolverTypeWrapper<TimelineEntryRecord>;
  UploadResult: ResolverTypeWrapper<Omit<UploadResult, 'uploadedDocument'> & { uploadedDocument?: Maybe<ResolversTypes['Document']> }>;
  UploadedCertificate: ResolverTypeWrapper<UploadedCertificate>;
  ViewerKind: ViewerKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Day: Scalars['Day']['output'];
  JSON: Scalars['JSON']['output'];
  Upload: Scalars['Upload']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Account: AccountRecord;
  AccountCreationUnderWay: AccountCreationUnderWay;
  AccountInput: AccountInput;
  AccountsMutation: Namespace;
  AccountsQuery: Namespace;
  AuthenticationSession: AuthenticationSessionRecord;
  Case: CaseRecord;
  CaseDate: CaseDate;
  CaseInput: CaseInput;
  CasePlaceOrderFields: CasePlaceOrderFields;
  CasesMutation: Namespace;
  CasesQuery: Namespace;
  CertificateFacts: CertificateFacts;
  ChannelUpdate: ChannelUpdate;
  ClientDashboardItem: ClientDashboardItemRecord;
  ClientLevelDashboard: Omit<ClientLevelDashboard, 'clientDashboardItemList'> & { clientDashboardItemList: ReadonlyArray<ResolversParentTypes['ClientDashboardItem']> };
  Comment: CommentRecord;
  ContactInfoUpdate: ContactInfoUpdate;
  CourseDashboard: CourseDashboardRecord;
  CourseDiscInstUrlInfo: CourseDiscInstUrlInfo;
  CourseInvite: CourseInviteRecord;
  CourseOrder: CourseOrderRecord;
  CourseProvider: CourseProviderRecord;
  CourseStanding: CourseStandingRecord;
  CourseSuccess: CourseSuccessRecord;
  CreditCounselingCertificate: CreditCounselingCertificate;
  CustomerDetails: CustomerDetailsRecord;
  Document: DocumentRecord;
  DocumentDashboard: Omit<DocumentDashboard, 'reviewList' | 'submitList'> & { reviewList: ReadonlyArray<ResolversParentTypes['Document']>, submitList: ReadonlyArray<ResolversParentTypes['Folder']> };
  DocumentQuery: Namespace;
  DocumentUpdate: DocumentUpdate;
  DocumentsMutation: Namespace;
  DocumentsQuery: Namespace;
  EmailAddressCancel: EmailAddressCancel;
  FaqEntry: FaqEntryRecord;
  FaqTopic: FaqTopicRecord;
  Faqs: Omit<Faqs, 'topics'> & { topics: ReadonlyArray<ResolversParentTypes['FaqTopic']> };
  FileMetadata: FileMetadata;
  Firm: FirmRecord;
  Folder: FolderRecord;
  InvitationLookup: InvitationLookup;
  Inviter: Inviter;
  LeafCategory: LeafCategoryRecord;
  ManualUploadCertificateData: Omit<ManualUploadCertificateData, 'certificateDocument' | 'generalDocument'> & { certificateDocument?: Maybe<ResolversParentTypes['Folder']>, generalDocument?: Maybe<ResolversParentTypes['Folder']> };
  MfaResend: MfaResend;
  MissingCategory: MissingCategory;
  MissingLetter: MissingLetter;
  MobilePhoneCancel: MobilePhoneCancel;
  Notification: NotificationRecord;
  NotificationsMutation: Namespace;
  NotificationsQuery: Namespace;
  Outcome: Outcome;
  PlaceCourseOrderLookupResult: PlaceCourseOrderLookupResult;
  PlaceNewCourseOrderResult: Omit<PlaceNewCourseOrderResult, 'courseProviders'> & { courseProviders: ReadonlyArray<ResolversParentTypes['CourseProvider']> };
  PlaceOrderResult: Omit<PlaceOrderResult, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['CourseOrder']> };
  PreviewStart: PreviewStart;
  QuestionnaireCurrentActiveRequest: QuestionnaireCurrentActiveRequest;
  QuestionnaireReview: QuestionnaireReviewRecord;
  QuestionnaireSection: QuestionnaireSectionRecord;
  QuestionnaireSectionRequest: QuestionnaireSectionRequest;
  QuestionnaireWarning: QuestionnaireWarningRecord;
  RegisterCourseResult: RegisterCourseResult;
  RegisterPhoneCourseResult: RegisterPhoneCourseResult;
  ResetCredentialsResult: ResetCredentialsResult;
  ReviewedGroup: ReviewedGroup;
  ReviewedQuestion: ReviewedQuestion;
  ReviewedSection: ReviewedSectionRecord;
  SaveQuestionnaireSectionDataAnswer: SaveQuestionnaireSectionDataAnswer;
  SecondFactorUnderWay: SecondFactorUnderWayRecord;
  SectionDataRecord: SectionDataRecordRecord;
  SignUpInput: SignUpInput;
  SignUpResult: SignUpResult;
  SignedInDevice: SignedInDevice;
  StepUp: StepUp;
  SubmitQuestionnaireRequest: SubmitQuestionnaireRequest;
  TimelineEntry: TimelineEntryRecord;
  UploadResult: Omit<UploadResult, 'uploadedDocument'> & { uploadedDocument?: Maybe<ResolversParentTypes['Document']> };
  UploadedCertificate: UploadedCertificate;
};

export type OutsideDirectiveArgs = { };

export type OutsideDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = OutsideDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RepeatableDirectiveArgs = { };

export type RepeatableDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = RepeatableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ViewerDirectiveArgs = {
  kinds: ReadonlyArray<ViewerKind>;
};

export type ViewerDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ViewerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Day'], any> {
  name: 'Day';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accounts?: Resolver<ResolversTypes['AccountsMutation'], ParentType, SignedInContext>;
  cancelUpdateAccountEmailAddress?: Resolver<ResolversTypes['EmailAddressCancel'], ParentType, ClientContext>;
  cancelUpdateAccountMobilePhone?: Resolver<ResolversTypes['MobilePhoneCancel'], ParentType, ClientContext>;
  cases?: Resolver<ResolversTypes['CasesMutation'], ParentType, ClientContext>;
  changePassword?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationChangePasswordArgs, 'newPassword' | 'oldPassword'>>;
  completeQuestionnaireSection?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationCompleteQuestionnaireSectionArgs, 'request'>>;
  confirmResetCredentials?: Resolver<ResolversTypes['AuthenticationSession'], ParentType, ContextType, RequireFields<MutationConfirmResetCredentialsArgs, 'code' | 'newPassword'>>;
  confirmSignup?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType, RequireFields<MutationConfirmSignupArgs, 'userName' | 'code'>>;
  documents?: Resolver<ResolversTypes['DocumentsMutation'], ParentType, ClientContext>;
  enableMfa?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext>;
  incrementOrderRegisterCourseCount?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationIncrementOrderRegisterCourseCountArgs, 'caseId' | 'courseType'>>;
  notifications?: Resolver<ResolversTypes['NotificationsMutation'], ParentType, ClientContext>;
  placeCourseOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ClientContext, RequireFields<MutationPlaceCourseOrderArgs, 'caseId' | 'orderId' | 'orderItemId' | 'providerId' | 'courseMethodType'>>;
  placeCourseOrderLookup?: Resolver<ResolversTypes['PlaceCourseOrderLookupResult'], ParentType, ClientContext, RequireFields<MutationPlaceCourseOrderLookupArgs, 'caseId' | 'courseType' | 'lastName' | 'ssn' | 'isDebtor1'>>;
  placeNewAttorneyAndConsumerCourseOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ClientContext, RequireFields<MutationPlaceNewAttorneyAndConsumerCourseOrderArgs, 'caseId' | 'courseType' | 'providerId' | 'courseMethodType' | 'isDebtor1' | 'isJoint'>>;
  placeNewCourseLookupFoundCourse?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationPlaceNewCourseLookupFoundCourseArgs, 'caseId' | 'courseType' | 'isDebtor1' | 'orderItemSourceTypeId' | 'isJoint'>>;
  placeNewCourseOrder?: Resolver<ResolversTypes['PlaceNewCourseOrderResult'], ParentType, ClientContext, RequireFields<MutationPlaceNewCourseOrderArgs, 'caseId' | 'courseType' | 'isDebtor1'>>;
  placeNewCourseOrderAddSpouseOrJointDebtors?: Resolver<ResolversTypes['PlaceCourseOrderLookupResult'], ParentType, ClientContext, RequireFields<MutationPlaceNewCourseOrderAddSpouseOrJointDebtorsArgs, 'caseId' | 'courseType' | 'addSpouse' | 'isDebtor1'>>;
  placeNewCourseOrderCreateAccount?: Resolver<ResolversTypes['PlaceCourseOrderLookupResult'], ParentType, ClientContext, RequireFields<MutationPlaceNewCourseOrderCreateAccountArgs, 'caseId' | 'courseType' | 'stateCode' | 'isDebtor1'>>;
  registerCourse?: Resolver<ResolversTypes['RegisterCourseResult'], ParentType, ClientContext, RequireFields<MutationRegisterCourseArgs, 'caseId' | 'registerCourseOrderItemId'>>;
  registerPhoneCourse?: Resolver<ResolversTypes['RegisterPhoneCourseResult'], ParentType, ClientContext, RequireFields<MutationRegisterPhoneCourseArgs, 'caseId' | 'registerCourseOrderItemId'>>;
  reportNotMe?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType, RequireFields<MutationReportNotMeArgs, 'token'>>;
  resendConfirmationCode?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationResendConfirmationCodeArgs, 'userName'>>;
  resendMfaCode?: Resolver<ResolversTypes['MfaResend'], ParentType, ContextType, RequireFields<MutationResendMfaCodeArgs, 'sessionId' | 'user'>>;
  resendUpdatedEmailAddressCode?: Resolver<ResolversTypes['ChannelUpdate'], ParentType, ClientContext>;
  resendUpdatedMobilePhoneCode?: Resolver<ResolversTypes['ChannelUpdate'], ParentType, ClientContext>;
  resetCredentials?: Resolver<ResolversTypes['ResetCredentialsResult'], ParentType, ContextType, RequireFields<MutationResetCredentialsArgs, 'lastName' | 'mobilePhone'>>;
  resumeAccountCreation?: Resolver<ResolversTypes['AuthenticationSession'], ParentType, ContextType>;
  saveQuestionnaireSectionCurrentActiveQuestion?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationSaveQuestionnaireSectionCurrentActiveQuestionArgs, 'request'>>;
  saveQuestionnaireSectionData?: Resolver<ResolversTypes['SaveQuestionnaireSectionDataAnswer'], ParentType, ClientContext, RequireFields<MutationSaveQuestionnaireSectionDataArgs, 'caseId' | 'sectionId' | 'questionKey' | 'data' | 'questionCompleteFlag'>>;
  signOff?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
  signOutElsewhere?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'signup'>>;
  startEmailVerification?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext>;
  startPhoneVerification?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext>;
  startPreview?: Resolver<ResolversTypes['PreviewStart'], ParentType, ContextType, RequireFields<MutationStartPreviewArgs, 'token'>>;
  startResumeQuestionnaireSection?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationStartResumeQuestionnaireSectionArgs, 'request'>>;
  startStepUp?: Resolver<ResolversTypes['StepUp'], ParentType, ClientContext>;
  submitEmailVerificationCode?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext, RequireFields<MutationSubmitEmailVerificationCodeArgs, 'code'>>;
  submitMfaCode?: Resolver<ResolversTypes['AuthenticationSession'], ParentType, ContextType, RequireFields<MutationSubmitMfaCodeArgs, 'code' | 'sessionId' | 'user'>>;
  submitPhoneVerificationCode?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext, RequireFields<MutationSubmitPhoneVerificationCodeArgs, 'code'>>;
  submitQuestionnaire?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationSubmitQuestionnaireArgs, 'request'>>;
  submitStepUpCode?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationSubmitStepUpCodeArgs, 'code'>>;
  updateAcceptedDisclosureAgreementFlag?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdateAcceptedDisclosureAgreementFlagArgs, 'flag' | 'courseType' | 'caseId' | 'disclosureCourseOrderItemId' | 'disclosureVersion'>>;
  updateAccountContactInfo?: Resolver<ResolversTypes['ContactInfoUpdate'], ParentType, ContextType, RequireFields<MutationUpdateAccountContactInfoArgs, 'userName' | 'invitationGuid' | 'emailAddress' | 'mobilePhone' | 'contactType'>>;
  updateAccountEmailAddress?: Resolver<ResolversTypes['ChannelUpdate'], ParentType, ClientContext, RequireFields<MutationUpdateAccountEmailAddressArgs, 'emailAddress'>>;
  updateAccountMobilePhone?: Resolver<ResolversTypes['ChannelUpdate'], ParentType, ClientContext, RequireFields<MutationUpdateAccountMobilePhoneArgs, 'mobilePhoneNumber'>>;
  updateCoDebtorCustomerDetails?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdateCoDebtorCustomerDetailsArgs, 'caseId' | 'orderId' | 'orderKey' | 'personId' | 'firstName' | 'lastName' | 'emailAddress' | 'state'>>;
  updatePrimaryApplicantCustomerDetails?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdatePrimaryApplicantCustomerDetailsArgs, 'caseId' | 'orderId' | 'orderKey' | 'personId' | 'firstName' | 'lastName' | 'emailAddress' | 'state'>>;
  updateQuestionnaireShownInstructionsFlag?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationUpdateQuestionnaireShownInstructionsFlagArgs, 'flag' | 'caseId'>>;
  updateQuestionnaireShownTermsAndConditionsFlag?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationUpdateQuestionnaireShownTermsAndConditionsFlagArgs, 'flag' | 'caseId'>>;
  updateShownCourseInstructionsFlag?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdateShownCourseInstructionsFlagArgs, 'flag' | 'courseType' | 'caseId'>>;
  updateVerifiedCoDebtorCustomerDetailsFlag?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdateVerifiedCoDebtorCustomerDetailsFlagArgs, 'flag' | 'orderId' | 'caseId'>>;
  updateVerifiedCustomerDetailsFlag?: Resolver<ResolversTypes['CourseSuccess'], ParentType, ClientContext, RequireFields<MutationUpdateVerifiedCustomerDetailsFlagArgs, 'flag' | 'orderId' | 'caseId'>>;
  verifyAccountDetails?: Resolver<ResolversTypes['Outcome'], ParentType, SignedInContext>;
  verifyUpdatedEmailAddress?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationVerifyUpdatedEmailAddressArgs, 'code'>>;
  verifyUpdatedMobilePhone?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<MutationVerifyUpdatedMobilePhoneArgs, 'code'>>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountByInvitationToken?: Resolver<ResolversTypes['InvitationLookup'], ParentType, ContextType, Partial<QueryAccountByInvitationTokenArgs>>;
  accountCreationUnderWay?: Resolver<Maybe<ResolversTypes['AccountCreationUnderWay']>, ParentType, ContextType, RequireFields<QueryAccountCreationUnderWayArgs, 'invitationGuid'>>;
  accounts?: Resolver<ResolversTypes['AccountsQuery'], ParentType, AccountReaderContext>;
  caseQuestionnaireSections?: Resolver<ReadonlyArray<ResolversTypes['QuestionnaireSection']>, ParentType, ReaderContext, RequireFields<QueryCaseQuestionnaireSectionsArgs, 'caseId'>>;
  cases?: Resolver<ResolversTypes['CasesQuery'], ParentType, ReaderContext>;
  childFoldersForParentFolder?: Resolver<ResolversTypes['Folder'], ParentType, ReaderContext, RequireFields<QueryChildFoldersForParentFolderArgs, 'caseId' | 'categoryId'>>;
  clientLevelDashboard?: Resolver<ResolversTypes['ClientLevelDashboard'], ParentType, ReaderContext, Partial<QueryClientLevelDashboardArgs>>;
  coDebtorCustomerDetails?: Resolver<Maybe<ResolversTypes['CustomerDetails']>, ParentType, ClientContext, RequireFields<QueryCoDebtorCustomerDetailsArgs, 'orderId' | 'caseId'>>;
  courseDashboard?: Resolver<ResolversTypes['CourseDashboard'], ParentType, ReaderContext, RequireFields<QueryCourseDashboardArgs, 'caseId'>>;
  courseDiscInstUrlInfo?: Resolver<Maybe<ResolversTypes['CourseDiscInstUrlInfo']>, ParentType, ClientContext, RequireFields<QueryCourseDiscInstUrlInfoArgs, 'caseId' | 'orderId' | 'courseType' | 'courseMethodType'>>;
  creditCounselingCertificateExistsByCaseId?: Resolver<ResolversTypes['CreditCounselingCertificate'], ParentType, ReaderContext, RequireFields<QueryCreditCounselingCertificateExistsByCaseIdArgs, 'caseId'>>;
  document?: Resolver<ResolversTypes['DocumentQuery'], ParentType, ReaderContext>;
  documentDashboard?: Resolver<ResolversTypes['DocumentDashboard'], ParentType, ReaderContext, RequireFields<QueryDocumentDashboardArgs, 'caseId'>>;
  documents?: Resolver<ResolversTypes['DocumentsQuery'], ParentType, ReaderContext>;
  documentsChildLeafCategory?: Resolver<ResolversTypes['LeafCategory'], ParentType, ReaderContext, RequireFields<QueryDocumentsChildLeafCategoryArgs, 'caseId' | 'categoryId'>>;
  documentsToReview?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ReaderContext, RequireFields<QueryDocumentsToReviewArgs, 'caseId'>>;
  faqs?: Resolver<ResolversTypes['Faqs'], ParentType, ReaderContext, Partial<QueryFaqsArgs>>;
  manualUploadCertificateData?: Resolver<ResolversTypes['ManualUploadCertificateData'], ParentType, ReaderContext, RequireFields<QueryManualUploadCertificateDataArgs, 'caseId' | 'courseType'>>;
  notifications?: Resolver<ResolversTypes['NotificationsQuery'], ParentType, ReaderContext>;
  primaryApplicantCustomerDetails?: Resolver<Maybe<ResolversTypes['CustomerDetails']>, ParentType, ClientContext, RequireFields<QueryPrimaryApplicantCustomerDetailsArgs, 'orderId' | 'caseId'>>;
  questionnaireReview?: Resolver<ResolversTypes['QuestionnaireReview'], ParentType, ReaderContext, RequireFields<QueryQuestionnaireReviewArgs, 'caseId'>>;
  secondFactorUnderWay?: Resolver<Maybe<ResolversTypes['SecondFactorUnderWay']>, ParentType, ContextType>;
  sectionById?: Resolver<ResolversTypes['QuestionnaireSection'], ParentType, ReaderContext, RequireFields<QuerySectionByIdArgs, 'caseId' | 'sectionId'>>;
  signedInDevices?: Resolver<ReadonlyArray<ResolversTypes['SignedInDevice']>, ParentType, ClientContext>;
  tokenFromRefreshToken?: Resolver<ResolversTypes['AuthenticationSession'], ParentType, ContextType>;
  tokenFromUsernameAndPassword?: Resolver<ResolversTypes['AuthenticationSession'], ParentType, ContextType, RequireFields<QueryTokenFromUsernameAndPasswordArgs, 'userId' | 'password'>>;
};

export type AccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  accountCreationStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unVerifiedEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unVerifiedMobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountCreationUnderWayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountCreationUnderWay'] = ResolversParentTypes['AccountCreationUnderWay']> = {
  codeSentSecondsAgo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['InvitationLookup'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountsMutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountsMutation'] = ResolversParentTypes['AccountsMutation']> = {
  update?: Resolver<ResolversTypes['Account'], ParentType, SignedInContext, RequireFields<AccountsMutationUpdateArgs, 'account'>>;
};

export type AccountsQueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountsQuery'] = ResolversParentTypes['AccountsQuery']> = {
  get?: Resolver<ResolversTypes['Account'], ParentType, AccountReaderContext>;
};

export type AuthenticationSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthenticationSession'] = ResolversParentTypes['AuthenticationSession']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  expirationTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAuthenticated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mfaDeliveryDestination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mirrorKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiresMfa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unVerifiedEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unVerifiedEmailAddressReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unVerifiedMobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unVerifiedMobilePhoneReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unsentKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  verifiedEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedMobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attorneyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseDeadlines?: Resolver<ReadonlyArray<ResolversTypes['CaseDate']>, ParentType, ContextType>;
  dashBoardCourseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashBoardCourseProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashBoardCourseState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashBoardCurrentStatusDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashBoardHeaderDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashBoardShowSubmitDocumentsFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dashBoardTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debtor1EmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor1FirstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1FirstCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor1HasPlacedFirstCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor1HasPlacedFirstCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1HasPlacedSecondCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor1HasPlacedSecondCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1SecondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1SecondCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor2EmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor2FirstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2FirstCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor2HasPlacedFirstCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor2HasPlacedFirstCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2HasPlacedSecondCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor2HasPlacedSecondCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2SecondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2SecondCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentFoldersOpen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentFoldersSentBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentFoldersTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentFoldersWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsSentAndWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documentsToReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['Firm'], ParentType, ContextType>;
  hasLegacyOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDebtor1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDischarged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyDates?: Resolver<ReadonlyArray<ResolversTypes['CaseDate']>, ParentType, ContextType>;
  lastVisitedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openDate?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  orderItemSourceTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationalUnitIdKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionnaireDisplayInClientPortalFlag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  questionnaireExpectedCompletionDate?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  questionnaireExpectedCompletionDateDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireExpectedCompletionDateFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionnaireExpectedCompletionDateMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireExpectedCompletionDateYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireInstructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaireSectionsDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireSectionsSentBack?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireSectionsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionnaireShownInstructions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaireShownInstructionsFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaireShownTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaireShownTermsAndConditionsFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaireSubmittedFlag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  questionnaireSubmittedTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removedMeetingDay?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statuses?: Resolver<ReadonlyArray<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseDateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CaseDate'] = ResolversParentTypes['CaseDate']> = {
  checkWithCourt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  interpreter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CasePlaceOrderFieldsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CasePlaceOrderFields'] = ResolversParentTypes['CasePlaceOrderFields']> = {
  debtor1FirstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1FirstCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor1HasPlacedFirstCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor1HasPlacedFirstCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1HasPlacedSecondCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor1HasPlacedSecondCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1SecondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor1SecondCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor2FirstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2FirstCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debtor2HasPlacedFirstCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor2HasPlacedFirstCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2HasPlacedSecondCourseOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  debtor2HasPlacedSecondCourseOrderStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2SecondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  debtor2SecondCourseOrderStep?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CasesMutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CasesMutation'] = ResolversParentTypes['CasesMutation']> = {
  activate?: Resolver<ResolversTypes['Case'], ParentType, ClientContext, RequireFields<CasesMutationActivateArgs, 'id'>>;
  deactivate?: Resolver<ResolversTypes['Case'], ParentType, ClientContext, RequireFields<CasesMutationDeactivateArgs, 'id'>>;
  update?: Resolver<ResolversTypes['Case'], ParentType, ClientContext, RequireFields<CasesMutationUpdateArgs, 'case'>>;
};

export type CasesQueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CasesQuery'] = ResolversParentTypes['CasesQuery']> = {
  get?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ReaderContext, Partial<CasesQueryGetArgs>>;
};

export type CertificateFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CertificateFacts'] = ResolversParentTypes['CertificateFacts']> = {
  completed?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
};

export type ChannelUpdateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelUpdate'] = ResolversParentTypes['ChannelUpdate']> = {
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClientDashboardItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClientDashboardItem'] = ResolversParentTypes['ClientDashboardItem']> = {
  attorneyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashBoardCourseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashBoardShowSubmitDocumentsFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['Firm'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastVisitedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openDate?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientLevelDashboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClientLevelDashboard'] = ResolversParentTypes['ClientLevelDashboard']> = {
  clientDashboardItemList?: Resolver<ReadonlyArray<ResolversTypes['ClientDashboardItem']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  attorneyAvatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attorneyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactInfoUpdateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactInfoUpdate'] = ResolversParentTypes['ContactInfoUpdate']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseDashboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseDashboard'] = ResolversParentTypes['CourseDashboard']> = {
  courses?: Resolver<ReadonlyArray<ResolversTypes['CourseStanding']>, ParentType, ContextType>;
  invites?: Resolver<ReadonlyArray<ResolversTypes['CourseInvite']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['CourseOrder']>, ParentType, ContextType>;
  spouseFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spouseLastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseDiscInstUrlInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseDiscInstUrlInfo'] = ResolversParentTypes['CourseDiscInstUrlInfo']> = {
  courseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseOrderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclosureContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclosureVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  info1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  info2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseInviteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseInvite'] = ResolversParentTypes['CourseInvite']> = {
  courseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coursePaymentType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseProviders?: Resolver<ReadonlyArray<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CourseOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseOrder'] = ResolversParentTypes['CourseOrder']> = {
  acceptedDisclosureAgreement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseAccessCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseCertificationExpirationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseCompletionDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseMethod?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coursePaymentType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursePhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coursePrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasRegisteredCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownCourseInstructions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedCoDebtorDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseProvider'] = ResolversParentTypes['CourseProvider']> = {
  methods?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  providerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valueProps?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseStandingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseStanding'] = ResolversParentTypes['CourseStanding']> = {
  certificateNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPlacedOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCertificateRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jointOption?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderStatusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedCertificate?: Resolver<Maybe<ResolversTypes['UploadedCertificate']>, ParentType, ContextType>;
  waivedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CourseSuccess'] = ResolversParentTypes['CourseSuccess']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditCounselingCertificateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditCounselingCertificate'] = ResolversParentTypes['CreditCounselingCertificate']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditCounselingCertificateExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerDetails'] = ResolversParentTypes['CustomerDetails']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asksAcknowledgment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comments?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  fileState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCopyOfAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFromFirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsNewCopy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settledBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploaded?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentDashboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentDashboard'] = ResolversParentTypes['DocumentDashboard']> = {
  missingLetter?: Resolver<Maybe<ResolversTypes['MissingLetter']>, ParentType, ContextType>;
  reviewList?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  submitList?: Resolver<ReadonlyArray<ResolversTypes['Folder']>, ParentType, ContextType>;
};

export type DocumentQueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentQuery'] = ResolversParentTypes['DocumentQuery']> = {
  get?: Resolver<ResolversTypes['Document'], ParentType, ReaderContext, RequireFields<DocumentQueryGetArgs, 'documentId'>>;
};

export type DocumentsMutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentsMutation'] = ResolversParentTypes['DocumentsMutation']> = {
  acknowledge?: Resolver<ResolversTypes['Document'], ParentType, ClientContext, RequireFields<DocumentsMutationAcknowledgeArgs, 'documentId'>>;
  setOpened?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<DocumentsMutationSetOpenedArgs, 'documentId'>>;
  update?: Resolver<ResolversTypes['Document'], ParentType, ClientContext, RequireFields<DocumentsMutationUpdateArgs, 'document'>>;
  uploadFile?: Resolver<ResolversTypes['UploadResult'], ParentType, ClientContext, RequireFields<DocumentsMutationUploadFileArgs, 'file' | 'fileMetadata'>>;
};

export type DocumentsQueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DocumentsQuery'] = ResolversParentTypes['DocumentsQuery']> = {
  get?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ReaderContext, RequireFields<DocumentsQueryGetArgs, 'caseId'>>;
};

export type EmailAddressCancelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmailAddressCancel'] = ResolversParentTypes['EmailAddressCancel']> = {
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  more?: Resolver<ReadonlyArray<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqTopicResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqTopic'] = ResolversParentTypes['FaqTopic']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Faqs'] = ResolversParentTypes['Faqs']> = {
  overview?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  overviewVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['FaqTopic']>, ParentType, ContextType>;
};

export type FirmResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Firm'] = ResolversParentTypes['Firm']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subcategoryList?: Resolver<ReadonlyArray<ResolversTypes['Folder']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationLookupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvitationLookup'] = ResolversParentTypes['InvitationLookup']> = {
  alreadyHasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firmName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitationHasExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitationMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wasBegun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  welcomeVideoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Inviter'] = ResolversParentTypes['Inviter']> = {
  attorneyAvatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attorneyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firmColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmIconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmOnColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeafCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeafCategory'] = ResolversParentTypes['LeafCategory']> = {
  asksForPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['CertificateFacts']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentList?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAskedByAttorney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isByAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCaseEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stillNeeded?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManualUploadCertificateDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManualUploadCertificateData'] = ResolversParentTypes['ManualUploadCertificateData']> = {
  certificateDocument?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  generalDocument?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
};

export type MfaResendResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MfaResend'] = ResolversParentTypes['MfaResend']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mfaDeliveryDestination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MissingCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingCategory'] = ResolversParentTypes['MissingCategory']> = {
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stillNeeded?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MissingLetterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingLetter'] = ResolversParentTypes['MissingLetter']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['MissingCategory']>, ParentType, ContextType>;
};

export type MobilePhoneCancelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobilePhoneCancel'] = ResolversParentTypes['MobilePhoneCancel']> = {
  mobilePhoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationDisplayType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notificationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationsMutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationsMutation'] = ResolversParentTypes['NotificationsMutation']> = {
  markAsDelivered?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<NotificationsMutationMarkAsDeliveredArgs, 'ids'>>;
  markAsRead?: Resolver<ResolversTypes['Outcome'], ParentType, ClientContext, RequireFields<NotificationsMutationMarkAsReadArgs, 'id'>>;
};

export type NotificationsQueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationsQuery'] = ResolversParentTypes['NotificationsQuery']> = {
  get?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ReaderContext, Partial<NotificationsQueryGetArgs>>;
  newestTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ReaderContext>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ReaderContext>;
};

export type OutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Outcome'] = ResolversParentTypes['Outcome']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceCourseOrderLookupResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceCourseOrderLookupResult'] = ResolversParentTypes['PlaceCourseOrderLookupResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  existingDudiUserIdKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstCourseConsumerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstCourseOrderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstCourseOrderStatusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstCourseOrderStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPlacedFirstCourseOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlacedFirstCourseOrderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPlacedSecondCourseOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlacedSecondCourseOrderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDebtor1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderItemSourceTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationalUnitIdKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondCourseConsumerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  secondCourseOrderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondCourseOrderStatusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondCourseOrderStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceNewCourseOrderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceNewCourseOrderResult'] = ResolversParentTypes['PlaceNewCourseOrderResult']> = {
  coursePaymentType?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseProviders?: Resolver<ReadonlyArray<ResolversTypes['CourseProvider']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  firstCourseOrderStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPlacedFirstCourseOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlacedFirstCourseOrderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPlacedSecondCourseOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlacedSecondCourseOrderStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDebtor1?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderItemSourceTypeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  secondCourseOrderStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  firstCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['CourseOrder']>, ParentType, ContextType>;
  secondCourseForJointCaseOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateCasePlaceOrderFields?: Resolver<Maybe<ResolversTypes['CasePlaceOrderFields']>, ParentType, ContextType>;
};

export type PreviewStartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewStart'] = ResolversParentTypes['PreviewStart']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuestionnaireReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionnaireReview'] = ResolversParentTypes['QuestionnaireReview']> = {
  copyDocumentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isCopyAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['ReviewedSection']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['QuestionnaireWarning']>, ParentType, ContextType>;
};

export type QuestionnaireSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionnaireSection'] = ResolversParentTypes['QuestionnaireSection']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentActiveGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentActiveQuestionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisplayEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRejected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionCardSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionDataRecords?: Resolver<ReadonlyArray<ResolversTypes['SectionDataRecord']>, ParentType, ContextType>;
  sectionDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionSystemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionUiTransformedModel?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionnaireWarningResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionnaireWarning'] = ResolversParentTypes['QuestionnaireWarning']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionGroupId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subHeader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subQuestionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterCourseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterCourseResult'] = ResolversParentTypes['RegisterCourseResult']> = {
  courseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  info1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  info2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegisterPhoneCourseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterPhoneCourseResult'] = ResolversParentTypes['RegisterPhoneCourseResult']> = {
  courseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetCredentialsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetCredentialsResult'] = ResolversParentTypes['ResetCredentialsResult']> = {
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  hasNotCompletedAccountSetupSteps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noAccountFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewedGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewedGroup'] = ResolversParentTypes['ReviewedGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionGroupId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['ReviewedQuestion']>, ParentType, ContextType>;
};

export type ReviewedQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewedQuestion'] = ResolversParentTypes['ReviewedQuestion']> = {
  lines?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subHeader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewedSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewedSection'] = ResolversParentTypes['ReviewedSection']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['ReviewedGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGrouped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveQuestionnaireSectionDataAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveQuestionnaireSectionDataAnswer'] = ResolversParentTypes['SaveQuestionnaireSectionDataAnswer']> = {
  disabledQuestionKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  overwrittenPaths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  overwrittenValues?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  questionCompleteFlag?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  questionDataJsonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reopenedSectionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sectionStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecondFactorUnderWayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorUnderWay'] = ResolversParentTypes['SecondFactorUnderWay']> = {
  mfaDeliveryDestination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionDataRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SectionDataRecord'] = ResolversParentTypes['SectionDataRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionCompleteFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionDataJsonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignedInDeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignedInDevice'] = ResolversParentTypes['SignedInDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StepUpResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StepUp'] = ResolversParentTypes['StepUp']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mfaDeliveryDestination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  date?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadResult'] = ResolversParentTypes['UploadResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploadedDocument?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type UploadedCertificateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadedCertificate'] = ResolversParentTypes['UploadedCertificate']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountCreationUnderWay?: AccountCreationUnderWayResolvers<ContextType>;
  AccountsMutation?: AccountsMutationResolvers<ContextType>;
  AccountsQuery?: AccountsQueryResolvers<ContextType>;
  AuthenticationSession?: AuthenticationSessionResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseDate?: CaseDateResolvers<ContextType>;
  CasePlaceOrderFields?: CasePlaceOrderFieldsResolvers<ContextType>;
  CasesMutation?: CasesMutationResolvers<ContextType>;
  CasesQuery?: CasesQueryResolvers<ContextType>;
  CertificateFacts?: CertificateFactsResolvers<ContextType>;
  ChannelUpdate?: ChannelUpdateResolvers<ContextType>;
  ClientDashboardItem?: ClientDashboardItemResolvers<ContextType>;
  ClientLevelDashboard?: ClientLevelDashboardResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  ContactInfoUpdate?: ContactInfoUpdateResolvers<ContextType>;
  CourseDashboard?: CourseDashboardResolvers<ContextType>;
  CourseDiscInstUrlInfo?: CourseDiscInstUrlInfoResolvers<ContextType>;
  CourseInvite?: CourseInviteResolvers<ContextType>;
  CourseOrder?: CourseOrderResolvers<ContextType>;
  CourseProvider?: CourseProviderResolvers<ContextType>;
  CourseStanding?: CourseStandingResolvers<ContextType>;
  CourseSuccess?: CourseSuccessResolvers<ContextType>;
  CreditCounselingCertificate?: CreditCounselingCertificateResolvers<ContextType>;
  CustomerDetails?: CustomerDetailsResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentDashboard?: DocumentDashboardResolvers<ContextType>;
  DocumentQuery?: DocumentQueryResolvers<ContextType>;
  DocumentsMutation?: DocumentsMutationResolvers<ContextType>;
  DocumentsQuery?: DocumentsQueryResolvers<ContextType>;
  EmailAddressCancel?: EmailAddressCancelResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FaqTopic?: FaqTopicResolvers<ContextType>;
  Faqs?: FaqsResolvers<ContextType>;
  Firm?: FirmResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  InvitationLookup?: InvitationLookupResolvers<ContextType>;
  Inviter?: InviterResolvers<ContextType>;
  LeafCategory?: LeafCategoryResolvers<ContextType>;
  ManualUploadCertificateData?: ManualUploadCertificateDataResolvers<ContextType>;
  MfaResend?: MfaResendResolvers<ContextType>;
  MissingCategory?: MissingCategoryResolvers<ContextType>;
  MissingLetter?: MissingLetterResolvers<ContextType>;
  MobilePhoneCancel?: MobilePhoneCancelResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationsMutation?: NotificationsMutationResolvers<ContextType>;
  NotificationsQuery?: NotificationsQueryResolvers<ContextType>;
  Outcome?: OutcomeResolvers<ContextType>;
  PlaceCourseOrderLookupResult?: PlaceCourseOrderLookupResultResolvers<ContextType>;
  PlaceNewCourseOrderResult?: PlaceNewCourseOrderResultResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PreviewStart?: PreviewStartResolvers<ContextType>;
  QuestionnaireReview?: QuestionnaireReviewResolvers<ContextType>;
  QuestionnaireSection?: QuestionnaireSectionResolvers<ContextType>;
  QuestionnaireWarning?: QuestionnaireWarningResolvers<ContextType>;
  RegisterCourseResult?: RegisterCourseResultResolvers<ContextType>;
  RegisterPhoneCourseResult?: RegisterPhoneCourseResultResolvers<ContextType>;
  ResetCredentialsResult?: ResetCredentialsResultResolvers<ContextType>;
  ReviewedGroup?: ReviewedGroupResolvers<ContextType>;
  ReviewedQuestion?: ReviewedQuestionResolvers<ContextType>;
  ReviewedSection?: ReviewedSectionResolvers<ContextType>;
  SaveQuestionnaireSectionDataAnswer?: SaveQuestionnaireSectionDataAnswerResolvers<ContextType>;
  SecondFactorUnderWay?: SecondFactorUnderWayResolvers<ContextType>;
  SectionDataRecord?: SectionDataRecordResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SignedInDevice?: SignedInDeviceResolvers<ContextType>;
  StepUp?: StepUpResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  UploadResult?: UploadResultResolvers<ContextType>;
  UploadedCertificate?: UploadedCertificateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  outside?: OutsideDirectiveResolver<any, any, ContextType>;
  repeatable?: RepeatableDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  viewer?: ViewerDirectiveResolver<any, any, ContextType>;
};

