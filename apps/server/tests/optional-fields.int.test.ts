// An act whose input has optional fields does what it answers: given, and left empty.
import { getNamedType, isInputObjectType, isNonNullType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { getName, operations, workspaceOperations, type Operation } from '#testing/test-contract.ts'
import { createProbes } from '#testing/test-optional-fields.ts'

const app = openTestApp()
const { probes, open } = createProbes(app)
beforeAll(open)

/** Why another test holds what their optional fields do. */
const elsewhere: Readonly<Record<string, string>> = {
  'accounts.update': 'account.int.test.ts saves, keeps and clears each field',
  'cases.deactivate': 'a reason for the firm, which the client does not read',
  'cases.update': 'every field but the ID is ignored, as its description says',
  'documents.uploadFile': 'replace-document.int.test.ts; the others are about the file',
  assignClients: 'a person that is left out stays, as its description says',
  changeCaseChapter: 'change-chapter.int.test.ts',
  changeCaseDetails: 'case-details.int.test.ts',
  changeCaseQuestionnaire: 'change-showing.int.test.ts',
  changeCaseTemplate: 'without a checklist the standard one: case-template.int.test.ts',
  changeChecklistTemplate: 'named-checklists.int.test.ts',
  changeCourseSetUp: 'firm-courses.int.test.ts',
  changeFirmFaqs: 'without texts those of the product return: firm-faqs.int.test.ts',
  changeFirmLogo: 'without a picture it removes the logo: profile.int.test.ts',
  changeOutcomeTexts: 'without texts those of the product return: outcome-texts.int.test.ts',
  changePassword: 'a proof that is not stored',
  confirmResetCredentials: 'a proof that is not stored',
  createClientCase: 'client-invitations.int.test.ts',
  deactivateStaff: 'people-who-leave.int.test.ts',
  decideReview: 'decide-review.int.test.ts',
  exportClients: 'a filter, which changes nothing',
  exportCourseLines: 'a filter, which changes nothing',
  handOverStaffWork: 'people-who-leave.int.test.ts',
  markCourseFiled: 'without a day it is not filed: firm-courses.int.test.ts',
  markFilingLine: 'before-filing.int.test.ts',
  markStaffNoticesRead: 'without IDs all are meant',
  placeNewCourseOrderAddSpouseOrJointDebtors: 'whole-order.int.test.ts',
  placeNewCourseOrderCreateAccount: 'whole-order.int.test.ts',
  requestExtraDocument: 'case-checklist.int.test.ts',
  resetCredentials: 'what is to be reset',
  saveClientFilter: 'clients.int.test.ts',
  saveQuestionnaireSectionCurrentActiveQuestion: 'section-states.int.test.ts',
  saveQuestionnaireSectionData: 'the origin of a save, which is no value',
  sendToClient: 'send-document.int.test.ts',
  setCaseCourseDay: 'without a day the rule counts again: firm-courses.int.test.ts',
  setCourseUnit: 'without a key the firm is unknown there: firm-courses.int.test.ts',
  setFilingFees: 'before-filing.int.test.ts',
  setUpCaseCourses: 'firm-courses.int.test.ts',
  updateCoDebtorCustomerDetails: 'customer-details.int.test.ts',
  updatePrimaryApplicantCustomerDetails: 'customer-details.int.test.ts',
  waiveCaseCourse: 'firm-courses.int.test.ts',
  exportPetition: 'export-petition.int.test.ts',
}

test('every act with an optional field is examined here or elsewhere', () => {
  const acts = [...operations, ...workspaceOperations].filter(
    (operation) => operation.kind === 'mutation' && hasOptionalField(operation),
  )
  expect(new Set([...Object.keys(probes), ...Object.keys(elsewhere)])).toEqual(
    new Set(acts.map(getName)),
  )
})

// What one act has added, a later one changes.
describe('an act', { shuffle: false }, () => {
  test.each(Object.keys(probes))(
    '%s stores what it answers, given and left empty',
    async (name) => {
      const probe = probes[name]
      if (!probe) throw new Error(`No probe ${name}`)
      for (const { sent, act } of probe.steps()) {
        const answer = await act()
        expect(answer).toMatchObject({ success: true })
        const stored = await probe.stored()
        if (sent === null) expect(stored).toBeNull()
        else expect(stored).toMatchObject(sent)
        if (probe.answered) expect(probe.answered(answer)).toEqual(stored)
      }
    },
  )
})

function hasOptionalField({ field }: Operation): boolean {
  const isOptional = ({ type }: Pick<(typeof field.args)[number], 'type'>): boolean => {
    const named = getNamedType(type)
    return (
      !isNonNullType(type) ||
      (isInputObjectType(named) &&
        Object.values(named.getFields()).some((each) => isOptional(each)))
    )
  }
  return field.args.some(isOptional)
}
