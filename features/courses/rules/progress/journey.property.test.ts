// In every reachable state a person can continue, and helpful acts always complete the courses.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CourseFacts, Debtor } from './course-facts.ts'
import type { CourseNumber } from './courses.ts'
import type { CourseView } from './order-tab.ts'
import { jointCase, singleCase, withOption, withProgress } from './test-facts.ts'
import {
  actsAtAnyTime,
  getActs,
  bothCourses,
  getView,
  whomToAsk,
  type Act,
} from './test-journey.ts'
import type { Journey } from './test-journey-changes.ts'

const getDebtors = ({ facts }: Journey): readonly Debtor[] =>
  facts.people.map(({ debtor }) => debtor)
const getPairs = (journey: Journey) =>
  bothCourses.flatMap((course) => getDebtors(journey).map((debtor) => ({ course, debtor })))
interface Walk {
  readonly journey: Journey
  /** All states that the walk has passed through. */
  readonly along: readonly Journey[]
  readonly names: readonly string[]
}

/**
 * Of 16 numbers, 8 choose a helpful act, 4 choose any act that the tab offers, and 4 choose an act
 * that no tab offers.
 */
function possible(
  kind: number,
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
): readonly Act[] {
  if (kind >= 12) return actsAtAnyTime(journey, course, debtor)
  const acts = getActs(journey, course, debtor)
  return kind < 8 ? acts.filter(({ helps }) => helps) : acts
}

/** Each number chooses the course, the debtor and the act. */
function walked(facts: CourseFacts, choices: readonly number[]): Walk {
  return choices.reduce<Walk>(
    ({ journey, along, names }, choice) => {
      const pairs = getPairs(journey)
      const pair = pairs[choice % pairs.length]
      const acts = pair ? possible(choice % 16, journey, pair.course, pair.debtor) : []
      const act = acts[Math.floor(choice / 16) % acts.length]
      return act
        ? { journey: act.next(), along: [...along, journey], names: [...names, act.name] }
        : { journey, along, names }
    },
    { journey: { facts, uploads: [] }, along: [], names: [] },
  )
}

const askedBoth = ([1, 2] as const).reduce(
  (facts, debtor) =>
    withProgress(facts, { orderStatus: 1, orderStep: 'AddSpouseOrJointDebtor' }, debtor),
  jointCase,
)
const filed = { ...jointCase, caseStatus: 'Filed', caseNumber: '26-10457' }
const starts: readonly CourseFacts[] = [
  singleCase,
  jointCase,
  askedBoth,
  withOption(jointCase, 1),
  filed,
]

const walks = fc
  .record({
    facts: fc.constantFrom(...starts),
    choices: fc.array(fc.noBias(fc.nat(100_000)), { maxLength: 36, size: 'max' }),
    endsWithChange: fc.boolean(),
  })
  .map(({ facts, choices, endsWithChange }) => {
    const walk = walked(facts, choices)
    return endsWithChange ? withSpouseChanged(walk) : walk
  })

/** A spouse joins or leaves in half of the walks at last, because by chance alone few do. */
function withSpouseChanged({ journey, along, names }: Walk): Walk {
  const change = actsAtAnyTime(journey, 'First', 1).find(({ name }) =>
    /spouse (joins|leaves)$/.test(name),
  )
  return change
    ? { journey: change.next(), along: [...along, journey], names: [...names, change.name] }
    : { journey, along, names }
}

test('in every reachable state, shows a valid view and offers a helpful act unless the course is done or the spouse must act', () => {
  fc.assert(
    fc.property(walks, ({ journey }) => {
      for (const { course, debtor } of getPairs(journey)) {
        const view = getView(journey, course, debtor)
        expect(['invalid', 'loadError']).not.toContain(view)
        if (whomToAsk(journey, course, debtor) === undefined)
          expect(getActs(journey, course, debtor).filter(({ helps }) => helps)).not.toEqual([])
      }
    }),
    { numRuns: 150 },
  )
})

test('helpful acts complete all courses from every reachable state', () => {
  fc.assert(
    fc.property(walks, ({ journey: from, names }) => {
      let journey = from
      const way: string[] = []
      const open = () =>
        getPairs(journey).filter(
          ({ course, debtor }) => whomToAsk(journey, course, debtor) !== 'nobody: done',
        )
      while (open().length > 0) {
        const act = open()
          .flatMap(({ course, debtor }) => getActs(journey, course, debtor))
          .find(({ helps }) => helps)
        if (!act || way.length > 120)
          throw new Error(
            `Stuck after ${names.join(', ')}; then ${way.join(', ')}: ${open()
              .map(
                ({ course, debtor }) => `${course} ${debtor} ${getView(journey, course, debtor)}`,
              )
              .join(', ')}`,
          )
        way.push(act.name)
        journey = act.next()
      }
    }),
    { numRuns: 150 },
  )
})

test('random walks reach every expected view of a course', () => {
  const seen = new Set(
    fc
      .sample(walks, { numRuns: 500, seed: 6 })
      .flatMap(({ along }) => along)
      .flatMap((journey) =>
        getPairs(journey).map(({ course, debtor }) => getView(journey, course, debtor)),
      ),
  )
  const meant = [
    'addSpouse',
    'canceled',
    'certificateOnItsWay',
    'chooseCourse',
    'complete',
    'createAccount',
    'failure',
    'finishedFirst',
    'flow',
    'held',
    'lookupFound',
    'needsCaseNumber',
    'pendingOnline',
    'pendingPhone',
    'providerList',
    'registering',
    'registeringPhone',
    'spouse',
    'takeFirst',
    'takeSecond',
    'uploaded',
    'userVerification',
  ]
  expect(meant.filter((view) => !seen.has(view as CourseView)).join(' ')).toBe('')
})

test('never gives a debtor two orders of one course', () => {
  fc.assert(
    fc.property(walks, ({ journey: { facts } }) => {
      const takers = facts.orders.flatMap((order) =>
        (order.isJoint ? [1, 2] : [order.debtor]).map(
          (debtor) => `${order.courseNumber} ${debtor}`,
        ),
      )
      expect(new Set(takers).size).toBe(takers.length)
    }),
    { numRuns: 150 },
  )
})

test("never shows the owner's data to the other debtor", () => {
  fc.assert(
    fc.property(walks, ({ journey }) => {
      for (const { course, debtor } of getPairs(journey)) {
        const isOwner = journey.facts.orders.some(
          (order) => order.courseNumber === course && order.debtor === debtor,
        )
        if (!isOwner)
          expect([
            'flow',
            'registering',
            'registeringPhone',
            'pendingOnline',
            'pendingPhone',
            'providerList',
          ]).not.toContain(getView(journey, course, debtor))
      }
    }),
    { numRuns: 150 },
  )
})
