import type { StaffClient, Answer } from '#testing/test-staff-client.ts'
import { beforeEach } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { pdf } from '#testing/test-uploads.ts'
import { forgetNews } from '../review/test-review.ts'

const fields = `categories { id key name folder debtor requirement source isExtra dueOn state canBeAsked letters
  requestedBy { givenName } stillNeeded documents { id name status isFromFirm sentBy
    acknowledgments { debtor name at sentence } } } needed complete`

export const find = ({ categories }: Answer, key: string, debtor: number | null = null) =>
  categories.find((each: Answer) => each.key === key && each.debtor === debtor)

async function* toStream(bytes: Buffer) {
  yield bytes
}

/** Acts of staff on the checklist of a case, and reads of its clients. */
export function checklistOf(app: TestApp, caseId: string, staff: StaffClient) {
  const rosa = app.demoData.cases.rosa

  beforeEach(() => forgetNews(app))

  const read = (by = staff, of = caseId) =>
    by.run<Answer>(`query ($caseId: ID!) { caseChecklist(caseId: $caseId) { ${fields} } }`, {
      caseId: of,
    })
  const setRequirement = (variables: object, by = staff) =>
    by.run<Answer>(
      `mutation ($caseId: ID!, $categoryId: ID!, $seen: ChecklistRequirement!,
        $requirement: ChecklistRequirement!) {
        setCategoryRequirement(caseId: $caseId, categoryId: $categoryId, seen: $seen,
          requirement: $requirement) { success errorCode checklist { ${fields} } } }`,
      { caseId, ...variables },
    )
  const requestExtra = (request: object, key: string = app.deps.ids.rowId()) =>
    staff.run<Answer>(
      `mutation ($caseId: ID!, $key: ID!, $request: ExtraRequestInput!) {
        requestExtraDocument(caseId: $caseId, key: $key, request: $request) {
          success errorCode checklist { ${fields} } } }`,
      { caseId, key, request: { requirement: 'REQUIRED', description: 'Any', ...request } },
    )
  const letterOf = (categoryIds: readonly string[]) =>
    staff.run<Answer>(
      `query ($caseId: ID!, $categoryIds: [ID!]!) {
        missingLetter(caseId: $caseId, categoryIds: $categoryIds) {
          debtor name language isReached greeting lead items end } }`,
      { caseId, categoryIds },
    )
  const sendLetter = (categoryIds: readonly string[], key: string = app.deps.ids.rowId()) =>
    staff.run<Answer>(
      `mutation ($caseId: ID!, $key: ID!, $categoryIds: [ID!]!) {
        sendMissingLetter(caseId: $caseId, key: $key, categoryIds: $categoryIds) {
          success errorCode checklist { ${fields} } } }`,
      { caseId, key, categoryIds },
    )
  const dashboardOf = async (browser: Browser) =>
    (
      await browser.graph(
        `query ($caseId: ID!) { documentDashboard(caseId: $caseId) {
          missingLetter { by categories { id name stillNeeded } } } }`,
        { caseId },
      )
    ).data.documentDashboard.missingLetter
  const sendToClient = (input: object, name = 'Petition.pdf', by = staff) =>
    by.run<Answer>(
      `mutation ($file: Upload!, $input: SendToClientInput!) {
        sendToClient(file: $file, input: $input) { success errorCode documentId } }`,
      {
        file: { fileName: name, declaredType: '', content: toStream(pdf()) },
        input: { caseId, asksAcknowledgment: false, ...input },
      },
    )
  return {
    rosa,
    read,
    setRequirement,
    requestExtra,
    letterOf,
    sendLetter,
    dashboardOf,
    sendToClient,
  }
}
