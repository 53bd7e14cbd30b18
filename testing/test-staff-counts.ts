// Bounds of the statements of an operation of the workspace. They include those of transactions, and
// for staff the four that read session and person. The limits of messages have a connection of their
// own, except in acts that claim them in their transaction.
import { getName, type Operation } from './test-contract.ts'

const maxOfKind = { query: 22, mutation: 45 } as const

/** Invite, merge, write to everyone in a case, or take the turn of a course. */
const maxOfHeavier: Readonly<Record<string, number>> = {
  addFilingPayment: 55,
  answerHelpRequest: 55,
  changeCaseMeeting: 50,
  changeCaseStage: 50,
  changeCourseSetUp: 70,
  correctClient: 75,
  createClientCase: 145,
  holdCaseCourse: 70,
  changeCaseQuestionnaire: 80,
  importClients: 85,
  inviteClients: 100,
  markCourseFiled: 70,
  markFilingLine: 55,
  markSectionImported: 50,
  mergeDuplicate: 80,
  orderCaseCourse: 105,
  recordConflictSearch: 60,
  resendClientInvitation: 70,
  resetCaseCourse: 75,
  sendBackSections: 60,
  setCaseCourseDay: 65,
  setFilingFees: 55,
  setIntakeSectionShown: 50,
  setUpCaseCourses: 50,
  waiveCaseCourse: 70,
}

export function getMaxStatements(operation: Operation): number {
  return maxOfHeavier[getName(operation)] ?? maxOfKind[operation.kind]
}

/** Variables that cannot be chosen field by field. */
export const wholeVariables: Readonly<Record<string, object>> = {
  // The parts of its debtors depend on the case.
  changeCaseStage: { seen: { stage: 'PRE_FILING' } },
  changeChecklistTemplate: { items: [] },
  changeFilingList: { optional: [], own: [] },
  changeFirmLogo: { picture: null },
  changeOutcomeTexts: { texts: null },
  changeReviewReasons: { reasons: [] },
  changeTimelineTexts: { steps: [] },
  // So that there is something to hand over.
  deactivateStaff: { receiverId: null, seen: null },
  handOverStaffWork: { seen: null },
}

/** Mutations that this test can only see refused: they need a passkey, another code or a lock. */
export const refusals: Readonly<Record<string, string>> = {
  addPasskey: 'staff.passkey-not-added',
  archiveCase: 'cases.archive-open-case',
  chooseStaffFirm: 'staff.start-again',
  confirmAuthenticator: 'staff.start-again',
  confirmStaff: 'staff.code-wrong',
  confirmStaffWithPasskey: 'staff.passkey-refused',
  cancelChannelChange: 'invite.channel-none',
  createPreviewLink: 'preview.no-account',
  planChannelChange: 'invite.channel-not-now',
  removeFilingPayment: 'filing.payment-absent',
  removePasskey: 'staff.passkey-absent',
  removeSpouse: 'invite.person-absent',
  reportStaffNotMe: 'staff.not-me-link-over',
  resetStaffPassword: 'staff.reset-link-over',
  submitPasskey: 'staff.passkey-refused',
  submitRecoveryCode: 'staff.recovery-code-wrong',
  sendCodesByEmail: 'invite.codes-not-texted',
  sendMissingLetter: 'documents.no-reader',
  sendToClient: 'request.malformed',
  unlockClient: 'invite.not-locked',
}

/** Max statements for each further case: an assignment has an audit and notices. */
export const statementsOfCase: ReadonlyArray<readonly [string, number]> = [
  ['assignClients', 5],
  ['exportClients', 0],
  ['inviteClients', 0],
  ['remindClients', 0],
]
