// The enums of both contracts that operations use. Generated: do not edit.

export type AccountChannel =
  | 'EMAIL'
  | 'MOBILE';

export type ArchiveFilter =
  /** Only cases of the archive, all of which are complete. */
  | 'ONLY'
  | 'INCLUDED';

export type AskedPeriodState =
  | 'ACCEPTED'
  | 'WAITING'
  | 'MISSING';

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

export type CaseOutcome =
  | 'DISCHARGED'
  | 'DISMISSED'
  /** Closed before filing. */
  | 'WITHDRAWN'
  | 'CLOSED_WITHOUT_DISCHARGE'
  | 'TRANSFERRED';

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

export type CaseUrgency =
  | 'FORECLOSURE'
  | 'WAGES_GARNISHED'
  | 'EVICTION_OR_LAWSUIT';

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

export type ClientChannel =
  | 'EMAIL'
  | 'TEXT';

export type ClientCodeChannel =
  | 'TEXT'
  | 'EMAIL'
  /** No channel is proven, so that the client cannot log in. */
  | 'NONE';

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

export type ClientSortKey =
  | 'LAST_ACTIVITY'
  | 'NAME'
  | 'NEXT_DEADLINE'
  | 'OPENED';

export type ClientStage =
  | 'PRE_FILING'
  | 'FILED'
  | 'COMPLETE';

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

export type ConflictKind =
  /** A person of another case of the firm. */
  | 'PERSON'
  /** A creditor whom a client of another case named. */
  | 'CREDITOR'
  /** A creditor of this case who is a client of the firm, or was. */
  | 'CLIENT_OWED';

export type CourseLineSort =
  | 'DUE'
  | 'CLIENT';

export type CoursePayer =
  | 'FIRM'
  | 'CLIENT';

export type DeadlineWindow =
  | 'OVERDUE'
  | 'WITHIN_7_DAYS'
  | 'WITHIN_14_DAYS'
  | 'WITHIN_30_DAYS';

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

export type HelpAnswerKind =
  /** The client reads the reply, and may change the answer. */
  | 'ANSWERED'
  /** The firm finds the answer itself. */
  | 'LEFT_TO_FIRM';

export type IdentityCheck =
  | 'IN_PERSON'
  | 'BY_PHONE'
  | 'BY_VIDEO';

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

export type IntakeRowKind =
  | 'ANSWER'
  /** Begins an entry of a list, such as a vehicle. */
  | 'ENTRY'
  /** Begins a part of an entry. */
  | 'HEADING';

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

export type PacketState =
  /** The work has not begun, or is tried again. */
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  | 'CANCELLED'
  /** It was given up, or no document could be part of it. */
  | 'FAILED';

export type PetitionFormat =
  /** One document with all parts, lines and answers in no part. */
  | 'JSON'
  /** A zip file with a table for each kind of entry. */
  | 'CSV'
  /** The file with the list of creditors that a court loads. */
  | 'MATRIX';

export type RefusalKind =
  /** The firm does not have it, or it does not exist. */
  | 'NOT_FOUND'
  /** The role does not allow it. */
  | 'NOT_PERMITTED';

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

export type RequirementSource =
  | 'TEMPLATE'
  | 'FIRM'
  | 'ANSWERS';

export type ReviewDecision =
  | 'ACCEPT'
  | 'QUESTION'
  | 'REJECT';

export type ReviewFileState =
  | 'READY'
  /** Waits for the virus scanner. It cannot be opened yet. */
  | 'CHECKING'
  /** Something harmful was found in it. */
  | 'UNUSABLE';

export type ReviewOrder =
  /** The client who has waited longest first, all documents of a case together. */
  | 'BY_CLIENT'
  | 'OLDEST_FIRST';

export type ReviewedStatus =
  /** Waits for a decision. */
  | 'PENDING'
  /** The firm has asked a question. */
  | 'QUESTIONED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REPLACED';

export type SimilarReason =
  | 'SAME_NAME'
  | 'SAME_EMAIL'
  | 'SAME_PHONE';

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

export type StaffFactor =
  | 'AUTHENTICATOR'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type StaffJointOption =
  | 'TOGETHER'
  | 'SEPARATELY'
  | 'DEBTOR_1'
  | 'DEBTOR_2';

export type StaffMailTime =
  | 'NOW'
  /** Named in the next daily digest. */
  | 'DIGEST'
  | 'NEVER';

export type StaffNoticeGroup =
  /** Assignments, and cases that a client deactivated or reactivated. */
  | 'CASES'
  /** Invitations that were accepted, and messages that could not be delivered. */
  | 'CONTACT'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'COURSES';

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

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

export type TaskAssignee =
  /** The attorney of the case. */
  | 'ATTORNEY'
  /** The paralegal of the case, or its attorney. */
  | 'PARALEGAL';

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

export type WaitingOn =
  | 'FIRM'
  | 'CLIENT';
