import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { show } from '#features/questionnaire/server/test-questionnaires.ts'
import { temporaryPasswords } from '#features/sign-in/server/recovery/test-recovery.ts'
import { ForeignClient, type ForeignTokens, type Values } from '../testing/test-foreign-client.ts'
import { foreignCalls, foreignUpload } from '../testing/test-foreign-calls.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { inviteClient } from '../testing/test-sign-up.ts'
import { readCategory, pdf } from '../testing/test-uploads.ts'

let app: TestApp
let port: number
let rosa: ForeignClient

const rosaEmail = 'rosa.delgado@example.com'
const rosaPhone = '2125550142'
const newPassword = 'Brave-meadow-58'
const calledOperations = new Set<string>()

beforeAll(async () => {
  app = await startTestApp()
  port = await app.listen()
  const { rosa: caseId } = app.demoData.cases
  await sql`update legal_case set client_code = 'TEST' where id = ${caseId}`.execute(
    app.deps.database.db,
  )
  await show(app, caseId)
  await sql`update questionnaire_section set is_displayed = system_name = 'gettingStarted' where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  rosa = await signedIn(rosaEmail, rosaPhone)
})
afterAll(() => app.close())

/** Calls an operation and returns its data; any form of refusal fails the test. */
async function ask(client: ForeignClient, name: string, values: Values = {}) {
  const call = foreignCalls.get(name)
  if (!call) throw new Error(`${name} is no call of the specifications`)
  calledOperations.add(name)
  const { status, data, errors } = await client.call(call.document, values)
  expect({ name, status, errors }).toEqual({ name, status: 200, errors: undefined })
  const answer = name.split('.').reduce((value, part) => value[part], data)
  expect([name, answer]).not.toEqual([name, null])
  return answer
}

async function done(client: ForeignClient, name: string, values: Values = {}) {
  const answer = await ask(client, name, values)
  expect([name, answer]).toEqual([name, expect.objectContaining({ success: true })])
  return answer
}

async function signedIn(
  userId: string,
  phone: string,
  password = demoPassword,
): Promise<ForeignClient> {
  const client = new ForeignClient(port)
  const first = await ask(client, 'tokenFromUsernameAndPassword', { userId, password })
  expect(first).toMatchObject({
    requiresMfa: true,
    idToken: null,
    sessionId: expect.any(String),
    mfaDeliveryDestination: expect.stringMatching(/\*/),
  })
  const second = await ask(client, 'submitMfaCode', {
    code: await app.lastCode(phone),
    sessionId: first.sessionId,
    user: userId,
  })
  client.tokens = second as ForeignTokens
  return client
}

test('accounts: an invited person creates an account', async () => {
  const { guid: invitationGuid, email, mobilePhone } = await inviteClient(app)
  const client = new ForeignClient(port)
  const invitation = await ask(client, 'accountByInvitationToken', { invitationGuid })
  expect(invitation).toMatchObject({
    alreadyHasAccount: false,
    invitationHasExpired: false,
    userName: email,
    verifyPhone: true,
    verifyEmail: true,
  })
  const contact = {
    userName: email,
    invitationGuid,
    emailAddress: email,
    mobilePhone,
    contactType: 3,
  }
  expect(await done(client, 'updateAccountContactInfo', contact)).toMatchObject({
    verifyPhone: true,
    verifyEmail: true,
  })
  await done(client, 'signUp', {
    signup: { userName: email, password: newPassword, invitationGuid },
  })
  await done(client, 'resendConfirmationCode', { userName: email })
  expect(await ask(client, 'confirmSignup', { userName: email, code: '12345' })).toEqual({
    success: false,
    error: 'Invalid verification code',
  })
  await done(client, 'confirmSignup', { userName: email, code: await app.lastCode(mobilePhone) })
  const begun = await ask(client, 'tokenFromUsernameAndPassword', {
    userId: email,
    password: newPassword,
    fromAccountCreationFlag: true,
  })
  expect(begun).toMatchObject({ isAuthenticated: true, requiresMfa: false })
  client.tokens = begun as ForeignTokens
  const { id } = begun.account
  await done(client, 'startPhoneVerification')
  expect(await ask(client, 'submitPhoneVerificationCode', { code: '12345' })).toMatchObject({
    success: false,
  })
  await ask(client, 'accounts.update', {
    account: { id, givenName: 'Nadia', familyName: 'Novak', state: 'NY', contactType: 3 },
  })
  await done(client, 'verifyAccountDetails')
  await done(client, 'startEmailVerification')
  await done(client, 'submitEmailVerificationCode', { code: await app.lastCode(email) })
  await done(client, 'enableMfa')
  expect(
    await ask(client, 'accounts.update', { account: { id, accountCreationStep: 6 } }),
  ).toMatchObject({ accountCreationStep: 6 })
  expect(await ask(client, 'cases.get')).toHaveLength(1)
})

test('accounts: cases, notifications, deactivation and the last visit', async () => {
  const {
    clientDashboardItemList: [item],
  } = await ask(rosa, 'clientLevelDashboard', { active: true })
  const [legalCase] = await ask(rosa, 'cases.get', { active: true })
  expect(legalCase).toMatchObject({
    id: item.id,
    status: 'Pre-Filing',
    firm: { name: 'Hollis & Reyes Law' },
  })
  await ask(rosa, 'cases.update', { case: legalCase })
  expect(
    await ask(rosa, 'cases.deactivate', { caseId: item.id, reason: 'No longer needed' }),
  ).toMatchObject({ active: false })
  expect(await ask(rosa, 'cases.activate', { caseId: item.id })).toMatchObject({ active: true })
  const notificationId = app.deps.ids.rowId()
  await sql`insert into notification (id, firm_id, account_id, case_id, type, description)
    select ${notificationId}, firm_id, ${app.demoData.accounts.rosa}, id, 'case', 'News' from legal_case where id = ${item.id}`.execute(
    app.deps.database.db,
  )
  for (const filter of [{ caseId: item.id }, { read: false }, {}]) {
    expect(await ask(rosa, 'notifications.get', filter)).toContainEqual(
      expect.objectContaining({ id: notificationId, read: false, delivered: false }),
    )
  }
  await done(rosa, 'notifications.markAsDelivered', { notificationIds: [notificationId] })
  await done(rosa, 'notifications.markAsRead', { notificationId })
  expect(await ask(rosa, 'notifications.get', { read: true })).toContainEqual(
    expect.objectContaining({ id: notificationId, delivered: true }),
  )
})

test('accounts: the profile changes phone, email and password', async () => {
  await app.clock.moveBy(31_000)
  const client = await signedIn('amir.rahimi@example.com', '2165550174')
  const [phone, email] = ['5035551234', 'amir.new@example.com']
  await done(client, 'updateAccountMobilePhone', { mobilePhoneNumber: phone })
  await done(client, 'resendUpdatedMobilePhoneCode')
  expect(await ask(client, 'verifyUpdatedMobilePhone', { code: '12345' })).toEqual({
    success: false,
    error: 'Invalid verification code',
  })
  expect(await ask(client, 'cancelUpdateAccountMobilePhone')).toEqual({
    mobilePhoneNumber: '2165550174',
  })
  await done(client, 'updateAccountEmailAddress', { emailAddress: email })
  await done(client, 'resendUpdatedEmailAddressCode')
  await done(client, 'verifyUpdatedEmailAddress', { code: await app.lastCode(email) })
  expect(await ask(client, 'cancelUpdateAccountEmailAddress')).toEqual({ emailAddress: email })
  client.tokens = (await ask(client, 'tokenFromRefreshToken')) as ForeignTokens
  await done(client, 'changePassword', { oldPassword: demoPassword, newPassword, userName: email })
})

test('accounts: forgotten credentials, a new password with the second factor, and signing off', async () => {
  const client = new ForeignClient(port)
  expect(
    await ask(client, 'resetCredentials', { lastName: 'Nobody', mobilePhone: '5035550000' }),
  ).toMatchObject({ success: false, noAccountFlag: true })
  const { accountId, maskedEmail } = await done(client, 'resetCredentials', {
    lastName: 'Tanaka',
    mobilePhone: '9175550123',
  })
  expect(maskedEmail).toMatch(/^m\*+@e\*+\.com$/)
  const [code] = await temporaryPasswords(app, 'mei.tanaka@example.com')
  const reset = await ask(client, 'confirmResetCredentials', { code, newPassword, accountId })
  expect(reset).toMatchObject({ isAuthenticated: false, idToken: null })
  await app.clock.moveBy(31_000)
  const mei = await signedIn('mei.tanaka@example.com', '9175550123', newPassword)
  await done(mei, 'signOff')
  expect((await mei.call('{ cases { get { id } } }')).status).toBe(401)
})

test('documents: documents and certificates', async () => {
  const caseId = app.demoData.cases.rosa
  const {
    submitList: [folder],
  } = await ask(rosa, 'documentDashboard', { caseId })
  await ask(rosa, 'childFoldersForParentFolder', { caseId, folderId: folder.id })
  const categoryId = await readCategory(app, caseId, 'taxes.federal-latest')
  const result = await rosa.upload(
    foreignUpload,
    { fileMetadata: { caseId, categoryId } },
    'return.pdf',
    new Uint8Array(pdf()),
  )
  expect(result.data?.documents.uploadFile).toMatchObject({
    success: true,
    uploadedDocument: { name: 'return.pdf', status: 'Pending' },
  })
  const documentId: string = result.data.documents.uploadFile.uploadedDocument.id
  expect(
    (await ask(rosa, 'documentsChildLeafCategory', { caseId, categoryId })).documentList,
  ).toContainEqual(expect.objectContaining({ id: documentId }))
  expect(await ask(rosa, 'document.get', { documentId })).toMatchObject({
    id: documentId,
    comments: [],
  })
  expect(await ask(rosa, 'documents.get', { caseId, documentStatus: 'Pending' })).toContainEqual(
    expect.objectContaining({ id: documentId }),
  )
  expect(
    await ask(rosa, 'documents.update', { document: { id: documentId, name: 'taxes' } }),
  ).toMatchObject({ name: 'taxes.pdf', caseId })
  await done(rosa, 'documents.setOpened', { documentId })
  expect(await ask(rosa, 'documentsToReview', { caseId })).toEqual([])
  for (const courseType of [1, 2])
    await ask(rosa, 'manualUploadCertificateData', { caseId, courseType })
  expect(await ask(rosa, 'creditCounselingCertificateExistsByCaseId', { caseId })).toEqual({
    caseId,
    creditCounselingCertificateExists: false,
  })
  expect((await rosa.get(`/file/download/${documentId}`)).status).toBe(200)
  expect((await rosa.get(`/certificate/download/${documentId}/${documentId}`)).status).toBe(404)
})

test('courses: the first course from the lookup to the registration', async () => {
  const caseId = app.demoData.cases.rosa
  const at: Record<string, unknown> = {
    caseId,
    courseType: 1,
    isDebtor1: true,
    isJoint: false,
    flag: true,
    providerId: 245,
    courseMethodType: 1,
  }
  await done(rosa, 'placeCourseOrderLookup', { ...at, lastName: 'Delgado', ssn: '900-56-7001' })
  await done(rosa, 'placeNewCourseOrderCreateAccount', {
    ...at,
    street: '9 Pine Street',
    city: 'Albany',
    stateCode: 'NY',
    zipCode: '12207',
  })
  expect((await done(rosa, 'placeNewCourseOrder', at)).courseProviders.length).toBeGreaterThan(1)
  await done(rosa, 'placeNewAttorneyAndConsumerCourseOrder', at)
  const {
    orders: [order],
  } = await ask(rosa, 'courseDashboard', { caseId })
  const ordered = { ...at, orderId: order.orderId, orderItemId: order.orderItemId }
  const person = await ask(rosa, 'primaryApplicantCustomerDetails', ordered)
  await done(rosa, 'updatePrimaryApplicantCustomerDetails', {
    ...person,
    state: 'NY',
    city: 'Albany',
  })
  await done(rosa, 'updateVerifiedCustomerDetailsFlag', ordered)
  const { disclosureVersion, courseOrderItemId } = await ask(rosa, 'courseDiscInstUrlInfo', ordered)
  expect(courseOrderItemId).toBe(order.orderItemId)
  await done(rosa, 'updateAcceptedDisclosureAgreementFlag', { ...ordered, disclosureVersion })
  await done(rosa, 'updateShownCourseInstructionsFlag', at)
  expect(await done(rosa, 'registerCourse', ordered)).toMatchObject({
    courseStatus: 3,
    info1: expect.any(String),
    info2: expect.any(String),
  })
  await done(rosa, 'incrementOrderRegisterCourseCount', at)
})

test('courses: refusals are inside the result', async () => {
  const [{ id: caseId }] = await ask(rosa, 'cases.get')
  const {
    orders: [order],
  } = await ask(rosa, 'courseDashboard', { caseId })
  const person = {
    ...(await ask(rosa, 'primaryApplicantCustomerDetails', { caseId, orderId: order.orderId })),
    state: 'NY',
  }
  const values = {
    ...person,
    orderItemId: order.orderItemId,
    courseType: 1,
    isDebtor1: true,
    isJoint: false,
    flag: true,
    addSpouse: false,
    providerId: 1,
    courseMethodType: 2,
    orderItemSourceTypeId: 3,
  }
  const refused = [
    'placeNewCourseLookupFoundCourse',
    'placeCourseOrder',
    'placeNewCourseOrderAddSpouseOrJointDebtors',
    'updateCoDebtorCustomerDetails',
    'updateVerifiedCoDebtorCustomerDetailsFlag',
    'registerPhoneCourse',
  ]
  for (const name of refused)
    expect([name, await ask(rosa, name, values)]).toEqual([
      name,
      expect.objectContaining({ success: false }),
    ])
  const call = foreignCalls.get('coDebtorCustomerDetails')!
  calledOperations.add('coDebtorCustomerDetails')
  expect((await rosa.call(call.document, values)).data).toEqual({ coDebtorCustomerDetails: null })
})

test('questionnaire: answers and submission', async () => {
  const caseId = app.demoData.cases.rosa
  for (const name of [
    'updateQuestionnaireShownInstructionsFlag',
    'updateQuestionnaireShownTermsAndConditionsFlag',
  ])
    await done(rosa, name, { caseId, flag: true })
  const [{ id: sectionId }] = await ask(rosa, 'caseQuestionnaireSections', { caseId })
  const request = { caseId, sectionId }
  await done(rosa, 'startResumeQuestionnaireSection', { request })
  const data = JSON.stringify({ causes: ['medical'] })
  await done(rosa, 'saveQuestionnaireSectionData', {
    ...request,
    questionKey: 'whyFiling',
    data,
    questionCompleteFlag: true,
  })
  await done(rosa, 'saveQuestionnaireSectionCurrentActiveQuestion', {
    activeRequest: { ...request, currentActiveQuestionId: 'whyFiling' },
  })
  const section = await ask(rosa, 'sectionById', request)
  expect(section.sectionDataRecords).toContainEqual(
    expect.objectContaining({ questionKey: 'whyFiling', sectionId }),
  )
  const model = await rosa.get(`/api/cases/${caseId}/${sectionId}/uiTransformedModel`)
  expect([model.status, Object.keys(JSON.parse(model.body) as object)]).toEqual([
    200,
    [expect.stringMatching(/^(Questions|Groups)$/)],
  ])
  expect(await ask(rosa, 'completeQuestionnaireSection', { request })).toEqual({ success: false })
  expect(await ask(rosa, 'submitQuestionnaire', { submission: { caseId } })).toEqual({
    success: false,
  })
})

test('every call of the specifications was made', () => {
  expect([...foreignCalls.keys()].filter((name) => !calledOperations.has(name))).toEqual([])
})
