import { expect, test } from 'vitest'
import { orderTab, type TabOrder } from './order-tab.ts'

type Shown = readonly [view: string, banner: string]
const taking = 'take'
const underWay = 'none'

/**
 * Columns: status; method; progress. `open` means that a step is left; `all` and `registered` mean
 * that none is left. `*` is any value.
 */
const table: ReadonlyArray<
  readonly [
    status: number,
    method: '1' | '2' | '*',
    done: 'open' | 'all' | 'registered' | '*',
    ...Shown,
  ]
> = [
  [1, '*', '*', 'providerList', taking],
  [2, '1', 'open', 'flow', underWay],
  [2, '1', 'all', 'registering', underWay],
  [2, '1', 'registered', 'pendingOnline', underWay],
  [2, '2', 'open', 'flow', underWay],
  [2, '2', 'all', 'registeringPhone', underWay],
  [2, '2', 'registered', 'pendingPhone', underWay],
  [12, '*', 'open', 'flow', underWay],
  [12, '*', 'all', 'registeringPhone', underWay],
  [12, '*', 'registered', 'pendingPhone', underWay],
  [3, '1', '*', 'pendingOnline', underWay],
  [4, '1', '*', 'pendingOnline', underWay],
  [3, '2', '*', 'pendingPhone', underWay],
  [4, '2', '*', 'pendingPhone', underWay],
  [13, '*', '*', 'pendingPhone', underWay],
  [5, '*', '*', 'certificateOnItsWay', underWay],
  [6, '*', '*', 'complete', 'finished'],
  [10, '*', '*', 'uploaded', 'finished'],
  [7, '*', '*', 'canceled', 'canceled'],
  [8, '*', '*', 'canceled', 'canceled'],
  [9, '*', '*', 'spouse', 'orderedForSpouse'],
  [11, '*', '*', 'invalid', 'notOrdered'],
  [99, '*', '*', 'invalid', 'notOrdered'],
]
const banners: Readonly<Record<string, readonly [string | null, string | null]>> = {
  none: [null, null],
  take: ['takeFirst', 'takeSecond'],
  finished: ['firstFinished', 'secondFinished'],
  canceled: ['firstCanceled', 'secondCanceled'],
  orderedForSpouse: ['orderedForSpouse', 'orderedForSpouse'],
  notOrdered: ['notOrdered', 'notOrdered'],
}

const yesNo = [false, true]
function* everyOrder(): Generator<readonly [TabOrder, boolean]> {
  for (const courseStatus of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99])
    for (const courseMethod of [1, 2, null, undefined])
      for (const verifiedDetails of yesNo)
        for (const verifiedCoDebtorDetails of yesNo)
          for (const acceptedDisclosureAgreement of yesNo)
            for (const shownCourseInstructions of yesNo)
              for (const hasRegisteredCourse of yesNo)
                for (const isJoint of yesNo)
                  for (const needsSpouse of yesNo)
                    yield [
                      {
                        courseStatus,
                        courseMethod,
                        verifiedDetails,
                        verifiedCoDebtorDetails,
                        acceptedDisclosureAgreement,
                        shownCourseInstructions,
                        hasRegisteredCourse,
                        isJoint,
                      },
                      needsSpouse,
                    ]
}

test('every order matches exactly one line of the table', () => {
  const wrong: unknown[] = []
  for (const [order, needsSpouse] of everyOrder()) {
    const isLeft =
      !order.verifiedDetails ||
      (needsSpouse && !order.verifiedCoDebtorDetails) ||
      !order.acceptedDisclosureAgreement ||
      !order.shownCourseInstructions
    const done = isLeft ? 'open' : order.hasRegisteredCourse ? 'registered' : 'all'
    const method = order.courseMethod === 2 ? '2' : '1'
    const fitting = table.filter(
      ([status, by, what]) =>
        status === order.courseStatus &&
        (by === '*' || by === method) &&
        (what === '*' || what === done),
    )
    const [line] = fitting
    for (const [at, course] of (['First', 'Second'] as const).entries()) {
      const { view, banner, notice } = orderTab(course, order, needsSpouse)
      if (
        fitting.length !== 1 ||
        view !== line?.[3] ||
        banner !== banners[line[4]]?.[at] ||
        notice !== null
      )
        wrong.push({ order, needsSpouse, view, banner, fitting })
    }
  }
  expect(wrong).toEqual([])
})
