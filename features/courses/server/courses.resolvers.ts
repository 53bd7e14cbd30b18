// The courses room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { requireClient } from '#lib/viewer.ts'
import { courseMethod } from '../rules/progress/courses.ts'
import { acceptFoundOrder } from './ordering/accept-found-order.ts'
import { addSpouse } from './customers/add-spouse.ts'
import { courseTaskOfCase, loadCourses, orderField, orderSourceOfCase } from './case-courses.ts'
import { courseDeadlinesOf } from './reminders/course-deadlines.ts'
import { chooseCourse } from './taking/choose-course.ts'
import { noteCourseOpened } from './taking/count-opening.ts'
import { createOrderAccount } from './customers/create-order-account.ts'
import { readCustomerDetails, updateCustomerDetails } from './customers/customer-details.ts'
import { lookUpOrder } from './ordering/look-up-order.ts'
import {
  lookUpAnswer,
  orNothingKnown,
  placeAnswer,
  quoteAnswer,
} from './ordering/ordering-answers.ts'
import { placeNewOrder } from './ordering/place-new-order.ts'
import { quoteProviders } from './ordering/quote-providers.ts'
import {
  acceptDisclosure,
  noteInstructionsShown,
  noteSpouseVerified,
  noteVerified,
} from './reminders/raise-flags.ts'
import { readDashboard } from './read-dashboard.ts'
import { readMaterial } from './taking/read-material.ts'
import { registerCourse } from './taking/register-course.ts'
import type { CoursesWorld } from './deps.ts'

export function coursesResolvers(world: CoursesWorld) {
  return {
    Query: {
      courseDashboard: (_, { caseId }, { viewer }) =>
        readDashboard(world, requireClient(viewer), caseId),
      primaryApplicantCustomerDetails: (_, { caseId, orderId }, { viewer }) =>
        readCustomerDetails(world, requireClient(viewer), 'own', caseId, orderId),
      coDebtorCustomerDetails: (_, { caseId, orderId }, { viewer }) =>
        readCustomerDetails(world, requireClient(viewer), 'spouse', caseId, orderId),
      courseDiscInstUrlInfo: (_, question, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return readMaterial(world, requireClient(viewer), question)
      },
    },
    Mutation: {
      placeCourseOrderLookup: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return orNothingKnown(wish, async () =>
          lookUpAnswer(
            await lookUpOrder(world, requireClient(viewer), wish),
            viewer.source.language,
          ),
        )
      },
      placeNewCourseOrderCreateAccount: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return orNothingKnown(wish, async () =>
          lookUpAnswer(
            await createOrderAccount(world, requireClient(viewer), wish),
            viewer.source.language,
          ),
        )
      },
      placeNewCourseOrderAddSpouseOrJointDebtors: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return orNothingKnown(wish, async () =>
          lookUpAnswer(await addSpouse(world, requireClient(viewer), wish), viewer.source.language),
        )
      },
      placeNewCourseLookupFoundCourse: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return (await acceptFoundOrder(world, requireClient(viewer), wish)).outcome
      },
      placeNewCourseOrder: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return orNothingKnown(wish, async () =>
          quoteAnswer(await quoteProviders(world, requireClient(viewer), wish)),
        )
      },
      placeNewAttorneyAndConsumerCourseOrder: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return placeAnswer(world, await placeNewOrder(world, requireClient(viewer), wish))
      },
      placeCourseOrder: async (_, wish, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return placeAnswer(world, await chooseCourse(world, requireClient(viewer), wish))
      },
      updatePrimaryApplicantCustomerDetails: (_, update, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return updateCustomerDetails(world, requireClient(viewer), 'own', update)
      },
      updateCoDebtorCustomerDetails: (_, update, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return updateCustomerDetails(world, requireClient(viewer), 'spouse', update)
      },
      updateVerifiedCustomerDetailsFlag: (_, asked, { viewer }) =>
        noteVerified(world, requireClient(viewer), asked),
      updateVerifiedCoDebtorCustomerDetailsFlag: (_, asked, { viewer }) =>
        noteSpouseVerified(world, requireClient(viewer), asked),
      updateAcceptedDisclosureAgreementFlag: (_, asked, { viewer }) =>
        acceptDisclosure(world, requireClient(viewer), asked),
      updateShownCourseInstructionsFlag: (_, asked, { viewer }) =>
        noteInstructionsShown(world, requireClient(viewer), asked),
      registerCourse: (_, { caseId, registerCourseOrderItemId }, { viewer, waitsForOthers }) => {
        waitsForOthers()
        return registerCourse(
          world,
          requireClient(viewer),
          courseMethod.online,
          caseId,
          registerCourseOrderItemId,
        )
      },
      registerPhoneCourse: (
        _,
        { caseId, registerCourseOrderItemId },
        { viewer, waitsForOthers },
      ) => {
        waitsForOthers()
        return registerCourse(
          world,
          requireClient(viewer),
          courseMethod.phone,
          caseId,
          registerCourseOrderItemId,
        )
      },
      incrementOrderRegisterCourseCount: (_, { caseId, courseType }, { viewer, headers }) =>
        noteCourseOpened(world, requireClient(viewer), caseId, courseType, headers.idempotencyKey),
    },
    Case: {
      isDebtor1: ({ debtor }) => debtor === 1,
      dashBoardCourseNumber: async (legalCase, _, context) =>
        (await courseTaskOfCase(world, legalCase, context))?.number ?? null,
      dashBoardCourseState: async (legalCase, _, context) =>
        (await courseTaskOfCase(world, legalCase, context))?.state ?? null,
      dashBoardCourseProvider: async (legalCase, _, context) =>
        (await courseTaskOfCase(world, legalCase, context))?.providerName ?? null,
      hasLegacyOrder: async ({ id }, _, { batch }) =>
        (await loadCourses(world, id, batch)).hasLegacyOrder,
      orderItemSourceTypeId: (legalCase, _, context) =>
        orderSourceOfCase(world, legalCase, context),
      organizationalUnitIdKey: async ({ id }, _, { batch }) =>
        (await loadCourses(world, id, batch)).unitKey,
      debtor1HasPlacedFirstCourseOrder: orderField(world, 'debtor1HasPlacedFirstCourseOrder'),
      debtor1HasPlacedFirstCourseOrderStatus: orderField(
        world,
        'debtor1HasPlacedFirstCourseOrderStatus',
      ),
      debtor1FirstCourseOrderStep: orderField(world, 'debtor1FirstCourseOrderStep'),
      debtor1FirstCourseForJointCaseOrders: orderField(
        world,
        'debtor1FirstCourseForJointCaseOrders',
      ),
      debtor1HasPlacedSecondCourseOrder: orderField(world, 'debtor1HasPlacedSecondCourseOrder'),
      debtor1HasPlacedSecondCourseOrderStatus: orderField(
        world,
        'debtor1HasPlacedSecondCourseOrderStatus',
      ),
      debtor1SecondCourseOrderStep: orderField(world, 'debtor1SecondCourseOrderStep'),
      debtor1SecondCourseForJointCaseOrders: orderField(
        world,
        'debtor1SecondCourseForJointCaseOrders',
      ),
      debtor2HasPlacedFirstCourseOrder: orderField(world, 'debtor2HasPlacedFirstCourseOrder'),
      debtor2HasPlacedFirstCourseOrderStatus: orderField(
        world,
        'debtor2HasPlacedFirstCourseOrderStatus',
      ),
      debtor2FirstCourseOrderStep: orderField(world, 'debtor2FirstCourseOrderStep'),
      debtor2FirstCourseForJointCaseOrders: orderField(
        world,
        'debtor2FirstCourseForJointCaseOrders',
      ),
      debtor2HasPlacedSecondCourseOrder: orderField(world, 'debtor2HasPlacedSecondCourseOrder'),
      debtor2HasPlacedSecondCourseOrderStatus: orderField(
        world,
        'debtor2HasPlacedSecondCourseOrderStatus',
      ),
      debtor2SecondCourseOrderStep: orderField(world, 'debtor2SecondCourseOrderStep'),
      debtor2SecondCourseForJointCaseOrders: orderField(
        world,
        'debtor2SecondCourseForJointCaseOrders',
      ),
      courseDeadlines: (legalCase, _, context) => courseDeadlinesOf(world, legalCase, context),
    },
    ClientDashboardItem: {
      dashBoardCourseNumber: async (legalCase, _, context) =>
        (await courseTaskOfCase(world, legalCase, context))?.number ?? null,
    },
  } satisfies Resolvers
}
