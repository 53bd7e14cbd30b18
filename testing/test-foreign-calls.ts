/**
 * Who may make a call: anyone, even signed out; the holder of a flow cookie; an account under
 * creation; an account that is signed in; or only a client.
 */
export type Caller = 'anyone' | 'flow' | 'set-up' | 'signed-in' | 'client'

export interface ForeignCall {
  readonly caller: Caller
  readonly document: string
}

const calls = (
  caller: Caller,
  documents: Readonly<Record<string, string>>,
): ReadonlyArray<readonly [string, ForeignCall]> =>
  Object.entries(documents).map(([name, document]) => [name, { caller, document }])

const session =
  'isAuthenticated idToken accessToken expirationTime account { id givenName userName emailAddress accountCreationStep caseCount contactType }'
const caseFields = `id caseNumber active attorneyName caseType status openDate isJoint debtor1EmailAddress debtor2EmailAddress
  firm { name iconUrl emailAddress officeId street city state zip phone fax website } questionnaireShownInstructionsFlag questionnaireShownTermsAndConditionsFlag
  statuses { id name } dashBoardTitle dashBoardHeaderDescription dashBoardCurrentStatusDescription dashBoardCourseNumber dashBoardShowSubmitDocumentsFlag
  questionnaireDisplayInClientPortalFlag debtor1FirstCourseForJointCaseOrders debtor1SecondCourseForJointCaseOrders
  debtor2FirstCourseForJointCaseOrders debtor2SecondCourseForJointCaseOrders clientCode hasLegacyOrder orderItemSourceTypeId organizationalUnitIdKey
  questionnaireInstructions questionnaireExpectedCompletionDate`
const folder = 'id name description status subcategoryList { id name description status }'
const document =
  'id name status uploaded comments { id attorneyName attorneyAvatarUrl comment created }'
const section = `id sectionSystemName sectionName sectionStatus sectionDescription sectionOrder version comments currentActiveQuestionId currentActiveGroup
  isRejected sectionCardSummary isDisplayEnabled sectionDataRecords { id sectionId questionKey questionDataJsonText questionCompleteFlag } sectionUiTransformedModel`
const order = `courseNumber orderId orderItemId orderKey isJoint providerId providerName courseType courseStatus courseMethod coursePaymentType coursePrice
  coursePhoneNumber courseAccessCode courseCompletionDate courseCertificationExpirationDate verifiedDetails verifiedCoDebtorDetails acceptedDisclosureAgreement
  shownCourseInstructions hasRegisteredCourse`
const provider = 'orderItemId productKey name price valueProps'
const statusFields = `success errorMessage hasPlacedFirstCourseOrder hasPlacedSecondCourseOrder hasPlacedFirstCourseOrderStatus hasPlacedSecondCourseOrderStatus
  firstCourseOrderStep secondCourseOrderStep isDebtor1 orderItemSourceTypeId`
const lookUp = `${statusFields} firstCourseOrderKey secondCourseOrderKey firstCourseConsumerOrderId secondCourseConsumerOrderId firstCourseOrderStatusMessage
  secondCourseOrderStatusMessage organizationalUnitIdKey existingDudiUserIdKey`
const placed = `success errorMessage orders { ${order} } updateCasePlaceOrderFields { debtor1HasPlacedFirstCourseOrder } firstCourseForJointCaseOrders
  secondCourseForJointCaseOrders`
const person =
  'caseId orderId orderKey personId firstName lastName middleName homePhone mobilePhone workPhone emailAddress street zip city state'
const personInput = `$caseId: ID!, $orderId: ID!, $orderKey: String!, $personId: String!, $firstName: String!, $lastName: String!, $middleName: String,
  $homePhone: String, $mobilePhone: String, $workPhone: String, $emailAddress: String!, $street: String, $city: String, $state: String!, $zip: String`
const personArguments = `caseId: $caseId, orderId: $orderId, orderKey: $orderKey, personId: $personId, firstName: $firstName, lastName: $lastName,
  middleName: $middleName, homePhone: $homePhone, mobilePhone: $mobilePhone, workPhone: $workPhone, emailAddress: $emailAddress, street: $street, city: $city,
  state: $state, zip: $zip`

const account = [
  ...calls('anyone', {
    accountByInvitationToken: `query ($invitationGuid: String) { accountByInvitationToken(invitationGuid: $invitationGuid) {
      alreadyHasAccount invitationHasExpired invitationMessage userName emailAddress mobilePhone contactType verifyPhone verifyEmail } }`,
    tokenFromUsernameAndPassword: `query ($userId: String!, $password: String!, $fromAccountCreationFlag: Boolean) {
      tokenFromUsernameAndPassword(userId: $userId, password: $password, fromAccountCreationFlag: $fromAccountCreationFlag) {
        ${session} requiresMfa sessionId mfaDeliveryDestination unVerifiedMobilePhoneReset verifiedMobilePhone unVerifiedMobilePhone
        unVerifiedEmailAddressReset verifiedEmailAddress unVerifiedEmailAddress } }`,
    tokenFromRefreshToken: `{ tokenFromRefreshToken { ${session} } }`,
    resetCredentials: `mutation ($lastName: String!, $mobilePhone: String!) {
      resetCredentials(lastName: $lastName, mobilePhone: $mobilePhone, forgotUser: true, forgotPassword: true) {
        userName message maskedEmail accountId success noAccountFlag hasNotCompletedAccountSetupSteps } }`,
    confirmResetCredentials: `mutation ($code: String!, $newPassword: String!, $accountId: String) {
      confirmResetCredentials(code: $code, newPassword: $newPassword, accountId: $accountId) { ${session} } }`,
    signOff: 'mutation { signOff { success } }',
  }),
  ...calls('flow', {
    updateAccountContactInfo: `mutation ($userName: String!, $invitationGuid: String!, $emailAddress: String!, $mobilePhone: String!, $contactType: Int!) {
      updateAccountContactInfo(userName: $userName, invitationGuid: $invitationGuid, emailAddress: $emailAddress, mobilePhone: $mobilePhone,
        contactType: $contactType) { success verifyPhone verifyEmail } }`,
    signUp: 'mutation ($signup: SignUpInput!) { signUp(signup: $signup) { success mobilePhone } }',
    confirmSignup:
      'mutation ($userName: String!, $code: String!) { confirmSignup(userName: $userName, code: $code) { success error } }',
    resendConfirmationCode:
      'mutation ($userName: String!) { resendConfirmationCode(userName: $userName) { success mobilePhone } }',
    submitMfaCode: `mutation ($code: String!, $sessionId: String!, $user: String!) { submitMfaCode(code: $code, sessionId: $sessionId, user: $user) { ${session} } }`,
  }),
  ...calls('set-up', {
    startPhoneVerification: 'mutation { startPhoneVerification { success } }',
    submitPhoneVerificationCode:
      'mutation ($code: String!) { submitPhoneVerificationCode(code: $code) { success error } }',
    startEmailVerification: 'mutation { startEmailVerification { success } }',
    submitEmailVerificationCode:
      'mutation ($code: String!) { submitEmailVerificationCode(code: $code) { success error } }',
    verifyAccountDetails: 'mutation { verifyAccountDetails { success } }',
  }),
  ...calls('signed-in', {
    enableMfa: 'mutation { enableMfa { success } }',
    'accounts.update': `mutation ($account: AccountInput!) { accounts { update(account: $account) {
      id givenName middleName familyName suffix homePhone mobilePhone workPhone userName emailAddress street city state zip ssn caseCount
      accountCreationStep contactType } } }`,
  }),
  ...calls('client', {
    clientLevelDashboard: `query ($active: Boolean) { clientLevelDashboard(active: $active) { clientDashboardItemList {
      id caseType lastVisitedDate status caseNumber attorneyName firmName openDate } } }`,
    'cases.get': `query ($active: Boolean) { cases { get(active: $active) { ${caseFields} } } }`,
    'notifications.get': `query ($caseId: ID, $read: Boolean) { notifications { get(caseId: $caseId, read: $read) {
      id type description notificationTime caseId read readTime delivered notificationDisplayType notificationType case { caseNumber caseType } } } }`,
    changePassword: `mutation ($newPassword: String!, $oldPassword: String!, $userName: String) {
      changePassword(newPassword: $newPassword, oldPassword: $oldPassword, userName: $userName) { success } }`,
    updateAccountMobilePhone:
      'mutation ($mobilePhoneNumber: String!) { updateAccountMobilePhone(mobilePhoneNumber: $mobilePhoneNumber) { success } }',
    resendUpdatedMobilePhoneCode: 'mutation { resendUpdatedMobilePhoneCode { success } }',
    verifyUpdatedMobilePhone:
      'mutation ($code: String!) { verifyUpdatedMobilePhone(code: $code) { success error } }',
    cancelUpdateAccountMobilePhone:
      'mutation { cancelUpdateAccountMobilePhone { mobilePhoneNumber } }',
    updateAccountEmailAddress:
      'mutation ($emailAddress: String!) { updateAccountEmailAddress(emailAddress: $emailAddress) { success } }',
    resendUpdatedEmailAddressCode: 'mutation { resendUpdatedEmailAddressCode { success } }',
    verifyUpdatedEmailAddress:
      'mutation ($code: String!) { verifyUpdatedEmailAddress(code: $code) { success error } }',
    cancelUpdateAccountEmailAddress:
      'mutation { cancelUpdateAccountEmailAddress { emailAddress } }',
    'notifications.markAsRead':
      'mutation ($notificationId: ID!) { notifications { markAsRead(id: $notificationId) { success } } }',
    'notifications.markAsDelivered':
      'mutation ($notificationIds: [ID!]!) { notifications { markAsDelivered(ids: $notificationIds) { success } } }',
    'cases.deactivate':
      'mutation ($caseId: ID!, $reason: String) { cases { deactivate(id: $caseId, reason: $reason) { id active } } }',
    'cases.activate': 'mutation ($caseId: ID!) { cases { activate(id: $caseId) { id active } } }',
    'cases.update': 'mutation ($case: CaseInput!) { cases { update(case: $case) { id } } }',
  }),
]

const documents = calls('client', {
  documentDashboard: `query ($caseId: ID!) { documentDashboard(caseId: $caseId) { submitList { ${folder} } reviewList { ${document} toReview opened } } }`,
  childFoldersForParentFolder: `query ($caseId: ID!, $folderId: ID!) { childFoldersForParentFolder(caseId: $caseId, categoryId: $folderId) { ${folder} } }`,
  documentsChildLeafCategory: `query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) {
    name documentList { ${document} } } }`,
  'document.get': `query ($documentId: ID!) { document { get(documentId: $documentId) { ${document} } } }`,
  documentsToReview: 'query ($caseId: ID!) { documentsToReview(caseId: $caseId) { id status } }',
  'documents.get': `query ($caseId: ID!, $documentStatus: String) { documents { get(caseId: $caseId, documentStatus: $documentStatus) { ${document} } } }`,
  manualUploadCertificateData: `query ($caseId: ID!, $courseType: Int!) { manualUploadCertificateData(caseId: $caseId, courseType: $courseType) {
    generalDocument { ${folder} } certificateDocument { ${folder} } } }`,
  creditCounselingCertificateExistsByCaseId: `query ($caseId: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $caseId) {
    caseId creditCounselingCertificateExists } }`,
  'documents.update':
    'mutation ($document: DocumentUpdate!) { documents { update(document: $document) { id caseId name status uploaded } } }',
  'documents.setOpened':
    'mutation ($documentId: ID!) { documents { setOpened(documentId: $documentId) { success } } }',
})

const courses = calls('client', {
  placeCourseOrderLookup: `mutation ($caseId: ID!, $courseType: Int!, $lastName: String!, $ssn: String!, $isDebtor1: Boolean!) {
    placeCourseOrderLookup(caseId: $caseId, courseType: $courseType, lastName: $lastName, ssn: $ssn, isDebtor1: $isDebtor1) { ${lookUp} } }`,
  placeNewCourseOrderCreateAccount: `mutation ($caseId: ID!, $courseType: Int!, $street: String, $city: String, $stateCode: String!, $zipCode: String,
    $isDebtor1: Boolean!) { placeNewCourseOrderCreateAccount(caseId: $caseId, courseType: $courseType, street: $street, city: $city, stateCode: $stateCode,
    zipCode: $zipCode, isDebtor1: $isDebtor1) { ${lookUp} } }`,
  placeNewCourseOrder: `mutation ($caseId: ID!, $courseType: Int!, $isDebtor1: Boolean!) { placeNewCourseOrder(caseId: $caseId, courseType: $courseType,
    isDebtor1: $isDebtor1) { ${statusFields} coursePaymentType courseProviders { ${provider} } } }`,
  placeNewAttorneyAndConsumerCourseOrder: `mutation ($caseId: ID!, $courseType: Int!, $providerId: Int!, $courseMethodType: Int!, $isDebtor1: Boolean!,
    $isJoint: Boolean!) { placeNewAttorneyAndConsumerCourseOrder(caseId: $caseId, courseType: $courseType, providerId: $providerId,
    courseMethodType: $courseMethodType, isDebtor1: $isDebtor1, isJoint: $isJoint) { ${placed} } }`,
  courseDashboard: `query ($caseId: ID!) { courseDashboard(caseId: $caseId) {
    invites { orderId courseNumber coursePaymentType courseProviders { ${provider} } } orders { ${order} } } }`,
  primaryApplicantCustomerDetails: `query ($orderId: ID!, $caseId: ID!) { primaryApplicantCustomerDetails(orderId: $orderId, caseId: $caseId) { ${person} } }`,
  coDebtorCustomerDetails: `query ($orderId: ID!, $caseId: ID!) { coDebtorCustomerDetails(orderId: $orderId, caseId: $caseId) { ${person} } }`,
  updatePrimaryApplicantCustomerDetails: `mutation (${personInput}) { updatePrimaryApplicantCustomerDetails(${personArguments}) { success } }`,
  updateVerifiedCustomerDetailsFlag: `mutation ($flag: Boolean!, $orderId: ID!, $caseId: ID!) {
    updateVerifiedCustomerDetailsFlag(flag: $flag, orderId: $orderId, caseId: $caseId) { success } }`,
  courseDiscInstUrlInfo: `query ($caseId: ID!, $orderId: ID!, $courseType: Int!, $courseMethodType: Int!) {
    courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType: $courseType, courseMethodType: $courseMethodType) {
      courseNumber courseOrderItemId courseUrl instructions disclosureContent disclosureVersion info1 info2 } }`,
  updateAcceptedDisclosureAgreementFlag: `mutation ($flag: Boolean!, $courseType: Int!, $caseId: ID!, $orderItemId: ID!, $disclosureVersion: String!) {
    updateAcceptedDisclosureAgreementFlag(flag: $flag, courseType: $courseType, caseId: $caseId, disclosureCourseOrderItemId: $orderItemId,
      disclosureVersion: $disclosureVersion) { success } }`,
  updateShownCourseInstructionsFlag: `mutation ($flag: Boolean!, $courseType: Int!, $caseId: ID!) {
    updateShownCourseInstructionsFlag(flag: $flag, courseType: $courseType, caseId: $caseId) { success } }`,
  registerCourse: `mutation ($caseId: ID!, $orderItemId: ID!) { registerCourse(caseId: $caseId, registerCourseOrderItemId: $orderItemId) {
    success info1 info2 courseStatus } }`,
  incrementOrderRegisterCourseCount: `mutation ($caseId: ID!, $courseType: Int!) {
    incrementOrderRegisterCourseCount(caseId: $caseId, courseType: $courseType) { success } }`,
  placeNewCourseLookupFoundCourse: `mutation ($caseId: ID!, $courseType: Int!, $isDebtor1: Boolean!, $orderItemSourceTypeId: Int!, $isJoint: Boolean!) {
    placeNewCourseLookupFoundCourse(caseId: $caseId, courseType: $courseType, isDebtor1: $isDebtor1, orderItemSourceTypeId: $orderItemSourceTypeId,
      isJoint: $isJoint) { success } }`,
  placeCourseOrder: `mutation ($caseId: ID!, $orderId: ID!, $orderItemId: ID!, $providerId: Int!, $courseMethodType: Int!) {
    placeCourseOrder(caseId: $caseId, orderId: $orderId, orderItemId: $orderItemId, providerId: $providerId, courseMethodType: $courseMethodType) { ${placed} } }`,
  placeNewCourseOrderAddSpouseOrJointDebtors: `mutation ($caseId: ID!, $courseType: Int!, $addSpouse: Boolean!, $isDebtor1: Boolean!) {
    placeNewCourseOrderAddSpouseOrJointDebtors(caseId: $caseId, courseType: $courseType, addSpouse: $addSpouse, isDebtor1: $isDebtor1) { ${lookUp} } }`,
  updateCoDebtorCustomerDetails: `mutation (${personInput}) { updateCoDebtorCustomerDetails(${personArguments}) { success } }`,
  updateVerifiedCoDebtorCustomerDetailsFlag: `mutation ($flag: Boolean!, $orderId: ID!, $caseId: ID!) {
    updateVerifiedCoDebtorCustomerDetailsFlag(flag: $flag, orderId: $orderId, caseId: $caseId) { success } }`,
  registerPhoneCourse: `mutation ($caseId: ID!, $orderItemId: ID!) { registerPhoneCourse(caseId: $caseId, registerCourseOrderItemId: $orderItemId) {
    success courseStatus } }`,
})

const questionnaire = calls('client', {
  caseQuestionnaireSections: `query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { ${section} } }`,
  updateQuestionnaireShownInstructionsFlag: `mutation ($flag: Boolean!, $caseId: ID!) {
    updateQuestionnaireShownInstructionsFlag(flag: $flag, caseId: $caseId) { success } }`,
  updateQuestionnaireShownTermsAndConditionsFlag: `mutation ($flag: Boolean!, $caseId: ID!) {
    updateQuestionnaireShownTermsAndConditionsFlag(flag: $flag, caseId: $caseId) { success } }`,
  startResumeQuestionnaireSection: `mutation ($request: QuestionnaireSectionRequest!) { startResumeQuestionnaireSection(request: $request) { success } }`,
  saveQuestionnaireSectionData: `mutation ($caseId: ID!, $sectionId: ID!, $questionKey: String!, $data: String!, $questionCompleteFlag: Boolean!) {
    saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $questionKey, data: $data,
      questionCompleteFlag: $questionCompleteFlag) { success } }`,
  sectionById: `query ($caseId: ID!, $sectionId: ID!) { sectionById(caseId: $caseId, sectionId: $sectionId) { ${section} } }`,
  saveQuestionnaireSectionCurrentActiveQuestion: `mutation ($activeRequest: QuestionnaireCurrentActiveRequest!) {
    saveQuestionnaireSectionCurrentActiveQuestion(request: $activeRequest) { success } }`,
  completeQuestionnaireSection: `mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success } }`,
  submitQuestionnaire:
    'mutation ($submission: SubmitQuestionnaireRequest!) { submitQuestionnaire(request: $submission) { success } }',
})

export const foreignCalls: ReadonlyMap<string, ForeignCall> = new Map([
  ...account,
  ...documents,
  ...courses,
  ...questionnaire,
])

export const foreignUpload = `mutation ($file: Upload!, $fileMetadata: FileMetadata!) {
  documents { uploadFile(file: $file, fileMetadata: $fileMetadata) { success uploadedDocument { id name status uploaded } } } }`
