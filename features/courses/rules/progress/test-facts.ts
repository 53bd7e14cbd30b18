import type { CourseFacts, Debtor, ItemFacts, OrderFacts, TakerFacts } from './course-facts.ts'
import { getProgress } from './course-facts.ts'
import type { CourseNumber, JointOption } from './courses.ts'
import type { ProgressRecord } from '../records.ts'
import type { Upload } from '../upload.ts'

const people = [
  { debtor: 1, givenName: 'Marcus', familyName: 'Whitfield', accountId: 'a1', hasEnded: false },
  { debtor: 2, givenName: 'Elena', familyName: 'Whitfield', accountId: 'a2', hasEnded: false },
] as const

export const jointCase: CourseFacts = {
  caseId: 'case',
  firmId: 'firm',
  caseStatus: 'Pre-Filing',
  caseNumber: null,
  clientCode: 'HOL',
  hasLegacyOrder: false,
  chapter: 7,
  timeZone: 'America/New_York',
  unitKey: 'unit',
  people,
  setUps: [],
  progress: [],
  orders: [],
}

export const singleCase: CourseFacts = { ...jointCase, people: [people[0]] }

export const today = '2026-11-22'

export function withOption(
  facts: CourseFacts,
  option: JointOption | null,
  courseNumber: CourseNumber = 'First',
): CourseFacts {
  return {
    ...facts,
    setUps: [{ courseNumber, payment: 1, providerIds: null, jointOption: option }],
  }
}

export function withProgress(
  facts: CourseFacts,
  change: Partial<ProgressRecord>,
  debtor: Debtor = 1,
  courseNumber: CourseNumber = 'First',
): CourseFacts {
  return {
    ...facts,
    progress: [...facts.progress, { ...getProgress(facts, courseNumber, debtor), ...change }],
  }
}

export function taker(debtor: Debtor, certificate?: { readonly hasFile: boolean }): TakerFacts {
  return {
    debtor,
    certificate: certificate
      ? { id: `c${debtor}`, number: `N-${debtor}`, completedOn: '2026-11-20', ...certificate }
      : null,
  }
}

export function item(change: Partial<ItemFacts> = {}): ItemFacts {
  return {
    id: 'offer-245',
    itemKey: 'key',
    method: 1,
    status: 2,
    verifiedDetails: true,
    verifiedSpouseDetails: true,
    acceptedDisclosure: true,
    shownInstructions: true,
    isRegistered: true,
    phoneNumber: '2125550199',
    accessCodeSealed: 'c2VhbGVk',
    takers: [taker(1)],
    ...change,
  }
}

export function order(change: Partial<OrderFacts> = {}): OrderFacts {
  return {
    id: 'order',
    courseNumber: 'First',
    debtor: 1,
    isJoint: false,
    source: 1,
    payment: 1,
    orderKey: 'order-key',
    consumerOrderId: '7001',
    isPlaced: true,
    isQuoteValid: true,
    allowedProviders: null,
    offers: [
      {
        id: 'offer-245',
        providerId: 245,
        name: 'Harborlight',
        price: '24.00',
        valueProps: '<p>Calm</p>',
        methods: [1, 2],
      },
    ],
    item: null,
    ...change,
  }
}

export function upload(status: string, change: Partial<Upload> = {}): Upload {
  return { courseType: 1, debtor: 1, documentId: 'document', status, completedOn: null, ...change }
}
