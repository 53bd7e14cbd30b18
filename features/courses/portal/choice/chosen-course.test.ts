import { expect, test } from 'vitest'
import {
  findChosenCourse,
  getMethod,
  findProvider,
  getState,
  type ChosenCourse,
} from './chosen-course.ts'

const provider = {
  orderItemId: 'offer-1',
  productKey: 245,
  providerId: 245,
  name: 'Harborlight',
  price: '24.00',
  valueProps: '<p>Calm</p>',
  methods: [1, 2],
}
const chosen: ChosenCourse = {
  courseNumber: 'First',
  type: 'phone',
  coursePaymentType: 1,
  courseProviders: [provider, { ...provider, orderItemId: 'offer-2', name: 'Cedar Path' }],
  orderItemId: 'offer-2',
  orderId: 'order-1',
}

test('keeps a choice through the serialization of a history entry', () => {
  const back = findChosenCourse(structuredClone(getState(chosen)))
  expect(back).toEqual(chosen)
  expect([back && findProvider(back)?.name, back && getMethod(back.type)]).toEqual([
    'Cedar Path',
    2,
  ])
})

test('returns no order ID if the choice has no order', () => {
  expect(findChosenCourse(getState({ ...chosen, orderId: null }))?.orderId).toBeNull()
})

test.each([
  ['nothing', {}],
  ['another page', { cameFrom: 'category' }],
  ['a third course', { ...chosen, courseNumber: 'Third' }],
  ['a third way', { ...chosen, type: 'letter' }],
  ['no provider', { ...chosen, courseProviders: [] }],
  ['a provider that is not offered', { ...chosen, orderItemId: 'offer-3' }],
  [
    'a provider without a name',
    { ...chosen, courseProviders: [{ ...provider, name: null, orderItemId: 'offer-2' }] },
  ],
])('rejects %s as a choice', (_, state) => expect(findChosenCourse(state)).toBeUndefined())
