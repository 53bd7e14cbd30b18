import type { Resolvers } from '#contract/server.generated.ts'
import { courseMethod } from '../rules/progress/courses.ts'
import { acceptFoundOrder } from './ordering/accept-found-order.ts'
import { addSpouse } from './ordering/add-spouse.ts'
import {
  courseTaskOfCase,
  loadCourses,
  orderField,
  orderSourceOfCase,
  getCaseKey,
} from './case-courses.ts'
import { listCourseDeadlines } from './reminders/course-deadlines.ts'
import { chooseInInvite } from './ordering/choose-in-invite.ts'
import { countCourseOpened } from './taking/count-opening.ts'
import { createOrderAccount } from './ordering/create-order-account.ts'
import { readCustomerDetails, updateCustomerDetails } from './taking/customer-details.ts'
import { lookUpOrder } from './ordering/look-up-order.ts'
import {
  toStepResult,
  withUnknownFacts,
  toPlacedResult,
  toQuoteResult,
} from './ordering/order-results.ts'
import { placeOrder } from './ordering/place-order.ts'
import { quoteProviders } from './ordering/quote-providers.ts'
import {
  acceptDisclosure,
  markInstructionsShown,
  markSpouseVerified,
  markVerified,
} from './reminders/raise-flags.ts'
import { readDashboard } from './read-dashboard.ts'
import { readMaterial } from './taking/read-material.ts'
import { registerCourse } from './taking/register-course.ts'
import type { CoursesDeps } from './deps.ts'

export function coursesResolvers(deps: CoursesDeps) {
  return {
    Query: {
      courseDashboard: (_, { caseId }, { viewer }) => readDashboard(deps, viewer, caseId),
      primaryApplicantCustomerDetails: (_, { caseId, orderId }, { viewer }) =>
        readCustomerDetails(deps, viewer, 'own', caseId, orderId),
      coDebtorCustomerDetails: (_, { caseId, orderId }, { viewer }) =>
        readCustomerDetails(deps, viewer, 'spouse', caseId, orderId),
      courseDiscInstUrlInfo: (_, question, { viewer }) => readMaterial(deps, viewer, question),
    },
    Mutation: {
      placeCourseOrderLookup: async (_, input, { viewer }) =>
        withUnknownFacts(input, async () =>
          toStepResult(await lookUpOrder(deps, viewer, input), viewer.source.language),
        ),
      placeNewCourseOrderCreateAccount: async (_, input, { viewer }) =>
        withUnknownFacts(input, async () =>
          toStepResult(await createOrderAccount(deps, viewer, input), viewer.source.language),
        ),
      placeNewCourseOrderAddSpouseOrJointDebtors: async (_, input, { viewer }) =>
        withUnknownFacts(input, async () =>
          toStepResult(await addSpouse(deps, viewer, input), viewer.source.language),
        ),
      placeNewCourseLookupFoundCourse: async (_, input, { viewer }) =>
        (await acceptFoundOrder(deps, viewer, input)).outcome,
      placeNewCourseOrder: async (_, input, { viewer }) =>
        withUnknownFacts(input, async () =>
          toQuoteResult(await quoteProviders(deps, viewer, input)),
        ),
      placeNewAttorneyAndConsumerCourseOrder: async (_, input, { viewer }) =>
        toPlacedResult(deps, await placeOrder(deps, viewer, input)),
      placeCourseOrder: async (_, input, { viewer }) =>
        toPlacedResult(deps, await chooseInInvite(deps, viewer, input)),
      updatePrimaryApplicantCustomerDetails: (_, update, { viewer }) =>
        updateCustomerDetails(deps, viewer, 'own', update),
      updateCoDebtorCustomerDetails: (_, update, { viewer }) =>
        updateCustomerDetails(deps, viewer, 'spouse', update),
      updateVerifiedCustomerDetailsFlag: (_, input, { viewer }) =>
        markVerified(deps, viewer, input),
      updateVerifiedCoDebtorCustomerDetailsFlag: (_, input, { viewer }) =>
        markSpouseVerified(deps, viewer, input),
      updateAcceptedDisclosureAgreementFlag: (_, input, { viewer }) =>
        acceptDisclosure(deps, viewer, input),
      updateShownCourseInstructionsFlag: (_, input, { viewer }) =>
        markInstructionsShown(deps, viewer, input),
      registerCourse: (_, { caseId, registerCourseOrderItemId }, { viewer }) =>
        registerCourse(deps, viewer, courseMethod.online, caseId, registerCourseOrderItemId),
      registerPhoneCourse: (_, { caseId, registerCourseOrderItemId }, { viewer }) =>
        registerCourse(deps, viewer, courseMethod.phone, caseId, registerCourseOrderItemId),
      incrementOrderRegisterCourseCount: (_, { caseId, courseType }, { viewer, headers }) =>
        countCourseOpened(deps, viewer, caseId, courseType, headers.idempotencyKey),
    },
    Case: {
      isDebtor1: ({ debtor }) => debtor === 1,
      dashBoardCourseNumber: async (legalCase, _, context) =>
        (await courseTaskOfCase(deps, legalCase, context))?.number ?? null,
      dashBoardCourseState: async (legalCase, _, context) =>
        (await courseTaskOfCase(deps, legalCase, context))?.state ?? null,
      dashBoardCourseProvider: async (legalCase, _, context) =>
        (await courseTaskOfCase(deps, legalCase, context))?.providerName ?? null,
      hasLegacyOrder: async (legalCase, _, { batch }) =>
        (await loadCourses(deps, getCaseKey(legalCase), batch)).hasLegacyOrder,
      orderItemSourceTypeId: (legalCase, _, context) => orderSourceOfCase(deps, legalCase, context),
      organizationalUnitIdKey: async (legalCase, _, { batch }) =>
        (await loadCourses(deps, getCaseKey(legalCase), batch)).unitKey,
      debtor1HasPlacedFirstCourseOrder: orderField(deps, 'debtor1HasPlacedFirstCourseOrder'),
      debtor1HasPlacedFirstCourseOrderStatus: orderField(
        deps,
        'debtor1HasPlacedFirstCourseOrderStatus',
      ),
      debtor1FirstCourseOrderStep: orderField(deps, 'debtor1FirstCourseOrderStep'),
      debtor1FirstCourseForJointCaseOrders: orderField(
        deps,
        'debtor1FirstCourseForJointCaseOrders',
      ),
      debtor1HasPlacedSecondCourseOrder: orderField(deps, 'debtor1HasPlacedSecondCourseOrder'),
      debtor1HasPlacedSecondCourseOrderStatus: orderField(
        deps,
        'debtor1HasPlacedSecondCourseOrderStatus',
      ),
      debtor1SecondCourseOrderStep: orderField(deps, 'debtor1SecondCourseOrderStep'),
      debtor1SecondCourseForJointCaseOrders: orderField(
        deps,
        'debtor1SecondCourseForJointCaseOrders',
      ),
      debtor2HasPlacedFirstCourseOrder: orderField(deps, 'debtor2HasPlacedFirstCourseOrder'),
      debtor2HasPlacedFirstCourseOrderStatus: orderField(
        deps,
        'debtor2HasPlacedFirstCourseOrderStatus',
      ),
      debtor2FirstCourseOrderStep: orderField(deps, 'debtor2FirstCourseOrderStep'),
      debtor2FirstCourseForJointCaseOrders: orderField(
        deps,
        'debtor2FirstCourseForJointCaseOrders',
      ),
      debtor2HasPlacedSecondCourseOrder: orderField(deps, 'debtor2HasPlacedSecondCourseOrder'),
      debtor2HasPlacedSecondCourseOrderStatus: orderField(
        deps,
        'debtor2HasPlacedSecondCourseOrderStatus',
      ),
      debtor2SecondCourseOrderStep: orderField(deps, 'debtor2SecondCourseOrderStep'),
      debtor2SecondCourseForJointCaseOrders: orderField(
        deps,
        'debtor2SecondCourseForJointCaseOrders',
      ),
      courseDeadlines: (legalCase, _, context) => listCourseDeadlines(deps, legalCase, context),
    },
    ClientDashboardItem: {
      dashBoardCourseNumber: async (legalCase, _, context) =>
        (await courseTaskOfCase(deps, legalCase, context))?.number ?? null,
    },
  } satisfies Resolvers
}
