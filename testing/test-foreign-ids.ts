import { getDocument, takesFile, getVariables, type Operation } from './test-contract.ts'
import { pdf } from './test-uploads.ts'
import type { Feature, Viewer } from './test-foreign-viewers.ts'

/**
 * IDs that are not tested. A business object is never looked up, and a writer is a name that a tab
 * chooses.
 */
export const leftOut = /\.businessObjectId$|^writer$/

/**
 * Returns the type of the object that the ID at a path belongs to: a document for `documentId`, a
 * case for `caseId` or for the ID within cases, and so on.
 */
export function getFeature({ path }: Operation, idPath: string): Feature {
  const last = idPath.split('.').at(-1) ?? ''
  if (last === 'replacedDocumentId') return 'documentId'
  if (last === 'caseId' || last === 'categoryId' || last === 'documentId' || last === 'sectionId')
    return last
  if (last === 'orderId') return last
  if (/orderItemId$/i.test(last)) return 'itemId'
  const byFeature: Readonly<Record<string, Feature>> = {
    cases: 'caseId',
    notifications: 'notificationId',
    accounts: 'accountId',
    documents: 'documentId',
    document: 'documentId',
  }
  const feature = byFeature[path[0] ?? '']
  if (feature === undefined) throw new Error(`What does ${idPath} of ${path.join('.')} name?`)
  return feature
}

export async function send(
  { browser }: Viewer,
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  depth = 1,
) {
  const { status, data, errors } = takesFile(operation)
    ? await browser.upload(getDocument(operation, depth), variables, {
        name: 'a.pdf',
        content: pdf(),
      })
    : await browser.graph(getDocument(operation, depth), variables)
  return {
    status,
    data,
    errors: errors?.map(({ message, extensions: { code, kind, params } }) => ({
      message,
      code,
      kind,
      params,
    })),
  }
}

/** Required inputs besides IDs. */
const needed: Readonly<Record<string, unknown>> = {
  'document.name': 'A new name',
  courseType: 1,
  questionKey: 'whyFiling',
  data: '{"causes":["medical"]}',
  questionCompleteFlag: true,
  flag: true,
  isDebtor1: true,
  isJoint: false,
  addSpouse: false,
  providerId: 245,
  courseMethodType: 1,
  orderItemSourceTypeId: 3,
  disclosureVersion: '1',
  orderKey: 'key',
  personId: 'key',
  firstName: 'Some',
  lastName: 'Body',
  ssn: '900-11-2222',
  emailAddress: 'somebody@example.com',
  state: 'NY',
  stateCode: 'NY',
}

/** Sets only IDs and required inputs. */
export function onlyIds(
  operation: Operation,
  getId: (idPath: string) => string,
): Record<string, unknown> {
  return getVariables(operation, (path, typeName) =>
    typeName === 'ID' && !leftOut.test(path) ? getId(path) : needed[path],
  )
}
