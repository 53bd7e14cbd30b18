// The queries of a client's screens.

const wholeCase = `id caseNumber firm { name iconUrl } statuses { id name } dashBoardTitle dashBoardCourseNumber dashBoardCourseState dashBoardCourseProvider filedOn dashBoardShowSubmitDocumentsFlag documentsSentAndWaiting
  documentFoldersOpen documentFoldersSentBack documentFoldersTotal lastVisitedDate questionnaireDisplayInClientPortalFlag questionnaireInstructions questionnaireSectionsDone questionnaireSectionsTotal questionnaireSectionsSentBack questionnaireSubmittedFlag questionnaireSubmittedTime
  keyDates { kind day } courseDeadlines { kind day } hasLegacyOrder organizationalUnitIdKey orderItemSourceTypeId debtor1FirstCourseOrderStep debtor2HasPlacedSecondCourseOrder`
const document =
  'id name status uploaded opened toReview size uploadedBy isFromFirm fileState orientation comments { id attorneyName comment created }'
const section =
  'id sectionSystemName sectionName sectionStatus sectionCardSummary comments isRejected'
export const screens: ReadonlyArray<readonly [string, string]> = [
  [
    'the client home',
    '{ clientLevelDashboard(active: true) { clientDashboardItemList { id caseType firmName attorneyName dashBoardCourseNumber dashBoardShowSubmitDocumentsFlag firm { name } } } accounts { get { caseCount } } }',
  ],
  ['the case home', `{ cases { get(active: true) { ${wholeCase} } } }`],
  [
    'the documents of a case',
    `query ($caseId: ID!) { documentDashboard(caseId: $caseId) { submitList { id name status documentCount subcategoryList { id status documentCount } } reviewList { ${document} } } }`,
  ],
  [
    'all documents of a case',
    `query ($caseId: ID!) { documents { get(caseId: $caseId) { ${document} } } }`,
  ],
  [
    'what asks to be looked at',
    `query ($caseId: ID!) { documentsToReview(caseId: $caseId) { ${document} } }`,
  ],
  [
    'where a certificate is handed in',
    'query ($caseId: ID!) { manualUploadCertificateData(caseId: $caseId, courseType: 1) { generalDocument { id status } certificateDocument { id status } } }',
  ],
  [
    'a folder',
    'query ($caseId: ID!, $folderId: ID!) { childFoldersForParentFolder(caseId: $caseId, categoryId: $folderId) { id subcategoryList { id status } } }',
  ],
  [
    'a leaf',
    `query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { id mayAdd certificate { exists completed expires } documentList { ${document} } } }`,
  ],
  [
    'a document',
    `query ($documentId: ID!) { document { get(documentId: $documentId) { ${document} } } }`,
  ],
  [
    'the sections of a questionnaire',
    `query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { ${section} } }`,
  ],
  [
    'a section of a questionnaire',
    `query ($caseId: ID!, $sectionId: ID!) { sectionById(caseId: $caseId, sectionId: $sectionId) { ${section} sectionDataRecords { id questionDataJsonText } sectionUiTransformedModel } }`,
  ],
  [
    'the answers of a questionnaire',
    'query ($caseId: ID!) { questionnaireReview(caseId: $caseId) { copyDocumentId sections { groups { questions { lines } } } warnings { id } } }',
  ],
  [
    'a section that other answers fill in',
    'query ($caseId: ID!, $budgetId: ID!) { sectionById(caseId: $caseId, sectionId: $budgetId) { sectionUiTransformedModel } }',
  ],
  [
    'a section that a course fills in',
    'query ($caseId: ID!, $feesId: ID!) { sectionById(caseId: $caseId, sectionId: $feesId) { sectionUiTransformedModel } }',
  ],
  [
    'the courses',
    'query ($caseId: ID!) { courseDashboard(caseId: $caseId) { orders { courseStatus } invites { orderId } courses { orderStep } } }',
  ],
  [
    'the questions and answers',
    'query ($caseId: ID!) { faqs(caseId: $caseId) { overview topics { id entries { id more { id } } } } }',
  ],
  [
    'the notifications',
    '{ notifications { get { id type description notificationTime caseId read delivered } } }',
  ],
]
