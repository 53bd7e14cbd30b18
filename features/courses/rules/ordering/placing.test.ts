import { expect, test } from 'vitest'
import { item, jointCase, order, singleCase, withOption } from '../progress/test-facts.ts'
import { decideInviteChoice, decideNewOrder, findOwnOrder, readPlacing } from './placing.ts'

const quote = order({ id: 'quote', isPlaced: false, orderKey: null, consumerOrderId: null })
const invite = order({ id: 'invite' })
const ordered = order({ item: item() })
const [offer] = quote.offers
const atChoice = { debtor: 1, orderStep: 'ChooseCourse' } as const
const online = { providerId: 245, courseMethodType: 1, isJoint: false }
const choice = { ...online, orderId: 'invite', orderItemId: 'offer-245' }
const refused = { type: 'settled', outcome: 'refused' }

test('places the quoted offer that was chosen', () =>
  expect(
    decideNewOrder({ ...singleCase, orders: [quote] }, 'First', atChoice, online),
  ).toMatchObject({ type: 'place', order: { id: 'quote' }, offer }))

test.each([
  ['another provider', { ...online, providerId: 176 }],
  ['another method', { ...online, courseMethodType: 3 }],
  ['a joint order of a single case', { ...online, isJoint: true }],
])('refuses %s', (_, refusedChoice) =>
  expect(
    decideNewOrder({ ...singleCase, orders: [quote] }, 'First', atChoice, refusedChoice),
  ).toEqual(refused),
)

test.each([
  ['without a quote', { ...singleCase }, atChoice],
  [
    'with an expired quote',
    { ...singleCase, orders: [{ ...quote, isQuoteValid: false }] },
    atChoice,
  ],
  [
    'at another step',
    { ...singleCase, orders: [quote] },
    { debtor: 1, orderStep: 'CreateAccount' },
  ],
  ["with the spouse's quote", { ...jointCase, orders: [quote] }, { ...atChoice, debtor: 2 }],
] as const)('refuses an order %s', (_, facts, at) =>
  expect(decideNewOrder(facts, 'First', at, online)).toEqual(refused),
)

test('refuses an order for one debtor if the course is taken together', () => {
  const facts = { ...withOption(jointCase, 1), orders: [quote] }
  expect(decideNewOrder(facts, 'First', atChoice, online)).toEqual(refused)
  expect(decideNewOrder(facts, 'First', atChoice, { ...online, isJoint: true }).type).toBe('place')
})

test('returns an existing order again at any step, but refuses another choice', () => {
  const facts = { ...singleCase, orders: [ordered, quote] }
  const at = { debtor: 1, orderStep: 'CourseOrderedSuccessfully' } as const
  expect(decideNewOrder(facts, 'First', at, online)).toEqual({
    type: 'settled',
    outcome: 'same-again',
  })
  expect(decideNewOrder(facts, 'First', at, { ...online, courseMethodType: 2 })).toEqual(refused)
})

test('accepts a choice in an order that waits for it', () =>
  expect(decideInviteChoice({ orders: [invite] }, 1, choice)).toEqual({
    type: 'place',
    order: invite,
    offer,
  }))

test.each([
  ['an unknown order', 1, { orderId: 'unknown' }],
  ['the order of the other debtor', 2, {}],
  ['an offer of another order', 1, { orderItemId: 'offer-1' }],
  ['a provider that is not offered', 1, { providerId: 176 }],
] as const)('refuses a choice in %s', (_, debtor, change) =>
  expect(decideInviteChoice({ orders: [invite] }, debtor, { ...choice, ...change })).toEqual(
    refused,
  ),
)

test('repeats a choice that was made, and refuses another one', () => {
  const orders = [{ ...invite, item: item() }]
  expect(decideInviteChoice({ orders }, 1, choice)).toMatchObject({ outcome: 'same-again' })
  expect(decideInviteChoice({ orders }, 1, { ...choice, courseMethodType: 2 })).toEqual(refused)
})

test("finds neither a quote nor the other debtor's order as the own order", () => {
  expect(findOwnOrder({ orders: [quote] }, 'quote', 1)).toBeUndefined()
  expect(findOwnOrder({ orders: [order({ isJoint: true })] }, 'order', 2)).toBeUndefined()
  expect(findOwnOrder({ orders: [invite] }, 'invite', 1)).toBe(invite)
})

test.each([
  ['this offer', { providerId: 245, method: 1 }, { offer, outcome: 'placed' }],
  ['this provider by phone', { providerId: 245, method: 2 }, { offer, outcome: 'refused' }],
  ['an offer that is unknown', { providerId: 176, method: 1 }, { outcome: 'failed' }],
  ['nothing', null, { outcome: 'failed' }],
])('reads what the service has ordered: %s', (_, placed, expected) =>
  expect(readPlacing(quote, placed, online)).toEqual(expected),
)
