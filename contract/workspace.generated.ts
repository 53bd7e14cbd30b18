// The types of every resolver, made from the contract. Generated: do not edit.
import type { StaffContext, WorkspaceContext } from '#contract/graph-context.ts'
import type { UploadedFile } from '#ports/upload.ts'
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  Upload: { input: UploadedFile; output: UploadedFile; }
};

export type Mutation = {
  /** Sets the first password and begins a sign-in. */
  readonly acceptStaffInvitation: StaffSignIn;
  /** A repeated request with the same key adds the note once. */
  readonly addCaseNote: CaseNoteResult;
  /** A repeated request with the same key adds the task once. */
  readonly addCaseTask: CaseTaskResult;
  /** `key` becomes the ID of the payment, so that a repeated request adds it once. */
  readonly addFilingPayment: BeforeFilingResult;
  readonly addOffice: OfficeResult;
  /** Asks again. The person gets an email. */
  readonly addPasskey: StaffOutcome;
  /** Makes a case of one debtor a joint case, before it is filed. Asks again also without an invitation, which can follow. `key` becomes the ID of the person, so that a repeated request adds one. */
  readonly addSpouse: AddSpouseResult;
  /** Cases that are in the stage already do not get it. */
  readonly addTaskTemplate: TaskTemplateResult;
  /** `version` is that of the question that the person saw. The reply has at most 500 characters and replaces an earlier one; the clients are notified. */
  readonly answerHelpRequest: IntakeHelpResult;
  /** For attorneys and administrators, once the section is checked. */
  readonly approveIntakeSection: IntakeResult;
  /** Refused for a case that is not complete. Of two colleagues, the first has done it. */
  readonly archiveCase: CaseArchiveResult;
  /** At most 500 cases. A person that is left out stays. */
  readonly assignClients: AssignResult;
  /** Makes a new secret until the first code was confirmed. Null when a second step is set up already. */
  readonly beginAuthenticator?: Maybe<StaffAuthenticator>;
  /** What the browser needs to make a passkey, once. Asks again. */
  readonly beginPasskey: Scalars['JSON']['output'];
  /** What the browser needs to sign with an own passkey, once. Null without a passkey. */
  readonly beginPasskeyProof?: Maybe<Scalars['JSON']['output']>;
  /** What the browser needs to sign with a passkey of this sign-in, once. Null without a passkey. */
  readonly beginPasskeySignIn?: Maybe<Scalars['JSON']['output']>;
  /** Cases that are done stay done. */
  readonly cancelBulkReminder: BulkReminderResult;
  /** Refused when none waits. */
  readonly cancelChannelChange: UnlockClientResult;
  /** Ends the work. A packet that is over stays as it is. */
  readonly cancelPacket: PacketResult;
  /** Before filing the chapter is chosen; after it the case is converted and stays filed. Refused when `seen` is not the current one. */
  readonly changeCaseChapter: ChangeChapterResult;
  /** Refused when `version` is not the current one. Existing cases stay as they are. */
  readonly changeCaseDefaults: CaseDefaultsResult;
  /** Refused when `seen` is not the current state. A field that is left out becomes empty. */
  readonly changeCaseDetails: CaseDetailsResult;
  /** Without `change`, the continued date is removed, or else the first one. Refused when `seen` is not the current one. */
  readonly changeCaseMeeting: CaseMeetingResult;
  /** Only its author changes a note. Refused when `version` is not the current one. */
  readonly changeCaseNote: CaseNoteResult;
  /** Shows or hides the questionnaire of a case, and sets its deadline and instructions. Refused when `seen` is not the current state, and when the case has ended. */
  readonly changeCaseQuestionnaire: IntakeResult;
  /** Without a case number only if `isNumberPending`, which takes back the number of the case. Refused when `seen` is not the current stage. */
  readonly changeCaseStage: CaseStageResult;
  /** Refused when `version` is not the current one. */
  readonly changeCaseTask: CaseTaskResult;
  /** Refused when `seen` is not the current one. */
  readonly changeCaseTeam: CaseTeamResult;
  /** Chooses another checklist. `version` is that of the change that the person saw; refused when the change is a different one now. */
  readonly changeCaseTemplate: CaseTemplateResult;
  /** Adds a version. Refused when `version` is not the current one. What is left out of `items` is as in the product. Existing cases stay as they are. */
  readonly changeChecklistTemplate: ChecklistTemplateResult;
  readonly changeCourseSetUp: CaseCoursesResult;
  /** Administrators only. The list of each case is counted again in the background. */
  readonly changeFilingList: FilingListResult;
  /** Adds a version; null brings back those of the product. Refused when `version` is not the current one. Clients read them at once. */
  readonly changeFirmFaqs: FirmFaqsResult;
  /** A PNG, JPEG or WebP file of at most 700 kB as base64. Null removes the logo. */
  readonly changeFirmLogo: FirmProfileResult;
  /** Refused when `version` is not the current one. */
  readonly changeFirmProfile: FirmProfileResult;
  /** Adds a version with these texts. Refused when `version` is not the current one. Emails that were sent keep their words. */
  readonly changeMailFooter: MailFooterResult;
  /** At most 12. Refused when `version` is not the current one. A new one begins as a copy of the standard one. One that is left out is removed; cases that have it keep it. */
  readonly changeNamedChecklists: NamedChecklistsResult;
  /** Refused when `version` is not the current one; the result then has the current office. */
  readonly changeOffice: OfficeResult;
  /** Each language once; without `texts`, clients read the words of the product again. Refused when `version` is not the current one. */
  readonly changeOutcomeTexts: OutcomeTextsResult;
  /** Refused when `version` is not the current one. */
  readonly changeReminderSchedule: ReminderScheduleResult;
  /** Adds a version with these reasons. Refused when `version` is not the current one. Documents that were sent back keep their words. */
  readonly changeReviewReasons: ReviewReasonsResult;
  readonly changeStaffRole: StaffOutcome;
  /** Refused when `version` is not the current one. Tasks of cases stay as they are. */
  readonly changeTaskTemplate: TaskTemplateResult;
  /** Adds a version with the steps that have own words, in each language; the others get the words of the product. Refused when `version` is not the current one. Clients of all open cases read the new words at once. */
  readonly changeTimelineTexts: TimelineTextsResult;
  readonly chooseStaffFirm: StaffSignIn;
  readonly confirmAuthenticator: StaffSignIn;
  /** A new code of the authenticator app; for acts that ask again. */
  readonly confirmStaff: StaffOutcome;
  /** A passkey instead of a code; for acts that ask again. */
  readonly confirmStaffWithPasskey: StaffOutcome;
  /** Makes a new link and sends nothing. The earlier link ends. */
  readonly copyClientLink: ClientLinkResult;
  /** For a person without an account. Another email or phone needs a fresh proof and ends the open invitation at once. Refused when `seen` is not the current one. */
  readonly correctClient: CorrectClientResult;
  readonly createClientCase: NewClientCaseResult;
  /** A view of the case as this person sees it, in which nothing can be changed. */
  readonly createPreviewLink: PreviewLink;
  /**
   * Ends all sessions of this person. With `receiverId`, their work goes to this colleague. Refused
   * when the work is not what was seen.
   */
  readonly deactivateStaff: StaffOutcome;
  /** The client is notified ten seconds later. */
  readonly decideReview: ReviewDecisionResult;
  /** Removes a decision from the list of those that a rule forbade. */
  readonly dismissVoidDecision: ReviewUndoResult;
  readonly exportClients: ClientsCsvResult;
  readonly exportCourseLines: CourseLinesExport;
  /**
   * Makes a file of the answers as they are now. Numbers of people have their last four digits at
   * most. `court` is that of the matrix, and `acceptedFindings` the number of its findings that the
   * person has read.
   */
  readonly exportPetition: PetitionFileResult;
  /** Sends a link to each login of the address. The result is the same for an unknown address. */
  readonly forgotStaffPassword: StaffOutcome;
  /** The same for a person who has left already. */
  readonly handOverStaffWork: StaffOutcome;
  /** Asks a debtor to wait with the second course, or lets them go on. */
  readonly holdCaseCourse: CaseCoursesResult;
  /** A dry run reads and checks. Otherwise creates the cases of all rows without problems; sends nothing. */
  readonly importClients: ImportClientsResult;
  /** To each person of the cases who has no account. Earlier links end. At most 500 cases: those of several are sent by a background job, which `reminder` shows. */
  readonly inviteClients: BulkReminderResult;
  readonly inviteStaff: StaffOutcome;
  /** This person has stopped looking at it. */
  readonly leaveReview: ReviewLeaseResult;
  /** Begins the work on a packet of these documents, in this order. `key` is chosen by the page, one for each packet: the same one again makes no second packet. */
  readonly makePacket: PacketResult;
  /** The meeting on this day was held. */
  readonly markCaseMeetingHeld: CaseMeetingResult;
  /** Without `day`, the certificate was not filed with the court. */
  readonly markCourseFiled: CaseCoursesResult;
  /** `mark` null, or in the state OPEN, takes the mark away. */
  readonly markFilingLine: BeforeFilingResult;
  /** Marks a section that was handed in as checked by the viewer. It becomes Imported. */
  readonly markSectionImported: IntakeResult;
  /** At most 100 ids, all the viewer's own: all or none. Null marks all notices. */
  readonly markStaffNoticesRead: StaffOutcome;
  /** For a case that was created twice: it ends as withdrawn and goes to the archive, and its notes and tasks move to the case that is kept. Refused if it is filed, or if one of its people has an account. A repeated request does nothing more. */
  readonly mergeDuplicate: MergeDuplicateResult;
  /** Moves a document to another category of its case. */
  readonly moveDocument: ReviewUndoResult;
  /** Orders at the order service. The client then chooses the provider. */
  readonly orderCaseCourse: CaseCoursesResult;
  /** Until a day, or until someone ends it. Refused when `version` is not the current one. */
  readonly pauseCaseReminders: CaseRemindersResult;
  readonly placeStaff: StaffOutcome;
  /** For a client who lost the email or phone. The new value takes effect in 24 hours; both channels are notified and can stop it. Only one of the two can be changed until the client logs in. Another request replaces the first one. */
  readonly planChannelChange: UnlockClientResult;
  /** The person gets a new link and sets a new password and a new second step. */
  readonly reactivateStaff: StaffOutcome;
  /** The person has read what `conflictMatches` found, which is counted again. */
  readonly recordConflictSearch: BeforeFilingResult;
  /** At most 500 cases. A background job sends the reminders. */
  readonly remindClients: BulkReminderResult;
  /** Only its author removes a note. */
  readonly removeCaseNote: CaseNoteResult;
  readonly removeCaseTask: CaseTaskResult;
  readonly removeClientFilter: StaffOutcome;
  readonly removeFilingPayment: BeforeFilingResult;
  /** Refused for the last office, and while people or cases belong to it. */
  readonly removeOffice: OfficeResult;
  /** Asks again. The person gets an email. */
  readonly removePasskey: StaffOutcome;
  /** Takes debtor 2 out of a joint case, before it is filed. `hasAccount` is what staff saw when they decided: the act is refused if the person has joined since. They keep their account and get an email, and no spouse can join the case again. */
  readonly removeSpouse: RemoveSpouseResult;
  readonly removeTaskTemplate: TaskTemplateResult;
  /** Closes the login of a person who did not log in or change the password. The link works once. */
  readonly reportStaffNotMe: StaffOutcome;
  /** `key` is chosen by the page, one for each request. The same one again adds nothing. */
  readonly requestExtraDocument: CaseChecklistResult;
  /** The earlier link ends. */
  readonly resendClientInvitation: ClientLinkResult;
  /** Makes one notice from the unread news of all notices to this person that failed. */
  readonly resendNotice: ResendNoticeResult;
  /** The earlier link ends. */
  readonly resendStaffInvitation: StaffOutcome;
  /** Ends the order here, for both debtors if it is for both. Refused when the course is not in the state that was seen. */
  readonly resetCaseCourse: CaseCoursesResult;
  /** Sets a new password, ends all sessions and begins a sign-in. */
  readonly resetStaffPassword: StaffSignIn;
  /** Ends all sessions of this person, who gets a new link. Both get an email. */
  readonly resetStaffSignIn: StaffOutcome;
  /** Shows the case in the lists of the firm again. Its stage stays. */
  readonly restoreCase: CaseArchiveResult;
  /** The days of the schedule count again from today. */
  readonly resumeCaseReminders: CaseRemindersResult;
  /** Needs a fresh proof. The reason has 3 to 200 characters and is in the activity of the case. */
  readonly revealSsn: RevealedNumberResult;
  readonly revokeClientInvitation: ClientLinkResult;
  /** Changes the filter with this id, or adds one without. */
  readonly saveClientFilter: SavedClientFilterResult;
  readonly saveStaffNoticeSettings: StaffOutcome;
  /** All of them, or none if one has changed. */
  readonly sendBackSections: IntakeResult;
  /** For a client who cannot get texts. Codes go to the proven email for 24 hours, or until their credentials change; both channels are notified. */
  readonly sendCodesByEmail: UnlockClientResult;
  /** Notifies the clients, who find the list in the portal. The same `key` again writes nothing. */
  readonly sendMissingLetter: CaseChecklistResult;
  readonly sendToClient: SendToClientResult;
  /** A day of the firm, or none without `day`. With `isCounted`, the day that the law sets counts again. */
  readonly setCaseCourseDay: CaseCoursesResult;
  /** Marks the task as done, or as open again. */
  readonly setCaseTaskDone: CaseTaskResult;
  /** Refused when the requirement is no longer `seen`. */
  readonly setCategoryRequirement: CaseChecklistResult;
  /** A blank key is none. Refused when `seen` is not the current one. */
  readonly setCourseUnit: CourseUnitResult;
  readonly setEarlierCourseSystem: CaseCoursesResult;
  /** `fees` null: nothing is agreed. */
  readonly setFilingFees: BeforeFilingResult;
  /** Shows or hides one section. One that is shown after a submission goes back to the clients with this comment, or a standard one if it is blank, and they are notified. */
  readonly setIntakeSectionShown: IntakeResult;
  /** The colleague receives instead, from the first to the last day. Without a colleague, ends the absence. */
  readonly setOutOfOffice: StaffOutcome;
  /** Shows the courses to the clients of a case, or changes the client code. Refused when `seen` is not the current code. */
  readonly setUpCaseCourses: CaseCoursesResult;
  readonly signInStaff: StaffSignIn;
  /** Ends this session. */
  readonly signOutStaff: StaffOutcome;
  readonly signOutStaffDevice: StaffOutcome;
  readonly submitAuthenticatorCode: StaffSignIn;
  readonly submitPasskey: StaffSignIn;
  /** Each code works once. */
  readonly submitRecoveryCode: StaffSignIn;
  /** Shows colleagues that this person is looking at the document, for two minutes. Refused while a colleague does, unless it takes over. */
  readonly takeReview: ReviewLeaseResult;
  /** Undoes a decision before the client is notified. */
  readonly undoReview: ReviewUndoResult;
  /** Ends a lock by wrong passwords. Password, codes and contact stay as they are. */
  readonly unlockClient: UnlockClientResult;
  /** Ends a lock by wrong passwords or codes. Password and second step stay as they are. */
  readonly unlockStaff: StaffOutcome;
  /** Allows the first course after filing. Without `waiver`, ends that. */
  readonly waiveCaseCourse: CaseCoursesResult;
};


export type MutationAcceptStaffInvitationArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationAddCaseNoteArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddCaseTaskArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  task: CaseTaskInput;
};


export type MutationAddFilingPaymentArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  payment: FilingPaymentInput;
};


export type MutationAddOfficeArgs = {
  input: OfficeInput;
};


export type MutationAddPasskeyArgs = {
  passkey: NewPasskeyInput;
};


export type MutationAddSpouseArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  spouse: NewClientPerson;
  isPhoneShared: Scalars['Boolean']['input'];
  sendsInvitation: Scalars['Boolean']['input'];
};


export type MutationAddTaskTemplateArgs = {
  template: TaskTemplateInput;
};


export type MutationAnswerHelpRequestArgs = {
  caseId: Scalars['ID']['input'];
  questionKey: Scalars['String']['input'];
  version: Scalars['String']['input'];
  as: HelpAnswerKind;
  reply: Scalars['String']['input'];
};


export type MutationApproveIntakeSectionArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationArchiveCaseArgs = {
  caseId: Scalars['ID']['input'];
};


export type MutationAssignClientsArgs = {
  caseIds: ReadonlyArray<Scalars['ID']['input']>;
  attorneyId?: InputMaybe<Scalars['ID']['input']>;
  paralegalId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCancelBulkReminderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelChannelChangeArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationCancelPacketArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeCaseChapterArgs = {
  caseId: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['Int']['input']>;
  chapter?: InputMaybe<Scalars['Int']['input']>;
  convertedOn?: InputMaybe<Scalars['Day']['input']>;
  docketNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeCaseDefaultsArgs = {
  version: Scalars['Int']['input'];
  defaults: CaseDefaultsInput;
};


export type MutationChangeCaseDetailsArgs = {
  caseId: Scalars['ID']['input'];
  seen: CaseDetailsInput;
  change: CaseDetailsInput;
};


export type MutationChangeCaseMeetingArgs = {
  caseId: Scalars['ID']['input'];
  seen?: InputMaybe<CaseMeetingInput>;
  change?: InputMaybe<CaseMeetingInput>;
  isContinued: Scalars['Boolean']['input'];
};


export type MutationChangeCaseNoteArgs = {
  noteId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationChangeCaseQuestionnaireArgs = {
  caseId: Scalars['ID']['input'];
  seen: CaseQuestionnaireInput;
  change: CaseQuestionnaireInput;
};


export type MutationChangeCaseStageArgs = {
  caseId: Scalars['ID']['input'];
  seen: CaseStageInput;
  change: CaseStageInput;
  isNumberPending: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeCaseTaskArgs = {
  taskId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  task: CaseTaskInput;
};


export type MutationChangeCaseTeamArgs = {
  caseId: Scalars['ID']['input'];
  seen: CaseTeamInput;
  change: CaseTeamInput;
};


export type MutationChangeCaseTemplateArgs = {
  caseId: Scalars['ID']['input'];
  checklistId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['String']['input'];
};


export type MutationChangeChecklistTemplateArgs = {
  chapter: Scalars['Int']['input'];
  checklistId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
  items: ReadonlyArray<ChecklistItemInput>;
};


export type MutationChangeCourseSetUpArgs = {
  caseId: Scalars['ID']['input'];
  course: StaffCourseNumber;
  version: Scalars['Int']['input'];
  change: CourseSetUpInput;
};


export type MutationChangeFilingListArgs = {
  version: Scalars['Int']['input'];
  optional: ReadonlyArray<FilingLineKind>;
  own: ReadonlyArray<FilingLineInput>;
};


export type MutationChangeFirmFaqsArgs = {
  language: ClientLanguage;
  version: Scalars['Int']['input'];
  faqs?: InputMaybe<FirmFaqsInput>;
};


export type MutationChangeFirmLogoArgs = {
  picture?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeFirmProfileArgs = {
  version: Scalars['Int']['input'];
  input: FirmProfileInput;
};


export type MutationChangeMailFooterArgs = {
  version: Scalars['Int']['input'];
  en: Scalars['String']['input'];
  es: Scalars['String']['input'];
};


export type MutationChangeNamedChecklistsArgs = {
  version: Scalars['Int']['input'];
  lists: ReadonlyArray<NamedChecklistInput>;
};


export type MutationChangeOfficeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: OfficeInput;
};


export type MutationChangeOutcomeTextsArgs = {
  outcome: CaseOutcome;
  version: Scalars['Int']['input'];
  texts?: InputMaybe<ReadonlyArray<OutcomeWordsInput>>;
};


export type MutationChangeReminderScheduleArgs = {
  version: Scalars['Int']['input'];
  schedule: ReminderScheduleInput;
};


export type MutationChangeReviewReasonsArgs = {
  version: Scalars['Int']['input'];
  reasons: ReadonlyArray<ReviewReasonInput>;
};


export type MutationChangeStaffRoleArgs = {
  staffId: Scalars['ID']['input'];
  role: StaffRole;
};


export type MutationChangeTaskTemplateArgs = {
  templateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  template: TaskTemplateInput;
};


export type MutationChangeTimelineTextsArgs = {
  version: Scalars['Int']['input'];
  steps: ReadonlyArray<StepTextsInput>;
};


export type MutationChooseStaffFirmArgs = {
  firmId: Scalars['ID']['input'];
};


export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmStaffArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmStaffWithPasskeyArgs = {
  proof: PasskeyProofInput;
};


export type MutationCopyClientLinkArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationCorrectClientArgs = {
  participantId: Scalars['ID']['input'];
  seen: NewClientPerson;
  change: NewClientPerson;
  isPhoneShared: Scalars['Boolean']['input'];
  sendsInvitation: Scalars['Boolean']['input'];
};


export type MutationCreateClientCaseArgs = {
  input: NewClientCase;
};


export type MutationCreatePreviewLinkArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationDeactivateStaffArgs = {
  staffId: Scalars['ID']['input'];
  receiverId?: InputMaybe<Scalars['ID']['input']>;
  seen?: InputMaybe<StaffWorkInput>;
};


export type MutationDecideReviewArgs = {
  input: ReviewDecisionInput;
};


export type MutationDismissVoidDecisionArgs = {
  documentId: Scalars['ID']['input'];
};


export type MutationExportClientsArgs = {
  filter: ClientFilter;
  sort: ClientSort;
  caseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationExportCourseLinesArgs = {
  filter: CourseLineFilter;
  sort: CourseLineSort;
};


export type MutationExportPetitionArgs = {
  caseId: Scalars['ID']['input'];
  format: PetitionFormat;
  court?: InputMaybe<Scalars['String']['input']>;
  acceptedFindings?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationForgotStaffPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationHandOverStaffWorkArgs = {
  staffId: Scalars['ID']['input'];
  receiverId: Scalars['ID']['input'];
  seen?: InputMaybe<StaffWorkInput>;
};


export type MutationHoldCaseCourseArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  isHeld: Scalars['Boolean']['input'];
};


export type MutationImportClientsArgs = {
  csv: Scalars['String']['input'];
  isDryRun: Scalars['Boolean']['input'];
  creationKey: Scalars['String']['input'];
};


export type MutationInviteClientsArgs = {
  caseIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationInviteStaffArgs = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  role: StaffRole;
};


export type MutationLeaveReviewArgs = {
  documentId: Scalars['ID']['input'];
};


export type MutationMakePacketArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  documentIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationMarkCaseMeetingHeldArgs = {
  caseId: Scalars['ID']['input'];
  day: Scalars['Day']['input'];
};


export type MutationMarkCourseFiledArgs = {
  caseId: Scalars['ID']['input'];
  course: StaffCourseNumber;
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  day?: InputMaybe<Scalars['Day']['input']>;
};


export type MutationMarkFilingLineArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  line: Scalars['String']['input'];
  debtor: Scalars['Int']['input'];
  mark?: InputMaybe<FilingMarkInput>;
};


export type MutationMarkSectionImportedArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationMarkStaffNoticesReadArgs = {
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationMergeDuplicateArgs = {
  caseId: Scalars['ID']['input'];
  intoCaseId: Scalars['ID']['input'];
};


export type MutationMoveDocumentArgs = {
  documentId: Scalars['ID']['input'];
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


export type MutationOrderCaseCourseArgs = {
  caseId: Scalars['ID']['input'];
  course: StaffCourseNumber;
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  numbers: ReadonlyArray<CourseSsnInput>;
};


export type MutationPauseCaseRemindersArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['Day']['input']>;
};


export type MutationPlaceStaffArgs = {
  staffId: Scalars['ID']['input'];
  officeId: Scalars['ID']['input'];
};


export type MutationPlanChannelChangeArgs = {
  participantId: Scalars['ID']['input'];
  channel: AccountChannel;
  value: Scalars['String']['input'];
  identityCheck: IdentityCheck;
  note: Scalars['String']['input'];
};


export type MutationReactivateStaffArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationRecordConflictSearchArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  note: Scalars['String']['input'];
};


export type MutationRemindClientsArgs = {
  caseIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRemoveCaseNoteArgs = {
  noteId: Scalars['ID']['input'];
};


export type MutationRemoveCaseTaskArgs = {
  taskId: Scalars['ID']['input'];
};


export type MutationRemoveClientFilterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFilingPaymentArgs = {
  caseId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationRemoveOfficeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveSpouseArgs = {
  participantId: Scalars['ID']['input'];
  hasAccount?: Scalars['Boolean']['input'];
};


export type MutationRemoveTaskTemplateArgs = {
  templateId: Scalars['ID']['input'];
};


export type MutationReportStaffNotMeArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestExtraDocumentArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  request: ExtraRequestInput;
};


export type MutationResendClientInvitationArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationResendNoticeArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationResendStaffInvitationArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationResetCaseCourseArgs = {
  caseId: Scalars['ID']['input'];
  course: StaffCourseNumber;
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  seen: StaffCourseState;
};


export type MutationResetStaffPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationResetStaffSignInArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationRestoreCaseArgs = {
  caseId: Scalars['ID']['input'];
};


export type MutationResumeCaseRemindersArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRevealSsnArgs = {
  caseId: Scalars['ID']['input'];
  participantId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRevokeClientInvitationArgs = {
  participantId: Scalars['ID']['input'];
};


export type MutationSaveClientFilterArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  isShared: Scalars['Boolean']['input'];
  filter: ClientFilter;
};


export type MutationSaveStaffNoticeSettingsArgs = {
  settings: StaffNoticeSettingsInput;
};


export type MutationSendBackSectionsArgs = {
  caseId: Scalars['ID']['input'];
  sections: ReadonlyArray<SectionToSendBack>;
};


export type MutationSendCodesByEmailArgs = {
  participantId: Scalars['ID']['input'];
  identityCheck: IdentityCheck;
  note: Scalars['String']['input'];
};


export type MutationSendMissingLetterArgs = {
  caseId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  categoryIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationSendToClientArgs = {
  file: Scalars['Upload']['input'];
  input: SendToClientInput;
};


export type MutationSetCaseCourseDayArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  kind: StaffCourseDayKind;
  day?: InputMaybe<Scalars['Day']['input']>;
  isCounted: Scalars['Boolean']['input'];
};


export type MutationSetCaseTaskDoneArgs = {
  taskId: Scalars['ID']['input'];
  isDone: Scalars['Boolean']['input'];
};


export type MutationSetCategoryRequirementArgs = {
  caseId: Scalars['ID']['input'];
  categoryId: Scalars['ID']['input'];
  seen: ChecklistRequirement;
  requirement: ChecklistRequirement;
};


export type MutationSetCourseUnitArgs = {
  seen?: InputMaybe<Scalars['String']['input']>;
  unitKey: Scalars['String']['input'];
};


export type MutationSetEarlierCourseSystemArgs = {
  caseId: Scalars['ID']['input'];
  isEarlierSystem: Scalars['Boolean']['input'];
};


export type MutationSetFilingFeesArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  fees?: InputMaybe<FilingFeesInput>;
};


export type MutationSetIntakeSectionShownArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
  version: Scalars['String']['input'];
  isShown: Scalars['Boolean']['input'];
  comment: Scalars['String']['input'];
};


export type MutationSetOutOfOfficeArgs = {
  from?: InputMaybe<Scalars['Day']['input']>;
  until?: InputMaybe<Scalars['Day']['input']>;
  colleagueId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetUpCaseCoursesArgs = {
  caseId: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  clientCode: Scalars['String']['input'];
  payer?: InputMaybe<CoursePayer>;
};


export type MutationSignInStaffArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignOutStaffDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSubmitAuthenticatorCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationSubmitPasskeyArgs = {
  proof: PasskeyProofInput;
};


export type MutationSubmitRecoveryCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationTakeReviewArgs = {
  documentId: Scalars['ID']['input'];
  isTakingOver: Scalars['Boolean']['input'];
};


export type MutationUndoReviewArgs = {
  documentId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationUnlockClientArgs = {
  participantId: Scalars['ID']['input'];
  identityCheck: IdentityCheck;
  note: Scalars['String']['input'];
};


export type MutationUnlockStaffArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationWaiveCaseCourseArgs = {
  caseId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  debtor: Scalars['Int']['input'];
  waiver?: InputMaybe<CourseWaiverInput>;
};

export type Query = {
  /** Null for a case that is filed or has ended. */
  readonly beforeFiling?: Maybe<BeforeFiling>;
  readonly bulkReminder?: Maybe<BulkReminder>;
  /** Null while the case is not in the archive. */
  readonly caseArchive?: Maybe<CaseArchive>;
  readonly caseChecklist: CaseChecklist;
  readonly caseCourses: CaseCourses;
  readonly caseDefaults: CaseDefaults;
  /** What happened in a case, newest first, 30 at a time. `after` is `next` of the page before. */
  readonly caseEvents: CaseEvents;
  /** Null for a case without a questionnaire. */
  readonly caseIntake?: Maybe<StaffIntake>;
  readonly caseMeeting: MeetingOfCase;
  /** Newest first; max 200. */
  readonly caseNotes: ReadonlyArray<CaseNote>;
  /** Null for an unknown ID. */
  readonly casePacket?: Maybe<CasePacket>;
  /** Newest first, at most 10. */
  readonly casePackets: ReadonlyArray<CasePacket>;
  readonly caseReminders: CaseReminders;
  /** What the clients would read. Refused like the change itself. */
  readonly caseStagePreview: CaseStagePreview;
  /** Open ones first, by due date; max 200. */
  readonly caseTasks: ReadonlyArray<CaseTask>;
  readonly caseTeam: CaseTeam;
  /** Without `checklistId` for the standard one. */
  readonly caseTemplateChange: CaseTemplateChange;
  /** `chapter` is 13; any other number means 7. Without `checklistId` the standard one. */
  readonly checklistTemplate: ChecklistTemplate;
  /** Null for an unknown person. */
  readonly clientAccess?: Maybe<ClientAccess>;
  /** A page of the cases that match, after or before a row. `first` is at most 100. */
  readonly clients: ClientPage;
  /** Looks at all names of the firm. */
  readonly conflictMatches: ConflictMatches;
  /** How many cases match each filter. At most 20 filters. */
  readonly countClients: ReadonlyArray<Scalars['Int']['output']>;
  /** At most 100 at a time. `after` is `next` of the page before. */
  readonly courseLines: CourseLines;
  /** Every provider of a course, the cheapest first. */
  readonly courseProviders: ReadonlyArray<StaffCourseProvider>;
  /** The key of the firm at the order service. Null when the service does not know the firm. */
  readonly courseUnit?: Maybe<Scalars['String']['output']>;
  readonly filingList: FilingList;
  readonly firmFaqs: FirmFaqs;
  readonly firmProfile: FirmProfile;
  /** `form` is an official number, such as 106I. */
  readonly intakeForm: StaffIntakeForm;
  readonly intakeSection: IntakeSectionAnswers;
  /** What debtor 1 gets. The link in it does not work. */
  readonly invitationPreview: InvitationPreview;
  readonly mailFooter: MailFooter;
  /** By the rules of the court. An unknown code is a court that is not listed. */
  readonly matrixPreview: MatrixPreview;
  readonly me: StaffMember;
  /** In the languages of the people. Each reads only what they owe. */
  readonly missingLetter: ReadonlyArray<MissingLetterText>;
  /** Newest first. */
  readonly myDevices: ReadonlyArray<StaffDevice>;
  /** Oldest first. */
  readonly myPasskeys: ReadonlyArray<StaffPasskey>;
  readonly namedChecklists: NamedChecklists;
  /** The oldest first: it is the main office. */
  readonly offices: ReadonlyArray<Office>;
  /** Open tasks of all cases, or those of the viewer. */
  readonly openTasks: OpenTasks;
  /** One for each outcome. */
  readonly outcomeTexts: ReadonlyArray<OutcomeTexts>;
  /** What a packet of the case can be made of. */
  readonly packetChoices: PacketChoices;
  readonly petitionPreview: PetitionPreview;
  /** For administrators, newest first, 30 at a time. */
  readonly refusedAccess: RefusedAccessPage;
  readonly reminderSchedule: ReminderSchedule;
  /** Null for an unknown ID. */
  readonly reviewDocument?: Maybe<ReviewDocument>;
  readonly reviewPulse: ReviewPulse;
  readonly reviewQueue: ReviewQueue;
  readonly reviewReasons: ReviewReasons;
  /** Filters of the viewer and those that colleagues share. */
  readonly savedClientFilters: ReadonlyArray<SavedClientFilter>;
  /** The rows of at most 500 cases, whatever a filter says. Omits unknown cases, unless all are. */
  readonly selectedClients: ReadonlyArray<ClientRow>;
  /** Other cases of the firm with a client of the same name, email or mobile phone, at most five. */
  readonly similarCases: ReadonlyArray<SimilarClient>;
  readonly similarClients: ReadonlyArray<SimilarClient>;
  /** Null for an unknown case. Writes to the audit that the viewer opened it. */
  readonly staffCase?: Maybe<StaffCase>;
  /** Null when the link was used or replaced, has expired, or is unknown. */
  readonly staffInvitation?: Maybe<StaffInvitation>;
  readonly staffNoticeSettings: StaffNoticeSettings;
  /** The viewer's own. An `after` that is not theirs leads to an empty page. */
  readonly staffNotices: StaffNoticePage;
  /** Null when the link was used, has expired, or is unknown. */
  readonly staffPasswordReset?: Maybe<StaffPasswordReset>;
  readonly staffPermissions: ReadonlyArray<StaffPermission>;
  /** Renews the tokens with the cookie of the session. Null without a session. */
  readonly staffSession?: Maybe<StaffSession>;
  /** The sign-in that this browser has begun and not finished, or null. */
  readonly staffSignInUnderWay?: Maybe<StaffSignIn>;
  /** For administrators. */
  readonly staffWork: StaffWork;
  /** In the order of the stages; max 60. */
  readonly taskTemplates: ReadonlyArray<TaskTemplate>;
  /** All people of the firm, by family name. */
  readonly team: ReadonlyArray<StaffMember>;
  readonly timelineTexts: TimelineTexts;
  readonly today: Today;
  /** At most 100. Asked every fifteen seconds; it is not activity. */
  readonly unreadStaffNotices: Scalars['Int']['output'];
};


export type QueryBeforeFilingArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryBulkReminderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCaseArchiveArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseChecklistArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseCoursesArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseEventsArgs = {
  caseId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCaseIntakeArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseMeetingArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseNotesArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCasePacketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCasePacketsArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseRemindersArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseStagePreviewArgs = {
  caseId: Scalars['ID']['input'];
  change: CaseStageInput;
  isNumberPending: Scalars['Boolean']['input'];
};


export type QueryCaseTasksArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseTeamArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCaseTemplateChangeArgs = {
  caseId: Scalars['ID']['input'];
  checklistId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryChecklistTemplateArgs = {
  chapter: Scalars['Int']['input'];
  checklistId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryClientAccessArgs = {
  participantId: Scalars['ID']['input'];
};


export type QueryClientsArgs = {
  filter: ClientFilter;
  sort: ClientSort;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConflictMatchesArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryCountClientsArgs = {
  filters: ReadonlyArray<ClientFilter>;
};


export type QueryCourseLinesArgs = {
  filter: CourseLineFilter;
  sort: CourseLineSort;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCourseProvidersArgs = {
  caseId: Scalars['ID']['input'];
  course: StaffCourseNumber;
};


export type QueryFirmFaqsArgs = {
  language: ClientLanguage;
};


export type QueryIntakeFormArgs = {
  caseId: Scalars['ID']['input'];
  form: Scalars['String']['input'];
};


export type QueryIntakeSectionArgs = {
  caseId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
};


export type QueryInvitationPreviewArgs = {
  givenName: Scalars['String']['input'];
  language: ClientLanguage;
  greeting?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMatrixPreviewArgs = {
  caseId: Scalars['ID']['input'];
  court: Scalars['String']['input'];
};


export type QueryMissingLetterArgs = {
  caseId: Scalars['ID']['input'];
  categoryIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryOpenTasksArgs = {
  mine: Scalars['Boolean']['input'];
};


export type QueryPacketChoicesArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryPetitionPreviewArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryRefusedAccessArgs = {
  staffId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<RefusalKind>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReviewDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewPulseArgs = {
  mine: Scalars['Boolean']['input'];
};


export type QueryReviewQueueArgs = {
  order: ReviewOrder;
  mine: Scalars['Boolean']['input'];
};


export type QuerySelectedClientsArgs = {
  caseIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QuerySimilarCasesArgs = {
  caseId: Scalars['ID']['input'];
};


export type QuerySimilarClientsArgs = {
  debtor1: NewClientPerson;
  debtor2?: InputMaybe<NewClientPerson>;
};


export type QueryStaffCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryStaffNoticesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStaffPasswordResetArgs = {
  token: Scalars['String']['input'];
};


export type QueryStaffWorkArgs = {
  staffId: Scalars['ID']['input'];
};


export type QueryTodayArgs = {
  mine: Scalars['Boolean']['input'];
};

export type AccountChannel =
  | 'EMAIL'
  | 'MOBILE';

/** Whether a client has confirmed to have read a document. */
export type Acknowledgment = {
  /** Null until then. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly debtor: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** What the person confirmed, in their words. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
};

export type AddSpouseResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** As `email`. Null if the refusal is about no field. */
  readonly errorField?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ArchiveFilter =
  /** Only cases of the archive, all of which are complete. */
  | 'ONLY'
  | 'INCLUDED';

/** A month or year that the category asks for. */
export type AskedPeriod = {
  /** The document on review says that it is about this time. */
  readonly isThisOne: Scalars['Boolean']['output'];
  /** As `October 2026`, in the language of the reader. */
  readonly name: Scalars['String']['output'];
  /** In the language of the client, for what is still needed. */
  readonly nameForClient: Scalars['String']['output'];
  readonly state: AskedPeriodState;
};

export type AskedPeriodState =
  | 'ACCEPTED'
  | 'WAITING'
  | 'MISSING';

export type AssignResult = StaffResult & {
  /** Cases that changed. */
  readonly changed?: Maybe<Scalars['Int']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What must be there before a case is filed. */
export type BeforeFiling = {
  readonly caseId: Scalars['ID']['output'];
  readonly fees: FilingFees;
  /** No necessary line is open. */
  readonly isReady: Scalars['Boolean']['output'];
  readonly lines: ReadonlyArray<FilingLine>;
  readonly plannedFilingOn?: Maybe<Scalars['Day']['output']>;
  /** Null before the first one. */
  readonly search?: Maybe<ConflictSearch>;
  /** Counts what staff change of the list. */
  readonly version: Scalars['Int']['output'];
};

export type BeforeFilingResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague changed it first. */
  readonly list?: Maybe<BeforeFiling>;
  readonly success: Scalars['Boolean']['output'];
};

/** Reminders or invitations to many clients, which a background job sends. */
export type BulkReminder = {
  readonly done: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCancelled: Scalars['Boolean']['output'];
  readonly isInvitation: Scalars['Boolean']['output'];
  readonly isOver: Scalars['Boolean']['output'];
  readonly skipped: ReadonlyArray<SkippedReminder>;
  readonly total: Scalars['Int']['output'];
};

export type BulkReminderResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly reminder?: Maybe<BulkReminder>;
  readonly success: Scalars['Boolean']['output'];
};

/** An ended case that the firm has put away. Its clients see what they saw before. */
export type CaseArchive = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: CaseColleague;
  /** For a case that was created twice: the one that is kept. */
  readonly duplicateOf?: Maybe<ClientRow>;
};

export type CaseArchiveResult = StaffResult & {
  /** Null while the case is not in the archive. */
  readonly archive?: Maybe<CaseArchive>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CaseCategory = {
  /** What the client answered that makes it needed. */
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  /** A letter can name it. False for a debtor whose part has ended while the case goes on, and for one who has left it. */
  readonly canBeAsked: Scalars['Boolean']['output'];
  /** 1 or 2. Null for the whole case. */
  readonly debtor?: Maybe<Scalars['Int']['output']>;
  /** Newest first, without replaced ones. */
  readonly documents: ReadonlyArray<CaseDocument>;
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  /** Null for a category of its own. */
  readonly folder?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** A request of this firm beside what every case is asked for. */
  readonly isExtra: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly lastLetterAt?: Maybe<Scalars['DateTime']['output']>;
  /** Letters that asked for it. */
  readonly letters: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly requestedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly requestedBy?: Maybe<CaseColleague>;
  readonly requirement: ChecklistRequirement;
  readonly source: RequirementSource;
  readonly state: CaseCategoryState;
  readonly stillNeeded: ReadonlyArray<Scalars['String']['output']>;
};

export type CaseCategoryState =
  /** Required, and nothing was sent. */
  | 'NEEDED'
  /** Accepted in part. */
  | 'MORE_NEEDED'
  | 'TO_REVIEW'
  | 'QUESTIONED'
  | 'SENT_BACK'
  | 'COMPLETE'
  /** Optional, and nothing was sent. */
  | 'IF_ANY'
  | 'NOT_NEEDED';

export type CaseChecklist = {
  readonly caseId: Scalars['ID']['output'];
  /** In the order of the case. */
  readonly categories: ReadonlyArray<CaseCategory>;
  readonly complete: Scalars['Int']['output'];
  /** Required categories, and those of them that are complete. */
  readonly needed: Scalars['Int']['output'];
  readonly people: ReadonlyArray<ClientPerson>;
  /** The named checklist that it follows. Null for the standard one. */
  readonly template?: Maybe<CaseTemplate>;
};

export type CaseChecklistResult = StaffResult & {
  /** As it is now, also when a colleague changed it first. */
  readonly checklist?: Maybe<CaseChecklist>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CaseColleague = {
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  /** Does not work at the firm any more. */
  readonly hasLeft: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
};

/** One of the two courses of a case. */
export type CaseCourse = {
  readonly course: StaffCourseNumber;
  readonly debtors: ReadonlyArray<CourseOfDebtor>;
  /** A client has an order that keeps who pays and which providers it offered. */
  readonly isOrdered: Scalars['Boolean']['output'];
  /** Null while the spouses choose themselves, and in a case of one debtor. */
  readonly option?: Maybe<StaffJointOption>;
  readonly payer: CoursePayer;
  /** What clients may choose, in this order. Null means every provider, the cheapest first. */
  readonly providers?: Maybe<ReadonlyArray<StaffCourseProvider>>;
  /** Counts what the firm changes. */
  readonly version: Scalars['Int']['output'];
};

export type CaseCourses = {
  /** Null while clients see no courses. */
  readonly clientCode?: Maybe<Scalars['String']['output']>;
  readonly courses: ReadonlyArray<CaseCourse>;
  /** The order service knows the office. */
  readonly hasUnit: Scalars['Boolean']['output'];
  /** Ordered in an earlier system. Nothing can be ordered here. */
  readonly isEarlierSystem: Scalars['Boolean']['output'];
  readonly isEnded: Scalars['Boolean']['output'];
  readonly isFiled: Scalars['Boolean']['output'];
  /** Who pays in new cases of the firm. */
  readonly usualPayer: CoursePayer;
};

export type CaseCoursesResult = StaffResult & {
  /** The courses as they are now, also when a colleague was first. */
  readonly current?: Maybe<CaseCourses>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What the page of a new case begins with. Each case may differ. */
export type CaseDefaults = {
  readonly coursePayer: CoursePayer;
  /** Days after the invitation until the questionnaire is due, 1 to 180. Null for no deadline. */
  readonly questionnaireDays?: Maybe<Scalars['Int']['output']>;
  readonly showsQuestionnaire: Scalars['Boolean']['output'];
  /** Goes up with each change. 0 for a firm that has changed nothing. */
  readonly version: Scalars['Int']['output'];
};

export type CaseDefaultsInput = {
  readonly showsQuestionnaire: Scalars['Boolean']['input'];
  readonly questionnaireDays?: InputMaybe<Scalars['Int']['input']>;
  readonly coursePayer: CoursePayer;
};

export type CaseDefaultsResult = StaffResult & {
  /** As they are now, also when a colleague changed them first. */
  readonly defaults?: Maybe<CaseDefaults>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What the firm has entered about a case. */
export type CaseDetails = {
  /** The number of the case at the order service for courses. Without it, the clients see no courses. */
  readonly clientCode?: Maybe<Scalars['String']['output']>;
  /** The firm's words in each invitation. */
  readonly greeting?: Maybe<Scalars['String']['output']>;
  /** Kept after filing, when it counts for nothing. */
  readonly plannedFilingOn?: Maybe<Scalars['Day']['output']>;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
};

export type CaseDetailsInput = {
  readonly plannedFilingOn?: InputMaybe<Scalars['Day']['input']>;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
  readonly clientCode?: InputMaybe<Scalars['String']['input']>;
  readonly greeting?: InputMaybe<Scalars['String']['input']>;
};

export type CaseDetailsResult = StaffResult & {
  /** As they are now, also when a colleague changed them first. */
  readonly details?: Maybe<CaseDetails>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A document in the checklist of a case. */
export type CaseDocument = {
  /** Null unless clients confirm that they have read it. */
  readonly acknowledgments?: Maybe<ReadonlyArray<Acknowledgment>>;
  readonly fileState: ReviewFileState;
  readonly id: Scalars['ID']['output'];
  readonly isFromFirm: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** The person who sent it: a client, or one of the firm. */
  readonly sentBy: Scalars['String']['output'];
  readonly status: ReviewedStatus;
  readonly uploadedAt: Scalars['DateTime']['output'];
};

/** How a case or the part of a debtor ended. */
export type CaseEnd = {
  readonly day?: Maybe<Scalars['Day']['output']>;
  /** 1 or 2. Null for the whole case. */
  readonly debtor?: Maybe<Scalars['Int']['output']>;
  /** Null when it ended before outcomes were recorded. */
  readonly outcome?: Maybe<CaseOutcome>;
};

/** Something that a client, the firm or the program did in a case. */
export type CaseEvent = {
  /** The colleague or client who did it. Null for the program and the operator. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** Of a conversion: the day of the debtor's notice or the court's order, and its docket number. */
  readonly convertedOn?: Maybe<Scalars['Day']['output']>;
  readonly docketNumber?: Maybe<Scalars['String']['output']>;
  /** Debtors whose part ended or goes on again, or whose end was corrected. */
  readonly ends: ReadonlyArray<CaseEventEnd>;
  readonly id: Scalars['ID']['output'];
  readonly isByClient: Scalars['Boolean']['output'];
  readonly kind: CaseEventKind;
  /** Why a number was revealed, answers exported, a course waived, a line not needed, or a case moved on with open lines. Null without a reason. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The person, document, section, task, course or line of the list before filing that it is about. */
  readonly subject?: Maybe<Scalars['String']['output']>;
};

/** How the end of a debtor's part changed. */
export type CaseEventEnd = {
  readonly after: CasePart;
  readonly before: CasePart;
  /** Null for a person who is no longer in the case. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type CaseEventKind =
  | 'CREATED'
  | 'ACCOUNT_CREATED'
  | 'STAGE_CHANGED'
  | 'END_CORRECTED'
  | 'CHAPTER_CHOSEN'
  | 'CONVERTED'
  | 'ARCHIVED'
  | 'RESTORED'
  | 'MERGED'
  | 'DUPLICATE_MERGED'
  | 'NUMBER_SET'
  | 'NUMBER_REMOVED'
  | 'FILING_DATE_SET'
  | 'MEETING_SET'
  | 'MEETING_HELD'
  | 'ASSIGNED'
  | 'OFFICE_CHANGED'
  | 'REMINDED'
  | 'REMINDERS_PAUSED'
  | 'REMINDERS_RESUMED'
  | 'PREVIEWED'
  | 'DEACTIVATED'
  | 'REACTIVATED'
  | 'NOTE_ADDED'
  | 'TASK_ADDED'
  | 'TASK_DONE'
  | 'SPOUSE_ADDED'
  | 'SPOUSE_REMOVED'
  | 'CORRECTED'
  | 'UNLOCKED'
  | 'CODES_BY_EMAIL'
  | 'CHANNEL_CHANGE_PLANNED'
  | 'CHANNEL_CHANGE_CANCELLED'
  | 'SSN_REVEALED'
  | 'INVITED'
  | 'LINK_COPIED'
  | 'INVITATION_REVOKED'
  | 'DOCUMENT_SENT'
  | 'DOCUMENT_FROM_FIRM'
  | 'DOCUMENT_ACCEPTED'
  | 'DOCUMENT_REJECTED'
  | 'DOCUMENT_QUESTIONED'
  | 'DOCUMENT_REQUESTED'
  | 'DOCUMENT_MOVED'
  | 'CHECKLIST_CHOSEN'
  | 'LETTER_SENT'
  | 'DOCUMENT_ACKNOWLEDGED'
  | 'PACKET_MADE'
  | 'PACKET_DOWNLOADED'
  | 'INTAKE_SHOWN'
  | 'INTAKE_HIDDEN'
  | 'INTAKE_DEADLINE_SET'
  | 'INTAKE_INSTRUCTIONS_SET'
  | 'DETAILS_CHANGED'
  | 'SECTION_COMPLETED'
  | 'SECTION_SENT_BACK'
  | 'SECTION_CHECKED'
  | 'SECTION_APPROVED'
  | 'HELP_ANSWERED'
  | 'INTAKE_SUBMITTED'
  | 'FILING_LINE_MARKED'
  | 'FILING_MARK_REMOVED'
  | 'FEES_SET'
  | 'CONFLICTS_SEARCHED'
  | 'PETITION_EXPORTED'
  | 'COURSE_SET_UP'
  | 'COURSE_CHOICES_CHANGED'
  | 'COURSE_ORDERED'
  | 'COURSE_RESET'
  | 'COURSE_HELD'
  | 'COURSE_RELEASED'
  | 'COURSE_WAIVED'
  | 'COURSE_WAIVER_ENDED'
  | 'COURSE_FILED'
  | 'COURSE_NOT_FILED'
  | 'COURSE_DAY_SET'
  | 'COURSE_CERTIFICATE_OPENED'
  | 'COURSE_REGISTERED'
  | 'COURSE_CHANGED';

export type CaseEvents = {
  readonly events: ReadonlyArray<CaseEvent>;
  /** Null at the end. */
  readonly next?: Maybe<Scalars['ID']['output']>;
};

/** The meeting of creditors of a case. Texts are empty until they are known. */
export type CaseMeeting = {
  /** The continued date, or else the first one. */
  readonly day: Scalars['Day']['output'];
  readonly firstDay: Scalars['Day']['output'];
  /** The language of the interpreter. */
  readonly interpreter: Scalars['String']['output'];
  /** The day is over, and the firm has not said whether the meeting was held. */
  readonly isAskedAbout: Scalars['Boolean']['output'];
  readonly isHeld: Scalars['Boolean']['output'];
  readonly link: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  /** HH:MM in the time zone of the court. Null until the court has set it. */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** IANA name, as America/New_York. */
  readonly timeZone: Scalars['String']['output'];
};

export type CaseMeetingInput = {
  readonly day: Scalars['Day']['input'];
  readonly time?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone: Scalars['String']['input'];
  readonly place: Scalars['String']['input'];
  readonly link: Scalars['String']['input'];
  readonly interpreter: Scalars['String']['input'];
};

export type CaseMeetingResult = StaffResult & {
  /** The meeting as it is now, also when a colleague changed it first. Null without a date. */
  readonly current?: Maybe<CaseMeeting>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A note of the firm at a case. Clients never see it. */
export type CaseNote = {
  readonly at: Scalars['DateTime']['output'];
  readonly author: CaseColleague;
  /** Null if it was never changed. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  /** Goes up with each change. */
  readonly version: Scalars['Int']['output'];
};

export type CaseNoteResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The note as it is now, also when it was changed elsewhere first. */
  readonly note?: Maybe<CaseNote>;
  readonly success: Scalars['Boolean']['output'];
};

export type CaseOutcome =
  | 'DISCHARGED'
  | 'DISMISSED'
  /** Closed before filing. */
  | 'WITHDRAWN'
  | 'CLOSED_WITHOUT_DISCHARGE'
  | 'TRANSFERRED';

/** Documents of a case as one PDF. It is kept for 30 days. */
export type CasePacket = {
  readonly by: CaseColleague;
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly done: Scalars['Int']['output'];
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly failures: ReadonlyArray<PacketFailure>;
  readonly id: Scalars['ID']['output'];
  /** Of the file. Null until it is done, as are the next two. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly pages?: Maybe<Scalars['Int']['output']>;
  readonly state: PacketState;
  readonly title: Scalars['String']['output'];
  /** Documents that were chosen, and those of them that the work is done with. */
  readonly total: Scalars['Int']['output'];
};

/** The part of one debtor: the court decides about each. */
export type CasePart = {
  /** 1 or 2. */
  readonly debtor: Scalars['Int']['output'];
  /** Of the order, on the docket of the court. */
  readonly docketNumber?: Maybe<Scalars['String']['output']>;
  /** Of the order. */
  readonly endedOn?: Maybe<Scalars['Day']['output']>;
  readonly hasEnded: Scalars['Boolean']['output'];
  /** Null while it goes on, and when it ended before outcomes were recorded. */
  readonly outcome?: Maybe<CaseOutcome>;
};

/** The part of a debtor, as the person saw it. */
export type CasePartInput = {
  readonly debtor: Scalars['Int']['input'];
  readonly hasEnded: Scalars['Boolean']['input'];
  readonly outcome?: InputMaybe<CaseOutcome>;
  readonly endedOn?: InputMaybe<Scalars['Day']['input']>;
  readonly docketNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CaseQuestionnaireInput = {
  /** Whether the clients of the case see the questionnaire. */
  readonly isShown: Scalars['Boolean']['input'];
  /** By when the firm wants the answers. Of a hidden questionnaire the stored day stays. */
  readonly dueOn?: InputMaybe<Scalars['Day']['input']>;
  /** Plain text that the clients read before they begin, at most 20,000 characters. Empty: the default instructions. Null or left out: unchanged, and of `seen` not compared. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
};

export type CaseReminderState =
  | 'PLANNED'
  | 'PAUSED'
  /** The client has nothing to do. */
  | 'NOTHING_OPEN'
  /** The client has to take a course, which sends reminders of its own. */
  | 'COURSE'
  /** A message to a client was given up. */
  | 'UNDELIVERED'
  /** All reminders of the schedule were sent. */
  | 'FINISHED'
  /** The firm sends none. */
  | 'OFF';

/** The automatic reminders of a case. */
export type CaseReminders = {
  /** For PLANNED: the day at the office of the case. */
  readonly day?: Maybe<Scalars['Day']['output']>;
  readonly lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** For PLANNED: which reminder of the schedule it is, from 1. */
  readonly number?: Maybe<Scalars['Int']['output']>;
  /** For PLANNED: how many the schedule has. */
  readonly of?: Maybe<Scalars['Int']['output']>;
  /** For PAUSED. */
  readonly pausedBy?: Maybe<CaseColleague>;
  /** For PAUSED: the last day. Null until someone ends it. */
  readonly pausedUntil?: Maybe<Scalars['Day']['output']>;
  readonly state: CaseReminderState;
  /** Reminders of all kinds so far. */
  readonly total: Scalars['Int']['output'];
  /** Goes up with each pause and its end. */
  readonly version: Scalars['Int']['output'];
  readonly waitsFor?: Maybe<ClientWaitsFor>;
};

export type CaseRemindersResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague changed it first. */
  readonly reminders?: Maybe<CaseReminders>;
  readonly success: Scalars['Boolean']['output'];
};

/** The stage of a case, and what belongs to it. */
export type CaseStage = {
  readonly caseNumber?: Maybe<Scalars['String']['output']>;
  readonly filedOn?: Maybe<Scalars['Day']['output']>;
  /** For COMPLETE. Null when the debtors have different ones, or when the case ended before outcomes were recorded. */
  readonly outcome?: Maybe<CaseOutcome>;
  readonly parts: ReadonlyArray<CasePart>;
  readonly stage: ClientStage;
};

export type CaseStageInput = {
  readonly stage: ClientStage;
  readonly outcome?: InputMaybe<CaseOutcome>;
  /** Null leaves the recorded day. */
  readonly filedOn?: InputMaybe<Scalars['Day']['input']>;
  /** Null leaves the number. An empty text takes it back, and needs `isNumberPending`. */
  readonly caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** What was seen. Not read in a change. */
  readonly parts?: InputMaybe<ReadonlyArray<CasePartInput>>;
  /** 1 or 2: whose part ends or goes on. Null for the whole case. */
  readonly debtor?: InputMaybe<Scalars['Int']['input']>;
  /** For COMPLETE: the day of the order. Null leaves the recorded day, or else means today. */
  readonly endedOn?: InputMaybe<Scalars['Day']['input']>;
  /** For COMPLETE: of the order. Null leaves the recorded one, an empty text removes it. */
  readonly docketNumber?: InputMaybe<Scalars['String']['input']>;
};

export type CaseStagePreview = {
  /** If there are any, the change needs a reason. */
  readonly gaps: ReadonlyArray<OpenStageGap>;
  /** In the languages of the people of the case. */
  readonly texts: ReadonlyArray<ClientStageTexts>;
  readonly warning?: Maybe<StageWarning>;
};

export type CaseStageResult = StaffResult & {
  /** The stage as it is now, also when a colleague changed it first. */
  readonly current?: Maybe<CaseStage>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A task of the firm at a case. */
export type CaseTask = {
  /** Null for no one in particular. */
  readonly assignee?: Maybe<CaseColleague>;
  /** Null if it came from a template. */
  readonly author?: Maybe<CaseColleague>;
  readonly doneAt?: Maybe<Scalars['DateTime']['output']>;
  readonly doneBy?: Maybe<CaseColleague>;
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Goes up with each change. */
  readonly version: Scalars['Int']['output'];
};

export type CaseTaskInput = {
  readonly title: Scalars['String']['input'];
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  readonly dueOn?: InputMaybe<Scalars['Day']['input']>;
};

export type CaseTaskResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The task as it is now, also when a colleague changed it first. */
  readonly task?: Maybe<CaseTask>;
};

/** Who works on a case, and the office to which it belongs. */
export type CaseTeam = {
  readonly attorneyId: Scalars['ID']['output'];
  readonly officeId: Scalars['ID']['output'];
  /** Null without one. */
  readonly paralegalId?: Maybe<Scalars['ID']['output']>;
};

export type CaseTeamInput = {
  readonly attorneyId: Scalars['ID']['input'];
  readonly paralegalId?: InputMaybe<Scalars['ID']['input']>;
  readonly officeId: Scalars['ID']['input'];
};

export type CaseTeamResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** As it is now, also when a colleague changed it first. */
  readonly team?: Maybe<CaseTeam>;
};

/** A named checklist that a case follows. */
export type CaseTemplate = {
  readonly id: Scalars['ID']['output'];
  /** The firm has removed it. The case keeps it. */
  readonly isRemoved: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

/** What a checklist would change in a case. */
export type CaseTemplateChange = {
  readonly caseId: Scalars['ID']['output'];
  /** Null for the standard one. */
  readonly checklistId?: Maybe<Scalars['ID']['output']>;
  /** In the order of the checklist. */
  readonly lines: ReadonlyArray<ChecklistChangeLine>;
  /** Stands for all that it says; `changeCaseTemplate` takes it. */
  readonly version: Scalars['String']['output'];
};

export type CaseTemplateResult = StaffResult & {
  /** As it would be now, when the case changed first. */
  readonly change?: Maybe<CaseTemplateChange>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CaseUrgency =
  | 'FORECLOSURE'
  | 'WAGES_GARNISHED'
  | 'EVICTION_OR_LAWSUIT';

export type ChangeChapterResult = StaffResult & {
  /** The chapter as it is now, also when a colleague changed it first. */
  readonly current?: Maybe<Scalars['Int']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A category for which a checklist asks for something else than the case does. */
export type ChecklistChangeLine = {
  /** Null for a category of its own. */
  readonly folder?: Maybe<Scalars['String']['output']>;
  /** Null for a category that the case does not have yet. */
  readonly from?: Maybe<ChecklistRequirement>;
  readonly name: Scalars['String']['output'];
  /** Null if it changes. */
  readonly stays?: Maybe<ChecklistStay>;
  readonly to: ChecklistRequirement;
};

/** A category of the checklist. */
export type ChecklistItem = {
  /** The name of the folder that contains it. Null for a category of its own. */
  readonly folder?: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** In a joint case, each person sends their own. */
  readonly perDebtor: Scalars['Boolean']['output'];
  readonly requirement: ChecklistRequirement;
  /** What the product asks for. */
  readonly standard: ChecklistRequirement;
};

export type ChecklistItemInput = {
  readonly key: Scalars['String']['input'];
  readonly requirement: ChecklistRequirement;
};

export type ChecklistRequirement =
  | 'REQUIRED'
  | 'OPTIONAL'
  /** Shown to clients as not needed. */
  | 'NOT_NEEDED';

/** Why a category stays although the checklist asks for something else. */
export type ChecklistStay =
  | 'HAS_DOCUMENTS'
  /** Staff have decided it in this case. */
  | 'BY_FIRM'
  | 'BY_ANSWERS';

/** What a checklist of the firm asks new cases for in a chapter. */
export type ChecklistTemplate = {
  readonly chapter: Scalars['Int']['output'];
  /** Null for the standard one. */
  readonly checklistId?: Maybe<Scalars['ID']['output']>;
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  readonly items: ReadonlyArray<ChecklistItem>;
  /** Goes up with each change. 0 for a firm that has changed nothing. */
  readonly version: Scalars['Int']['output'];
};

export type ChecklistTemplateResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** As it is now, also when a colleague changed it first. */
  readonly template?: Maybe<ChecklistTemplate>;
};

/** Why a client can or cannot log in. */
export type ClientAccess = {
  /** What staff may do for a client whom they have identified. Any other act is refused. */
  readonly acts: ReadonlyArray<ClientAccessAct>;
  /** Where login codes go. Null without an account. */
  readonly codeChannel?: Maybe<ClientCodeChannel>;
  /** The address or number, masked. */
  readonly codeGoesTo?: Maybe<Scalars['String']['output']>;
  /** Until then, codes go to the email instead of the phone. Null otherwise. */
  readonly codesByEmailUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** For LOCKED. Null if it lasts until someone unlocks it or the password is reset. */
  readonly lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** For SETTING_UP. */
  readonly nextStep?: Maybe<ClientAccountStep>;
  /** All at once, in the order in which they are met. Empty if nothing stands in the way. */
  readonly obstacles: ReadonlyArray<ClientAccessState>;
  /** Null while none waits. */
  readonly plannedChange?: Maybe<PlannedChannelChange>;
  /** The first obstacle, or READY. */
  readonly state: ClientAccessState;
  /** For SETTING_UP: 3 password, 4 phone, 5 details. */
  readonly step?: Maybe<Scalars['Int']['output']>;
  /** False after the number answered STOP. */
  readonly takesTexts: Scalars['Boolean']['output'];
  /** Newest first, at most 20. Empty for accounts from before consents were recorded. */
  readonly textConsents: ReadonlyArray<TextConsent>;
};

export type ClientAccessAct =
  | 'UNLOCK'
  | 'CODES_BY_EMAIL'
  | 'CHANGE_EMAIL'
  | 'CHANGE_MOBILE'
  /** Takes back an email or phone that does not work yet. */
  | 'CANCEL_CHANGE';

export type ClientAccessState =
  | 'NOT_INVITED'
  /** The link of the invitation works. */
  | 'INVITED'
  | 'INVITATION_ENDED'
  /** The account is not complete yet. */
  | 'SETTING_UP'
  | 'READY'
  /** Too many wrong passwords. */
  | 'LOCKED'
  /** The client reported a change that was not theirs. */
  | 'LOCKED_BY_REPORT'
  /** The client does not see the case any more. They can reactivate it. */
  | 'DEACTIVATED'
  /** No email and no phone is proven, so that no code reaches the client. */
  | 'NO_CHANNEL';

/** What is missing of an account. */
export type ClientAccountStep =
  | 'PHONE'
  | 'DETAILS'
  | 'EMAIL'
  /** Only the button of the last page. */
  | 'FINISH';

/** Who was active last. */
export type ClientActivity = {
  readonly at: Scalars['DateTime']['output'];
  /** The given name of the client, or the name of the person of the firm. Null for the invitation. */
  readonly by?: Maybe<Scalars['String']['output']>;
};

export type ClientChannel =
  | 'EMAIL'
  | 'TEXT';

export type ClientCodeChannel =
  | 'TEXT'
  | 'EMAIL'
  /** No channel is proven, so that the client cannot log in. */
  | 'NONE';

/** What the firm has typed about a person of a case. */
export type ClientContact = {
  readonly email: Scalars['String']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly language: ClientLanguage;
  /** Ten digits. Empty without a number. */
  readonly mobilePhone: Scalars['String']['output'];
};

export type ClientDeadline = {
  readonly day: Scalars['Day']['output'];
  /** 1 or 2. Null for the whole case. */
  readonly debtor?: Maybe<Scalars['Int']['output']>;
  /** As `meeting`, `questionnaire`, `second-certificate`, `planned-filing`. */
  readonly kind: Scalars['String']['output'];
};

/** All conditions apply together. A condition that is left out applies to nothing. */
export type ClientFilter = {
  /** Words of names, number, email or phone. Each must match. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Assigned to this person as attorney or paralegal. */
  readonly assignedTo?: InputMaybe<Scalars['ID']['input']>;
  readonly stage?: InputMaybe<ClientStage>;
  /** Open cases when left out or false. Complete ones as well when true. */
  readonly includesComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** None of the archive when left out. */
  readonly archive?: InputMaybe<ArchiveFilter>;
  /** 7 or 13. */
  readonly chapter?: InputMaybe<Scalars['Int']['input']>;
  readonly language?: InputMaybe<ClientLanguage>;
  readonly waitingOn?: InputMaybe<WaitingOn>;
  /** No act of the client for at least so many days. */
  readonly quietForDays?: InputMaybe<Scalars['Int']['input']>;
  /** No act of the client for at most so many days. */
  readonly quietForAtMostDays?: InputMaybe<Scalars['Int']['input']>;
  readonly deadline?: InputMaybe<DeadlineWindow>;
  readonly needs?: InputMaybe<ClientNeed>;
  /** Cases before filing whose list has no necessary line that is open. */
  readonly readyToFile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ClientInvitation = {
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: ClientInvitationState;
};

export type ClientInvitationState =
  | 'NONE'
  /** The link works. */
  | 'OPEN'
  | 'EXPIRED'
  | 'REVOKED'
  /** The person has an account. */
  | 'ACCEPTED';

export type ClientLanguage =
  | 'EN'
  | 'ES';

export type ClientLink = {
  /** Works once, for the person of this place. */
  readonly link: Scalars['String']['output'];
  readonly participantId: Scalars['ID']['output'];
};

export type ClientLinkResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** For `copyClientLink`. */
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A message of the firm to a client, without its words. */
export type ClientMessage = {
  readonly at: Scalars['DateTime']['output'];
  /** A notice that was given up. No later one was sent again or has arrived by this channel. */
  readonly canBeSentAgain: Scalars['Boolean']['output'];
  readonly channel: ClientChannel;
  /** Why it was given up, in words of the mail or text service. */
  readonly fault?: Maybe<Scalars['String']['output']>;
  readonly kind: ClientMessageKind;
  readonly state: ClientMessageState;
};

export type ClientMessageKind =
  | 'INVITATION'
  /** News in a case, for a person with an account. */
  | 'NOTICE';

export type ClientMessageState =
  | 'WAITING'
  | 'DELIVERED'
  | 'GIVEN_UP';

/** The lines of Today, as conditions. */
export type ClientNeed =
  | 'DOCUMENTS_TO_REVIEW'
  | 'SECTIONS_TO_CHECK'
  | 'HELP_REQUESTED'
  | 'MESSAGE_UNDELIVERED'
  | 'INVITATION_ENDED';

export type ClientPage = {
  /** For the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
  /** For the page before; null on the first. */
  readonly previous?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ClientRow>;
  /** All cases that match. */
  readonly total: Scalars['Int']['output'];
};

export type ClientPerson = {
  /** 1 or 2. */
  readonly debtor: Scalars['Int']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly hasAccount: Scalars['Boolean']['output'];
  /** Of the place in the case. */
  readonly id: Scalars['ID']['output'];
  readonly language: ClientLanguage;
};

/** A case in a list of the firm. */
export type ClientRow = {
  readonly attorney: CaseColleague;
  readonly caseNumber?: Maybe<Scalars['String']['output']>;
  readonly chapter?: Maybe<Scalars['Int']['output']>;
  readonly coursesDone: Scalars['Int']['output'];
  readonly coursesNeeded: Scalars['Int']['output'];
  readonly documentsComplete: Scalars['Int']['output'];
  readonly documentsNeeded: Scalars['Int']['output'];
  readonly documentsToReview: Scalars['Int']['output'];
  /** Once for debtors with the same outcome and day, else for each whose part has ended. */
  readonly ends: ReadonlyArray<CaseEnd>;
  readonly helpRequests: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** A message to a client was given up. */
  readonly isUndelivered: Scalars['Boolean']['output'];
  readonly lastActivity: ClientActivity;
  readonly nextDeadline?: Maybe<ClientDeadline>;
  readonly paralegal?: Maybe<CaseColleague>;
  readonly people: ReadonlyArray<ClientPerson>;
  /** Since when nothing came from the client: their last act, or the invitation. */
  readonly quietSince?: Maybe<Scalars['DateTime']['output']>;
  readonly remindedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly reminders: Scalars['Int']['output'];
  readonly sectionsDone: Scalars['Int']['output'];
  readonly sectionsShown: Scalars['Int']['output'];
  readonly sectionsToCheck: Scalars['Int']['output'];
  readonly stage: ClientStage;
  readonly step: ClientStep;
  readonly waitsFor?: Maybe<ClientWaitsFor>;
};

export type ClientSort = {
  readonly key: ClientSortKey;
  readonly isDescending: Scalars['Boolean']['input'];
};

export type ClientSortKey =
  | 'LAST_ACTIVITY'
  | 'NAME'
  | 'NEXT_DEADLINE'
  | 'OPENED';

export type ClientStage =
  | 'PRE_FILING'
  | 'FILED'
  | 'COMPLETE';

/** What the clients of a case read in one language. */
export type ClientStageTexts = {
  readonly current: Scalars['String']['output'];
  readonly header: Scalars['String']['output'];
  readonly language: ClientLanguage;
  /** The notification. Null when none is sent. */
  readonly news?: Maybe<Scalars['String']['output']>;
  /** Name and description of the current step of the timeline. */
  readonly step: Scalars['String']['output'];
  readonly stepDescription: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** The next step of a case, as the client list shows it. */
export type ClientStep =
  /** Created, without an invitation. */
  | 'NOT_INVITED'
  /** No person has an account yet, and the link works. */
  | 'INVITED'
  /** No person has an account yet, and no link works. */
  | 'INVITATION_ENDED'
  | 'COLLECTING_DOCUMENTS'
  | 'QUESTIONNAIRE_OPEN'
  | 'FIRST_COURSE'
  /** All that a client does before the filing is done. */
  | 'CLIENT_DONE'
  /** No necessary line of the list before filing is open. */
  | 'READY_TO_FILE'
  /** Filed, without a date of the meeting of creditors. */
  | 'FILED'
  | 'MEETING_SCHEDULED'
  | 'SECOND_COURSE'
  /** Filed, and all that a client does is done. */
  | 'WAITING_FOR_COURT'
  | 'DISCHARGED'
  | 'CLOSED';

export type ClientWaitsFor =
  | 'ACCEPT_INVITATION'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'FIRST_COURSE'
  | 'SECOND_COURSE';

export type ClientsCsvResult = StaffResult & {
  /** RFC 4180 with a byte order mark. */
  readonly csv?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ConflictKind =
  /** A person of another case of the firm. */
  | 'PERSON'
  /** A creditor whom a client of another case named. */
  | 'CREDITOR'
  /** A creditor of this case who is a client of the firm, or was. */
  | 'CLIENT_OWED';

export type ConflictMatch = {
  /** The people of the other case. */
  readonly clients: Scalars['String']['output'];
  /** As it stands in the other case. */
  readonly found: Scalars['String']['output'];
  readonly kind: ConflictKind;
  readonly otherCaseId: Scalars['ID']['output'];
  /** Of the debtor or creditor of this case. */
  readonly searched: Scalars['String']['output'];
};

export type ConflictMatches = {
  /** Cases whose clients have named creditors in a questionnaire that they handed in. */
  readonly casesWithCreditors: Scalars['Int']['output'];
  readonly matches: ReadonlyArray<ConflictMatch>;
  /** More than are listed. */
  readonly total: Scalars['Int']['output'];
};

export type ConflictSearch = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: CaseColleague;
  readonly found: Scalars['Int']['output'];
  /** False after a change of the debtors' names. */
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly note: Scalars['String']['output'];
};

export type CorrectClientResult = StaffResult & {
  /** The person as it is now, also when a colleague changed it first. */
  readonly current?: Maybe<ClientContact>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** As `email`. Null if the refusal is about no field. */
  readonly errorField?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The link that the person had no longer works. */
  readonly isLinkEnded: Scalars['Boolean']['output'];
  readonly success: Scalars['Boolean']['output'];
};

/** One course of one debtor in a list. */
export type CourseLine = {
  readonly client: ClientRow;
  readonly course: StaffCourseNumber;
  readonly debtor: Scalars['Int']['output'];
  /** The last day of a certificate, the planned day of filing or the filing date for the first course, or the day on which the second is due. */
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  readonly givenName: Scalars['String']['output'];
  readonly isLate: Scalars['Boolean']['output'];
  readonly state: StaffCourseState;
};

/** Conditions of the list of courses. Cases that have ended or are in the archive are not in it. */
export type CourseLineFilter = {
  readonly course?: InputMaybe<StaffCourseNumber>;
  /** Null for every state. */
  readonly states?: InputMaybe<ReadonlyArray<StaffCourseState>>;
  /** Only courses whose day is over. */
  readonly isLate: Scalars['Boolean']['input'];
  /** Only cases that the viewer works on. */
  readonly isMine: Scalars['Boolean']['input'];
};

export type CourseLineSort =
  | 'DUE'
  | 'CLIENT';

export type CourseLines = {
  readonly lines: ReadonlyArray<CourseLine>;
  /** For `after`. Null at the end. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly total: Scalars['Int']['output'];
};

export type CourseLinesExport = StaffResult & {
  readonly csv?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** One course of one debtor. */
export type CourseOfDebtor = {
  /** The firm can order it now, and the client then chooses the provider. */
  readonly canOrder: Scalars['Boolean']['output'];
  /** Something was ordered or begun. */
  readonly canReset: Scalars['Boolean']['output'];
  /** The provider's certificate, for `/workspace/certificate/{id}`. */
  readonly certificateId?: Maybe<Scalars['ID']['output']>;
  readonly certificateNumber?: Maybe<Scalars['String']['output']>;
  readonly completedOn?: Maybe<Scalars['Day']['output']>;
  /** The certificate was filed with the court on this day. */
  readonly courtFiledOn?: Maybe<Scalars['Day']['output']>;
  readonly days: ReadonlyArray<StaffCourseDay>;
  readonly debtor: Scalars['Int']['output'];
  readonly failedRegistrations: Scalars['Int']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly isHeld: Scalars['Boolean']['output'];
  readonly method?: Maybe<StaffCourseMethod>;
  readonly providerName?: Maybe<Scalars['String']['output']>;
  readonly state: StaffCourseState;
  readonly timesOpened: Scalars['Int']['output'];
  /** The first course may be taken after filing through this day. */
  readonly waivedUntil?: Maybe<Scalars['Day']['output']>;
  readonly waiverReason?: Maybe<Scalars['String']['output']>;
};

export type CoursePayer =
  | 'FIRM'
  | 'CLIENT';

export type CourseSetUpInput = {
  readonly payer: CoursePayer;
  /** Null means every provider. */
  readonly providerIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Ignored in a case of one debtor. Null means that the spouses choose. */
  readonly option?: InputMaybe<StaffJointOption>;
};

export type CourseSsnInput = {
  readonly debtor: Scalars['Int']['input'];
  /** Nine digits. They go to the order service and are not stored. */
  readonly ssn: Scalars['String']['input'];
};

export type CourseUnitResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** As it is now, also when a colleague changed it first. */
  readonly unitKey?: Maybe<Scalars['String']['output']>;
};

export type CourseWaiverInput = {
  readonly until: Scalars['Day']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DeadlineWindow =
  | 'OVERDUE'
  | 'WITHIN_7_DAYS'
  | 'WITHIN_14_DAYS'
  | 'WITHIN_30_DAYS';

export type ExtraRequestInput = {
  readonly title: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
  /** 1 or 2. Null for the whole case. */
  readonly debtor?: InputMaybe<Scalars['Int']['input']>;
  readonly requirement: ChecklistRequirement;
  readonly dueOn?: InputMaybe<Scalars['Day']['input']>;
};

export type FilingFees = {
  /** In dollars: '1500.00'. Null while no fee is agreed. */
  readonly agreed?: Maybe<Scalars['String']['output']>;
  readonly agreedOn?: Maybe<Scalars['Day']['output']>;
  /** What is to be paid before filing. Null while no fee is agreed. */
  readonly due?: Maybe<Scalars['String']['output']>;
  readonly paid: Scalars['String']['output'];
  /** By their days. */
  readonly payments: ReadonlyArray<FilingPayment>;
};

export type FilingFeesInput = {
  /** In dollars, such as '1500' or '1,500.00'. */
  readonly agreed: Scalars['String']['input'];
  readonly agreedOn?: InputMaybe<Scalars['Day']['input']>;
  readonly due: Scalars['String']['input'];
};

/** A line of the list before filing. */
export type FilingLine = {
  /** The last day of the counseling certificate, or the day of the mark. */
  readonly day?: Maybe<Scalars['Day']['output']>;
  /** 1 or 2; 0 for the whole case. */
  readonly debtor: Scalars['Int']['output'];
  /** Of the debtor; '' for the whole case. */
  readonly givenName: Scalars['String']['output'];
  readonly isNecessary: Scalars['Boolean']['output'];
  /** The last day of the certificate is over. */
  readonly isTooOld: Scalars['Boolean']['output'];
  /** Stands for the line in acts. */
  readonly key: Scalars['String']['output'];
  readonly kind: FilingLineKind;
  /** Null for a line without one, and for what the product counts. */
  readonly mark?: Maybe<FilingMark>;
  /** Documents, sections or warnings; otherwise 0. */
  readonly missing: Scalars['Int']['output'];
  /** Of a line of the firm; otherwise ''. */
  readonly name: Scalars['String']['output'];
  readonly state: FilingLineState;
  /** The day of the course that the client typed in the questionnaire, if the certificate has another one. */
  readonly typedDay?: Maybe<Scalars['Day']['output']>;
};

export type FilingLineInput = {
  /** A UUID that the form makes. */
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly isNecessary: Scalars['Boolean']['input'];
};

export type FilingLineKind =
  | 'DOCUMENTS'
  | 'INTAKE'
  | 'WARNINGS'
  | 'IDENTITY'
  | 'COUNSELING'
  | 'FEES'
  | 'SIGNED'
  | 'CONFLICTS'
  /** A line of the firm. */
  | 'OWN';

export type FilingLineState =
  | 'OPEN'
  | 'DONE'
  /** Staff said so, with a reason. */
  | 'NOT_NEEDED';

/** The lines of the firm, and which ones are necessary. */
export type FilingList = {
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  /** Lines of the product that are not necessary. */
  readonly optional: ReadonlyArray<FilingLineKind>;
  readonly own: ReadonlyArray<FirmFilingLine>;
  /** 0 while the firm has the standard. */
  readonly version: Scalars['Int']['output'];
};

export type FilingListResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague changed it first. */
  readonly filingList?: Maybe<FilingList>;
  readonly success: Scalars['Boolean']['output'];
};

/** What a person of the firm said of a line. */
export type FilingMark = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: CaseColleague;
  /** When it was done, where that was typed. */
  readonly day?: Maybe<Scalars['Day']['output']>;
  /** Why it is not needed; otherwise ''. */
  readonly reason: Scalars['String']['output'];
};

export type FilingMarkInput = {
  readonly state: FilingLineState;
  readonly day?: InputMaybe<Scalars['Day']['input']>;
  /** Wanted for a line that is not needed. */
  readonly reason: Scalars['String']['input'];
};

export type FilingPayment = {
  /** In dollars: '1500.00'. */
  readonly amount: Scalars['String']['output'];
  readonly by: CaseColleague;
  readonly id: Scalars['ID']['output'];
  readonly note: Scalars['String']['output'];
  readonly paidOn: Scalars['Day']['output'];
};

export type FilingPaymentInput = {
  readonly amount: Scalars['String']['input'];
  readonly paidOn: Scalars['Day']['input'];
  readonly note: Scalars['String']['input'];
};

export type FirmFaqEntry = {
  /** A blank line begins a paragraph. May be empty if there are more questions. */
  readonly answer: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly more: ReadonlyArray<FirmFaqInnerEntry>;
  readonly question: Scalars['String']['output'];
};

export type FirmFaqEntryInput = {
  readonly id: Scalars['String']['input'];
  readonly question: Scalars['String']['input'];
  readonly answer: Scalars['String']['input'];
  readonly more: ReadonlyArray<FirmFaqInnerEntryInput>;
};

/** A question inside a question. */
export type FirmFaqInnerEntry = {
  /** A blank line begins a paragraph. */
  readonly answer: Scalars['String']['output'];
  readonly id: Scalars['String']['output'];
  readonly question: Scalars['String']['output'];
};

export type FirmFaqInnerEntryInput = {
  readonly id: Scalars['String']['input'];
  readonly question: Scalars['String']['input'];
  readonly answer: Scalars['String']['input'];
};

export type FirmFaqTopic = {
  readonly entries: ReadonlyArray<FirmFaqEntry>;
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type FirmFaqTopicInput = {
  readonly id: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
  readonly entries: ReadonlyArray<FirmFaqEntryInput>;
};

/** The questions and answers that clients of the firm read in one language. */
export type FirmFaqs = {
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  /** False for those of the product. */
  readonly isOwn: Scalars['Boolean']['output'];
  readonly language: ClientLanguage;
  /** A blank line begins a paragraph. */
  readonly overview: Scalars['String']['output'];
  readonly topics: ReadonlyArray<FirmFaqTopic>;
  /** Goes up with each change. 0 for a firm that has changed nothing. */
  readonly version: Scalars['Int']['output'];
};

export type FirmFaqsInput = {
  readonly overview: Scalars['String']['input'];
  readonly topics: ReadonlyArray<FirmFaqTopicInput>;
};

export type FirmFaqsResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As they are now, also when a colleague changed them first. */
  readonly faqs?: Maybe<FirmFaqs>;
  readonly success: Scalars['Boolean']['output'];
};

export type FirmFilingLine = {
  readonly isNecessary: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** What clients see of the firm, and how it invites them. */
export type FirmProfile = {
  /** Background of the firm's tile, `#RRGGBB`. */
  readonly colour: Scalars['String']['output'];
  /** Replies to invitations go there. Empty without one. */
  readonly email: Scalars['String']['output'];
  /** Path of the logo, or null. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  /** How long the link of an invitation works. */
  readonly invitationDays: Scalars['Int']['output'];
  /** In each invitation, if the case has no words of its own. */
  readonly invitationMessage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Color of text on it, at least 4.5:1. */
  readonly onColour: Scalars['String']['output'];
  /** Goes up with each change. */
  readonly version: Scalars['Int']['output'];
  /** https address. Empty without one. */
  readonly website: Scalars['String']['output'];
};

export type FirmProfileInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly website: Scalars['String']['input'];
  readonly colour: Scalars['String']['input'];
  readonly invitationMessage: Scalars['String']['input'];
  readonly invitationDays: Scalars['Int']['input'];
};

export type FirmProfileResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The profile as it is now, also when a colleague changed it first. */
  readonly profile?: Maybe<FirmProfile>;
  readonly success: Scalars['Boolean']['output'];
};

export type HelpAnswerKind =
  /** The client reads the reply, and may change the answer. */
  | 'ANSWERED'
  /** The firm finds the answer itself. */
  | 'LEFT_TO_FIRM';

export type IdentityCheck =
  | 'IN_PERSON'
  | 'BY_PHONE'
  | 'BY_VIDEO';

export type ImportClientsResult = StaffResult & {
  readonly caseIds: ReadonlyArray<Scalars['ID']['output']>;
  /** 0 in a dry run. */
  readonly created?: Maybe<Scalars['Int']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly rows: ReadonlyArray<ImportedClient>;
  readonly success: Scalars['Boolean']['output'];
};

export type ImportProblem = {
  /** The heading of its column. */
  readonly column: Scalars['String']['output'];
  readonly words: Scalars['String']['output'];
};

/** A row of a list of clients, as it was read. */
export type ImportedClient = {
  readonly name: Scalars['String']['output'];
  readonly problems: ReadonlyArray<ImportProblem>;
  /** The first row below the heading is 2. */
  readonly row: Scalars['Int']['output'];
  readonly similar: ReadonlyArray<SimilarClient>;
};

/** An act of a person of the firm. */
export type IntakeAct = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: CaseColleague;
};

export type IntakeColumnHeading = {
  /** 1 or 2; 0 for both. */
  readonly debtor: Scalars['Int']['output'];
  /** Null for both, and for a spouse who does not file. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type IntakeDebtor = {
  /** 1 or 2. */
  readonly debtor: Scalars['Int']['output'];
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** SSN, or ITIN of a client who has no SSN. Null while the client has given none. */
  readonly numberKind?: Maybe<IntakeNumberKind>;
  readonly participantId: Scalars['ID']['output'];
};

export type IntakeFormLine = {
  /** Those with an answer or a gap: both, debtor 1, debtor 2. */
  readonly columns: ReadonlyArray<IntakeLineColumn>;
  /** In English, as the form itself. */
  readonly label: Scalars['String']['output'];
  /** As the form prints it: '8d', 'Part 7'. '' where there is no number. */
  readonly line: Scalars['String']['output'];
  readonly state: IntakeLineState;
};

export type IntakeFormPart = {
  readonly lines: ReadonlyArray<IntakeFormLine>;
  /** In English. '' on a form that is not divided. */
  readonly title: Scalars['String']['output'];
};

/** An official form that the answers of this case feed. */
export type IntakeFormSummary = {
  /** Lines with an answer, and lines on which a needed answer is missing. */
  readonly answeredCount: Scalars['Int']['output'];
  /** Official number: 101, 106A/B, … */
  readonly form: Scalars['String']['output'];
  readonly gapCount: Scalars['Int']['output'];
  /** Questions whose first form is this one, so that each counts once. */
  readonly helpCount: Scalars['Int']['output'];
  /** The attorney completes it, so answers of the client never make it complete. */
  readonly isAttorneysPart: Scalars['Boolean']['output'];
  /** In English, as the form itself. */
  readonly name: Scalars['String']['output'];
  readonly warningCount: Scalars['Int']['output'];
};

export type IntakeGroup = {
  readonly name: Scalars['String']['output'];
  readonly questionGroupId: Scalars['String']['output'];
  /** In order, with those that do not apply. */
  readonly questions: ReadonlyArray<IntakeQuestion>;
};

export type IntakeHelp = {
  /** When the firm was notified. Null if that is not known. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** What the client wrote, line by line. '' if nothing. */
  readonly words: Scalars['String']['output'];
};

export type IntakeHelpResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague or the client changed it first. */
  readonly question?: Maybe<IntakeQuestion>;
  readonly success: Scalars['Boolean']['output'];
};

export type IntakeLineColumn = {
  /** 1 or 2; 0 for what is answered once for both. */
  readonly debtor: Scalars['Int']['output'];
  readonly entries: ReadonlyArray<IntakeLineEntry>;
  readonly rows: ReadonlyArray<IntakeLineRow>;
};

/** A creditor, a vehicle, an account and so on. */
export type IntakeLineEntry = {
  readonly name: Scalars['String']['output'];
  /** From 1, over all columns of the line. */
  readonly number: Scalars['Int']['output'];
  readonly questionKey: Scalars['String']['output'];
  readonly rows: ReadonlyArray<IntakeLineRow>;
  readonly sectionId: Scalars['ID']['output'];
};

/** An answer on a line of a form. A gap has the name of its question and no text. */
export type IntakeLineRow = {
  readonly isGuess: Scalars['Boolean']['output'];
  readonly isMissing: Scalars['Boolean']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  readonly questionState: IntakeQuestionState;
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly savedBy?: Maybe<Scalars['String']['output']>;
  readonly sectionId: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type IntakeLineState =
  | 'ANSWERED'
  /** Needed and not answered. */
  | 'GAP'
  /** Asked, and nothing was given, because nothing was needed. */
  | 'EMPTY'
  /** No question of this case leads to the line. */
  | 'NOT_ASKED';

export type IntakeNumberKind =
  | 'SSN'
  | 'ITIN';

export type IntakeQuestion = {
  /** What was asked. */
  readonly asked: Scalars['String']['output'];
  /** 1 or 2; 0 for both. */
  readonly debtor: Scalars['Int']['output'];
  /** Null if the client did not ask for help. */
  readonly help?: Maybe<IntakeHelp>;
  readonly name: Scalars['String']['output'];
  /** The address of the question in the portal. */
  readonly questionId: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  /** Null until the firm answers, and after the client changes the answer. */
  readonly resolution?: Maybe<IntakeResolution>;
  /** Empty before the first save, and while the question does not apply. */
  readonly rows: ReadonlyArray<IntakeRow>;
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly savedBy?: Maybe<Scalars['String']['output']>;
  readonly sectionId: Scalars['ID']['output'];
  readonly state: IntakeQuestionState;
  /** Stands for the answer that was read and for what the firm replied. Sent with a reply, which is refused if one of them has changed since. */
  readonly version: Scalars['String']['output'];
  readonly warnings: ReadonlyArray<IntakeWarning>;
  /** The name of the debtor; '' where there is one question for both. */
  readonly whose: Scalars['String']['output'];
};

export type IntakeQuestionState =
  | 'COMPLETE'
  /** Asked and not complete: a gap. */
  | 'OPEN'
  /** The client chose "I need help with this" or "Not sure". */
  | 'HELP_REQUESTED'
  /** The firm has answered the request for help. */
  | 'ANSWERED_BY_FIRM'
  /** The firm finds the answer itself. */
  | 'LEFT_TO_FIRM'
  /** Does not apply, because of other answers. */
  | 'NOT_ASKED';

export type IntakeResolution = {
  readonly act: IntakeAct;
  readonly as: HelpAnswerKind;
  /** Read by the firm alone. */
  readonly note: Scalars['String']['output'];
  /** What the client reads. '' without words. */
  readonly reply: Scalars['String']['output'];
};

export type IntakeResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague or the client changed it first. */
  readonly intake?: Maybe<StaffIntake>;
  readonly success: Scalars['Boolean']['output'];
};

/** An answer, or the beginning of an entry or a part of one. */
export type IntakeRow = {
  /** The client marked it as a guess. */
  readonly isGuess: Scalars['Boolean']['output'];
  /** Needed and not answered. */
  readonly isMissing: Scalars['Boolean']['output'];
  /** The other debtor does not read it, or it is a home that the client keeps private. */
  readonly isPrivate: Scalars['Boolean']['output'];
  readonly kind: IntakeRowKind;
  readonly label: Scalars['String']['output'];
  /** 0 for the question itself, one more inside each entry. */
  readonly level: Scalars['Int']['output'];
  /** JSON pointer with record IDs. */
  readonly path: Scalars['String']['output'];
  /** '' if it is not answered. Numbers of people are masked. */
  readonly text: Scalars['String']['output'];
};

export type IntakeRowKind =
  | 'ANSWER'
  /** Begins an entry of a list, such as a vehicle. */
  | 'ENTRY'
  /** Begins a part of an entry. */
  | 'HEADING';

/** A section of the questionnaire, as the firm sees it. */
export type IntakeSection = {
  readonly answeredCount: Scalars['Int']['output'];
  /** By an attorney or administrator, after the check. */
  readonly approved?: Maybe<IntakeAct>;
  /** Who compared it with the documents and took it over. Null until then, after it is sent back, and of sections that were taken over before names were kept. */
  readonly checked?: Maybe<IntakeAct>;
  /** The newest comment with which it was sent back. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** Null while the client has it. */
  readonly handedInAt?: Maybe<Scalars['DateTime']['output']>;
  readonly handedInBy?: Maybe<Scalars['String']['output']>;
  /** Requests for help that the firm has not answered. */
  readonly helpCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Sent back, and not handed in again since. */
  readonly isSentBack: Scalars['Boolean']['output'];
  /** False: the firm hides it from the client. */
  readonly isShown: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** Questions that apply, and those of them that are complete. */
  readonly neededCount: Scalars['Int']['output'];
  /** From 1. */
  readonly order: Scalars['Int']['output'];
  /** 1 NotStarted, 2 InProgress, 3 Completed, 4 Submitted, 5 Rejected, 6 Imported (checked). */
  readonly status: Scalars['Int']['output'];
  /** The stable key: 'vehicles'. */
  readonly systemName: Scalars['String']['output'];
  /** Version of the state that was read. Sent with each change, which is refused if the section has changed since. */
  readonly version: Scalars['String']['output'];
  readonly warningCount: Scalars['Int']['output'];
};

/** A section as it was asked. */
export type IntakeSectionAnswers = {
  readonly groups: ReadonlyArray<IntakeGroup>;
  readonly section: IntakeSection;
};

/** Answers that may not fit together. Clients see it too while they can change the section. */
export type IntakeWarning = {
  /** X01 to X52. */
  readonly id: Scalars['String']['output'];
  /** On a form: the first line of the question. Otherwise ''. */
  readonly line: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  readonly questionName: Scalars['String']['output'];
  readonly sectionId: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  /** Whose question it is; '' where there is one for both. */
  readonly whose: Scalars['String']['output'];
};

/** An email and a text as a client gets them. */
export type InvitationPreview = {
  readonly body: Scalars['String']['output'];
  readonly days: Scalars['Int']['output'];
  readonly from: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** A decision that can still be undone, or the last one that was made. */
export type MadeDecision = {
  readonly at: Scalars['DateTime']['output'];
  readonly by?: Maybe<CaseColleague>;
  readonly decision: ReviewDecision;
  /** The client is notified then. Null after that. */
  readonly undoUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** The text below each email to staff, by language. Empty for no footer. */
export type MailFooter = {
  readonly en: Scalars['String']['output'];
  readonly es: Scalars['String']['output'];
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  /** Goes up with each change. 0 for a firm that has changed nothing. */
  readonly version: Scalars['Int']['output'];
};

export type MailFooterResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As it is now, also when a colleague changed it first. */
  readonly mailFooter?: Maybe<MailFooter>;
  readonly success: Scalars['Boolean']['output'];
};

export type MatrixCourt = {
  readonly code: Scalars['String']['output'];
  /** Empty for a court that is not listed. */
  readonly name: Scalars['String']['output'];
};

export type MatrixFault =
  | 'NO_NAME'
  | 'NO_STREET'
  | 'NO_CITY'
  | 'NO_STATE'
  | 'NO_ZIP'
  /** A line is longer than the court reads. */
  | 'TOO_LONG'
  | 'TOO_MANY_LINES'
  /** A letter that is not of plain English, or a symbol that the court refuses. */
  | 'SYMBOL'
  /** A line begins with something other than a letter or digit. */
  | 'BEGINNING'
  | 'ALL_CAPITALS';

export type MatrixFinding = {
  readonly fault: MatrixFault;
  /** The line or symbol. Empty for what is missing. */
  readonly found: Scalars['String']['output'];
};

/** The list of creditors as a court would read it. */
export type MatrixPreview = {
  readonly creditors: Scalars['Int']['output'];
  readonly problems: ReadonlyArray<MatrixProblem>;
};

/** A creditor whom the court would not read correctly. */
export type MatrixProblem = {
  readonly findings: ReadonlyArray<MatrixFinding>;
  /** Empty if there is none. */
  readonly name: Scalars['String']['output'];
};

/** The meeting of a case, and what a new one begins with. */
export type MeetingOfCase = {
  /** Null without a date. */
  readonly meeting?: Maybe<CaseMeeting>;
  /** Time zone of the office of the case. */
  readonly officeTimeZone: Scalars['String']['output'];
};

export type MergeDuplicateResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What one person would read about missing documents. */
export type MissingLetterText = {
  readonly debtor: Scalars['Int']['output'];
  readonly end: Scalars['String']['output'];
  readonly greeting: Scalars['String']['output'];
  /** False for a person without an account, who gets no letter. */
  readonly isReached: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  readonly language: ClientLanguage;
  readonly lead: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

/** A checklist of the firm beside its standard one. */
export type NamedChecklist = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type NamedChecklistInput = {
  /** A UUID that the form makes. */
  readonly id: Scalars['String']['input'];
  /** At most 60 characters. */
  readonly name: Scalars['String']['input'];
};

export type NamedChecklists = {
  /** In the order of the firm, without removed ones. */
  readonly lists: ReadonlyArray<NamedChecklist>;
  /** Goes up with each change. 0 for a firm that never had one. */
  readonly version: Scalars['Int']['output'];
};

export type NamedChecklistsResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As they are now, also when a colleague changed them first. */
  readonly namedChecklists?: Maybe<NamedChecklists>;
  readonly success: Scalars['Boolean']['output'];
};

export type NewClientCase = {
  /** Made by the page, so that a repeated request creates the case once. */
  readonly creationKey: Scalars['String']['input'];
  readonly debtor1: NewClientPerson;
  readonly debtor2?: InputMaybe<NewClientPerson>;
  /** Consent to one mobile phone for both. */
  readonly isPhoneShared: Scalars['Boolean']['input'];
  /** 7 or 13. Null when it is not decided. */
  readonly chapter?: InputMaybe<Scalars['Int']['input']>;
  readonly attorneyId: Scalars['ID']['input'];
  readonly paralegalId?: InputMaybe<Scalars['ID']['input']>;
  /** A named checklist of the firm. Null for the standard one. */
  readonly checklistId?: InputMaybe<Scalars['ID']['input']>;
  readonly plannedFilingOn?: InputMaybe<Scalars['Day']['input']>;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
  /** Shows the questionnaire at once. */
  readonly showsQuestionnaire: Scalars['Boolean']['input'];
  readonly questionnaireDueOn?: InputMaybe<Scalars['Day']['input']>;
  /** The number that opens the courses. Without one, the client sees no courses. */
  readonly clientCode?: InputMaybe<Scalars['String']['input']>;
  readonly coursePayer: CoursePayer;
  /** Added to the invitation; at most 500 characters. */
  readonly greeting?: InputMaybe<Scalars['String']['input']>;
  /** False creates the case and sends nothing. */
  readonly sendsInvitations: Scalars['Boolean']['input'];
  /** The viewer has seen who looks like the same person. */
  readonly isNewPerson: Scalars['Boolean']['input'];
};

export type NewClientCaseResult = StaffResult & {
  readonly caseId?: Maybe<Scalars['ID']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The field that the refusal is about, as `debtor1.email`. */
  readonly errorField?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** Not empty when the case was not created because of them. */
  readonly similar?: Maybe<ReadonlyArray<SimilarClient>>;
  readonly success: Scalars['Boolean']['output'];
};

export type NewClientPerson = {
  readonly givenName: Scalars['String']['input'];
  readonly familyName: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  /** Ten digits, also with spaces and signs. Login codes go to it. */
  readonly mobilePhone: Scalars['String']['input'];
  readonly language: ClientLanguage;
};

/** A new passkey, as the browser made it. All but the name are base64url. */
export type NewPasskeyInput = {
  readonly name: Scalars['String']['input'];
  readonly credentialId: Scalars['String']['input'];
  readonly clientData: Scalars['String']['input'];
  readonly attestation: Scalars['String']['input'];
  /** How the browser reaches the authenticator, such as `internal` or `usb`. */
  readonly transports: ReadonlyArray<Scalars['String']['input']>;
};

/** A place of the firm. Clients see its address and phone; its time zone says when a day ends. */
export type Office = {
  readonly city: Scalars['String']['output'];
  /** Ten digits, or empty. */
  readonly fax: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** People of the firm who work there. */
  readonly people: Scalars['Int']['output'];
  /** Ten digits. */
  readonly phone: Scalars['String']['output'];
  /** Two letters. */
  readonly state: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  /** IANA name, as America/New_York. */
  readonly timeZone: Scalars['String']['output'];
  /** Goes up with each change. */
  readonly version: Scalars['Int']['output'];
  /** Five or nine digits. */
  readonly zip: Scalars['String']['output'];
};

export type OfficeInput = {
  readonly street: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly zip: Scalars['String']['input'];
  /** Ten digits, also with spaces and signs. */
  readonly phone: Scalars['String']['input'];
  readonly fax: Scalars['String']['input'];
  readonly timeZone: Scalars['String']['input'];
};

export type OfficeResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The office as it is now, also when a colleague changed it first. */
  readonly office?: Maybe<Office>;
  readonly success: Scalars['Boolean']['output'];
};

/** What is not there yet for the new stage. */
export type OpenStageGap = {
  readonly count: Scalars['Int']['output'];
  readonly gap: StageGap;
  /** Of a line of the firm; otherwise ''. */
  readonly name: Scalars['String']['output'];
};

export type OpenTask = {
  readonly client: ClientRow;
  readonly task: CaseTask;
};

export type OpenTasks = {
  /** By due date; max 20. */
  readonly tasks: ReadonlyArray<OpenTask>;
  /** All open tasks. */
  readonly total: Scalars['Int']['output'];
};

export type OutcomeTexts = {
  /** False for the words of the product. */
  readonly isOwn: Scalars['Boolean']['output'];
  readonly outcome: CaseOutcome;
  /** In each language. */
  readonly texts: ReadonlyArray<OutcomeWords>;
  /** Goes up with each change. 0 for words that were never changed. */
  readonly version: Scalars['Int']['output'];
};

export type OutcomeTextsResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The texts as they are now, also when a colleague changed them first. */
  readonly outcomeTexts?: Maybe<OutcomeTexts>;
  readonly success: Scalars['Boolean']['output'];
};

/** What clients read in one language about a case that has ended. */
export type OutcomeWords = {
  readonly current: Scalars['String']['output'];
  readonly header: Scalars['String']['output'];
  readonly language: ClientLanguage;
  /** The last step of the timeline. */
  readonly step: Scalars['String']['output'];
  readonly stepDescription: Scalars['String']['output'];
  /** On the dashboard. */
  readonly title: Scalars['String']['output'];
};

export type OutcomeWordsInput = {
  readonly language: ClientLanguage;
  readonly title: Scalars['String']['input'];
  readonly header: Scalars['String']['input'];
  readonly current: Scalars['String']['input'];
  readonly step: Scalars['String']['input'];
  readonly stepDescription: Scalars['String']['input'];
};

/** An accepted document of a case, or one that the firm sent. */
export type PacketChoice = {
  readonly bytes: Scalars['Int']['output'];
  readonly category: Scalars['String']['output'];
  readonly categoryId: Scalars['ID']['output'];
  /** Of the category. Null for a category that is in no folder. */
  readonly folder?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Why it cannot be part of a packet. Null when it can. */
  readonly obstacle?: Maybe<PacketObstacle>;
  /** First name of the person who sent it. Null for a document of the firm. */
  readonly sentBy?: Maybe<Scalars['String']['output']>;
  readonly uploadedAt: Scalars['DateTime']['output'];
};

export type PacketChoices = {
  /** In the order of the checklist, then by date. At most 1,000. */
  readonly documents: ReadonlyArray<PacketChoice>;
  readonly people: ReadonlyArray<ClientPerson>;
};

/** A document that was chosen and is not in the packet. */
export type PacketFailure = {
  readonly documentId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly reason: PacketFailureReason;
};

export type PacketFailureReason =
  /** It opens with a password only. */
  | 'PASSWORD'
  | 'UNREADABLE'
  /** It needs too much time or memory. */
  | 'TOO_MUCH'
  /** Its stored file is missing. */
  | 'MISSING'
  /** It is not accepted any more. */
  | 'NOT_ACCEPTED';

export type PacketObstacle =
  /** Neither a PDF nor a picture. */
  | 'TYPE'
  /** Waits for the virus scanner. */
  | 'CHECKING'
  /** Something harmful was found in it. */
  | 'HARMFUL';

export type PacketResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly packet?: Maybe<CasePacket>;
  readonly success: Scalars['Boolean']['output'];
};

export type PacketState =
  /** The work has not begun, or is tried again. */
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  | 'CANCELLED'
  /** It was given up, or no document could be part of it. */
  | 'FAILED';

/** A challenge that a passkey has signed. All values are base64url. */
export type PasskeyProofInput = {
  readonly credentialId: Scalars['String']['input'];
  readonly clientData: Scalars['String']['input'];
  readonly authenticatorData: Scalars['String']['input'];
  readonly signature: Scalars['String']['input'];
};

export type PetitionFileResult = StaffResult & {
  /** Base64. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** Creditors in the matrix, to compare with the court's count after the upload. */
  readonly creditors?: Maybe<Scalars['Int']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type PetitionFormat =
  /** One document with all parts, lines and answers in no part. */
  | 'JSON'
  /** A zip file with a table for each kind of entry. */
  | 'CSV'
  /** The file with the list of creditors that a court loads. */
  | 'MATRIX';

/** What can be exported of a case as it is answered now. */
export type PetitionPreview = {
  readonly attorneyLines: Scalars['Int']['output'];
  readonly courts: ReadonlyArray<MatrixCourt>;
  /** The same for the same answers. */
  readonly fingerprint: Scalars['String']['output'];
  /** Of the forms of this case, not counting those that do not apply. */
  readonly lines: Scalars['Int']['output'];
  readonly openLines: Scalars['Int']['output'];
  /** Questions that are asked and not complete, or for which the client wants help. */
  readonly openQuestions: Scalars['Int']['output'];
  readonly people: ReadonlyArray<ClientPerson>;
  /** Answers that belong to no form. */
  readonly unmapped: Scalars['Int']['output'];
};

/** An email or phone that staff have entered for the client. */
export type PlannedChannelChange = {
  readonly channel: AccountChannel;
  readonly effectiveAt: Scalars['DateTime']['output'];
  /** The new value, masked. */
  readonly value: Scalars['String']['output'];
};

export type PreviewLink = StaffResult & {
  /** The address of the portal for a new tab. It works once, within a minute. */
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type QuietCounts = {
  /** All cases that wait for a client. */
  readonly all: Scalars['Int']['output'];
  readonly fourteenDaysOrMore: Scalars['Int']['output'];
  readonly sevenToThirteenDays: Scalars['Int']['output'];
  readonly threeToSixDays: Scalars['Int']['output'];
};

export type ReasonWords = {
  readonly language: ClientLanguage;
  /** On the button of the firm. */
  readonly name: Scalars['String']['output'];
  /** What the client reads. */
  readonly text: Scalars['String']['output'];
};

export type ReasonWordsInput = {
  readonly language: ClientLanguage;
  readonly name: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type RefusalKind =
  /** The firm does not have it, or it does not exist. */
  | 'NOT_FOUND'
  /** The role does not allow it. */
  | 'NOT_PERMITTED';

export type RefusedAccess = {
  readonly at: Scalars['DateTime']['output'];
  /** How many were about this thing, if single entries would have been too many. */
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** The operation of the contract, or the address of a file. Null for an entry that only counts. */
  readonly operation?: Maybe<Scalars['String']['output']>;
  /** Null for a person who is no longer known. */
  readonly person?: Maybe<Scalars['String']['output']>;
  /** Null for an entry of an earlier release that only counts. */
  readonly thing?: Maybe<RefusedThing>;
  /** The same for the same IDs. It does not reveal them. */
  readonly tried?: Maybe<Scalars['String']['output']>;
};

export type RefusedAccessPage = {
  readonly entries: ReadonlyArray<RefusedAccess>;
  /** For `after`; null on the last page. */
  readonly next?: Maybe<Scalars['ID']['output']>;
};

/** What a person of the firm was refused. */
export type RefusedThing =
  /** An act that the role does not allow. */
  | 'PERMISSION'
  | 'CASE'
  | 'PERSON'
  | 'DOCUMENT'
  | 'CATEGORY'
  | 'PACKET'
  | 'SECTION'
  | 'NOTE'
  | 'TASK'
  | 'TEMPLATE'
  | 'FILTER'
  | 'REMINDERS'
  | 'OFFICE'
  | 'COLLEAGUE'
  | 'NOTIFICATION'
  | 'DEVICE'
  | 'CERTIFICATE'
  | 'COURSE'
  | 'OTHER';

/** When clients of the firm get reminders by themselves. */
export type ReminderSchedule = {
  /** Days after the invitation. */
  readonly invitationDays: ReadonlyArray<Scalars['Int']['output']>;
  readonly isOn: Scalars['Boolean']['output'];
  /** Days after the client's last act. */
  readonly taskDays: ReadonlyArray<Scalars['Int']['output']>;
  /** Goes up with each change. 0 for a firm that has chosen nothing. */
  readonly version: Scalars['Int']['output'];
};

export type ReminderScheduleInput = {
  readonly isOn: Scalars['Boolean']['input'];
  /** 1 to 6 whole numbers from 1 to 90, each larger than the one before. */
  readonly invitationDays: ReadonlyArray<Scalars['Int']['input']>;
  /** The same. */
  readonly taskDays: ReadonlyArray<Scalars['Int']['input']>;
};

export type ReminderScheduleResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The schedule as it is now, also when a colleague changed it first. */
  readonly schedule?: Maybe<ReminderSchedule>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReminderState =
  | 'WAITING'
  | 'DONE'
  | 'SKIPPED';

export type RemoveSpouseResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RequirementSource =
  | 'TEMPLATE'
  | 'FIRM'
  | 'ANSWERS';

export type ResendNoticeResult = StaffResult & {
  /** The notice leaves then, if something is still unread. At night it waits for the client's morning. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type RevealedNumberResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly kind?: Maybe<IntakeNumberKind>;
  /** Nine digits. */
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What the clients answered about the category of a document. */
export type ReviewAnswer = {
  /** The client marked it as a guess or asks for help. */
  readonly isUnsure: Scalars['Boolean']['output'];
  /** The field or the question, after the name of the debtor where each debtor is asked. */
  readonly question: Scalars['String']['output'];
  readonly questionKey: Scalars['String']['output'];
  readonly sectionId: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReviewComment = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReviewDecision =
  | 'ACCEPT'
  | 'QUESTION'
  | 'REJECT';

export type ReviewDecisionInput = {
  readonly documentId: Scalars['ID']['input'];
  /** Chosen by the page, one for each decision. The same one again decides nothing twice. */
  readonly key: Scalars['ID']['input'];
  readonly decision: ReviewDecision;
  /** The status that the person saw. */
  readonly seen: ReviewedStatus;
  /** What the client reads. A question and a rejection need it, or a reason. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** The key of a standard reason. */
  readonly reasonKey?: InputMaybe<Scalars['String']['input']>;
  /** Of an accepted document. Its extension stays. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Of an accepted course certificate. */
  readonly completedOn?: InputMaybe<Scalars['Day']['input']>;
  /** What is still needed beside an accepted document. */
  readonly stillNeeded?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ReviewDecisionResult = StaffResult & {
  /** Who decided what, also when a colleague was first. */
  readonly decision?: Maybe<MadeDecision>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Everything that a decision on a document needs. */
export type ReviewDocument = {
  /** The name after it is accepted. Its own name when nothing better is known. */
  readonly acceptedName: Scalars['String']['output'];
  /** In the order of the questionnaire, at most 8. Empty without a questionnaire. */
  readonly answers: ReadonlyArray<ReviewAnswer>;
  /** Why it is asked for, from what the client answered. */
  readonly because: ReadonlyArray<Scalars['String']['output']>;
  readonly bytes: Scalars['Int']['output'];
  readonly caseId: Scalars['ID']['output'];
  readonly category: Scalars['String']['output'];
  readonly categoryId: Scalars['ID']['output'];
  readonly categoryKey: Scalars['String']['output'];
  readonly comments: ReadonlyArray<ReviewComment>;
  /** Null for a document without a decision. */
  readonly decision?: Maybe<MadeDecision>;
  readonly description: Scalars['String']['output'];
  readonly fileState: ReviewFileState;
  /** What the check of the file noticed: `encrypted`, `javascript`, `attachments`, `xfa`. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** True for a course certificate, which is accepted with the day of completion. */
  readonly isCertificate: Scalars['Boolean']['output'];
  /** Of the client who reads the words of a decision. */
  readonly language: ClientLanguage;
  readonly name: Scalars['String']['output'];
  readonly orientation?: Maybe<Scalars['Int']['output']>;
  readonly people: ReadonlyArray<ClientPerson>;
  readonly period?: Maybe<Scalars['String']['output']>;
  readonly periods: ReadonlyArray<AskedPeriod>;
  readonly places: ReadonlyArray<ReviewPlace>;
  /** The document that took its place. */
  readonly replacedBy?: Maybe<Scalars['ID']['output']>;
  readonly sentBy: Scalars['String']['output'];
  readonly siblings: ReadonlyArray<ReviewSibling>;
  readonly status: ReviewedStatus;
  readonly stillNeeded: ReadonlyArray<Scalars['String']['output']>;
  readonly uploadedAt: Scalars['DateTime']['output'];
};

export type ReviewFileState =
  | 'READY'
  /** Waits for the virus scanner. It cannot be opened yet. */
  | 'CHECKING'
  /** Something harmful was found in it. */
  | 'UNUSABLE';

/** A document that waits for a decision of the firm. */
export type ReviewItem = {
  readonly caseId: Scalars['ID']['output'];
  /** The name of its category. */
  readonly category: Scalars['String']['output'];
  readonly fileState: ReviewFileState;
  /** A colleague who is looking at it. */
  readonly holder?: Maybe<CaseColleague>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Which way up a photo is, 1 to 8 as EXIF numbers it. Null when it is upright or no photo. */
  readonly orientation?: Maybe<Scalars['Int']['output']>;
  readonly people: ReadonlyArray<ClientPerson>;
  /** First name of the person who sent it. */
  readonly sentBy: Scalars['String']['output'];
  readonly uploadedAt: Scalars['DateTime']['output'];
};

export type ReviewLease = {
  readonly documentId: Scalars['ID']['output'];
  readonly holder: CaseColleague;
};

export type ReviewLeaseResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReviewOrder =
  /** The client who has waited longest first, all documents of a case together. */
  | 'BY_CLIENT'
  | 'OLDEST_FIRST';

/** A category into which a document can be moved. */
export type ReviewPlace = {
  readonly folder?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Both people of a joint case see what is in it. */
  readonly isSeenByBoth: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

/** What may have changed in the queue. Small, for a page that asks every two seconds. */
export type ReviewPulse = {
  /** Of colleagues. */
  readonly leases: ReadonlyArray<ReviewLease>;
  readonly mine: Scalars['Int']['output'];
  /** Another value whenever the list of documents is another one. */
  readonly state: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly voidDecisions: ReadonlyArray<VoidDecision>;
};

export type ReviewQueue = {
  /** At most 200. */
  readonly items: ReadonlyArray<ReviewItem>;
  readonly mine: Scalars['Int']['output'];
  /** Since when the oldest one waits. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** All that wait, in cases of everyone and in cases of this person. */
  readonly total: Scalars['Int']['output'];
};

/** A standard reason for sending a document back. */
export type ReviewReason = {
  readonly key: Scalars['String']['output'];
  /** In each language. */
  readonly texts: ReadonlyArray<ReasonWords>;
};

export type ReviewReasonInput = {
  /** Of a reason that is there, or a new one: lower-case letters, digits and hyphens, at most 40. */
  readonly key: Scalars['String']['input'];
  readonly texts: ReadonlyArray<ReasonWordsInput>;
};

export type ReviewReasons = {
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  /** In the order of the firm, at most 12. */
  readonly reasons: ReadonlyArray<ReviewReason>;
  /** Goes up with each change. 0 for a firm that has changed nothing. */
  readonly version: Scalars['Int']['output'];
};

export type ReviewReasonsResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** As they are now, also when a colleague changed them first. */
  readonly reviewReasons?: Maybe<ReviewReasons>;
  readonly success: Scalars['Boolean']['output'];
};

/** Another document of the same category. */
export type ReviewSibling = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: ReviewedStatus;
  readonly uploadedAt: Scalars['DateTime']['output'];
};

export type ReviewUndoResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReviewedStatus =
  /** Waits for a decision. */
  | 'PENDING'
  /** The firm has asked a question. */
  | 'QUESTIONED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REPLACED';

/** A named filter of the list. `filter` holds the fields of ClientFilter. */
export type SavedClientFilter = {
  readonly filter: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isMine: Scalars['Boolean']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type SavedClientFilterResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly saved?: Maybe<SavedClientFilter>;
  readonly success: Scalars['Boolean']['output'];
};

export type SectionToSendBack = {
  readonly sectionId: Scalars['ID']['input'];
  /** The version that the person saw. */
  readonly version: Scalars['String']['input'];
  /** What the client reads beside the section, at most 2,000 characters. */
  readonly comment: Scalars['String']['input'];
};

export type SendToClientInput = {
  readonly caseId: Scalars['ID']['input'];
  /** For one person. Null: for all people of the case. */
  readonly debtor?: InputMaybe<Scalars['Int']['input']>;
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** Clients confirm that they have read it. */
  readonly asksAcknowledgment: Scalars['Boolean']['input'];
};

export type SendToClientResult = StaffResult & {
  readonly documentId?: Maybe<Scalars['ID']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A change of words or of a template of the firm. */
export type SettingVersion = {
  readonly at: Scalars['DateTime']['output'];
  /** Null for content from before versions were kept. */
  readonly by?: Maybe<CaseColleague>;
  /** How many entries differ from the product. */
  readonly differences: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
};

/** A case with a client who may be the same person. */
export type SimilarClient = {
  readonly client: ClientRow;
  readonly reason: SimilarReason;
};

export type SimilarReason =
  | 'SAME_NAME'
  | 'SAME_EMAIL'
  | 'SAME_PHONE';

export type SkippedReminder = {
  readonly client: ClientRow;
  /** Code of the reason, as `recently-reminded`. */
  readonly reason: Scalars['String']['output'];
};

export type StaffAbsence = {
  /** Who receives instead. */
  readonly colleagueId: Scalars['ID']['output'];
  readonly colleagueName: Scalars['String']['output'];
  /** The first and the last day. */
  readonly from: Scalars['Day']['output'];
  readonly until: Scalars['Day']['output'];
};

/** What an authenticator app needs: the address for its QR code, and the same secret to type. */
export type StaffAuthenticator = {
  readonly secret: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
};

/** A case as the firm sees it. */
export type StaffCase = {
  readonly client: ClientRow;
  /** The number of the case at the order service for courses. */
  readonly clientCode?: Maybe<Scalars['String']['output']>;
  readonly deadlines: ReadonlyArray<ClientDeadline>;
  readonly filedOn?: Maybe<Scalars['Day']['output']>;
  /** The firm's words in each invitation. */
  readonly greeting?: Maybe<Scalars['String']['output']>;
  readonly openedOn: Scalars['Day']['output'];
  /** The outcome of both debtors. Null also when they differ, or when the case ended before outcomes were recorded. */
  readonly outcome?: Maybe<CaseOutcome>;
  readonly parts: ReadonlyArray<CasePart>;
  readonly people: ReadonlyArray<StaffCasePerson>;
  readonly plannedFilingOn?: Maybe<Scalars['Day']['output']>;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
};

/** A person of a case, with their contact details. */
export type StaffCasePerson = {
  readonly debtor: Scalars['Int']['output'];
  readonly email: Scalars['String']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly hasAccount: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly invitation: ClientInvitation;
  readonly language: ClientLanguage;
  readonly lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  /** Newest first; max 10. */
  readonly messages: ReadonlyArray<ClientMessage>;
  /** Ten digits. Empty without a number. */
  readonly mobilePhone: Scalars['String']['output'];
};

export type StaffCourseDay = {
  /** Counted from a date of the court. */
  readonly checkWithCourt: Scalars['Boolean']['output'];
  /** Null when it is not known yet, or when the firm said that there is none. */
  readonly day?: Maybe<Scalars['Day']['output']>;
  readonly isOfFirm: Scalars['Boolean']['output'];
  readonly kind: StaffCourseDayKind;
};

export type StaffCourseDayKind =
  | 'CERTIFICATE_USE_BY'
  | 'CLERK_NOTICE'
  | 'SECOND_CERTIFICATE';

export type StaffCourseMethod =
  | 'ONLINE'
  | 'PHONE';

export type StaffCourseNumber =
  | 'FIRST'
  | 'SECOND';

export type StaffCourseProvider = {
  readonly id: Scalars['Int']['output'];
  /** Null until the order service has named it. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** How far one debtor is with one course, as the firm sees it. */
export type StaffCourseState =
  /** The case has no client code. */
  | 'NOT_SET_UP'
  /** Ordered in an earlier system. */
  | 'EARLIER_SYSTEM'
  | 'NOT_ORDERED'
  | 'ORDER_FAILED'
  /** Ordered by the firm, without a provider. */
  | 'CHOOSING'
  | 'REGISTERING'
  | 'NOT_STARTED'
  | 'STARTED'
  | 'CERTIFICATE_COMING'
  /** A copy of the certificate waits for the review. */
  | 'UPLOADED'
  | 'DONE'
  | 'CANCELED'
  | 'EXPIRED'
  | 'HELD'
  /** Only the other debtor takes it. */
  | 'NOT_NEEDED'
  | 'AFTER_FILING';

/** A browser in which a person is signed in. */
export type StaffDevice = {
  readonly browser: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isThisOne: Scalars['Boolean']['output'];
  readonly lastSeenAt: Scalars['DateTime']['output'];
  readonly signedInAt: Scalars['DateTime']['output'];
};

export type StaffFactor =
  | 'AUTHENTICATOR'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type StaffFirmChoice = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** The questionnaire of a case, for the firm. */
export type StaffIntake = {
  readonly caseId: Scalars['ID']['output'];
  /** The newest PDF copy of what was submitted. Null while there is none. */
  readonly copyDocumentId?: Maybe<Scalars['ID']['output']>;
  readonly debtors: ReadonlyArray<IntakeDebtor>;
  readonly dueOn?: Maybe<Scalars['Day']['output']>;
  /** In their order, those of the chapter of the case. */
  readonly forms: ReadonlyArray<IntakeFormSummary>;
  /** The firm's own, as plain text. Empty while the clients read the default ones. */
  readonly instructions: Scalars['String']['output'];
  /** The newest submission still waits for its copy. */
  readonly isCopyAwaited: Scalars['Boolean']['output'];
  /** False: the firm hides it from the clients. */
  readonly isShown: Scalars['Boolean']['output'];
  /** In order, hidden ones included. */
  readonly sections: ReadonlyArray<IntakeSection>;
  /** Of the newest submission. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly submittedBy?: Maybe<Scalars['String']['output']>;
};

/** The answers of a case by the lines of an official form, in its order. */
export type StaffIntakeForm = {
  /** The columns that its lines have, in order. */
  readonly columns: ReadonlyArray<IntakeColumnHeading>;
  readonly form: Scalars['String']['output'];
  /** Questions that lead to this form and wait for help. */
  readonly helpRequests: ReadonlyArray<IntakeQuestion>;
  readonly name: Scalars['String']['output'];
  readonly parts: ReadonlyArray<IntakeFormPart>;
  /** Of the questions that lead to this form. */
  readonly warnings: ReadonlyArray<IntakeWarning>;
};

/** What the link of an invitation leads to. */
export type StaffInvitation = {
  readonly email: Scalars['String']['output'];
  readonly firmName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  /** Who sent it; null when the operator did. */
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
};

export type StaffJointOption =
  | 'TOGETHER'
  | 'SEPARATELY'
  | 'DEBTOR_1'
  | 'DEBTOR_2';

export type StaffMailSetting = {
  readonly group: StaffNoticeGroup;
  readonly mail: StaffMailTime;
};

export type StaffMailSettingInput = {
  readonly group: StaffNoticeGroup;
  readonly mail: StaffMailTime;
};

export type StaffMailTime =
  | 'NOW'
  /** Named in the next daily digest. */
  | 'DIGEST'
  | 'NEVER';

/** A person of the firm. */
export type StaffMember = {
  readonly email: Scalars['String']['output'];
  /** The second steps that this person has set up; empty before the first sign-in. */
  readonly factors: ReadonlyArray<StaffFactor>;
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  /** Whether a case, open or ended, or an open task is theirs. Only in `team`, and for people who have left. */
  readonly hasWork: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Until when the link of the invitation works; null when there is none. */
  readonly invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last request of a session, or null. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when wrong passwords or codes lock this person out of new browsers. Only in `team`, and for administrators. */
  readonly lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The city of the office, or its code. */
  readonly office: Scalars['String']['output'];
  readonly officeId: Scalars['ID']['output'];
  readonly role: StaffRole;
  readonly state: StaffState;
};

/** Something that happened in a case of this person. */
export type StaffNotice = {
  /** Null for a notice about a person of the firm. */
  readonly caseId?: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly group: StaffNoticeGroup;
  readonly id: Scalars['ID']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  /** What happened, for example `document.handed-in`. More kinds may come. */
  readonly kind: Scalars['String']['output'];
  /** The page of the workspace to which it leads, as a path. */
  readonly path: Scalars['String']['output'];
  /** Worded in the language of the request. */
  readonly text: Scalars['String']['output'];
};

export type StaffNoticeGroup =
  /** Assignments, and cases that a client deactivated or reactivated. */
  | 'CASES'
  /** Invitations that were accepted, and messages that could not be delivered. */
  | 'CONTACT'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'COURSES';

export type StaffNoticePage = {
  /** For the next page: the argument `after`. Null on the last page. */
  readonly next?: Maybe<Scalars['ID']['output']>;
  /** Newest first, at most 30. */
  readonly notices: ReadonlyArray<StaffNotice>;
};

export type StaffNoticeSettings = {
  readonly absence?: Maybe<StaffAbsence>;
  /** Weekdays, `HH:MM`. Null without a daily digest. */
  readonly digestTime?: Maybe<Scalars['String']['output']>;
  /** Where emails go. */
  readonly email: Scalars['String']['output'];
  /** Each group once. */
  readonly mails: ReadonlyArray<StaffMailSetting>;
  /** Emails that would leave at once wait until their end. */
  readonly quietHours?: Maybe<StaffQuietHours>;
  /** The people who are away today and whose notices this person receives. */
  readonly standsInFor: ReadonlyArray<Scalars['String']['output']>;
  readonly timeZone: Scalars['String']['output'];
};

export type StaffNoticeSettingsInput = {
  /** A group that is missing stays as it is. */
  readonly mails: ReadonlyArray<StaffMailSettingInput>;
  readonly digestTime?: InputMaybe<Scalars['String']['input']>;
  readonly quietHours?: InputMaybe<StaffQuietHoursInput>;
};

/** A result that says nothing else. */
export type StaffOutcome = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A passkey of a person: the second step without a code. */
export type StaffPasskey = {
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null until the first use. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

/** What the link for a new password leads to. */
export type StaffPasswordReset = {
  readonly email: Scalars['String']['output'];
  readonly firmName: Scalars['String']['output'];
};

/** Who may do what. `asksAgain` needs a proof that is at most five minutes old. */
export type StaffPermission = {
  readonly act: Scalars['String']['output'];
  readonly asksAgain: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<StaffRole>;
};

/** Times of day, `HH:MM`, at the office of this person. */
export type StaffQuietHours = {
  readonly from: Scalars['String']['output'];
  readonly until: Scalars['String']['output'];
};

export type StaffQuietHoursInput = {
  readonly from: Scalars['String']['input'];
  readonly until: Scalars['String']['input'];
};

/** What every result of a mutation says: whether the call succeeded, and the reason if not. */
export type StaffResult = {
  readonly success: Scalars['Boolean']['output'];
  /** The text when success is false. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Code of the refusal, such as `staff.step-up`. It stays the same when the text changes. Null when success is true. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The values in the text. */
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
};

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

/** The tokens of a session, both for five minutes. They go back as `Authorization: Bearer …` and `access-token`. */
export type StaffSession = {
  readonly accessToken: Scalars['String']['output'];
  /** When the session ends with activity: twelve hours after the login. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** The same, in seconds from now. */
  readonly endsIn: Scalars['Int']['output'];
  /** When the session ends without further activity. */
  readonly expirationTime: Scalars['DateTime']['output'];
  /** The same, in seconds from now. */
  readonly expiresIn: Scalars['Int']['output'];
  readonly firmName: Scalars['String']['output'];
  readonly idToken: Scalars['String']['output'];
  readonly me: StaffMember;
  /** Encrypts what the browser keeps of this person in a tab. 256 bits, base64url. */
  readonly mirrorKey: Scalars['String']['output'];
  /** False where the address of the workspace allows no passkeys. */
  readonly offersPasskeys: Scalars['Boolean']['output'];
  /** The time zone of the main office: days in lists are its days. */
  readonly timeZone: Scalars['String']['output'];
  /** Encrypt the drafts of this person in the browser: the keys of today and of seven days before, newest first. */
  readonly unsentKeys: ReadonlyArray<Scalars['String']['output']>;
};

/** What follows after a step of the sign-in. `next` is null when `success` is false. */
export type StaffSignIn = StaffResult & {
  /** The address that signs in. Only from `staffSignInUnderWay`. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The second steps that this person can take. */
  readonly factors?: Maybe<ReadonlyArray<StaffFactor>>;
  /** For CHOOSE_FIRM. */
  readonly firms?: Maybe<ReadonlyArray<StaffFirmChoice>>;
  readonly next?: Maybe<StaffSignInNext>;
  /** Ten codes, shown once, after the first second step was set up. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** For SIGNED_IN. */
  readonly session?: Maybe<StaffSession>;
  readonly success: Scalars['Boolean']['output'];
};

export type StaffSignInNext =
  /** A second step that is set up. */
  | 'SECOND_STEP'
  /** No second step is set up yet. */
  | 'SET_UP_SECOND_STEP'
  /** The password fits in several firms. */
  | 'CHOOSE_FIRM'
  | 'SIGNED_IN';

export type StaffState =
  /** Has a link and no password yet. */
  | 'INVITED'
  | 'ACTIVE'
  /** May not sign in. */
  | 'DEACTIVATED';

/** Who may request a field. FLOW: has the cookie of a login in progress. STAFF: logged in with both steps. */
export type StaffViewerKind =
  | 'SIGNED_OUT'
  | 'FLOW'
  | 'STAFF';

/** What is still of a person of the firm, also of one who has left. */
export type StaffWork = {
  /** Of them, those in which the person is the attorney. A paralegal cannot take these over. */
  readonly casesAsAttorney: Scalars['Int']['output'];
  /** Open cases in which the person is the attorney or the paralegal. */
  readonly openCases: Scalars['Int']['output'];
  /** Cases whose reminders the person has paused. */
  readonly pausedReminders: Scalars['Int']['output'];
  readonly savedFilters: Scalars['Int']['output'];
  /** Colleagues who are or will be out of office, and have named the person. */
  readonly substituteFor: Scalars['Int']['output'];
  /** Open tasks. */
  readonly tasks: Scalars['Int']['output'];
};

export type StaffWorkInput = {
  readonly openCases: Scalars['Int']['input'];
  readonly casesAsAttorney: Scalars['Int']['input'];
  readonly tasks: Scalars['Int']['input'];
  readonly savedFilters: Scalars['Int']['input'];
  readonly pausedReminders: Scalars['Int']['input'];
  readonly substituteFor: Scalars['Int']['input'];
};

export type StageGap =
  /** Needed documents that are not accepted. */
  | 'DOCUMENTS'
  /** Sections of the questionnaire that are not approved. 0 without a questionnaire. */
  | 'INTAKE'
  /** Warnings about the answers. 0 before the first submission. */
  | 'WARNINGS'
  /** People whose Social Security number is not proven. */
  | 'IDENTITY'
  /** People without the certificate of the first course. */
  | 'COUNSELING'
  /** People whose certificate of the first course is too old. */
  | 'COUNSELING_TOO_OLD'
  | 'FEES'
  | 'SIGNED'
  | 'CONFLICTS'
  /** A line of the firm. */
  | 'OWN'
  /** No meeting of creditors, or one that is still to come. */
  | 'MEETING'
  /** The time in which creditors may object to the discharge. */
  | 'OBJECTIONS'
  /** People without the certificate of the second course. */
  | 'SECOND_COURSE';

export type StageWarning =
  /** The case goes back to an earlier stage. */
  | 'STEP_BACK'
  /** The filing date, the case number and the meeting are removed. */
  | 'FILING_TAKEN_BACK'
  /** The case number is removed. */
  | 'NUMBER_TAKEN_BACK'
  | 'OTHER_OUTCOME';

export type StepTexts = {
  /** False for the words of the product. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Counted from 1. */
  readonly position: Scalars['Int']['output'];
  /** The words of the product, in each language. */
  readonly standard: ReadonlyArray<StepWords>;
  /** In each language. */
  readonly texts: ReadonlyArray<StepWords>;
};

export type StepTextsInput = {
  readonly position: Scalars['Int']['input'];
  readonly texts: ReadonlyArray<StepWordsInput>;
};

/** What clients read in one language at a step of the timeline. */
export type StepWords = {
  readonly description: Scalars['String']['output'];
  readonly language: ClientLanguage;
  readonly name: Scalars['String']['output'];
};

export type StepWordsInput = {
  readonly language: ClientLanguage;
  readonly name: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
};

export type TaskAssignee =
  /** The attorney of the case. */
  | 'ATTORNEY'
  /** The paralegal of the case, or its attorney. */
  | 'PARALEGAL';

/** A task that each case gets when it enters a stage. */
export type TaskTemplate = {
  /** Null for no one in particular. */
  readonly assignee?: Maybe<TaskAssignee>;
  /** Days after the case has entered the stage. Null for no date. */
  readonly dueAfterDays?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly stage: ClientStage;
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
};

export type TaskTemplateInput = {
  readonly stage: ClientStage;
  readonly title: Scalars['String']['input'];
  readonly assignee?: InputMaybe<TaskAssignee>;
  readonly dueAfterDays?: InputMaybe<Scalars['Int']['input']>;
};

export type TaskTemplateResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The template as it is now, also when a colleague changed it first. */
  readonly template?: Maybe<TaskTemplate>;
};

export type TextConsent = {
  readonly at: Scalars['DateTime']['output'];
  readonly event: TextConsentEvent;
  /** The number at that moment, masked. */
  readonly number: Scalars['String']['output'];
  /** The sentence that the client read, in their language, or their reply. */
  readonly words: Scalars['String']['output'];
};

export type TextConsentEvent =
  /** Agreed to codes by text. */
  | 'CODES'
  /** Chose to get notices by text. */
  | 'NOTICES'
  /** Chose to get no notices by text. */
  | 'NO_NOTICES'
  /** Replied STOP. */
  | 'STOPPED'
  /** Replied START. */
  | 'RESUMED';

/** The words of the timeline. Those of the last step depend on how the case ended. */
export type TimelineTexts = {
  /** Newest first, at most 20. */
  readonly history: ReadonlyArray<SettingVersion>;
  readonly steps: ReadonlyArray<StepTexts>;
  /** Goes up with each change. 0 for words that were never changed. */
  readonly version: Scalars['Int']['output'];
};

export type TimelineTextsResult = StaffResult & {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The texts as they are now, also when a colleague changed them first. */
  readonly timelineTexts?: Maybe<TimelineTexts>;
};

export type Today = {
  readonly day: Scalars['Day']['output'];
  /** The next 14 days, in order; max 60. */
  readonly deadlines: ReadonlyArray<TodayDeadline>;
  /** Open cases of the firm, or of the viewer. */
  readonly openCases: Scalars['Int']['output'];
  readonly quiet: QuietCounts;
  /** Only lines that count something. */
  readonly waitingForFirm: ReadonlyArray<TodayLine>;
};

export type TodayDeadline = {
  readonly client: ClientRow;
  readonly deadline: ClientDeadline;
};

/** Something that waits for the firm. */
export type TodayLine = {
  /** Cases that the count is of. */
  readonly cases: Scalars['Int']['output'];
  /** Documents, sections, questions, cases. */
  readonly count: Scalars['Int']['output'];
  readonly need: ClientNeed;
  /** The case that waits longest. */
  readonly oldest: ClientRow;
  readonly since: Scalars['DateTime']['output'];
};

export type UnlockClientResult = StaffResult & {
  readonly access?: Maybe<ClientAccess>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A decision of this person that a rule forbade when it was due, so that nothing was decided. */
export type VoidDecision = {
  readonly documentId: Scalars['ID']['output'];
  readonly errorCode: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type WaitingOn =
  | 'FIRM'
  | 'CLIENT';



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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  StaffResult:
    | ( AddSpouseResult )
    | ( AssignResult )
    | ( BeforeFilingResult )
    | ( BulkReminderResult )
    | ( CaseArchiveResult )
    | ( CaseChecklistResult )
    | ( CaseCoursesResult )
    | ( CaseDefaultsResult )
    | ( CaseDetailsResult )
    | ( CaseMeetingResult )
    | ( CaseNoteResult )
    | ( CaseRemindersResult )
    | ( CaseStageResult )
    | ( CaseTaskResult )
    | ( CaseTeamResult )
    | ( CaseTemplateResult )
    | ( ChangeChapterResult )
    | ( ChecklistTemplateResult )
    | ( ClientLinkResult )
    | ( ClientsCsvResult )
    | ( CorrectClientResult )
    | ( CourseLinesExport )
    | ( CourseUnitResult )
    | ( FilingListResult )
    | ( FirmFaqsResult )
    | ( FirmProfileResult )
    | ( ImportClientsResult )
    | ( IntakeHelpResult )
    | ( IntakeResult )
    | ( MailFooterResult )
    | ( MergeDuplicateResult )
    | ( NamedChecklistsResult )
    | ( NewClientCaseResult )
    | ( OfficeResult )
    | ( OutcomeTextsResult )
    | ( PacketResult )
    | ( PetitionFileResult )
    | ( PreviewLink )
    | ( ReminderScheduleResult )
    | ( RemoveSpouseResult )
    | ( ResendNoticeResult )
    | ( RevealedNumberResult )
    | ( ReviewDecisionResult )
    | ( ReviewLeaseResult )
    | ( ReviewReasonsResult )
    | ( ReviewUndoResult )
    | ( SavedClientFilterResult )
    | ( SendToClientResult )
    | ( StaffOutcome )
    | ( StaffSignIn )
    | ( TaskTemplateResult )
    | ( TimelineTextsResult )
    | ( UnlockClientResult )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AccountChannel: AccountChannel;
  Acknowledgment: ResolverTypeWrapper<Acknowledgment>;
  AddSpouseResult: ResolverTypeWrapper<AddSpouseResult>;
  ArchiveFilter: ArchiveFilter;
  AskedPeriod: ResolverTypeWrapper<AskedPeriod>;
  AskedPeriodState: AskedPeriodState;
  AssignResult: ResolverTypeWrapper<AssignResult>;
  BeforeFiling: ResolverTypeWrapper<BeforeFiling>;
  BeforeFilingResult: ResolverTypeWrapper<BeforeFilingResult>;
  BulkReminder: ResolverTypeWrapper<BulkReminder>;
  BulkReminderResult: ResolverTypeWrapper<BulkReminderResult>;
  CaseArchive: ResolverTypeWrapper<CaseArchive>;
  CaseArchiveResult: ResolverTypeWrapper<CaseArchiveResult>;
  CaseCategory: ResolverTypeWrapper<CaseCategory>;
  CaseCategoryState: CaseCategoryState;
  CaseChecklist: ResolverTypeWrapper<CaseChecklist>;
  CaseChecklistResult: ResolverTypeWrapper<CaseChecklistResult>;
  CaseColleague: ResolverTypeWrapper<CaseColleague>;
  CaseCourse: ResolverTypeWrapper<CaseCourse>;
  CaseCourses: ResolverTypeWrapper<CaseCourses>;
  CaseCoursesResult: ResolverTypeWrapper<CaseCoursesResult>;
  CaseDefaults: ResolverTypeWrapper<CaseDefaults>;
  CaseDefaultsInput: CaseDefaultsInput;
  CaseDefaultsResult: ResolverTypeWrapper<CaseDefaultsResult>;
  CaseDetails: ResolverTypeWrapper<CaseDetails>;
  CaseDetailsInput: CaseDetailsInput;
  CaseDetailsResult: ResolverTypeWrapper<CaseDetailsResult>;
  CaseDocument: ResolverTypeWrapper<CaseDocument>;
  CaseEnd: ResolverTypeWrapper<CaseEnd>;
  CaseEvent: ResolverTypeWrapper<CaseEvent>;
  CaseEventEnd: ResolverTypeWrapper<CaseEventEnd>;
  CaseEventKind: CaseEventKind;
  CaseEvents: ResolverTypeWrapper<CaseEvents>;
  CaseMeeting: ResolverTypeWrapper<CaseMeeting>;
  CaseMeetingInput: CaseMeetingInput;
  CaseMeetingResult: ResolverTypeWrapper<CaseMeetingResult>;
  CaseNote: ResolverTypeWrapper<CaseNote>;
  CaseNoteResult: ResolverTypeWrapper<CaseNoteResult>;
  CaseOutcome: CaseOutcome;
  CasePacket: ResolverTypeWrapper<CasePacket>;
  CasePart: ResolverTypeWrapper<CasePart>;
  CasePartInput: CasePartInput;
  CaseQuestionnaireInput: CaseQuestionnaireInput;
  CaseReminderState: CaseReminderState;
  CaseReminders: ResolverTypeWrapper<CaseReminders>;
  CaseRemindersResult: ResolverTypeWrapper<CaseRemindersResult>;
  CaseStage: ResolverTypeWrapper<CaseStage>;
  CaseStageInput: CaseStageInput;
  CaseStagePreview: ResolverTypeWrapper<CaseStagePreview>;
  CaseStageResult: ResolverTypeWrapper<CaseStageResult>;
  CaseTask: ResolverTypeWrapper<CaseTask>;
  CaseTaskInput: CaseTaskInput;
  CaseTaskResult: ResolverTypeWrapper<CaseTaskResult>;
  CaseTeam: ResolverTypeWrapper<CaseTeam>;
  CaseTeamInput: CaseTeamInput;
  CaseTeamResult: ResolverTypeWrapper<CaseTeamResult>;
  CaseTemplate: ResolverTypeWrapper<CaseTemplate>;
  CaseTemplateChange: ResolverTypeWrapper<CaseTemplateChange>;
  CaseTemplateResult: ResolverTypeWrapper<CaseTemplateResult>;
  CaseUrgency: CaseUrgency;
  ChangeChapterResult: ResolverTypeWrapper<ChangeChapterResult>;
  ChecklistChangeLine: ResolverTypeWrapper<ChecklistChangeLine>;
  ChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  ChecklistItemInput: ChecklistItemInput;
  ChecklistRequirement: ChecklistRequirement;
  ChecklistStay: ChecklistStay;
  ChecklistTemplate: ResolverTypeWrapper<ChecklistTemplate>;
  ChecklistTemplateResult: ResolverTypeWrapper<ChecklistTemplateResult>;
  ClientAccess: ResolverTypeWrapper<ClientAccess>;
  ClientAccessAct: ClientAccessAct;
  ClientAccessState: ClientAccessState;
  ClientAccountStep: ClientAccountStep;
  ClientActivity: ResolverTypeWrapper<ClientActivity>;
  ClientChannel: ClientChannel;
  ClientCodeChannel: ClientCodeChannel;
  ClientContact: ResolverTypeWrapper<ClientContact>;
  ClientDeadline: ResolverTypeWrapper<ClientDeadline>;
  ClientFilter: ClientFilter;
  ClientInvitation: ResolverTypeWrapper<ClientInvitation>;
  ClientInvitationState: ClientInvitationState;
  ClientLanguage: ClientLanguage;
  ClientLink: ResolverTypeWrapper<ClientLink>;
  ClientLinkResult: ResolverTypeWrapper<ClientLinkResult>;
  ClientMessage: ResolverTypeWrapper<ClientMessage>;
  ClientMessageKind: ClientMessageKind;
  ClientMessageState: ClientMessageState;
  ClientNeed: ClientNeed;
  ClientPage: ResolverTypeWrapper<ClientPage>;
  ClientPerson: ResolverTypeWrapper<ClientPerson>;
  ClientRow: ResolverTypeWrapper<ClientRow>;
  ClientSort: ClientSort;
  ClientSortKey: ClientSortKey;
  ClientStage: ClientStage;
  ClientStageTexts: ResolverTypeWrapper<ClientStageTexts>;
  ClientStep: ClientStep;
  ClientWaitsFor: ClientWaitsFor;
  ClientsCsvResult: ResolverTypeWrapper<ClientsCsvResult>;
  ConflictKind: ConflictKind;
  ConflictMatch: ResolverTypeWrapper<ConflictMatch>;
  ConflictMatches: ResolverTypeWrapper<ConflictMatches>;
  ConflictSearch: ResolverTypeWrapper<ConflictSearch>;
  CorrectClientResult: ResolverTypeWrapper<CorrectClientResult>;
  CourseLine: ResolverTypeWrapper<CourseLine>;
  CourseLineFilter: CourseLineFilter;
  CourseLineSort: CourseLineSort;
  CourseLines: ResolverTypeWrapper<CourseLines>;
  CourseLinesExport: ResolverTypeWrapper<CourseLinesExport>;
  CourseOfDebtor: ResolverTypeWrapper<CourseOfDebtor>;
  CoursePayer: CoursePayer;
  CourseSetUpInput: CourseSetUpInput;
  CourseSsnInput: CourseSsnInput;
  CourseUnitResult: ResolverTypeWrapper<CourseUnitResult>;
  CourseWaiverInput: CourseWaiverInput;
  DeadlineWindow: DeadlineWindow;
  ExtraRequestInput: ExtraRequestInput;
  FilingFees: ResolverTypeWrapper<FilingFees>;
  FilingFeesInput: FilingFeesInput;
  FilingLine: ResolverTypeWrapper<FilingLine>;
  FilingLineInput: FilingLineInput;
  FilingLineKind: FilingLineKind;
  FilingLineState: FilingLineState;
  FilingList: ResolverTypeWrapper<FilingList>;
  FilingListResult: ResolverTypeWrapper<FilingListResult>;
  FilingMark: ResolverTypeWrapper<FilingMark>;
  FilingMarkInput: FilingMarkInput;
  FilingPayment: ResolverTypeWrapper<FilingPayment>;
  FilingPaymentInput: FilingPaymentInput;
  FirmFaqEntry: ResolverTypeWrapper<FirmFaqEntry>;
  FirmFaqEntryInput: FirmFaqEntryInput;
  FirmFaqInnerEntry: ResolverTypeWrapper<FirmFaqInnerEntry>;
  FirmFaqInnerEntryInput: FirmFaqInnerEntryInput;
  FirmFaqTopic: ResolverTypeWrapper<FirmFaqTopic>;
  FirmFaqTopicInput: FirmFaqTopicInput;
  FirmFaqs: ResolverTypeWrapper<FirmFaqs>;
  FirmFaqsInput: FirmFaqsInput;
  FirmFaqsResult: ResolverTypeWrapper<FirmFaqsResult>;
  FirmFilingLine: ResolverTypeWrapper<FirmFilingLine>;
  FirmProfile: ResolverTypeWrapper<FirmProfile>;
  FirmProfileInput: FirmProfileInput;
  FirmProfileResult: ResolverTypeWrapper<FirmProfileResult>;
  HelpAnswerKind: HelpAnswerKind;
  IdentityCheck: IdentityCheck;
  ImportClientsResult: ResolverTypeWrapper<ImportClientsResult>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportedClient: ResolverTypeWrapper<ImportedClient>;
  IntakeAct: ResolverTypeWrapper<IntakeAct>;
  IntakeColumnHeading: ResolverTypeWrapper<IntakeColumnHeading>;
  IntakeDebtor: ResolverTypeWrapper<IntakeDebtor>;
  IntakeFormLine: ResolverTypeWrapper<IntakeFormLine>;
  IntakeFormPart: ResolverTypeWrapper<IntakeFormPart>;
  IntakeFormSummary: ResolverTypeWrapper<IntakeFormSummary>;
  IntakeGroup: ResolverTypeWrapper<IntakeGroup>;
  IntakeHelp: ResolverTypeWrapper<IntakeHelp>;
  IntakeHelpResult: ResolverTypeWrapper<IntakeHelpResult>;
  IntakeLineColumn: ResolverTypeWrapper<IntakeLineColumn>;
  IntakeLineEntry: ResolverTypeWrapper<IntakeLineEntry>;
  IntakeLineRow: ResolverTypeWrapper<IntakeLineRow>;
  IntakeLineState: IntakeLineState;
  IntakeNumberKind: IntakeNumberKind;
  IntakeQuestion: ResolverTypeWrapper<IntakeQuestion>;
  IntakeQuestionState: IntakeQuestionState;
  IntakeResolution: ResolverTypeWrapper<IntakeResolution>;
  IntakeResult: ResolverTypeWrapper<IntakeResult>;
  IntakeRow: ResolverTypeWrapper<IntakeRow>;
  IntakeRowKind: IntakeRowKind;
  IntakeSection: ResolverTypeWrapper<IntakeSection>;
  IntakeSectionAnswers: ResolverTypeWrapper<IntakeSectionAnswers>;
  IntakeWarning: ResolverTypeWrapper<IntakeWarning>;
  InvitationPreview: ResolverTypeWrapper<InvitationPreview>;
  MadeDecision: ResolverTypeWrapper<MadeDecision>;
  MailFooter: ResolverTypeWrapper<MailFooter>;
  MailFooterResult: ResolverTypeWrapper<MailFooterResult>;
  MatrixCourt: ResolverTypeWrapper<MatrixCourt>;
  MatrixFault: MatrixFault;
  MatrixFinding: ResolverTypeWrapper<MatrixFinding>;
  MatrixPreview: ResolverTypeWrapper<MatrixPreview>;
  MatrixProblem: ResolverTypeWrapper<MatrixProblem>;
  MeetingOfCase: ResolverTypeWrapper<MeetingOfCase>;
  MergeDuplicateResult: ResolverTypeWrapper<MergeDuplicateResult>;
  MissingLetterText: ResolverTypeWrapper<MissingLetterText>;
  NamedChecklist: ResolverTypeWrapper<NamedChecklist>;
  NamedChecklistInput: NamedChecklistInput;
  NamedChecklists: ResolverTypeWrapper<NamedChecklists>;
  NamedChecklistsResult: ResolverTypeWrapper<NamedChecklistsResult>;
  NewClientCase: NewClientCase;
  NewClientCaseResult: ResolverTypeWrapper<NewClientCaseResult>;
  NewClientPerson: NewClientPerson;
  NewPasskeyInput: NewPasskeyInput;
  Office: ResolverTypeWrapper<Office>;
  OfficeInput: OfficeInput;
  OfficeResult: ResolverTypeWrapper<OfficeResult>;
  OpenStageGap: ResolverTypeWrapper<OpenStageGap>;
  OpenTask: ResolverTypeWrapper<OpenTask>;
  OpenTasks: ResolverTypeWrapper<OpenTasks>;
  OutcomeTexts: ResolverTypeWrapper<OutcomeTexts>;
  OutcomeTextsResult: ResolverTypeWrapper<OutcomeTextsResult>;
  OutcomeWords: ResolverTypeWrapper<OutcomeWords>;
  OutcomeWordsInput: OutcomeWordsInput;
  PacketChoice: ResolverTypeWrapper<PacketChoice>;
  PacketChoices: ResolverTypeWrapper<PacketChoices>;
  PacketFailure: ResolverTypeWrapper<PacketFailure>;
  PacketFailureReason: PacketFailureReason;
  PacketObstacle: PacketObstacle;
  PacketResult: ResolverTypeWrapper<PacketResult>;
  PacketState: PacketState;
  PasskeyProofInput: PasskeyProofInput;
  PetitionFileResult: ResolverTypeWrapper<PetitionFileResult>;
  PetitionFormat: PetitionFormat;
  PetitionPreview: ResolverTypeWrapper<PetitionPreview>;
  PlannedChannelChange: ResolverTypeWrapper<PlannedChannelChange>;
  PreviewLink: ResolverTypeWrapper<PreviewLink>;
  QuietCounts: ResolverTypeWrapper<QuietCounts>;
  ReasonWords: ResolverTypeWrapper<ReasonWords>;
  ReasonWordsInput: ReasonWordsInput;
  RefusalKind: RefusalKind;
  RefusedAccess: ResolverTypeWrapper<RefusedAccess>;
  RefusedAccessPage: ResolverTypeWrapper<RefusedAccessPage>;
  RefusedThing: RefusedThing;
  ReminderSchedule: ResolverTypeWrapper<ReminderSchedule>;
  ReminderScheduleInput: ReminderScheduleInput;
  ReminderScheduleResult: ResolverTypeWrapper<ReminderScheduleResult>;
  ReminderState: ReminderState;
  RemoveSpouseResult: ResolverTypeWrapper<RemoveSpouseResult>;
  RequirementSource: RequirementSource;
  ResendNoticeResult: ResolverTypeWrapper<ResendNoticeResult>;
  RevealedNumberResult: ResolverTypeWrapper<RevealedNumberResult>;
  ReviewAnswer: ResolverTypeWrapper<ReviewAnswer>;
  ReviewComment: ResolverTypeWrapper<ReviewComment>;
  ReviewDecision: ReviewDecision;
  ReviewDecisionInput: ReviewDecisionInput;
  ReviewDecisionResult: ResolverTypeWrapper<ReviewDecisionResult>;
  ReviewDocument: ResolverTypeWrapper<Omit<ReviewDocument, 'answers'>>;
  ReviewFileState: ReviewFileState;
  ReviewItem: ResolverTypeWrapper<ReviewItem>;
  ReviewLease: ResolverTypeWrapper<ReviewLease>;
  ReviewLeaseResult: ResolverTypeWrapper<ReviewLeaseResult>;
  ReviewOrder: ReviewOrder;
  ReviewPlace: ResolverTypeWrapper<ReviewPlace>;
  ReviewPulse: ResolverTypeWrapper<ReviewPulse>;
  ReviewQueue: ResolverTypeWrapper<ReviewQueue>;
  ReviewReason: ResolverTypeWrapper<ReviewReason>;
  ReviewReasonInput: ReviewReasonInput;
  ReviewReasons: ResolverTypeWrapper<ReviewReasons>;
  ReviewReasonsResult: ResolverTypeWrapper<ReviewReasonsResult>;
  ReviewSibling: ResolverTypeWrapper<ReviewSibling>;
  ReviewUndoResult: ResolverTypeWrapper<ReviewUndoResult>;
  ReviewedStatus: ReviewedStatus;
  SavedClientFilter: ResolverTypeWrapper<SavedClientFilter>;
  SavedClientFilterResult: ResolverTypeWrapper<SavedClientFilterResult>;
  SectionToSendBack: SectionToSendBack;
  SendToClientInput: SendToClientInput;
  SendToClientResult: ResolverTypeWrapper<SendToClientResult>;
  SettingVersion: ResolverTypeWrapper<SettingVersion>;
  SimilarClient: ResolverTypeWrapper<SimilarClient>;
  SimilarReason: SimilarReason;
  SkippedReminder: ResolverTypeWrapper<SkippedReminder>;
  StaffAbsence: ResolverTypeWrapper<StaffAbsence>;
  StaffAuthenticator: ResolverTypeWrapper<StaffAuthenticator>;
  StaffCase: ResolverTypeWrapper<StaffCase>;
  StaffCasePerson: ResolverTypeWrapper<StaffCasePerson>;
  StaffCourseDay: ResolverTypeWrapper<StaffCourseDay>;
  StaffCourseDayKind: StaffCourseDayKind;
  StaffCourseMethod: StaffCourseMethod;
  StaffCourseNumber: StaffCourseNumber;
  StaffCourseProvider: ResolverTypeWrapper<StaffCourseProvider>;
  StaffCourseState: StaffCourseState;
  StaffDevice: ResolverTypeWrapper<StaffDevice>;
  StaffFactor: StaffFactor;
  StaffFirmChoice: ResolverTypeWrapper<StaffFirmChoice>;
  StaffIntake: ResolverTypeWrapper<StaffIntake>;
  StaffIntakeForm: ResolverTypeWrapper<StaffIntakeForm>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffJointOption: StaffJointOption;
  StaffMailSetting: ResolverTypeWrapper<StaffMailSetting>;
  StaffMailSettingInput: StaffMailSettingInput;
  StaffMailTime: StaffMailTime;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffNotice: ResolverTypeWrapper<StaffNotice>;
  StaffNoticeGroup: StaffNoticeGroup;
  StaffNoticePage: ResolverTypeWrapper<StaffNoticePage>;
  StaffNoticeSettings: ResolverTypeWrapper<StaffNoticeSettings>;
  StaffNoticeSettingsInput: StaffNoticeSettingsInput;
  StaffOutcome: ResolverTypeWrapper<StaffOutcome>;
  StaffPasskey: ResolverTypeWrapper<StaffPasskey>;
  StaffPasswordReset: ResolverTypeWrapper<StaffPasswordReset>;
  StaffPermission: ResolverTypeWrapper<StaffPermission>;
  StaffQuietHours: ResolverTypeWrapper<StaffQuietHours>;
  StaffQuietHoursInput: StaffQuietHoursInput;
  StaffResult: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffResult']>;
  StaffRole: StaffRole;
  StaffSession: ResolverTypeWrapper<StaffSession>;
  StaffSignIn: ResolverTypeWrapper<StaffSignIn>;
  StaffSignInNext: StaffSignInNext;
  StaffState: StaffState;
  StaffViewerKind: StaffViewerKind;
  StaffWork: ResolverTypeWrapper<StaffWork>;
  StaffWorkInput: StaffWorkInput;
  StageGap: StageGap;
  StageWarning: StageWarning;
  StepTexts: ResolverTypeWrapper<StepTexts>;
  StepTextsInput: StepTextsInput;
  StepWords: ResolverTypeWrapper<StepWords>;
  StepWordsInput: StepWordsInput;
  TaskAssignee: TaskAssignee;
  TaskTemplate: ResolverTypeWrapper<TaskTemplate>;
  TaskTemplateInput: TaskTemplateInput;
  TaskTemplateResult: ResolverTypeWrapper<TaskTemplateResult>;
  TextConsent: ResolverTypeWrapper<TextConsent>;
  TextConsentEvent: TextConsentEvent;
  TimelineTexts: ResolverTypeWrapper<TimelineTexts>;
  TimelineTextsResult: ResolverTypeWrapper<TimelineTextsResult>;
  Today: ResolverTypeWrapper<Today>;
  TodayDeadline: ResolverTypeWrapper<TodayDeadline>;
  TodayLine: ResolverTypeWrapper<TodayLine>;
  UnlockClientResult: ResolverTypeWrapper<UnlockClientResult>;
  VoidDecision: ResolverTypeWrapper<VoidDecision>;
  WaitingOn: WaitingOn;
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
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  Query: Record<PropertyKey, never>;
  Acknowledgment: Acknowledgment;
  AddSpouseResult: AddSpouseResult;
  AskedPeriod: AskedPeriod;
  AssignResult: AssignResult;
  BeforeFiling: BeforeFiling;
  BeforeFilingResult: BeforeFilingResult;
  BulkReminder: BulkReminder;
  BulkReminderResult: BulkReminderResult;
  CaseArchive: CaseArchive;
  CaseArchiveResult: CaseArchiveResult;
  CaseCategory: CaseCategory;
  CaseChecklist: CaseChecklist;
  CaseChecklistResult: CaseChecklistResult;
  CaseColleague: CaseColleague;
  CaseCourse: CaseCourse;
  CaseCourses: CaseCourses;
  CaseCoursesResult: CaseCoursesResult;
  CaseDefaults: CaseDefaults;
  CaseDefaultsInput: CaseDefaultsInput;
  CaseDefaultsResult: CaseDefaultsResult;
  CaseDetails: CaseDetails;
  CaseDetailsInput: CaseDetailsInput;
  CaseDetailsResult: CaseDetailsResult;
  CaseDocument: CaseDocument;
  CaseEnd: CaseEnd;
  CaseEvent: CaseEvent;
  CaseEventEnd: CaseEventEnd;
  CaseEvents: CaseEvents;
  CaseMeeting: CaseMeeting;
  CaseMeetingInput: CaseMeetingInput;
  CaseMeetingResult: CaseMeetingResult;
  CaseNote: CaseNote;
  CaseNoteResult: CaseNoteResult;
  CasePacket: CasePacket;
  CasePart: CasePart;
  CasePartInput: CasePartInput;
  CaseQuestionnaireInput: CaseQuestionnaireInput;
  CaseReminders: CaseReminders;
  CaseRemindersResult: CaseRemindersResult;
  CaseStage: CaseStage;
  CaseStageInput: CaseStageInput;
  CaseStagePreview: CaseStagePreview;
  CaseStageResult: CaseStageResult;
  CaseTask: CaseTask;
  CaseTaskInput: CaseTaskInput;
  CaseTaskResult: CaseTaskResult;
  CaseTeam: CaseTeam;
  CaseTeamInput: CaseTeamInput;
  CaseTeamResult: CaseTeamResult;
  CaseTemplate: CaseTemplate;
  CaseTemplateChange: CaseTemplateChange;
  CaseTemplateResult: CaseTemplateResult;
  ChangeChapterResult: ChangeChapterResult;
  ChecklistChangeLine: ChecklistChangeLine;
  ChecklistItem: ChecklistItem;
  ChecklistItemInput: ChecklistItemInput;
  ChecklistTemplate: ChecklistTemplate;
  ChecklistTemplateResult: ChecklistTemplateResult;
  ClientAccess: ClientAccess;
  ClientActivity: ClientActivity;
  ClientContact: ClientContact;
  ClientDeadline: ClientDeadline;
  ClientFilter: ClientFilter;
  ClientInvitation: ClientInvitation;
  ClientLink: ClientLink;
  ClientLinkResult: ClientLinkResult;
  ClientMessage: ClientMessage;
  ClientPage: ClientPage;
  ClientPerson: ClientPerson;
  ClientRow: ClientRow;
  ClientSort: ClientSort;
  ClientStageTexts: ClientStageTexts;
  ClientsCsvResult: ClientsCsvResult;
  ConflictMatch: ConflictMatch;
  ConflictMatches: ConflictMatches;
  ConflictSearch: ConflictSearch;
  CorrectClientResult: CorrectClientResult;
  CourseLine: CourseLine;
  CourseLineFilter: CourseLineFilter;
  CourseLines: CourseLines;
  CourseLinesExport: CourseLinesExport;
  CourseOfDebtor: CourseOfDebtor;
  CourseSetUpInput: CourseSetUpInput;
  CourseSsnInput: CourseSsnInput;
  CourseUnitResult: CourseUnitResult;
  CourseWaiverInput: CourseWaiverInput;
  ExtraRequestInput: ExtraRequestInput;
  FilingFees: FilingFees;
  FilingFeesInput: FilingFeesInput;
  FilingLine: FilingLine;
  FilingLineInput: FilingLineInput;
  FilingList: FilingList;
  FilingListResult: FilingListResult;
  FilingMark: FilingMark;
  FilingMarkInput: FilingMarkInput;
  FilingPayment: FilingPayment;
  FilingPaymentInput: FilingPaymentInput;
  FirmFaqEntry: FirmFaqEntry;
  FirmFaqEntryInput: FirmFaqEntryInput;
  FirmFaqInnerEntry: FirmFaqInnerEntry;
  FirmFaqInnerEntryInput: FirmFaqInnerEntryInput;
  FirmFaqTopic: FirmFaqTopic;
  FirmFaqTopicInput: FirmFaqTopicInput;
  FirmFaqs: FirmFaqs;
  FirmFaqsInput: FirmFaqsInput;
  FirmFaqsResult: FirmFaqsResult;
  FirmFilingLine: FirmFilingLine;
  FirmProfile: FirmProfile;
  FirmProfileInput: FirmProfileInput;
  FirmProfileResult: FirmProfileResult;
  ImportClientsResult: ImportClientsResult;
  ImportProblem: ImportProblem;
  ImportedClient: ImportedClient;
  IntakeAct: IntakeAct;
  IntakeColumnHeading: IntakeColumnHeading;
  IntakeDebtor: IntakeDebtor;
  IntakeFormLine: IntakeFormLine;
  IntakeFormPart: IntakeFormPart;
  IntakeFormSummary: IntakeFormSummary;
  IntakeGroup: IntakeGroup;
  IntakeHelp: IntakeHelp;
  IntakeHelpResult: IntakeHelpResult;
  IntakeLineColumn: IntakeLineColumn;
  IntakeLineEntry: IntakeLineEntry;
  IntakeLineRow: IntakeLineRow;
  IntakeQuestion: IntakeQuestion;
  IntakeResolution: IntakeResolution;
  IntakeResult: IntakeResult;
  IntakeRow: IntakeRow;
  IntakeSection: IntakeSection;
  IntakeSectionAnswers: IntakeSectionAnswers;
  IntakeWarning: IntakeWarning;
  InvitationPreview: InvitationPreview;
  MadeDecision: MadeDecision;
  MailFooter: MailFooter;
  MailFooterResult: MailFooterResult;
  MatrixCourt: MatrixCourt;
  MatrixFinding: MatrixFinding;
  MatrixPreview: MatrixPreview;
  MatrixProblem: MatrixProblem;
  MeetingOfCase: MeetingOfCase;
  MergeDuplicateResult: MergeDuplicateResult;
  MissingLetterText: MissingLetterText;
  NamedChecklist: NamedChecklist;
  NamedChecklistInput: NamedChecklistInput;
  NamedChecklists: NamedChecklists;
  NamedChecklistsResult: NamedChecklistsResult;
  NewClientCase: NewClientCase;
  NewClientCaseResult: NewClientCaseResult;
  NewClientPerson: NewClientPerson;
  NewPasskeyInput: NewPasskeyInput;
  Office: Office;
  OfficeInput: OfficeInput;
  OfficeResult: OfficeResult;
  OpenStageGap: OpenStageGap;
  OpenTask: OpenTask;
  OpenTasks: OpenTasks;
  OutcomeTexts: OutcomeTexts;
  OutcomeTextsResult: OutcomeTextsResult;
  OutcomeWords: OutcomeWords;
  OutcomeWordsInput: OutcomeWordsInput;
  PacketChoice: PacketChoice;
  PacketChoices: PacketChoices;
  PacketFailure: PacketFailure;
  PacketResult: PacketResult;
  PasskeyProofInput: PasskeyProofInput;
  PetitionFileResult: PetitionFileResult;
  PetitionPreview: PetitionPreview;
  PlannedChannelChange: PlannedChannelChange;
  PreviewLink: PreviewLink;
  QuietCounts: QuietCounts;
  ReasonWords: ReasonWords;
  ReasonWordsInput: ReasonWordsInput;
  RefusedAccess: RefusedAccess;
  RefusedAccessPage: RefusedAccessPage;
  ReminderSchedule: ReminderSchedule;
  ReminderScheduleInput: ReminderScheduleInput;
  ReminderScheduleResult: ReminderScheduleResult;
  RemoveSpouseResult: RemoveSpouseResult;
  ResendNoticeResult: ResendNoticeResult;
  RevealedNumberResult: RevealedNumberResult;
  ReviewAnswer: ReviewAnswer;
  ReviewComment: ReviewComment;
  ReviewDecisionInput: ReviewDecisionInput;
  ReviewDecisionResult: ReviewDecisionResult;
  ReviewDocument: Omit<ReviewDocument, 'answers'>;
  ReviewItem: ReviewItem;
  ReviewLease: ReviewLease;
  ReviewLeaseResult: ReviewLeaseResult;
  ReviewPlace: ReviewPlace;
  ReviewPulse: ReviewPulse;
  ReviewQueue: ReviewQueue;
  ReviewReason: ReviewReason;
  ReviewReasonInput: ReviewReasonInput;
  ReviewReasons: ReviewReasons;
  ReviewReasonsResult: ReviewReasonsResult;
  ReviewSibling: ReviewSibling;
  ReviewUndoResult: ReviewUndoResult;
  SavedClientFilter: SavedClientFilter;
  SavedClientFilterResult: SavedClientFilterResult;
  SectionToSendBack: SectionToSendBack;
  SendToClientInput: SendToClientInput;
  SendToClientResult: SendToClientResult;
  SettingVersion: SettingVersion;
  SimilarClient: SimilarClient;
  SkippedReminder: SkippedReminder;
  StaffAbsence: StaffAbsence;
  StaffAuthenticator: StaffAuthenticator;
  StaffCase: StaffCase;
  StaffCasePerson: StaffCasePerson;
  StaffCourseDay: StaffCourseDay;
  StaffCourseProvider: StaffCourseProvider;
  StaffDevice: StaffDevice;
  StaffFirmChoice: StaffFirmChoice;
  StaffIntake: StaffIntake;
  StaffIntakeForm: StaffIntakeForm;
  StaffInvitation: StaffInvitation;
  StaffMailSetting: StaffMailSetting;
  StaffMailSettingInput: StaffMailSettingInput;
  StaffMember: StaffMember;
  StaffNotice: StaffNotice;
  StaffNoticePage: StaffNoticePage;
  StaffNoticeSettings: StaffNoticeSettings;
  StaffNoticeSettingsInput: StaffNoticeSettingsInput;
  StaffOutcome: StaffOutcome;
  StaffPasskey: StaffPasskey;
  StaffPasswordReset: StaffPasswordReset;
  StaffPermission: StaffPermission;
  StaffQuietHours: StaffQuietHours;
  StaffQuietHoursInput: StaffQuietHoursInput;
  StaffResult: ResolversInterfaceTypes<ResolversParentTypes>['StaffResult'];
  StaffSession: StaffSession;
  StaffSignIn: StaffSignIn;
  StaffWork: StaffWork;
  StaffWorkInput: StaffWorkInput;
  StepTexts: StepTexts;
  StepTextsInput: StepTextsInput;
  StepWords: StepWords;
  StepWordsInput: StepWordsInput;
  TaskTemplate: TaskTemplate;
  TaskTemplateInput: TaskTemplateInput;
  TaskTemplateResult: TaskTemplateResult;
  TextConsent: TextConsent;
  TimelineTexts: TimelineTexts;
  TimelineTextsResult: TimelineTextsResult;
  Today: Today;
  TodayDeadline: TodayDeadline;
  TodayLine: TodayLine;
  UnlockClientResult: UnlockClientResult;
  VoidDecision: VoidDecision;
};

export type FreshProofDirectiveArgs = { };

export type FreshProofDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = FreshProofDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OutsideDirectiveArgs = { };

export type OutsideDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = OutsideDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RepeatableDirectiveArgs = { };

export type RepeatableDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = RepeatableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ViewerDirectiveArgs = {
  kinds: ReadonlyArray<StaffViewerKind>;
};

export type ViewerDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = ViewerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type MutationResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptStaffInvitation?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'token' | 'password'>>;
  addCaseNote?: Resolver<ResolversTypes['CaseNoteResult'], ParentType, StaffContext, RequireFields<MutationAddCaseNoteArgs, 'caseId' | 'key' | 'text'>>;
  addCaseTask?: Resolver<ResolversTypes['CaseTaskResult'], ParentType, StaffContext, RequireFields<MutationAddCaseTaskArgs, 'caseId' | 'key' | 'task'>>;
  addFilingPayment?: Resolver<ResolversTypes['BeforeFilingResult'], ParentType, StaffContext, RequireFields<MutationAddFilingPaymentArgs, 'caseId' | 'key' | 'payment'>>;
  addOffice?: Resolver<ResolversTypes['OfficeResult'], ParentType, StaffContext, RequireFields<MutationAddOfficeArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationAddPasskeyArgs, 'passkey'>>;
  addSpouse?: Resolver<ResolversTypes['AddSpouseResult'], ParentType, StaffContext, RequireFields<MutationAddSpouseArgs, 'caseId' | 'key' | 'spouse' | 'isPhoneShared' | 'sendsInvitation'>>;
  addTaskTemplate?: Resolver<ResolversTypes['TaskTemplateResult'], ParentType, StaffContext, RequireFields<MutationAddTaskTemplateArgs, 'template'>>;
  answerHelpRequest?: Resolver<ResolversTypes['IntakeHelpResult'], ParentType, StaffContext, RequireFields<MutationAnswerHelpRequestArgs, 'caseId' | 'questionKey' | 'version' | 'as' | 'reply'>>;
  approveIntakeSection?: Resolver<ResolversTypes['IntakeResult'], ParentType, StaffContext, RequireFields<MutationApproveIntakeSectionArgs, 'caseId' | 'sectionId' | 'version'>>;
  archiveCase?: Resolver<ResolversTypes['CaseArchiveResult'], ParentType, StaffContext, RequireFields<MutationArchiveCaseArgs, 'caseId'>>;
  assignClients?: Resolver<ResolversTypes['AssignResult'], ParentType, StaffContext, RequireFields<MutationAssignClientsArgs, 'caseIds'>>;
  beginAuthenticator?: Resolver<Maybe<ResolversTypes['StaffAuthenticator']>, ParentType, ContextType>;
  beginPasskey?: Resolver<ResolversTypes['JSON'], ParentType, StaffContext>;
  beginPasskeyProof?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, StaffContext>;
  beginPasskeySignIn?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  cancelBulkReminder?: Resolver<ResolversTypes['BulkReminderResult'], ParentType, StaffContext, RequireFields<MutationCancelBulkReminderArgs, 'id'>>;
  cancelChannelChange?: Resolver<ResolversTypes['UnlockClientResult'], ParentType, StaffContext, RequireFields<MutationCancelChannelChangeArgs, 'participantId'>>;
  cancelPacket?: Resolver<ResolversTypes['PacketResult'], ParentType, StaffContext, RequireFields<MutationCancelPacketArgs, 'id'>>;
  changeCaseChapter?: Resolver<ResolversTypes['ChangeChapterResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseChapterArgs, 'caseId'>>;
  changeCaseDefaults?: Resolver<ResolversTypes['CaseDefaultsResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseDefaultsArgs, 'version' | 'defaults'>>;
  changeCaseDetails?: Resolver<ResolversTypes['CaseDetailsResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseDetailsArgs, 'caseId' | 'seen' | 'change'>>;
  changeCaseMeeting?: Resolver<ResolversTypes['CaseMeetingResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseMeetingArgs, 'caseId' | 'isContinued'>>;
  changeCaseNote?: Resolver<ResolversTypes['CaseNoteResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseNoteArgs, 'noteId' | 'version' | 'text'>>;
  changeCaseQuestionnaire?: Resolver<ResolversTypes['IntakeResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseQuestionnaireArgs, 'caseId' | 'seen' | 'change'>>;
  changeCaseStage?: Resolver<ResolversTypes['CaseStageResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseStageArgs, 'caseId' | 'seen' | 'change' | 'isNumberPending'>>;
  changeCaseTask?: Resolver<ResolversTypes['CaseTaskResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseTaskArgs, 'taskId' | 'version' | 'task'>>;
  changeCaseTeam?: Resolver<ResolversTypes['CaseTeamResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseTeamArgs, 'caseId' | 'seen' | 'change'>>;
  changeCaseTemplate?: Resolver<ResolversTypes['CaseTemplateResult'], ParentType, StaffContext, RequireFields<MutationChangeCaseTemplateArgs, 'caseId' | 'version'>>;
  changeChecklistTemplate?: Resolver<ResolversTypes['ChecklistTemplateResult'], ParentType, StaffContext, RequireFields<MutationChangeChecklistTemplateArgs, 'chapter' | 'version' | 'items'>>;
  changeCourseSetUp?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationChangeCourseSetUpArgs, 'caseId' | 'course' | 'version' | 'change'>>;
  changeFilingList?: Resolver<ResolversTypes['FilingListResult'], ParentType, StaffContext, RequireFields<MutationChangeFilingListArgs, 'version' | 'optional' | 'own'>>;
  changeFirmFaqs?: Resolver<ResolversTypes['FirmFaqsResult'], ParentType, StaffContext, RequireFields<MutationChangeFirmFaqsArgs, 'language' | 'version'>>;
  changeFirmLogo?: Resolver<ResolversTypes['FirmProfileResult'], ParentType, StaffContext, Partial<MutationChangeFirmLogoArgs>>;
  changeFirmProfile?: Resolver<ResolversTypes['FirmProfileResult'], ParentType, StaffContext, RequireFields<MutationChangeFirmProfileArgs, 'version' | 'input'>>;
  changeMailFooter?: Resolver<ResolversTypes['MailFooterResult'], ParentType, StaffContext, RequireFields<MutationChangeMailFooterArgs, 'version' | 'en' | 'es'>>;
  changeNamedChecklists?: Resolver<ResolversTypes['NamedChecklistsResult'], ParentType, StaffContext, RequireFields<MutationChangeNamedChecklistsArgs, 'version' | 'lists'>>;
  changeOffice?: Resolver<ResolversTypes['OfficeResult'], ParentType, StaffContext, RequireFields<MutationChangeOfficeArgs, 'id' | 'version' | 'input'>>;
  changeOutcomeTexts?: Resolver<ResolversTypes['OutcomeTextsResult'], ParentType, StaffContext, RequireFields<MutationChangeOutcomeTextsArgs, 'outcome' | 'version'>>;
  changeReminderSchedule?: Resolver<ResolversTypes['ReminderScheduleResult'], ParentType, StaffContext, RequireFields<MutationChangeReminderScheduleArgs, 'version' | 'schedule'>>;
  changeReviewReasons?: Resolver<ResolversTypes['ReviewReasonsResult'], ParentType, StaffContext, RequireFields<MutationChangeReviewReasonsArgs, 'version' | 'reasons'>>;
  changeStaffRole?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationChangeStaffRoleArgs, 'staffId' | 'role'>>;
  changeTaskTemplate?: Resolver<ResolversTypes['TaskTemplateResult'], ParentType, StaffContext, RequireFields<MutationChangeTaskTemplateArgs, 'templateId' | 'version' | 'template'>>;
  changeTimelineTexts?: Resolver<ResolversTypes['TimelineTextsResult'], ParentType, StaffContext, RequireFields<MutationChangeTimelineTextsArgs, 'version' | 'steps'>>;
  chooseStaffFirm?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationChooseStaffFirmArgs, 'firmId'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'code'>>;
  confirmStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationConfirmStaffArgs, 'code'>>;
  confirmStaffWithPasskey?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationConfirmStaffWithPasskeyArgs, 'proof'>>;
  copyClientLink?: Resolver<ResolversTypes['ClientLinkResult'], ParentType, StaffContext, RequireFields<MutationCopyClientLinkArgs, 'participantId'>>;
  correctClient?: Resolver<ResolversTypes['CorrectClientResult'], ParentType, StaffContext, RequireFields<MutationCorrectClientArgs, 'participantId' | 'seen' | 'change' | 'isPhoneShared' | 'sendsInvitation'>>;
  createClientCase?: Resolver<ResolversTypes['NewClientCaseResult'], ParentType, StaffContext, RequireFields<MutationCreateClientCaseArgs, 'input'>>;
  createPreviewLink?: Resolver<ResolversTypes['PreviewLink'], ParentType, StaffContext, RequireFields<MutationCreatePreviewLinkArgs, 'participantId'>>;
  deactivateStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationDeactivateStaffArgs, 'staffId'>>;
  decideReview?: Resolver<ResolversTypes['ReviewDecisionResult'], ParentType, StaffContext, RequireFields<MutationDecideReviewArgs, 'input'>>;
  dismissVoidDecision?: Resolver<ResolversTypes['ReviewUndoResult'], ParentType, StaffContext, RequireFields<MutationDismissVoidDecisionArgs, 'documentId'>>;
  exportClients?: Resolver<ResolversTypes['ClientsCsvResult'], ParentType, StaffContext, RequireFields<MutationExportClientsArgs, 'filter' | 'sort'>>;
  exportCourseLines?: Resolver<ResolversTypes['CourseLinesExport'], ParentType, StaffContext, RequireFields<MutationExportCourseLinesArgs, 'filter' | 'sort'>>;
  exportPetition?: Resolver<ResolversTypes['PetitionFileResult'], ParentType, StaffContext, RequireFields<MutationExportPetitionArgs, 'caseId' | 'format' | 'reason'>>;
  forgotStaffPassword?: Resolver<ResolversTypes['StaffOutcome'], ParentType, ContextType, RequireFields<MutationForgotStaffPasswordArgs, 'email'>>;
  handOverStaffWork?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationHandOverStaffWorkArgs, 'staffId' | 'receiverId'>>;
  holdCaseCourse?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationHoldCaseCourseArgs, 'caseId' | 'version' | 'debtor' | 'isHeld'>>;
  importClients?: Resolver<ResolversTypes['ImportClientsResult'], ParentType, StaffContext, RequireFields<MutationImportClientsArgs, 'csv' | 'isDryRun' | 'creationKey'>>;
  inviteClients?: Resolver<ResolversTypes['BulkReminderResult'], ParentType, StaffContext, RequireFields<MutationInviteClientsArgs, 'caseIds'>>;
  inviteStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationInviteStaffArgs, 'givenName' | 'familyName' | 'email' | 'role'>>;
  leaveReview?: Resolver<ResolversTypes['ReviewLeaseResult'], ParentType, StaffContext, RequireFields<MutationLeaveReviewArgs, 'documentId'>>;
  makePacket?: Resolver<ResolversTypes['PacketResult'], ParentType, StaffContext, RequireFields<MutationMakePacketArgs, 'caseId' | 'key' | 'title' | 'documentIds'>>;
  markCaseMeetingHeld?: Resolver<ResolversTypes['CaseMeetingResult'], ParentType, StaffContext, RequireFields<MutationMarkCaseMeetingHeldArgs, 'caseId' | 'day'>>;
  markCourseFiled?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationMarkCourseFiledArgs, 'caseId' | 'course' | 'version' | 'debtor'>>;
  markFilingLine?: Resolver<ResolversTypes['BeforeFilingResult'], ParentType, StaffContext, RequireFields<MutationMarkFilingLineArgs, 'caseId' | 'version' | 'line' | 'debtor'>>;
  markSectionImported?: Resolver<ResolversTypes['IntakeResult'], ParentType, StaffContext, RequireFields<MutationMarkSectionImportedArgs, 'caseId' | 'sectionId' | 'version'>>;
  markStaffNoticesRead?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, Partial<MutationMarkStaffNoticesReadArgs>>;
  mergeDuplicate?: Resolver<ResolversTypes['MergeDuplicateResult'], ParentType, StaffContext, RequireFields<MutationMergeDuplicateArgs, 'caseId' | 'intoCaseId'>>;
  moveDocument?: Resolver<ResolversTypes['ReviewUndoResult'], ParentType, StaffContext, RequireFields<MutationMoveDocumentArgs, 'documentId' | 'from' | 'to'>>;
  orderCaseCourse?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationOrderCaseCourseArgs, 'caseId' | 'course' | 'version' | 'debtor' | 'numbers'>>;
  pauseCaseReminders?: Resolver<ResolversTypes['CaseRemindersResult'], ParentType, StaffContext, RequireFields<MutationPauseCaseRemindersArgs, 'caseId' | 'version'>>;
  placeStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationPlaceStaffArgs, 'staffId' | 'officeId'>>;
  planChannelChange?: Resolver<ResolversTypes['UnlockClientResult'], ParentType, StaffContext, RequireFields<MutationPlanChannelChangeArgs, 'participantId' | 'channel' | 'value' | 'identityCheck' | 'note'>>;
  reactivateStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationReactivateStaffArgs, 'staffId'>>;
  recordConflictSearch?: Resolver<ResolversTypes['BeforeFilingResult'], ParentType, StaffContext, RequireFields<MutationRecordConflictSearchArgs, 'caseId' | 'version' | 'note'>>;
  remindClients?: Resolver<ResolversTypes['BulkReminderResult'], ParentType, StaffContext, RequireFields<MutationRemindClientsArgs, 'caseIds'>>;
  removeCaseNote?: Resolver<ResolversTypes['CaseNoteResult'], ParentType, StaffContext, RequireFields<MutationRemoveCaseNoteArgs, 'noteId'>>;
  removeCaseTask?: Resolver<ResolversTypes['CaseTaskResult'], ParentType, StaffContext, RequireFields<MutationRemoveCaseTaskArgs, 'taskId'>>;
  removeClientFilter?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationRemoveClientFilterArgs, 'id'>>;
  removeFilingPayment?: Resolver<ResolversTypes['BeforeFilingResult'], ParentType, StaffContext, RequireFields<MutationRemoveFilingPaymentArgs, 'caseId' | 'paymentId'>>;
  removeOffice?: Resolver<ResolversTypes['OfficeResult'], ParentType, StaffContext, RequireFields<MutationRemoveOfficeArgs, 'id'>>;
  removePasskey?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeSpouse?: Resolver<ResolversTypes['RemoveSpouseResult'], ParentType, StaffContext, RequireFields<MutationRemoveSpouseArgs, 'participantId' | 'hasAccount'>>;
  removeTaskTemplate?: Resolver<ResolversTypes['TaskTemplateResult'], ParentType, StaffContext, RequireFields<MutationRemoveTaskTemplateArgs, 'templateId'>>;
  reportStaffNotMe?: Resolver<ResolversTypes['StaffOutcome'], ParentType, ContextType, RequireFields<MutationReportStaffNotMeArgs, 'token'>>;
  requestExtraDocument?: Resolver<ResolversTypes['CaseChecklistResult'], ParentType, StaffContext, RequireFields<MutationRequestExtraDocumentArgs, 'caseId' | 'key' | 'request'>>;
  resendClientInvitation?: Resolver<ResolversTypes['ClientLinkResult'], ParentType, StaffContext, RequireFields<MutationResendClientInvitationArgs, 'participantId'>>;
  resendNotice?: Resolver<ResolversTypes['ResendNoticeResult'], ParentType, StaffContext, RequireFields<MutationResendNoticeArgs, 'participantId'>>;
  resendStaffInvitation?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationResendStaffInvitationArgs, 'staffId'>>;
  resetCaseCourse?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationResetCaseCourseArgs, 'caseId' | 'course' | 'version' | 'debtor' | 'seen'>>;
  resetStaffPassword?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationResetStaffPasswordArgs, 'token' | 'password'>>;
  resetStaffSignIn?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationResetStaffSignInArgs, 'staffId'>>;
  restoreCase?: Resolver<ResolversTypes['CaseArchiveResult'], ParentType, StaffContext, RequireFields<MutationRestoreCaseArgs, 'caseId'>>;
  resumeCaseReminders?: Resolver<ResolversTypes['CaseRemindersResult'], ParentType, StaffContext, RequireFields<MutationResumeCaseRemindersArgs, 'caseId' | 'version'>>;
  revealSsn?: Resolver<ResolversTypes['RevealedNumberResult'], ParentType, StaffContext, RequireFields<MutationRevealSsnArgs, 'caseId' | 'participantId' | 'reason'>>;
  revokeClientInvitation?: Resolver<ResolversTypes['ClientLinkResult'], ParentType, StaffContext, RequireFields<MutationRevokeClientInvitationArgs, 'participantId'>>;
  saveClientFilter?: Resolver<ResolversTypes['SavedClientFilterResult'], ParentType, StaffContext, RequireFields<MutationSaveClientFilterArgs, 'name' | 'isShared' | 'filter'>>;
  saveStaffNoticeSettings?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationSaveStaffNoticeSettingsArgs, 'settings'>>;
  sendBackSections?: Resolver<ResolversTypes['IntakeResult'], ParentType, StaffContext, RequireFields<MutationSendBackSectionsArgs, 'caseId' | 'sections'>>;
  sendCodesByEmail?: Resolver<ResolversTypes['UnlockClientResult'], ParentType, StaffContext, RequireFields<MutationSendCodesByEmailArgs, 'participantId' | 'identityCheck' | 'note'>>;
  sendMissingLetter?: Resolver<ResolversTypes['CaseChecklistResult'], ParentType, StaffContext, RequireFields<MutationSendMissingLetterArgs, 'caseId' | 'key' | 'categoryIds'>>;
  sendToClient?: Resolver<ResolversTypes['SendToClientResult'], ParentType, StaffContext, RequireFields<MutationSendToClientArgs, 'file' | 'input'>>;
  setCaseCourseDay?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationSetCaseCourseDayArgs, 'caseId' | 'version' | 'debtor' | 'kind' | 'isCounted'>>;
  setCaseTaskDone?: Resolver<ResolversTypes['CaseTaskResult'], ParentType, StaffContext, RequireFields<MutationSetCaseTaskDoneArgs, 'taskId' | 'isDone'>>;
  setCategoryRequirement?: Resolver<ResolversTypes['CaseChecklistResult'], ParentType, StaffContext, RequireFields<MutationSetCategoryRequirementArgs, 'caseId' | 'categoryId' | 'seen' | 'requirement'>>;
  setCourseUnit?: Resolver<ResolversTypes['CourseUnitResult'], ParentType, StaffContext, RequireFields<MutationSetCourseUnitArgs, 'unitKey'>>;
  setEarlierCourseSystem?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationSetEarlierCourseSystemArgs, 'caseId' | 'isEarlierSystem'>>;
  setFilingFees?: Resolver<ResolversTypes['BeforeFilingResult'], ParentType, StaffContext, RequireFields<MutationSetFilingFeesArgs, 'caseId' | 'version'>>;
  setIntakeSectionShown?: Resolver<ResolversTypes['IntakeResult'], ParentType, StaffContext, RequireFields<MutationSetIntakeSectionShownArgs, 'caseId' | 'sectionId' | 'version' | 'isShown' | 'comment'>>;
  setOutOfOffice?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, Partial<MutationSetOutOfOfficeArgs>>;
  setUpCaseCourses?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationSetUpCaseCoursesArgs, 'caseId' | 'clientCode'>>;
  signInStaff?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSignInStaffArgs, 'email' | 'password'>>;
  signOutStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, ContextType>;
  signOutStaffDevice?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationSignOutStaffDeviceArgs, 'id'>>;
  submitAuthenticatorCode?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSubmitAuthenticatorCodeArgs, 'code'>>;
  submitPasskey?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSubmitPasskeyArgs, 'proof'>>;
  submitRecoveryCode?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSubmitRecoveryCodeArgs, 'code'>>;
  takeReview?: Resolver<ResolversTypes['ReviewLeaseResult'], ParentType, StaffContext, RequireFields<MutationTakeReviewArgs, 'documentId' | 'isTakingOver'>>;
  undoReview?: Resolver<ResolversTypes['ReviewUndoResult'], ParentType, StaffContext, RequireFields<MutationUndoReviewArgs, 'documentId' | 'key'>>;
  unlockClient?: Resolver<ResolversTypes['UnlockClientResult'], ParentType, StaffContext, RequireFields<MutationUnlockClientArgs, 'participantId' | 'identityCheck' | 'note'>>;
  unlockStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationUnlockStaffArgs, 'staffId'>>;
  waiveCaseCourse?: Resolver<ResolversTypes['CaseCoursesResult'], ParentType, StaffContext, RequireFields<MutationWaiveCaseCourseArgs, 'caseId' | 'version' | 'debtor'>>;
};

export type QueryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  beforeFiling?: Resolver<Maybe<ResolversTypes['BeforeFiling']>, ParentType, StaffContext, RequireFields<QueryBeforeFilingArgs, 'caseId'>>;
  bulkReminder?: Resolver<Maybe<ResolversTypes['BulkReminder']>, ParentType, StaffContext, RequireFields<QueryBulkReminderArgs, 'id'>>;
  caseArchive?: Resolver<Maybe<ResolversTypes['CaseArchive']>, ParentType, StaffContext, RequireFields<QueryCaseArchiveArgs, 'caseId'>>;
  caseChecklist?: Resolver<ResolversTypes['CaseChecklist'], ParentType, StaffContext, RequireFields<QueryCaseChecklistArgs, 'caseId'>>;
  caseCourses?: Resolver<ResolversTypes['CaseCourses'], ParentType, StaffContext, RequireFields<QueryCaseCoursesArgs, 'caseId'>>;
  caseDefaults?: Resolver<ResolversTypes['CaseDefaults'], ParentType, StaffContext>;
  caseEvents?: Resolver<ResolversTypes['CaseEvents'], ParentType, StaffContext, RequireFields<QueryCaseEventsArgs, 'caseId'>>;
  caseIntake?: Resolver<Maybe<ResolversTypes['StaffIntake']>, ParentType, StaffContext, RequireFields<QueryCaseIntakeArgs, 'caseId'>>;
  caseMeeting?: Resolver<ResolversTypes['MeetingOfCase'], ParentType, StaffContext, RequireFields<QueryCaseMeetingArgs, 'caseId'>>;
  caseNotes?: Resolver<ReadonlyArray<ResolversTypes['CaseNote']>, ParentType, StaffContext, RequireFields<QueryCaseNotesArgs, 'caseId'>>;
  casePacket?: Resolver<Maybe<ResolversTypes['CasePacket']>, ParentType, StaffContext, RequireFields<QueryCasePacketArgs, 'id'>>;
  casePackets?: Resolver<ReadonlyArray<ResolversTypes['CasePacket']>, ParentType, StaffContext, RequireFields<QueryCasePacketsArgs, 'caseId'>>;
  caseReminders?: Resolver<ResolversTypes['CaseReminders'], ParentType, StaffContext, RequireFields<QueryCaseRemindersArgs, 'caseId'>>;
  caseStagePreview?: Resolver<ResolversTypes['CaseStagePreview'], ParentType, StaffContext, RequireFields<QueryCaseStagePreviewArgs, 'caseId' | 'change' | 'isNumberPending'>>;
  caseTasks?: Resolver<ReadonlyArray<ResolversTypes['CaseTask']>, ParentType, StaffContext, RequireFields<QueryCaseTasksArgs, 'caseId'>>;
  caseTeam?: Resolver<ResolversTypes['CaseTeam'], ParentType, StaffContext, RequireFields<QueryCaseTeamArgs, 'caseId'>>;
  caseTemplateChange?: Resolver<ResolversTypes['CaseTemplateChange'], ParentType, StaffContext, RequireFields<QueryCaseTemplateChangeArgs, 'caseId'>>;
  checklistTemplate?: Resolver<ResolversTypes['ChecklistTemplate'], ParentType, StaffContext, RequireFields<QueryChecklistTemplateArgs, 'chapter'>>;
  clientAccess?: Resolver<Maybe<ResolversTypes['ClientAccess']>, ParentType, StaffContext, RequireFields<QueryClientAccessArgs, 'participantId'>>;
  clients?: Resolver<ResolversTypes['ClientPage'], ParentType, StaffContext, RequireFields<QueryClientsArgs, 'filter' | 'sort' | 'first'>>;
  conflictMatches?: Resolver<ResolversTypes['ConflictMatches'], ParentType, StaffContext, RequireFields<QueryConflictMatchesArgs, 'caseId'>>;
  countClients?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, StaffContext, RequireFields<QueryCountClientsArgs, 'filters'>>;
  courseLines?: Resolver<ResolversTypes['CourseLines'], ParentType, StaffContext, RequireFields<QueryCourseLinesArgs, 'filter' | 'sort' | 'first'>>;
  courseProviders?: Resolver<ReadonlyArray<ResolversTypes['StaffCourseProvider']>, ParentType, StaffContext, RequireFields<QueryCourseProvidersArgs, 'caseId' | 'course'>>;
  courseUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, StaffContext>;
  filingList?: Resolver<ResolversTypes['FilingList'], ParentType, StaffContext>;
  firmFaqs?: Resolver<ResolversTypes['FirmFaqs'], ParentType, StaffContext, RequireFields<QueryFirmFaqsArgs, 'language'>>;
  firmProfile?: Resolver<ResolversTypes['FirmProfile'], ParentType, StaffContext>;
  intakeForm?: Resolver<ResolversTypes['StaffIntakeForm'], ParentType, StaffContext, RequireFields<QueryIntakeFormArgs, 'caseId' | 'form'>>;
  intakeSection?: Resolver<ResolversTypes['IntakeSectionAnswers'], ParentType, StaffContext, RequireFields<QueryIntakeSectionArgs, 'caseId' | 'sectionId'>>;
  invitationPreview?: Resolver<ResolversTypes['InvitationPreview'], ParentType, StaffContext, RequireFields<QueryInvitationPreviewArgs, 'givenName' | 'language'>>;
  mailFooter?: Resolver<ResolversTypes['MailFooter'], ParentType, StaffContext>;
  matrixPreview?: Resolver<ResolversTypes['MatrixPreview'], ParentType, StaffContext, RequireFields<QueryMatrixPreviewArgs, 'caseId' | 'court'>>;
  me?: Resolver<ResolversTypes['StaffMember'], ParentType, StaffContext>;
  missingLetter?: Resolver<ReadonlyArray<ResolversTypes['MissingLetterText']>, ParentType, StaffContext, RequireFields<QueryMissingLetterArgs, 'caseId' | 'categoryIds'>>;
  myDevices?: Resolver<ReadonlyArray<ResolversTypes['StaffDevice']>, ParentType, StaffContext>;
  myPasskeys?: Resolver<ReadonlyArray<ResolversTypes['StaffPasskey']>, ParentType, StaffContext>;
  namedChecklists?: Resolver<ResolversTypes['NamedChecklists'], ParentType, StaffContext>;
  offices?: Resolver<ReadonlyArray<ResolversTypes['Office']>, ParentType, StaffContext>;
  openTasks?: Resolver<ResolversTypes['OpenTasks'], ParentType, StaffContext, RequireFields<QueryOpenTasksArgs, 'mine'>>;
  outcomeTexts?: Resolver<ReadonlyArray<ResolversTypes['OutcomeTexts']>, ParentType, StaffContext>;
  packetChoices?: Resolver<ResolversTypes['PacketChoices'], ParentType, StaffContext, RequireFields<QueryPacketChoicesArgs, 'caseId'>>;
  petitionPreview?: Resolver<ResolversTypes['PetitionPreview'], ParentType, StaffContext, RequireFields<QueryPetitionPreviewArgs, 'caseId'>>;
  refusedAccess?: Resolver<ResolversTypes['RefusedAccessPage'], ParentType, StaffContext, Partial<QueryRefusedAccessArgs>>;
  reminderSchedule?: Resolver<ResolversTypes['ReminderSchedule'], ParentType, StaffContext>;
  reviewDocument?: Resolver<Maybe<ResolversTypes['ReviewDocument']>, ParentType, StaffContext, RequireFields<QueryReviewDocumentArgs, 'id'>>;
  reviewPulse?: Resolver<ResolversTypes['ReviewPulse'], ParentType, StaffContext, RequireFields<QueryReviewPulseArgs, 'mine'>>;
  reviewQueue?: Resolver<ResolversTypes['ReviewQueue'], ParentType, StaffContext, RequireFields<QueryReviewQueueArgs, 'order' | 'mine'>>;
  reviewReasons?: Resolver<ResolversTypes['ReviewReasons'], ParentType, StaffContext>;
  savedClientFilters?: Resolver<ReadonlyArray<ResolversTypes['SavedClientFilter']>, ParentType, StaffContext>;
  selectedClients?: Resolver<ReadonlyArray<ResolversTypes['ClientRow']>, ParentType, StaffContext, RequireFields<QuerySelectedClientsArgs, 'caseIds'>>;
  similarCases?: Resolver<ReadonlyArray<ResolversTypes['SimilarClient']>, ParentType, StaffContext, RequireFields<QuerySimilarCasesArgs, 'caseId'>>;
  similarClients?: Resolver<ReadonlyArray<ResolversTypes['SimilarClient']>, ParentType, StaffContext, RequireFields<QuerySimilarClientsArgs, 'debtor1'>>;
  staffCase?: Resolver<Maybe<ResolversTypes['StaffCase']>, ParentType, StaffContext, RequireFields<QueryStaffCaseArgs, 'id'>>;
  staffInvitation?: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType, RequireFields<QueryStaffInvitationArgs, 'token'>>;
  staffNoticeSettings?: Resolver<ResolversTypes['StaffNoticeSettings'], ParentType, StaffContext>;
  staffNotices?: Resolver<ResolversTypes['StaffNoticePage'], ParentType, StaffContext, Partial<QueryStaffNoticesArgs>>;
  staffPasswordReset?: Resolver<Maybe<ResolversTypes['StaffPasswordReset']>, ParentType, ContextType, RequireFields<QueryStaffPasswordResetArgs, 'token'>>;
  staffPermissions?: Resolver<ReadonlyArray<ResolversTypes['StaffPermission']>, ParentType, StaffContext>;
  staffSession?: Resolver<Maybe<ResolversTypes['StaffSession']>, ParentType, ContextType>;
  staffSignInUnderWay?: Resolver<Maybe<ResolversTypes['StaffSignIn']>, ParentType, ContextType>;
  staffWork?: Resolver<ResolversTypes['StaffWork'], ParentType, StaffContext, RequireFields<QueryStaffWorkArgs, 'staffId'>>;
  taskTemplates?: Resolver<ReadonlyArray<ResolversTypes['TaskTemplate']>, ParentType, StaffContext>;
  team?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, StaffContext>;
  timelineTexts?: Resolver<ResolversTypes['TimelineTexts'], ParentType, StaffContext>;
  today?: Resolver<ResolversTypes['Today'], ParentType, StaffContext, RequireFields<QueryTodayArgs, 'mine'>>;
  unreadStaffNotices?: Resolver<ResolversTypes['Int'], ParentType, StaffContext>;
};

export type AcknowledgmentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Acknowledgment'] = ResolversParentTypes['Acknowledgment']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddSpouseResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['AddSpouseResult'] = ResolversParentTypes['AddSpouseResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskedPeriodResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['AskedPeriod'] = ResolversParentTypes['AskedPeriod']> = {
  isThisOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameForClient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AskedPeriodState'], ParentType, ContextType>;
};

export type AssignResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['AssignResult'] = ResolversParentTypes['AssignResult']> = {
  changed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeforeFilingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['BeforeFiling'] = ResolversParentTypes['BeforeFiling']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['FilingFees'], ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FilingLine']>, ParentType, ContextType>;
  plannedFilingOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['ConflictSearch']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BeforeFilingResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['BeforeFilingResult'] = ResolversParentTypes['BeforeFilingResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['BeforeFiling']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkReminderResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['BulkReminder'] = ResolversParentTypes['BulkReminder']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedReminder']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkReminderResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['BulkReminderResult'] = ResolversParentTypes['BulkReminderResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['BulkReminder']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseArchiveResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseArchive'] = ResolversParentTypes['CaseArchive']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['ClientRow']>, ParentType, ContextType>;
};

export type CaseArchiveResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseArchiveResult'] = ResolversParentTypes['CaseArchiveResult']> = {
  archive?: Resolver<Maybe<ResolversTypes['CaseArchive']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseCategoryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseCategory'] = ResolversParentTypes['CaseCategory']> = {
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  canBeAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  debtor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['CaseDocument']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExtra?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastLetterAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  letters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['ChecklistRequirement'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RequirementSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseCategoryState'], ParentType, ContextType>;
  stillNeeded?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseChecklistResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseChecklist'] = ResolversParentTypes['CaseChecklist']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['CaseCategory']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['CaseTemplate']>, ParentType, ContextType>;
};

export type CaseChecklistResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseChecklistResult'] = ResolversParentTypes['CaseChecklistResult']> = {
  checklist?: Resolver<Maybe<ResolversTypes['CaseChecklist']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseColleagueResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseColleague'] = ResolversParentTypes['CaseColleague']> = {
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseCourseResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseCourse'] = ResolversParentTypes['CaseCourse']> = {
  course?: Resolver<ResolversTypes['StaffCourseNumber'], ParentType, ContextType>;
  debtors?: Resolver<ReadonlyArray<ResolversTypes['CourseOfDebtor']>, ParentType, ContextType>;
  isOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['StaffJointOption']>, ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['CoursePayer'], ParentType, ContextType>;
  providers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StaffCourseProvider']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseCoursesResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseCourses'] = ResolversParentTypes['CaseCourses']> = {
  clientCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courses?: Resolver<ReadonlyArray<ResolversTypes['CaseCourse']>, ParentType, ContextType>;
  hasUnit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEarlierSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFiled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usualPayer?: Resolver<ResolversTypes['CoursePayer'], ParentType, ContextType>;
};

export type CaseCoursesResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseCoursesResult'] = ResolversParentTypes['CaseCoursesResult']> = {
  current?: Resolver<Maybe<ResolversTypes['CaseCourses']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseDefaultsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseDefaults'] = ResolversParentTypes['CaseDefaults']> = {
  coursePayer?: Resolver<ResolversTypes['CoursePayer'], ParentType, ContextType>;
  questionnaireDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showsQuestionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseDefaultsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseDefaultsResult'] = ResolversParentTypes['CaseDefaultsResult']> = {
  defaults?: Resolver<Maybe<ResolversTypes['CaseDefaults']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseDetailsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseDetails'] = ResolversParentTypes['CaseDetails']> = {
  clientCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  greeting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedFilingOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  urgencies?: Resolver<ReadonlyArray<ResolversTypes['CaseUrgency']>, ParentType, ContextType>;
};

export type CaseDetailsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseDetailsResult'] = ResolversParentTypes['CaseDetailsResult']> = {
  details?: Resolver<Maybe<ResolversTypes['CaseDetails']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseDocumentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseDocument'] = ResolversParentTypes['CaseDocument']> = {
  acknowledgments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Acknowledgment']>>, ParentType, ContextType>;
  fileState?: Resolver<ResolversTypes['ReviewFileState'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFromFirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewedStatus'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaseEndResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseEnd'] = ResolversParentTypes['CaseEnd']> = {
  day?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  debtor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
};

export type CaseEventResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseEvent'] = ResolversParentTypes['CaseEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  convertedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  docketNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ends?: Resolver<ReadonlyArray<ResolversTypes['CaseEventEnd']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseEventKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseEventEndResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseEventEnd'] = ResolversParentTypes['CaseEventEnd']> = {
  after?: Resolver<ResolversTypes['CasePart'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['CasePart'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseEventsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseEvents'] = ResolversParentTypes['CaseEvents']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['CaseEvent']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaseMeetingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseMeeting'] = ResolversParentTypes['CaseMeeting']> = {
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  interpreter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAskedAbout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseMeetingResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseMeetingResult'] = ResolversParentTypes['CaseMeetingResult']> = {
  current?: Resolver<Maybe<ResolversTypes['CaseMeeting']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseNoteResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseNote'] = ResolversParentTypes['CaseNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseNoteResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseNoteResult'] = ResolversParentTypes['CaseNoteResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['CaseNote']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CasePacketResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CasePacket'] = ResolversParentTypes['CasePacket']> = {
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['PacketFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PacketState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasePartResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CasePart'] = ResolversParentTypes['CasePart']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  docketNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
};

export type CaseRemindersResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseReminders'] = ResolversParentTypes['CaseReminders']> = {
  day?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pausedBy?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseReminderState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['ClientWaitsFor']>, ParentType, ContextType>;
};

export type CaseRemindersResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseRemindersResult'] = ResolversParentTypes['CaseRemindersResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<ResolversTypes['CaseReminders']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseStageResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseStage'] = ResolversParentTypes['CaseStage']> = {
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['CasePart']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ClientStage'], ParentType, ContextType>;
};

export type CaseStagePreviewResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseStagePreview'] = ResolversParentTypes['CaseStagePreview']> = {
  gaps?: Resolver<ReadonlyArray<ResolversTypes['OpenStageGap']>, ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['ClientStageTexts']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['StageWarning']>, ParentType, ContextType>;
};

export type CaseStageResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseStageResult'] = ResolversParentTypes['CaseStageResult']> = {
  current?: Resolver<Maybe<ResolversTypes['CaseStage']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseTaskResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTask'] = ResolversParentTypes['CaseTask']> = {
  assignee?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneBy?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseTaskResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTaskResult'] = ResolversParentTypes['CaseTaskResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['CaseTask']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseTeamResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTeam'] = ResolversParentTypes['CaseTeam']> = {
  attorneyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  officeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paralegalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaseTeamResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTeamResult'] = ResolversParentTypes['CaseTeamResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['CaseTeam']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseTemplateResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTemplate'] = ResolversParentTypes['CaseTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseTemplateChangeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTemplateChange'] = ResolversParentTypes['CaseTemplateChange']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  checklistId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ChecklistChangeLine']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseTemplateResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CaseTemplateResult'] = ResolversParentTypes['CaseTemplateResult']> = {
  change?: Resolver<Maybe<ResolversTypes['CaseTemplateChange']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeChapterResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ChangeChapterResult'] = ResolversParentTypes['ChangeChapterResult']> = {
  current?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChecklistChangeLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ChecklistChangeLine'] = ResolversParentTypes['ChecklistChangeLine']> = {
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['ChecklistRequirement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<Maybe<ResolversTypes['ChecklistStay']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ChecklistRequirement'], ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perDebtor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirement?: Resolver<ResolversTypes['ChecklistRequirement'], ParentType, ContextType>;
  standard?: Resolver<ResolversTypes['ChecklistRequirement'], ParentType, ContextType>;
};

export type ChecklistTemplateResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ChecklistTemplate'] = ResolversParentTypes['ChecklistTemplate']> = {
  chapter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklistId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChecklistTemplateResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ChecklistTemplateResult'] = ResolversParentTypes['ChecklistTemplateResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['ChecklistTemplate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientAccessResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientAccess'] = ResolversParentTypes['ClientAccess']> = {
  acts?: Resolver<ReadonlyArray<ResolversTypes['ClientAccessAct']>, ParentType, ContextType>;
  codeChannel?: Resolver<Maybe<ResolversTypes['ClientCodeChannel']>, ParentType, ContextType>;
  codeGoesTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codesByEmailUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['ClientAccountStep']>, ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['ClientAccessState']>, ParentType, ContextType>;
  plannedChange?: Resolver<Maybe<ResolversTypes['PlannedChannelChange']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClientAccessState'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takesTexts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textConsents?: Resolver<ReadonlyArray<ResolversTypes['TextConsent']>, ParentType, ContextType>;
};

export type ClientActivityResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientActivity'] = ResolversParentTypes['ClientActivity']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientContactResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientContact'] = ResolversParentTypes['ClientContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientDeadlineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientDeadline'] = ResolversParentTypes['ClientDeadline']> = {
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  debtor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientInvitationResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientInvitation'] = ResolversParentTypes['ClientInvitation']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClientInvitationState'], ParentType, ContextType>;
};

export type ClientLinkResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientLink'] = ResolversParentTypes['ClientLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClientLinkResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientLinkResult'] = ResolversParentTypes['ClientLinkResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientMessageResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientMessage'] = ResolversParentTypes['ClientMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canBeSentAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['ClientChannel'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClientMessageKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClientMessageState'], ParentType, ContextType>;
};

export type ClientPageResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientPage'] = ResolversParentTypes['ClientPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ClientRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientPersonResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientPerson'] = ResolversParentTypes['ClientPerson']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
};

export type ClientRowResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientRow'] = ResolversParentTypes['ClientRow']> = {
  attorney?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  coursesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsComplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentsToReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ends?: Resolver<ReadonlyArray<ResolversTypes['CaseEnd']>, ParentType, ContextType>;
  helpRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUndelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivity?: Resolver<ResolversTypes['ClientActivity'], ParentType, ContextType>;
  nextDeadline?: Resolver<Maybe<ResolversTypes['ClientDeadline']>, ParentType, ContextType>;
  paralegal?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  quietSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionsShown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionsToCheck?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ClientStage'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ClientStep'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['ClientWaitsFor']>, ParentType, ContextType>;
};

export type ClientStageTextsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientStageTexts'] = ResolversParentTypes['ClientStageTexts']> = {
  current?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientsCsvResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ClientsCsvResult'] = ResolversParentTypes['ClientsCsvResult']> = {
  csv?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictMatchResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ConflictMatch'] = ResolversParentTypes['ConflictMatch']> = {
  clients?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConflictKind'], ParentType, ContextType>;
  otherCaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  searched?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictMatchesResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ConflictMatches'] = ResolversParentTypes['ConflictMatches']> = {
  casesWithCreditors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['ConflictMatch']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConflictSearchResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ConflictSearch'] = ResolversParentTypes['ConflictSearch']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectClientResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CorrectClientResult'] = ResolversParentTypes['CorrectClientResult']> = {
  current?: Resolver<Maybe<ResolversTypes['ClientContact']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isLinkEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourseLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CourseLine'] = ResolversParentTypes['CourseLine']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['StaffCourseNumber'], ParentType, ContextType>;
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffCourseState'], ParentType, ContextType>;
};

export type CourseLinesResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CourseLines'] = ResolversParentTypes['CourseLines']> = {
  lines?: Resolver<ReadonlyArray<ResolversTypes['CourseLine']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseLinesExportResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CourseLinesExport'] = ResolversParentTypes['CourseLinesExport']> = {
  csv?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourseOfDebtorResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CourseOfDebtor'] = ResolversParentTypes['CourseOfDebtor']> = {
  canOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  certificateNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  courtFiledOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['StaffCourseDay']>, ParentType, ContextType>;
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedRegistrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['StaffCourseMethod']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffCourseState'], ParentType, ContextType>;
  timesOpened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waivedUntil?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  waiverReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseUnitResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['CourseUnitResult'] = ResolversParentTypes['CourseUnitResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FilingFeesResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingFees'] = ResolversParentTypes['FilingFees']> = {
  agreed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agreedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['FilingPayment']>, ParentType, ContextType>;
};

export type FilingLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingLine'] = ResolversParentTypes['FilingLine']> = {
  day?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNecessary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTooOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FilingLineKind'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['FilingMark']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FilingLineState'], ParentType, ContextType>;
  typedDay?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
};

export type FilingListResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingList'] = ResolversParentTypes['FilingList']> = {
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  optional?: Resolver<ReadonlyArray<ResolversTypes['FilingLineKind']>, ParentType, ContextType>;
  own?: Resolver<ReadonlyArray<ResolversTypes['FirmFilingLine']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilingListResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingListResult'] = ResolversParentTypes['FilingListResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  filingList?: Resolver<Maybe<ResolversTypes['FilingList']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FilingMarkResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingMark'] = ResolversParentTypes['FilingMark']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilingPaymentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FilingPayment'] = ResolversParentTypes['FilingPayment']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
};

export type FirmFaqEntryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFaqEntry'] = ResolversParentTypes['FirmFaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<ReadonlyArray<ResolversTypes['FirmFaqInnerEntry']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmFaqInnerEntryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFaqInnerEntry'] = ResolversParentTypes['FirmFaqInnerEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmFaqTopicResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFaqTopic'] = ResolversParentTypes['FirmFaqTopic']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['FirmFaqEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmFaqsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFaqs'] = ResolversParentTypes['FirmFaqs']> = {
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  overview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['FirmFaqTopic']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FirmFaqsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFaqsResult'] = ResolversParentTypes['FirmFaqsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  faqs?: Resolver<Maybe<ResolversTypes['FirmFaqs']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FirmFilingLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmFilingLine'] = ResolversParentTypes['FirmFilingLine']> = {
  isNecessary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmProfileResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmProfile'] = ResolversParentTypes['FirmProfile']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmProfileResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['FirmProfileResult'] = ResolversParentTypes['FirmProfileResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['FirmProfile']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportClientsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ImportClientsResult'] = ResolversParentTypes['ImportClientsResult']> = {
  caseIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ImportedClient']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedClientResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ImportedClient'] = ResolversParentTypes['ImportedClient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['SimilarClient']>, ParentType, ContextType>;
};

export type IntakeActResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeAct'] = ResolversParentTypes['IntakeAct']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
};

export type IntakeColumnHeadingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeColumnHeading'] = ResolversParentTypes['IntakeColumnHeading']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntakeDebtorResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeDebtor'] = ResolversParentTypes['IntakeDebtor']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberKind?: Resolver<Maybe<ResolversTypes['IntakeNumberKind']>, ParentType, ContextType>;
  participantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IntakeFormLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeFormLine'] = ResolversParentTypes['IntakeFormLine']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['IntakeLineColumn']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntakeLineState'], ParentType, ContextType>;
};

export type IntakeFormPartResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeFormPart'] = ResolversParentTypes['IntakeFormPart']> = {
  lines?: Resolver<ReadonlyArray<ResolversTypes['IntakeFormLine']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeFormSummaryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeFormSummary'] = ResolversParentTypes['IntakeFormSummary']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAttorneysPart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeGroupResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeGroup'] = ResolversParentTypes['IntakeGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionGroupId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['IntakeQuestion']>, ParentType, ContextType>;
};

export type IntakeHelpResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeHelp'] = ResolversParentTypes['IntakeHelp']> = {
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeHelpResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeHelpResult'] = ResolversParentTypes['IntakeHelpResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['IntakeQuestion']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntakeLineColumnResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeLineColumn'] = ResolversParentTypes['IntakeLineColumn']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['IntakeLineEntry']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['IntakeLineRow']>, ParentType, ContextType>;
};

export type IntakeLineEntryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeLineEntry'] = ResolversParentTypes['IntakeLineEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['IntakeLineRow']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IntakeLineRowResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeLineRow'] = ResolversParentTypes['IntakeLineRow']> = {
  isGuess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionState?: Resolver<ResolversTypes['IntakeQuestionState'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeQuestionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeQuestion'] = ResolversParentTypes['IntakeQuestion']> = {
  asked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['IntakeHelp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['IntakeResolution']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['IntakeRow']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IntakeQuestionState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IntakeWarning']>, ParentType, ContextType>;
  whose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeResolutionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeResolution'] = ResolversParentTypes['IntakeResolution']> = {
  act?: Resolver<ResolversTypes['IntakeAct'], ParentType, ContextType>;
  as?: Resolver<ResolversTypes['HelpAnswerKind'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeResult'] = ResolversParentTypes['IntakeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  intake?: Resolver<Maybe<ResolversTypes['StaffIntake']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntakeRowResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeRow'] = ResolversParentTypes['IntakeRow']> = {
  isGuess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IntakeRowKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeSectionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeSection'] = ResolversParentTypes['IntakeSection']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['IntakeAct']>, ParentType, ContextType>;
  checked?: Resolver<Maybe<ResolversTypes['IntakeAct']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handedInBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSentBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  neededCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeSectionAnswersResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeSectionAnswers'] = ResolversParentTypes['IntakeSectionAnswers']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['IntakeGroup']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['IntakeSection'], ParentType, ContextType>;
};

export type IntakeWarningResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['IntakeWarning'] = ResolversParentTypes['IntakeWarning']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationPreviewResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['InvitationPreview'] = ResolversParentTypes['InvitationPreview']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeDecisionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MadeDecision'] = ResolversParentTypes['MadeDecision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ReviewDecision'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MailFooterResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MailFooter'] = ResolversParentTypes['MailFooter']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  es?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailFooterResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MailFooterResult'] = ResolversParentTypes['MailFooterResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mailFooter?: Resolver<Maybe<ResolversTypes['MailFooter']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatrixCourtResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MatrixCourt'] = ResolversParentTypes['MatrixCourt']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatrixFindingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MatrixFinding'] = ResolversParentTypes['MatrixFinding']> = {
  fault?: Resolver<ResolversTypes['MatrixFault'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatrixPreviewResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MatrixPreview'] = ResolversParentTypes['MatrixPreview']> = {
  creditors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['MatrixProblem']>, ParentType, ContextType>;
};

export type MatrixProblemResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MatrixProblem'] = ResolversParentTypes['MatrixProblem']> = {
  findings?: Resolver<ReadonlyArray<ResolversTypes['MatrixFinding']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingOfCaseResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MeetingOfCase'] = ResolversParentTypes['MeetingOfCase']> = {
  meeting?: Resolver<Maybe<ResolversTypes['CaseMeeting']>, ParentType, ContextType>;
  officeTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeDuplicateResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MergeDuplicateResult'] = ResolversParentTypes['MergeDuplicateResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingLetterTextResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['MissingLetterText'] = ResolversParentTypes['MissingLetterText']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  greeting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedChecklistResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['NamedChecklist'] = ResolversParentTypes['NamedChecklist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedChecklistsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['NamedChecklists'] = ResolversParentTypes['NamedChecklists']> = {
  lists?: Resolver<ReadonlyArray<ResolversTypes['NamedChecklist']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NamedChecklistsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['NamedChecklistsResult'] = ResolversParentTypes['NamedChecklistsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  namedChecklists?: Resolver<Maybe<ResolversTypes['NamedChecklists']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewClientCaseResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['NewClientCaseResult'] = ResolversParentTypes['NewClientCaseResult']> = {
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SimilarClient']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OfficeResult'] = ResolversParentTypes['OfficeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['Office']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenStageGapResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OpenStageGap'] = ResolversParentTypes['OpenStageGap']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gap?: Resolver<ResolversTypes['StageGap'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenTaskResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OpenTask'] = ResolversParentTypes['OpenTask']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  task?: Resolver<ResolversTypes['CaseTask'], ParentType, ContextType>;
};

export type OpenTasksResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OpenTasks'] = ResolversParentTypes['OpenTasks']> = {
  tasks?: Resolver<ReadonlyArray<ResolversTypes['OpenTask']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeTextsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OutcomeTexts'] = ResolversParentTypes['OutcomeTexts']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CaseOutcome'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['OutcomeWords']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeTextsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OutcomeTextsResult'] = ResolversParentTypes['OutcomeTextsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  outcomeTexts?: Resolver<Maybe<ResolversTypes['OutcomeTexts']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutcomeWordsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['OutcomeWords'] = ResolversParentTypes['OutcomeWords']> = {
  current?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PacketChoiceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PacketChoice'] = ResolversParentTypes['PacketChoice']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['PacketObstacle']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PacketChoicesResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PacketChoices'] = ResolversParentTypes['PacketChoices']> = {
  documents?: Resolver<ReadonlyArray<ResolversTypes['PacketChoice']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
};

export type PacketFailureResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PacketFailure'] = ResolversParentTypes['PacketFailure']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PacketFailureReason'], ParentType, ContextType>;
};

export type PacketResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PacketResult'] = ResolversParentTypes['PacketResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  packet?: Resolver<Maybe<ResolversTypes['CasePacket']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PetitionFileResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PetitionFileResult'] = ResolversParentTypes['PetitionFileResult']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PetitionPreviewResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PetitionPreview'] = ResolversParentTypes['PetitionPreview']> = {
  attorneyLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courts?: Resolver<ReadonlyArray<ResolversTypes['MatrixCourt']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  unmapped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlannedChannelChangeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PlannedChannelChange'] = ResolversParentTypes['PlannedChannelChange']> = {
  channel?: Resolver<ResolversTypes['AccountChannel'], ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewLinkResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['PreviewLink'] = ResolversParentTypes['PreviewLink']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuietCountsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['QuietCounts'] = ResolversParentTypes['QuietCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fourteenDaysOrMore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sevenToThirteenDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threeToSixDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReasonWordsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReasonWords'] = ResolversParentTypes['ReasonWords']> = {
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedAccessResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['RefusedAccess'] = ResolversParentTypes['RefusedAccess']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thing?: Resolver<Maybe<ResolversTypes['RefusedThing']>, ParentType, ContextType>;
  tried?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusedAccessPageResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['RefusedAccessPage'] = ResolversParentTypes['RefusedAccessPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['RefusedAccess']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReminderScheduleResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReminderSchedule'] = ResolversParentTypes['ReminderSchedule']> = {
  invitationDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taskDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderScheduleResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReminderScheduleResult'] = ResolversParentTypes['ReminderScheduleResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ReminderSchedule']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveSpouseResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['RemoveSpouseResult'] = ResolversParentTypes['RemoveSpouseResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendNoticeResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ResendNoticeResult'] = ResolversParentTypes['ResendNoticeResult']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealedNumberResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['RevealedNumberResult'] = ResolversParentTypes['RevealedNumberResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['IntakeNumberKind']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewAnswerResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewAnswer'] = ResolversParentTypes['ReviewAnswer']> = {
  isUnsure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewCommentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewComment'] = ResolversParentTypes['ReviewComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewDecisionResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewDecisionResult'] = ResolversParentTypes['ReviewDecisionResult']> = {
  decision?: Resolver<Maybe<ResolversTypes['MadeDecision']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewDocumentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewDocument'] = ResolversParentTypes['ReviewDocument']> = {
  acceptedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['ReviewAnswer']>, ParentType, StaffContext>;
  because?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ReadonlyArray<ResolversTypes['ReviewComment']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['MadeDecision']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileState?: Resolver<ResolversTypes['ReviewFileState'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCertificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['AskedPeriod']>, ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['ReviewPlace']>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siblings?: Resolver<ReadonlyArray<ResolversTypes['ReviewSibling']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewedStatus'], ParentType, ContextType>;
  stillNeeded?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewItemResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewItem'] = ResolversParentTypes['ReviewItem']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileState?: Resolver<ResolversTypes['ReviewFileState'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewLeaseResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewLease'] = ResolversParentTypes['ReviewLease']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['CaseColleague'], ParentType, ContextType>;
};

export type ReviewLeaseResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewLeaseResult'] = ResolversParentTypes['ReviewLeaseResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewPlaceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewPlace'] = ResolversParentTypes['ReviewPlace']> = {
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSeenByBoth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewPulseResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewPulse'] = ResolversParentTypes['ReviewPulse']> = {
  leases?: Resolver<ReadonlyArray<ResolversTypes['ReviewLease']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voidDecisions?: Resolver<ReadonlyArray<ResolversTypes['VoidDecision']>, ParentType, ContextType>;
};

export type ReviewQueueResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewQueue'] = ResolversParentTypes['ReviewQueue']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ReviewItem']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewReasonResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewReason'] = ResolversParentTypes['ReviewReason']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['ReasonWords']>, ParentType, ContextType>;
};

export type ReviewReasonsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewReasons'] = ResolversParentTypes['ReviewReasons']> = {
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['ReviewReason']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewReasonsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewReasonsResult'] = ResolversParentTypes['ReviewReasonsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  reviewReasons?: Resolver<Maybe<ResolversTypes['ReviewReasons']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewSiblingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewSibling'] = ResolversParentTypes['ReviewSibling']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewedStatus'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewUndoResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['ReviewUndoResult'] = ResolversParentTypes['ReviewUndoResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedClientFilterResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SavedClientFilter'] = ResolversParentTypes['SavedClientFilter']> = {
  filter?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedClientFilterResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SavedClientFilterResult'] = ResolversParentTypes['SavedClientFilterResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['SavedClientFilter']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendToClientResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SendToClientResult'] = ResolversParentTypes['SendToClientResult']> = {
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingVersionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SettingVersion'] = ResolversParentTypes['SettingVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['CaseColleague']>, ParentType, ContextType>;
  differences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SimilarClientResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SimilarClient'] = ResolversParentTypes['SimilarClient']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SimilarReason'], ParentType, ContextType>;
};

export type SkippedReminderResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['SkippedReminder'] = ResolversParentTypes['SkippedReminder']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffAbsenceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffAbsence'] = ResolversParentTypes['StaffAbsence']> = {
  colleagueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  colleagueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
};

export type StaffAuthenticatorResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffAuthenticator'] = ResolversParentTypes['StaffAuthenticator']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCaseResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffCase'] = ResolversParentTypes['StaffCase']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  clientCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['ClientDeadline']>, ParentType, ContextType>;
  filedOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  greeting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['CasePart']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['StaffCasePerson']>, ParentType, ContextType>;
  plannedFilingOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  urgencies?: Resolver<ReadonlyArray<ResolversTypes['CaseUrgency']>, ParentType, ContextType>;
};

export type StaffCasePersonResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffCasePerson'] = ResolversParentTypes['StaffCasePerson']> = {
  debtor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['ClientInvitation'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  lastVisitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['ClientMessage']>, ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCourseDayResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffCourseDay'] = ResolversParentTypes['StaffCourseDay']> = {
  checkWithCourt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  isOfFirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StaffCourseDayKind'], ParentType, ContextType>;
};

export type StaffCourseProviderResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffCourseProvider'] = ResolversParentTypes['StaffCourseProvider']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffDeviceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffDevice'] = ResolversParentTypes['StaffDevice']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThisOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffFirmChoiceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffFirmChoice'] = ResolversParentTypes['StaffFirmChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffIntakeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffIntake'] = ResolversParentTypes['StaffIntake']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  copyDocumentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  debtors?: Resolver<ReadonlyArray<ResolversTypes['IntakeDebtor']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  forms?: Resolver<ReadonlyArray<ResolversTypes['IntakeFormSummary']>, ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCopyAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['IntakeSection']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffIntakeFormResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffIntakeForm'] = ResolversParentTypes['StaffIntakeForm']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['IntakeColumnHeading']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  helpRequests?: Resolver<ReadonlyArray<ResolversTypes['IntakeQuestion']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['IntakeFormPart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IntakeWarning']>, ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffMailSettingResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffMailSetting'] = ResolversParentTypes['StaffMailSetting']> = {
  group?: Resolver<ResolversTypes['StaffNoticeGroup'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['StaffMailTime'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['StaffFactor']>, ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasWork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffState'], ParentType, ContextType>;
};

export type StaffNoticeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffNotice'] = ResolversParentTypes['StaffNotice']> = {
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['StaffNoticeGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffNoticePageResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffNoticePage'] = ResolversParentTypes['StaffNoticePage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['StaffNotice']>, ParentType, ContextType>;
};

export type StaffNoticeSettingsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffNoticeSettings'] = ResolversParentTypes['StaffNoticeSettings']> = {
  absence?: Resolver<Maybe<ResolversTypes['StaffAbsence']>, ParentType, ContextType>;
  digestTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mails?: Resolver<ReadonlyArray<ResolversTypes['StaffMailSetting']>, ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['StaffQuietHours']>, ParentType, ContextType>;
  standsInFor?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffOutcomeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffOutcome'] = ResolversParentTypes['StaffOutcome']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffPasskeyResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffPasskey'] = ResolversParentTypes['StaffPasskey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffPasswordResetResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffPasswordReset'] = ResolversParentTypes['StaffPasswordReset']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffPermissionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffPermission'] = ResolversParentTypes['StaffPermission']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asksAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type StaffQuietHoursResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffQuietHours'] = ResolversParentTypes['StaffQuietHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffResult'] = ResolversParentTypes['StaffResult']> = {
  __resolveType: TypeResolveFn<'AddSpouseResult' | 'AssignResult' | 'BeforeFilingResult' | 'BulkReminderResult' | 'CaseArchiveResult' | 'CaseChecklistResult' | 'CaseCoursesResult' | 'CaseDefaultsResult' | 'CaseDetailsResult' | 'CaseMeetingResult' | 'CaseNoteResult' | 'CaseRemindersResult' | 'CaseStageResult' | 'CaseTaskResult' | 'CaseTeamResult' | 'CaseTemplateResult' | 'ChangeChapterResult' | 'ChecklistTemplateResult' | 'ClientLinkResult' | 'ClientsCsvResult' | 'CorrectClientResult' | 'CourseLinesExport' | 'CourseUnitResult' | 'FilingListResult' | 'FirmFaqsResult' | 'FirmProfileResult' | 'ImportClientsResult' | 'IntakeHelpResult' | 'IntakeResult' | 'MailFooterResult' | 'MergeDuplicateResult' | 'NamedChecklistsResult' | 'NewClientCaseResult' | 'OfficeResult' | 'OutcomeTextsResult' | 'PacketResult' | 'PetitionFileResult' | 'PreviewLink' | 'ReminderScheduleResult' | 'RemoveSpouseResult' | 'ResendNoticeResult' | 'RevealedNumberResult' | 'ReviewDecisionResult' | 'ReviewLeaseResult' | 'ReviewReasonsResult' | 'ReviewUndoResult' | 'SavedClientFilterResult' | 'SendToClientResult' | 'StaffOutcome' | 'StaffSignIn' | 'TaskTemplateResult' | 'TimelineTextsResult' | 'UnlockClientResult', ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  mirrorKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offersPasskeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsentKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffSignInResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffSignIn'] = ResolversParentTypes['StaffSignIn']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  factors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StaffFactor']>>, ParentType, ContextType>;
  firms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StaffFirmChoice']>>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['StaffSignInNext']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['StaffSession']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffWorkResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffWork'] = ResolversParentTypes['StaffWork']> = {
  casesAsAttorney?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pausedReminders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedFilters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  substituteFor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StepTextsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StepTexts'] = ResolversParentTypes['StepTexts']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standard?: Resolver<ReadonlyArray<ResolversTypes['StepWords']>, ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['StepWords']>, ParentType, ContextType>;
};

export type StepWordsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StepWords'] = ResolversParentTypes['StepWords']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ClientLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskTemplateResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TaskTemplate'] = ResolversParentTypes['TaskTemplate']> = {
  assignee?: Resolver<Maybe<ResolversTypes['TaskAssignee']>, ParentType, ContextType>;
  dueAfterDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ClientStage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskTemplateResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TaskTemplateResult'] = ResolversParentTypes['TaskTemplateResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['TaskTemplate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextConsentResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TextConsent'] = ResolversParentTypes['TextConsent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['TextConsentEvent'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimelineTextsResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TimelineTexts'] = ResolversParentTypes['TimelineTexts']> = {
  history?: Resolver<ReadonlyArray<ResolversTypes['SettingVersion']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['StepTexts']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimelineTextsResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TimelineTextsResult'] = ResolversParentTypes['TimelineTextsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timelineTexts?: Resolver<Maybe<ResolversTypes['TimelineTexts']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TodayResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['TodayDeadline']>, ParentType, ContextType>;
  openCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quiet?: Resolver<ResolversTypes['QuietCounts'], ParentType, ContextType>;
  waitingForFirm?: Resolver<ReadonlyArray<ResolversTypes['TodayLine']>, ParentType, ContextType>;
};

export type TodayDeadlineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TodayDeadline'] = ResolversParentTypes['TodayDeadline']> = {
  client?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['ClientDeadline'], ParentType, ContextType>;
};

export type TodayLineResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['TodayLine'] = ResolversParentTypes['TodayLine']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['ClientNeed'], ParentType, ContextType>;
  oldest?: Resolver<ResolversTypes['ClientRow'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UnlockClientResultResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['UnlockClientResult'] = ResolversParentTypes['UnlockClientResult']> = {
  access?: Resolver<Maybe<ResolversTypes['ClientAccess']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoidDecisionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['VoidDecision'] = ResolversParentTypes['VoidDecision']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = WorkspaceContext> = {
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Acknowledgment?: AcknowledgmentResolvers<ContextType>;
  AddSpouseResult?: AddSpouseResultResolvers<ContextType>;
  AskedPeriod?: AskedPeriodResolvers<ContextType>;
  AssignResult?: AssignResultResolvers<ContextType>;
  BeforeFiling?: BeforeFilingResolvers<ContextType>;
  BeforeFilingResult?: BeforeFilingResultResolvers<ContextType>;
  BulkReminder?: BulkReminderResolvers<ContextType>;
  BulkReminderResult?: BulkReminderResultResolvers<ContextType>;
  CaseArchive?: CaseArchiveResolvers<ContextType>;
  CaseArchiveResult?: CaseArchiveResultResolvers<ContextType>;
  CaseCategory?: CaseCategoryResolvers<ContextType>;
  CaseChecklist?: CaseChecklistResolvers<ContextType>;
  CaseChecklistResult?: CaseChecklistResultResolvers<ContextType>;
  CaseColleague?: CaseColleagueResolvers<ContextType>;
  CaseCourse?: CaseCourseResolvers<ContextType>;
  CaseCourses?: CaseCoursesResolvers<ContextType>;
  CaseCoursesResult?: CaseCoursesResultResolvers<ContextType>;
  CaseDefaults?: CaseDefaultsResolvers<ContextType>;
  CaseDefaultsResult?: CaseDefaultsResultResolvers<ContextType>;
  CaseDetails?: CaseDetailsResolvers<ContextType>;
  CaseDetailsResult?: CaseDetailsResultResolvers<ContextType>;
  CaseDocument?: CaseDocumentResolvers<ContextType>;
  CaseEnd?: CaseEndResolvers<ContextType>;
  CaseEvent?: CaseEventResolvers<ContextType>;
  CaseEventEnd?: CaseEventEndResolvers<ContextType>;
  CaseEvents?: CaseEventsResolvers<ContextType>;
  CaseMeeting?: CaseMeetingResolvers<ContextType>;
  CaseMeetingResult?: CaseMeetingResultResolvers<ContextType>;
  CaseNote?: CaseNoteResolvers<ContextType>;
  CaseNoteResult?: CaseNoteResultResolvers<ContextType>;
  CasePacket?: CasePacketResolvers<ContextType>;
  CasePart?: CasePartResolvers<ContextType>;
  CaseReminders?: CaseRemindersResolvers<ContextType>;
  CaseRemindersResult?: CaseRemindersResultResolvers<ContextType>;
  CaseStage?: CaseStageResolvers<ContextType>;
  CaseStagePreview?: CaseStagePreviewResolvers<ContextType>;
  CaseStageResult?: CaseStageResultResolvers<ContextType>;
  CaseTask?: CaseTaskResolvers<ContextType>;
  CaseTaskResult?: CaseTaskResultResolvers<ContextType>;
  CaseTeam?: CaseTeamResolvers<ContextType>;
  CaseTeamResult?: CaseTeamResultResolvers<ContextType>;
  CaseTemplate?: CaseTemplateResolvers<ContextType>;
  CaseTemplateChange?: CaseTemplateChangeResolvers<ContextType>;
  CaseTemplateResult?: CaseTemplateResultResolvers<ContextType>;
  ChangeChapterResult?: ChangeChapterResultResolvers<ContextType>;
  ChecklistChangeLine?: ChecklistChangeLineResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  ChecklistTemplate?: ChecklistTemplateResolvers<ContextType>;
  ChecklistTemplateResult?: ChecklistTemplateResultResolvers<ContextType>;
  ClientAccess?: ClientAccessResolvers<ContextType>;
  ClientActivity?: ClientActivityResolvers<ContextType>;
  ClientContact?: ClientContactResolvers<ContextType>;
  ClientDeadline?: ClientDeadlineResolvers<ContextType>;
  ClientInvitation?: ClientInvitationResolvers<ContextType>;
  ClientLink?: ClientLinkResolvers<ContextType>;
  ClientLinkResult?: ClientLinkResultResolvers<ContextType>;
  ClientMessage?: ClientMessageResolvers<ContextType>;
  ClientPage?: ClientPageResolvers<ContextType>;
  ClientPerson?: ClientPersonResolvers<ContextType>;
  ClientRow?: ClientRowResolvers<ContextType>;
  ClientStageTexts?: ClientStageTextsResolvers<ContextType>;
  ClientsCsvResult?: ClientsCsvResultResolvers<ContextType>;
  ConflictMatch?: ConflictMatchResolvers<ContextType>;
  ConflictMatches?: ConflictMatchesResolvers<ContextType>;
  ConflictSearch?: ConflictSearchResolvers<ContextType>;
  CorrectClientResult?: CorrectClientResultResolvers<ContextType>;
  CourseLine?: CourseLineResolvers<ContextType>;
  CourseLines?: CourseLinesResolvers<ContextType>;
  CourseLinesExport?: CourseLinesExportResolvers<ContextType>;
  CourseOfDebtor?: CourseOfDebtorResolvers<ContextType>;
  CourseUnitResult?: CourseUnitResultResolvers<ContextType>;
  FilingFees?: FilingFeesResolvers<ContextType>;
  FilingLine?: FilingLineResolvers<ContextType>;
  FilingList?: FilingListResolvers<ContextType>;
  FilingListResult?: FilingListResultResolvers<ContextType>;
  FilingMark?: FilingMarkResolvers<ContextType>;
  FilingPayment?: FilingPaymentResolvers<ContextType>;
  FirmFaqEntry?: FirmFaqEntryResolvers<ContextType>;
  FirmFaqInnerEntry?: FirmFaqInnerEntryResolvers<ContextType>;
  FirmFaqTopic?: FirmFaqTopicResolvers<ContextType>;
  FirmFaqs?: FirmFaqsResolvers<ContextType>;
  FirmFaqsResult?: FirmFaqsResultResolvers<ContextType>;
  FirmFilingLine?: FirmFilingLineResolvers<ContextType>;
  FirmProfile?: FirmProfileResolvers<ContextType>;
  FirmProfileResult?: FirmProfileResultResolvers<ContextType>;
  ImportClientsResult?: ImportClientsResultResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportedClient?: ImportedClientResolvers<ContextType>;
  IntakeAct?: IntakeActResolvers<ContextType>;
  IntakeColumnHeading?: IntakeColumnHeadingResolvers<ContextType>;
  IntakeDebtor?: IntakeDebtorResolvers<ContextType>;
  IntakeFormLine?: IntakeFormLineResolvers<ContextType>;
  IntakeFormPart?: IntakeFormPartResolvers<ContextType>;
  IntakeFormSummary?: IntakeFormSummaryResolvers<ContextType>;
  IntakeGroup?: IntakeGroupResolvers<ContextType>;
  IntakeHelp?: IntakeHelpResolvers<ContextType>;
  IntakeHelpResult?: IntakeHelpResultResolvers<ContextType>;
  IntakeLineColumn?: IntakeLineColumnResolvers<ContextType>;
  IntakeLineEntry?: IntakeLineEntryResolvers<ContextType>;
  IntakeLineRow?: IntakeLineRowResolvers<ContextType>;
  IntakeQuestion?: IntakeQuestionResolvers<ContextType>;
  IntakeResolution?: IntakeResolutionResolvers<ContextType>;
  IntakeResult?: IntakeResultResolvers<ContextType>;
  IntakeRow?: IntakeRowResolvers<ContextType>;
  IntakeSection?: IntakeSectionResolvers<ContextType>;
  IntakeSectionAnswers?: IntakeSectionAnswersResolvers<ContextType>;
  IntakeWarning?: IntakeWarningResolvers<ContextType>;
  InvitationPreview?: InvitationPreviewResolvers<ContextType>;
  MadeDecision?: MadeDecisionResolvers<ContextType>;
  MailFooter?: MailFooterResolvers<ContextType>;
  MailFooterResult?: MailFooterResultResolvers<ContextType>;
  MatrixCourt?: MatrixCourtResolvers<ContextType>;
  MatrixFinding?: MatrixFindingResolvers<ContextType>;
  MatrixPreview?: MatrixPreviewResolvers<ContextType>;
  MatrixProblem?: MatrixProblemResolvers<ContextType>;
  MeetingOfCase?: MeetingOfCaseResolvers<ContextType>;
  MergeDuplicateResult?: MergeDuplicateResultResolvers<ContextType>;
  MissingLetterText?: MissingLetterTextResolvers<ContextType>;
  NamedChecklist?: NamedChecklistResolvers<ContextType>;
  NamedChecklists?: NamedChecklistsResolvers<ContextType>;
  NamedChecklistsResult?: NamedChecklistsResultResolvers<ContextType>;
  NewClientCaseResult?: NewClientCaseResultResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  OfficeResult?: OfficeResultResolvers<ContextType>;
  OpenStageGap?: OpenStageGapResolvers<ContextType>;
  OpenTask?: OpenTaskResolvers<ContextType>;
  OpenTasks?: OpenTasksResolvers<ContextType>;
  OutcomeTexts?: OutcomeTextsResolvers<ContextType>;
  OutcomeTextsResult?: OutcomeTextsResultResolvers<ContextType>;
  OutcomeWords?: OutcomeWordsResolvers<ContextType>;
  PacketChoice?: PacketChoiceResolvers<ContextType>;
  PacketChoices?: PacketChoicesResolvers<ContextType>;
  PacketFailure?: PacketFailureResolvers<ContextType>;
  PacketResult?: PacketResultResolvers<ContextType>;
  PetitionFileResult?: PetitionFileResultResolvers<ContextType>;
  PetitionPreview?: PetitionPreviewResolvers<ContextType>;
  PlannedChannelChange?: PlannedChannelChangeResolvers<ContextType>;
  PreviewLink?: PreviewLinkResolvers<ContextType>;
  QuietCounts?: QuietCountsResolvers<ContextType>;
  ReasonWords?: ReasonWordsResolvers<ContextType>;
  RefusedAccess?: RefusedAccessResolvers<ContextType>;
  RefusedAccessPage?: RefusedAccessPageResolvers<ContextType>;
  ReminderSchedule?: ReminderScheduleResolvers<ContextType>;
  ReminderScheduleResult?: ReminderScheduleResultResolvers<ContextType>;
  RemoveSpouseResult?: RemoveSpouseResultResolvers<ContextType>;
  ResendNoticeResult?: ResendNoticeResultResolvers<ContextType>;
  RevealedNumberResult?: RevealedNumberResultResolvers<ContextType>;
  ReviewAnswer?: ReviewAnswerResolvers<ContextType>;
  ReviewComment?: ReviewCommentResolvers<ContextType>;
  ReviewDecisionResult?: ReviewDecisionResultResolvers<ContextType>;
  ReviewDocument?: ReviewDocumentResolvers<ContextType>;
  ReviewItem?: ReviewItemResolvers<ContextType>;
  ReviewLease?: ReviewLeaseResolvers<ContextType>;
  ReviewLeaseResult?: ReviewLeaseResultResolvers<ContextType>;
  ReviewPlace?: ReviewPlaceResolvers<ContextType>;
  ReviewPulse?: ReviewPulseResolvers<ContextType>;
  ReviewQueue?: ReviewQueueResolvers<ContextType>;
  ReviewReason?: ReviewReasonResolvers<ContextType>;
  ReviewReasons?: ReviewReasonsResolvers<ContextType>;
  ReviewReasonsResult?: ReviewReasonsResultResolvers<ContextType>;
  ReviewSibling?: ReviewSiblingResolvers<ContextType>;
  ReviewUndoResult?: ReviewUndoResultResolvers<ContextType>;
  SavedClientFilter?: SavedClientFilterResolvers<ContextType>;
  SavedClientFilterResult?: SavedClientFilterResultResolvers<ContextType>;
  SendToClientResult?: SendToClientResultResolvers<ContextType>;
  SettingVersion?: SettingVersionResolvers<ContextType>;
  SimilarClient?: SimilarClientResolvers<ContextType>;
  SkippedReminder?: SkippedReminderResolvers<ContextType>;
  StaffAbsence?: StaffAbsenceResolvers<ContextType>;
  StaffAuthenticator?: StaffAuthenticatorResolvers<ContextType>;
  StaffCase?: StaffCaseResolvers<ContextType>;
  StaffCasePerson?: StaffCasePersonResolvers<ContextType>;
  StaffCourseDay?: StaffCourseDayResolvers<ContextType>;
  StaffCourseProvider?: StaffCourseProviderResolvers<ContextType>;
  StaffDevice?: StaffDeviceResolvers<ContextType>;
  StaffFirmChoice?: StaffFirmChoiceResolvers<ContextType>;
  StaffIntake?: StaffIntakeResolvers<ContextType>;
  StaffIntakeForm?: StaffIntakeFormResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMailSetting?: StaffMailSettingResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffNotice?: StaffNoticeResolvers<ContextType>;
  StaffNoticePage?: StaffNoticePageResolvers<ContextType>;
  StaffNoticeSettings?: StaffNoticeSettingsResolvers<ContextType>;
  StaffOutcome?: StaffOutcomeResolvers<ContextType>;
  StaffPasskey?: StaffPasskeyResolvers<ContextType>;
  StaffPasswordReset?: StaffPasswordResetResolvers<ContextType>;
  StaffPermission?: StaffPermissionResolvers<ContextType>;
  StaffQuietHours?: StaffQuietHoursResolvers<ContextType>;
  StaffResult?: StaffResultResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  StaffSignIn?: StaffSignInResolvers<ContextType>;
  StaffWork?: StaffWorkResolvers<ContextType>;
  StepTexts?: StepTextsResolvers<ContextType>;
  StepWords?: StepWordsResolvers<ContextType>;
  TaskTemplate?: TaskTemplateResolvers<ContextType>;
  TaskTemplateResult?: TaskTemplateResultResolvers<ContextType>;
  TextConsent?: TextConsentResolvers<ContextType>;
  TimelineTexts?: TimelineTextsResolvers<ContextType>;
  TimelineTextsResult?: TimelineTextsResultResolvers<ContextType>;
  Today?: TodayResolvers<ContextType>;
  TodayDeadline?: TodayDeadlineResolvers<ContextType>;
  TodayLine?: TodayLineResolvers<ContextType>;
  UnlockClientResult?: UnlockClientResultResolvers<ContextType>;
  VoidDecision?: VoidDecisionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = WorkspaceContext> = {
  freshProof?: FreshProofDirectiveResolver<any, any, ContextType>;
  outside?: OutsideDirectiveResolver<any, any, ContextType>;
  repeatable?: RepeatableDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  viewer?: ViewerDirectiveResolver<any, any, ContextType>;
};

