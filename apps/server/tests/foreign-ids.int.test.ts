// spec: security#foreign-is-absent
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getIds,
  getName,
  operations,
  getVariables,
  type Operation,
} from '#testing/test-contract.ts'
import { openTestApp } from '#testing/test-app.ts'
import { getFeature, leftOut, onlyIds, send } from '#testing/test-foreign-ids.ts'
import { openViewers, readEverything, type Viewer } from '#testing/test-foreign-viewers.ts'

const cases = operations.flatMap((operation) =>
  getIds(operation)
    .filter((path) => !leftOut.test(path))
    .map((idPath) => [getName(operation), idPath, operation] as const),
)
const withIds = [...new Set(cases.map(([, , operation]) => operation))]

const absent = '0199f0aa-0000-7000-8000-000000000000'
const malformed = [
  'nonsense',
  '',
  "' or 1=1 --",
  `${absent}x`,
  '\u0000',
  '0199f0aa',
  '{"a":1}',
  '😀'.repeat(50),
]
/** Texts that only their owners may ever read. */
const canaries = [
  'Canary',
  'rosa.delgado@example.com',
  'marcus.whitfield@example.com',
  '2125550142',
  '2125550151',
  '212-555-0142',
]

const app = openTestApp()
let viewers: readonly Viewer[]

beforeAll(async () => {
  viewers = await openViewers(app)
})

test('the test covers every operation with an ID', () => {
  expect(cases.map(([name, idPath]) => `${name} ${idPath}`)).toEqual(
    expect.arrayContaining([
      'documentDashboard caseId',
      'document.get documentId',
      'documents.uploadFile fileMetadata.categoryId',
      'documents.uploadFile fileMetadata.replacedDocumentId',
      'documents.update document.id',
      'documentsToReview caseId',
      'manualUploadCertificateData caseId',
      'cases.update case.id',
      'notifications.markAsDelivered ids',
      'accounts.update account.id',
      'faqs caseId',
      'sectionById sectionId',
      'questionnaireReview sectionId',
      'saveQuestionnaireSectionData sectionId',
      'submitQuestionnaire request.caseId',
      'courseDashboard caseId',
      'primaryApplicantCustomerDetails orderId',
      'placeCourseOrder orderItemId',
      'registerCourse registerCourseOrderItemId',
      'updateAcceptedDisclosureAgreementFlag disclosureCourseOrderItemId',
    ]),
  )
  expect(cases.length).toBeGreaterThanOrEqual(19)
  expect(viewers).toHaveLength(7)
})

test.each(cases)(
  "%s with another person's %s returns the same as with an ID that does not exist, for every viewer",
  async (_, idPath, operation) => {
    const victims = [app.demoData.accounts.rosa, app.demoData.accounts.marcus]
    const before = await readEverything(app, victims)
    for (const viewer of viewers) {
      const withId = (id: string) =>
        onlyIds(operation, (path) =>
          path === idPath ? id : (viewer.own[getFeature(operation, path)] ?? absent),
        )
      const answer = await send(viewer, operation, withId(absent))
      expect(answer.status).not.toBe(500)
      expect(JSON.stringify(answer)).not.toContain('request.unexpected')
      if (!operation.viewers.has('CLIENT') || viewer.own.caseId === undefined)
        expect([viewer.who, answer.errors?.length]).toEqual([viewer.who, 1])
      expect([
        viewer.who,
        await send(viewer, operation, withId(viewer.foreign[getFeature(operation, idPath)])),
      ]).toEqual([viewer.who, answer])
      for (const id of malformed)
        expect([viewer.who, id, await send(viewer, operation, withId(id))]).toEqual([
          viewer.who,
          id,
          answer,
        ])
    }
    expect(await readEverything(app, victims)).toBe(before)
  },
)

/** Inputs of an attacker who knows a person's name, number, address and IDs. */
function knowing({ foreign }: Viewer, operation: Operation) {
  const known: Readonly<Record<string, unknown>> = {
    lastName: 'Delgado',
    mobilePhone: '2125550142',
    mobilePhoneNumber: '2125550142',
    userId: 'rosa.delgado@example.com',
    user: 'rosa.delgado@example.com',
    userName: 'rosa.delgado@example.com',
    emailAddress: 'rosa.delgado@example.com',
    accountId: foreign.accountId,
    code: '000000',
    password: 'Wrong-guess-91',
    questionKey: 'whyFiling',
    data: '{"causes":["medical"]}',
    oldPassword: 'Wrong-guess-91',
    newPassword: 'Wrong-guess-92',
    forgotUser: true,
    forgotPassword: true,
    courseType: 1,
    documentStatus: 'Pending',
    contactType: 1,
  }
  return getVariables(operation, (path, typeName) => {
    if (leftOut.test(path) || typeName === 'Upload') return undefined
    if (typeName === 'ID') return foreign[getFeature(operation, path)]
    return (
      known[path.split('.').at(-1) ?? ''] ??
      { Int: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z', Day: '2026-01-01' }[
        typeName
      ] ??
      foreign.caseId
    )
  })
}

test.each(operations.map((operation) => [getName(operation), operation] as const))(
  '%s reveals no data of another person and changes none',
  async (name, operation) => {
    const victims = [app.demoData.accounts.rosa, app.demoData.accounts.marcus]
    const before = await readEverything(app, victims)
    for (const viewer of viewers) {
      // Skips viewers with a case of their own, who could make no later call after signing off. The
      // sessions of others are still checked.
      if (name === 'signOff' && viewer.own.caseId !== undefined) continue
      const answer = await send(viewer, operation, knowing(viewer, operation), 5)
      const text = JSON.stringify(answer)
      expect([
        viewer.who,
        answer.status === 500 || text.includes('request.unexpected'),
        text,
      ]).toEqual([viewer.who, false, text])
      for (const canary of canaries)
        expect([viewer.who, canary, text.includes(canary)]).toEqual([viewer.who, canary, false])
    }
    expect(await readEverything(app, victims)).toBe(before)
  },
)

/**
 * Steps of a course order that work only at a certain point of the order, and the confirmation of a
 * document from the firm. The tests beside them cover both.
 */
const inItsPlace =
  /^(place|register|update(Primary|CoDebtor|Verified|Accepted|Shown)|incrementOrder)|\.acknowledge$/

// In the order of the schema: a later one deletes or submits what an earlier one changes.
describe('an operation', { shuffle: false }, () => {
  test.each(
    withIds
      .filter((operation) => !inItsPlace.test(getName(operation)))
      .map((operation) => [getName(operation), operation] as const),
  )(
    "%s works with the viewer's own IDs, so that the refusals above are meaningful",
    async (_, operation) => {
      const denise = viewers.find(({ who }) => who === "another firm's client")!
      await sql`update participant set deactivated_at = null`.execute(app.deps.database.db)
      const answer = await send(
        denise,
        operation,
        onlyIds(operation, (path) => denise.own[getFeature(operation, path)] ?? absent),
      )
      expect(answer.errors).toBeUndefined()
      expect(JSON.stringify(answer.data)).not.toContain('"success":false')
    },
  )
})
