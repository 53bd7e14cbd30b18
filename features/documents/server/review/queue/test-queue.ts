import type { TestApp } from '#testing/test-app.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'
import { forFirm } from '#testing/test-server.ts'
import { openStaffFile } from '../staff-file.ts'
import { applyDueDecisions } from '../decide/apply-decisions.ts'

const decideDocument = `mutation ($input: ReviewDecisionInput!) { decideReview(input: $input) {
  success errorCode errorParams decision { decision by { givenName } undoUntil } } }`

/** Calls the operations of the page of the queue. */
export function queueOf(app: TestApp, staff: StaffClient) {
  const { firmId } = staff.viewer
  return {
    list: (mine = false, order = 'OLDEST_FIRST') =>
      staff.run<Answer>(
        `query ($mine: Boolean!, $order: ReviewOrder!) { reviewQueue(mine: $mine, order: $order) {
          items { id caseId name category sentBy fileState people { givenName } holder { givenName } }
          total mine since } }`,
        { mine, order },
      ),
    pulse: () =>
      staff.run<Answer>(`{ reviewPulse(mine: false) { total mine state
        leases { documentId holder { givenName } } voidDecisions { documentId name errorCode } } }`),
    open: (id: string) =>
      staff.run<Answer>(
        `query ($id: ID!) { reviewDocument(id: $id) { id name status fileState language acceptedName
          categoryId category stillNeeded replacedBy isCertificate comments { by text }
          decision { decision by { givenName } undoUntil }
          periods { name nameForClient state isThisOne } siblings { id status }
          places { id name folder isSeenByBoth } } }`,
        { id },
      ),
    take: (documentId: string, isTakingOver = false) =>
      staff.run<Answer>(
        `mutation ($documentId: ID!, $isTakingOver: Boolean!) {
          takeReview(documentId: $documentId, isTakingOver: $isTakingOver) {
            success error errorCode } }`,
        { documentId, isTakingOver },
      ),
    leave: (documentId: string) =>
      staff.run<Answer>(
        'mutation ($documentId: ID!) { leaveReview(documentId: $documentId) { success } }',
        { documentId },
      ),
    decide: (input: object) =>
      staff.run<Answer>(decideDocument, {
        input: { key: app.deps.ids.rowId(), seen: 'PENDING', decision: 'ACCEPT', ...input },
      }),
    undo: (documentId: string, key: string) =>
      staff.run<Answer>(
        `mutation ($documentId: ID!, $key: ID!) { undoReview(documentId: $documentId, key: $key) {
          success errorCode } }`,
        { documentId, key },
      ),
    move: (documentId: string, from: string, to: string) =>
      staff.run<Answer>(
        `mutation ($documentId: ID!, $from: ID!, $to: ID!) {
          moveDocument(documentId: $documentId, from: $from, to: $to) { success errorCode } }`,
        { documentId, from, to },
      ),
    dismiss: (documentId: string) =>
      staff.run<Answer>(
        'mutation ($documentId: ID!) { dismissVoidDecision(documentId: $documentId) { success } }',
        { documentId },
      ),
    /** Reads the file to its end. */
    async view(documentId: string, purpose: 'view' | 'save' = 'view'): Promise<Buffer> {
      const { content } = await openStaffFile(app.deps, staff.viewer, { documentId, purpose })
      return Buffer.concat(await content.toArray())
    },
    /** The time to undo has passed. */
    async applyDecisions(): Promise<void> {
      await app.clock.moveBy(10_000)
      await applyDueDecisions(forFirm(app.deps, firmId), firmId)
    },
  }
}

export type TestQueue = ReturnType<typeof queueOf>
