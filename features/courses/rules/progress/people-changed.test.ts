// spec: courses#people-changed
import { describe, expect, test } from 'vitest'
import { fitCourse } from './people-changed.ts'
import {
  item,
  jointCase,
  order,
  singleCase,
  taker,
  upload,
  withOption,
  withProgress,
} from './test-facts.ts'

const quote = order({ id: 'quote', isPlaced: false })
const forBoth = order({
  isJoint: true,
  item: item({ takers: [taker(1), taker(2)] }),
})
const ofSpouse = { ...forBoth, debtor: 2 } as const
const left = {
  change: 'left',
  endedOrders: [],
  ordersOfOne: [],
  startsAgain: false,
  isNews: false,
}

describe('when the spouse has left', () => {
  test.each([
    ['nothing was ordered or said', singleCase, undefined],
    ['debtor 1 ordered alone', { ...singleCase, orders: [order()] }, undefined],
    [
      'debtor 1 is choosing after both had said "separately"',
      { ...withOption(singleCase, 2), orders: [quote] },
      { ...left, endedOrders: ['quote'] },
    ],
    [
      'the firm had set the course up for the spouse only',
      withOption(singleCase, 4),
      { ...left, isNews: true },
    ],
    [
      'debtor 1 ordered for both',
      { ...withOption(singleCase, 1), orders: [forBoth] },
      { ...left, ordersOfOne: ['order'], isNews: true },
    ],
    [
      'debtor 1 ordered for both and has the certificate',
      {
        ...withOption(singleCase, 1),
        orders: [{ ...forBoth, item: item({ takers: [taker(1, { hasFile: true }), taker(2)] }) }],
      },
      { ...left, ordersOfOne: ['order'] },
    ],
    [
      'the spouse ordered for both',
      { ...withOption(singleCase, 1), orders: [ofSpouse] },
      { ...left, endedOrders: ['order'], startsAgain: true, isNews: true },
    ],
    [
      'the spouse ordered for both, and the certificate of debtor 1 is announced',
      {
        ...withOption(singleCase, 1),
        orders: [{ ...ofSpouse, item: item({ takers: [taker(1, { hasFile: false }), taker(2)] }) }],
      },
      { ...left, isNews: false },
    ],
    [
      'the spouse ordered alone',
      { ...withOption(singleCase, 2), orders: [order({ debtor: 2 })] },
      { ...left, endedOrders: ['order'] },
    ],
    [
      'the spouse had begun to order',
      withProgress(singleCase, { orderStep: 'ChooseCourse' }, 2),
      left,
    ],
    ['the spouse was at the other course', withProgress(singleCase, {}, 2, 'Second'), undefined],
  ] as const)('and %s', (_, facts, expected) => {
    expect(fitCourse(facts, 'First', [])).toEqual(expected)
  })

  test('debtor 1 gets no message about a course whose certificate they have sent', () => {
    const facts = { ...withOption(singleCase, 1), orders: [forBoth] }
    expect(fitCourse(facts, 'First', [upload('Pending')])).toMatchObject({ isNews: false })
    expect(fitCourse(facts, 'First', [upload('Rejected')])).toMatchObject({ isNews: true })
  })
})

describe('when a spouse has joined', () => {
  const choosing = withProgress(jointCase, { orderStep: 'ChooseCourse' })
  test.each([
    ['is choosing', { ...choosing, orders: [quote] }, { change: 'joined', endedOrders: ['quote'] }],
    ['has said how both take it', withOption(choosing, 2), undefined],
    ['has ordered', { ...choosing, orders: [order()] }, undefined],
    ['has not begun', jointCase, undefined],
    [
      'has an order of the firm that waits',
      withProgress(jointCase, { orderStep: 'ChooseCourse', hasPlaced: true }),
      undefined,
    ],
  ] as const)('and debtor 1 %s', (_, facts, expected) => {
    expect(fitCourse(facts, 'First', [])).toEqual(expected)
  })
})
