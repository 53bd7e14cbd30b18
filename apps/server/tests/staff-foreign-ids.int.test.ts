// spec: staff#people, tenancy#policies
import { describe, expect, test } from 'vitest'
import { createPerson } from '#features/staff/server/test-staff.ts'
import { openTestApp } from '#testing/test-app.ts'
import { getName, workspaceOperations } from '#testing/test-contract.ts'
import { forgetFirms } from '#testing/test-forget-firms.ts'
import { openVictim, absent, cases } from './test-victim.ts'

const app = openTestApp()
const { given, takesFiles, send, expectAbsent } = openVictim(app)

test('the test covers every operation with an ID', () => {
  expect(cases.map(([name, idPath]) => `${name} ${idPath}`).toSorted()).toEqual([
    'addCaseNote caseId',
    'addCaseNote key',
    'addCaseTask caseId',
    'addCaseTask key',
    'addCaseTask task.assigneeId',
    'addFilingPayment caseId',
    'addFilingPayment key',
    'addSpouse caseId',
    'addSpouse key',
    'answerHelpRequest caseId',
    'approveIntakeSection caseId',
    'approveIntakeSection sectionId',
    'archiveCase caseId',
    'assignClients attorneyId',
    'assignClients caseIds',
    'assignClients paralegalId',
    'beforeFiling caseId',
    'bulkReminder id',
    'cancelBulkReminder id',
    'cancelChannelChange participantId',
    'cancelPacket id',
    'caseArchive caseId',
    'caseChecklist caseId',
    'caseCourses caseId',
    'caseEvents after',
    'caseEvents caseId',
    'caseIntake caseId',
    'caseMeeting caseId',
    'caseNotes caseId',
    'casePacket id',
    'casePackets caseId',
    'caseReminders caseId',
    'caseStagePreview caseId',
    'caseTasks caseId',
    'caseTeam caseId',
    'caseTemplateChange caseId',
    'caseTemplateChange checklistId',
    'changeCaseChapter caseId',
    'changeCaseDetails caseId',
    'changeCaseMeeting caseId',
    'changeCaseNote noteId',
    'changeCaseQuestionnaire caseId',
    'changeCaseStage caseId',
    'changeCaseTask task.assigneeId',
    'changeCaseTask taskId',
    'changeCaseTeam caseId',
    'changeCaseTeam change.attorneyId',
    'changeCaseTeam change.officeId',
    'changeCaseTeam change.paralegalId',
    'changeCaseTeam seen.attorneyId',
    'changeCaseTeam seen.officeId',
    'changeCaseTeam seen.paralegalId',
    'changeCaseTemplate caseId',
    'changeCaseTemplate checklistId',
    'changeChecklistTemplate checklistId',
    'changeCourseSetUp caseId',
    'changeOffice id',
    'changeStaffRole staffId',
    'changeTaskTemplate templateId',
    'checklistTemplate checklistId',
    'chooseStaffFirm firmId',
    'clientAccess participantId',
    'clients filter.assignedTo',
    'conflictMatches caseId',
    'copyClientLink participantId',
    'correctClient participantId',
    'countClients filters.assignedTo',
    'courseProviders caseId',
    'createClientCase input.attorneyId',
    'createClientCase input.checklistId',
    'createClientCase input.paralegalId',
    'createPreviewLink participantId',
    'deactivateStaff receiverId',
    'deactivateStaff staffId',
    'decideReview input.documentId',
    'decideReview input.key',
    'dismissVoidDecision documentId',
    'exportClients caseIds',
    'exportClients filter.assignedTo',
    'exportPetition caseId',
    'handOverStaffWork receiverId',
    'handOverStaffWork staffId',
    'holdCaseCourse caseId',
    'intakeForm caseId',
    'intakeSection caseId',
    'intakeSection sectionId',
    'inviteClients caseIds',
    'leaveReview documentId',
    'makePacket caseId',
    'makePacket documentIds',
    'makePacket key',
    'markCaseMeetingHeld caseId',
    'markCourseFiled caseId',
    'markFilingLine caseId',
    'markSectionImported caseId',
    'markSectionImported sectionId',
    'markStaffNoticesRead ids',
    'matrixPreview caseId',
    'mergeDuplicate caseId',
    'mergeDuplicate intoCaseId',
    'missingLetter caseId',
    'missingLetter categoryIds',
    'moveDocument documentId',
    'moveDocument from',
    'moveDocument to',
    'orderCaseCourse caseId',
    'packetChoices caseId',
    'pauseCaseReminders caseId',
    'petitionPreview caseId',
    'placeStaff officeId',
    'placeStaff staffId',
    'planChannelChange participantId',
    'reactivateStaff staffId',
    'recordConflictSearch caseId',
    'refusedAccess after',
    'refusedAccess staffId',
    'remindClients caseIds',
    'removeCaseNote noteId',
    'removeCaseTask taskId',
    'removeClientFilter id',
    'removeFilingPayment caseId',
    'removeFilingPayment paymentId',
    'removeOffice id',
    'removePasskey id',
    'removeSpouse participantId',
    'removeTaskTemplate templateId',
    'requestExtraDocument caseId',
    'requestExtraDocument key',
    'resendClientInvitation participantId',
    'resendNotice participantId',
    'resendStaffInvitation staffId',
    'resetCaseCourse caseId',
    'resetStaffSignIn staffId',
    'restoreCase caseId',
    'resumeCaseReminders caseId',
    'revealSsn caseId',
    'revealSsn participantId',
    'reviewDocument id',
    'revokeClientInvitation participantId',
    'saveClientFilter filter.assignedTo',
    'saveClientFilter id',
    'selectedClients caseIds',
    'sendBackSections caseId',
    'sendBackSections sections.sectionId',
    'sendCodesByEmail participantId',
    'sendMissingLetter caseId',
    'sendMissingLetter categoryIds',
    'sendMissingLetter key',
    'sendToClient input.caseId',
    'setCaseCourseDay caseId',
    'setCaseTaskDone taskId',
    'setCategoryRequirement caseId',
    'setCategoryRequirement categoryId',
    'setEarlierCourseSystem caseId',
    'setFilingFees caseId',
    'setIntakeSectionShown caseId',
    'setIntakeSectionShown sectionId',
    'setOutOfOffice colleagueId',
    'setUpCaseCourses caseId',
    'signOutStaffDevice id',
    'similarCases caseId',
    'staffCase id',
    'staffNotices after',
    'staffWork staffId',
    'takeReview documentId',
    'undoReview documentId',
    'undoReview key',
    'unlockClient participantId',
    'unlockStaff staffId',
    'waiveCaseCourse caseId',
  ])
})

describe.each(cases)('%s with an %s of another firm', (_, idPath, operation) => {
  test('returns the same as with an ID that does not exist, for every viewer', () =>
    expectAbsent(operation, idPath))

  // A malformed ID names no row that a forgotten firm could let through.
  test('also when statements forget the firm', async () => {
    forgetFirms()
    await expectAbsent(operation, idPath, 'stored IDs')
  })
})

test.each(workspaceOperations.map((operation) => [getName(operation), operation] as const))(
  '%s is closed to clients, and to signed-out browsers if it is for staff',
  async (_, operation) => {
    if (operation.viewers.has('SIGNED_OUT') || takesFiles.has(getName(operation))) return
    for (const { who, browser } of given.viewers.slice(0, 2)) {
      const answer = await send(browser, operation, absent)
      expect([who, answer.status, answer.codes]).toEqual([who, 401, ['request.signed-out']])
    }
  },
)

test('staff read the people of their own firm only', async () => {
  for (const { browser } of given.viewers.slice(2)) {
    const { data } = await browser.graph('{ team { email } me { email } }')
    const emails = JSON.stringify(data.team)
    expect(emails).toContain('lena.brandt@northgate.example')
    expect(emails).not.toContain('hollisreyes.example')
    expect(emails).not.toContain(given.victim.email)
  }
})

test("an administrator's own colleague is found, so that the refusals above are meaningful", async () => {
  const colleague = await createPerson(app, { firm: 'northgate' })
  const browser = given.viewers.at(-1)?.browser
  const { data } = await browser!.graph(
    'mutation ($id: ID!) { deactivateStaff(staffId: $id) { success errorCode } }',
    { id: colleague.staffId },
  )
  expect(data.deactivateStaff).toEqual({ success: true, errorCode: null })
})

test('the tokens of staff open nothing in the portal', async () => {
  const browser = app.browser()
  browser.tokens = given.viewers.at(-1)!.browser.tokens
  expect((await browser.graph('{ cases { get { id } } }')).status).toBe(401)
})
