// spec: staff#step-up
import { randomUUID } from 'node:crypto'
import { buildASTSchema, isEnumType, parse, type GraphQLField } from 'graphql'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { freshProofMinutes } from '#features/staff/rules/session-life.ts'
import { codeOf, createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { getDocument, getName, getVariables, workspaceOperations } from '#testing/test-contract.ts'

/** What opens a login, or takes data out of the firm. */
const needsProof = `
  addSpouse beginPasskey changeStaffRole copyClientLink createPreviewLink deactivateStaff
  exportClients exportCourseLines exportPetition handOverStaffWork inviteStaff placeStaff planChannelChange
  reactivateStaff removePasskey resendStaffInvitation resetStaffSignIn revealSsn
  sendCodesByEmail unlockClient unlockStaff`
/** What a colleague at an unattended desk could do as well, and what makes something safer. */
const needsNone = `
  addCaseNote addCaseTask addFilingPayment addOffice addPasskey addTaskTemplate answerHelpRequest
  approveIntakeSection archiveCase assignClients beginPasskeyProof cancelBulkReminder
  cancelChannelChange cancelPacket changeCaseChapter changeCaseDefaults changeCaseDetails
  changeCaseMeeting changeCaseNote changeCaseQuestionnaire changeCaseStage changeCaseTask
  changeCaseTeam changeCaseTemplate changeChecklistTemplate changeCourseSetUp changeFilingList changeFirmFaqs
  changeFirmLogo changeFirmProfile changeMailFooter changeNamedChecklists changeOffice changeOutcomeTexts
  changeReminderSchedule changeReviewReasons changeTaskTemplate changeTimelineTexts confirmStaff
  confirmStaffWithPasskey createClientCase decideReview dismissVoidDecision holdCaseCourse
  importClients inviteClients leaveReview makePacket markCaseMeetingHeld markCourseFiled
  markFilingLine markSectionImported markStaffNoticesRead mergeDuplicate moveDocument
  orderCaseCourse pauseCaseReminders recordConflictSearch remindClients removeCaseNote
  removeCaseTask removeClientFilter removeFilingPayment removeOffice removeSpouse
  removeTaskTemplate requestExtraDocument resendClientInvitation resendNotice resetCaseCourse
  restoreCase resumeCaseReminders revokeClientInvitation saveClientFilter saveStaffNoticeSettings
  sendBackSections sendMissingLetter sendToClient setCaseCourseDay setCaseTaskDone
  setCategoryRequirement setCourseUnit setEarlierCourseSystem setFilingFees setIntakeSectionShown
  setOutOfOffice setUpCaseCourses signOutStaff signOutStaffDevice takeReview undoReview
  waiveCaseCourse`
/** Only another email or phone does: correct-client.int.test.ts. */
const needsProofForSome = 'correctClient'
/** Before a session there is nothing to prove again. */
const beforeSession = `
  acceptStaffInvitation beginAuthenticator beginPasskeySignIn chooseStaffFirm confirmAuthenticator
  forgotStaffPassword reportStaffNotMe resetStaffPassword signInStaff submitAuthenticatorCode
  submitPasskey submitRecoveryCode`
const listNames = (text: string) => text.trim().split(/\s+/).toSorted()

const app = openTestApp()
let person: TestPerson
let browser: Browser
beforeAll(async () => {
  person = await createPerson(app, { role: 'administrator' })
  browser = openTab()
})

const contract = buildASTSchema(
  parse(readFileSync(new URL('../../../contract/workspace.graphql', import.meta.url), 'utf8')),
)

test('each mutation of the workspace says whether it needs a fresh proof', () => {
  const fields = contract.getMutationType()?.getFields()
  const asking = Object.values(fields ?? {}).filter((field) => hasDirective(field, 'freshProof'))
  expect(asking.map(({ name }) => name).toSorted()).toEqual(listNames(needsProof))
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(
    listNames(`${needsProof} ${needsNone} ${needsProofForSome} ${beforeSession}`),
  )
})

test.each(listNames(needsProof))(
  '%s is refused with an old proof, whatever it names',
  async (name) => {
    await age()
    const operation = workspaceOperations.find((each) => getName(each) === name)
    if (!operation) throw new Error(`There is no ${name}`)
    const { data, errors } = await browser.graph(
      getDocument(operation, 2),
      getVariables(operation, (_, typeName) => chooseValue(typeName)),
    )
    expect(errors?.[0]?.extensions.code ?? data?.[name]?.errorCode).toBe('staff.step-up')
  },
)

test('a code makes the proof fresh, for all tabs and all acts, for five minutes', async () => {
  await age()
  const exported = `mutation {
    exportClients(filter: {}, sort: { key: NAME, isDescending: false }) { success errorCode csv } }`
  const listed = async (tab: Browser) => (await tab.graph(exported)).data.exportClients
  expect(await listed(browser)).toMatchObject({ errorCode: 'staff.step-up', csv: null })
  const { data } = await browser.graph(
    'mutation ($code: String!) { confirmStaff(code: $code) { success } }',
    { code: await codeOf(app, person.secret) },
  )
  expect(data.confirmStaff).toEqual({ success: true })
  for (const tab of [browser, openTab()])
    for (let count = 0; count < 2; count += 1)
      expect(await listed(tab)).toMatchObject({ success: true, csv: expect.any(String) })
  await age()
  expect(await listed(browser)).toMatchObject({ errorCode: 'staff.step-up' })
})

test('a person who has just logged in is not asked', async () => {
  const colleague = await createPerson(app)
  const tab = app.workspaceBrowser()
  tab.tokens = colleague.browser.session
  const { data } = await tab.graph(
    'mutation { exportClients(filter: {}, sort: { key: NAME, isDescending: false }) { success } }',
  )
  expect(data.exportClients).toEqual({ success: true })
})

function openTab(): Browser {
  const tab = app.workspaceBrowser()
  tab.tokens = person.browser.session
  return tab
}

/** As if the last proof were five minutes old. */
async function age(): Promise<void> {
  await sql`
    update staff_session
    set proven_at = portal_now() - make_interval(mins => ${freshProofMinutes})
    where staff_id = ${person.staffId}`.execute(app.owner.db)
}

/** Any value of the type: no resolver sees it. */
function chooseValue(typeName: string): unknown {
  const type = contract.getType(typeName)
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (typeName === 'ID') return randomUUID()
  return { Boolean: false, Int: 1, Day: '2026-12-01' }[typeName] ?? 'text'
}

function hasDirective({ astNode }: GraphQLField<unknown, unknown>, name: string): boolean {
  return astNode?.directives?.some((directive) => directive.name.value === name) ?? false
}
