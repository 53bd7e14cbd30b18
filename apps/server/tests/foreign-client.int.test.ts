import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { show } from '#features/questionnaire/server/test-questionnaires.ts'
import type { ForeignClient } from '#testing/test-foreign-client.ts'
import { foreignCalls, foreignUpload } from '#testing/test-foreign-calls.ts'
import { openTestApp } from '#testing/test-app.ts'
import { readCategory, pdf } from '#testing/test-uploads.ts'
import { ask, calledOperations, done, signedIn } from '#testing/test-foreign-asks.ts'
import { foreignAccountsSuite } from './foreign-accounts.suite.ts'

const app = openTestApp()
let port: number
let rosa: ForeignClient

const rosaEmail = 'rosa.delgado@example.com'
const rosaPhone = '2125550142'

beforeAll(async () => {
  port = await app.listen()
  const { rosa: caseId } = app.demoData.cases
  await sql`update legal_case set client_code = 'TEST' where id = ${caseId}`.execute(
    app.deps.database.db,
  )
  await show(app, caseId)
  await sql`update questionnaire_section set is_displayed = system_name = 'gettingStarted' where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  rosa = await signedIn(app, rosaEmail, rosaPhone)
})

// Refusals follow the order that a former step placed, and the last test counts all calls.
describe('a client that knows only the specifications', { shuffle: false }, () => {
  foreignAccountsSuite(() => ({ app, port, rosa }))

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
    const { disclosureVersion, courseOrderItemId } = await ask(
      rosa,
      'courseDiscInstUrlInfo',
      ordered,
    )
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

  test('the tests made every call that the specifications list', () => {
    expect([...foreignCalls.keys()].filter((name) => !calledOperations.has(name))).toEqual([])
  })
})
