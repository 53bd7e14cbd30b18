import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import type { CourseStatus } from '../progress/courses.ts'
import type { ReminderFacts } from './reminders.ts'
import { start, before, sentOver, dayNumber } from './test-reminder-facts.ts'

const anyCourse = fc.record({
  status: fc.constantFrom<CourseStatus | undefined>(
    undefined,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    12,
    13,
  ),
  isHeld: fc.boolean(),
  isFiledWithCourt: fc.boolean(),
  orderedOn: fc.option(
    fc.integer({ min: -40, max: 60 }).map((days) => calendarDayAfter(start, days)),
  ),
})
const anyDay = fc.option(
  fc.integer({ min: -20, max: 90 }).map((days) => calendarDayAfter(start, days)),
)
const anyFacts: fc.Arbitrary<ReminderFacts> = fc.record({
  caseStatus: fc.constantFrom('Pre-Filing', 'Filed', 'Complete', 'Dismissed'),
  hasCaseNumber: fc.boolean(),
  caseNumberOn: anyDay,
  firstMeeting: anyDay,
  since: fc.constant(start),
  first: anyCourse,
  second: anyCourse,
  useBy: anyDay,
  secondDue: anyDay,
})

test('sends a client at most one reminder a day, only for open courses, through random changes', () => {
  fc.assert(
    fc.property(
      fc.array(anyFacts, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      (lives, pace) => {
        const factsOn = (day: string) =>
          lives[Math.floor(dayNumber(day) / pace) % lives.length] ?? before
        const reminders = sentOver(factsOn, 120)
        const toClient = reminders.filter(({ recipient }) => recipient === 'client')
        expect(new Set(toClient.map(({ sentOn }) => sentOn)).size).toBe(toClient.length)
        for (const { sentOn, day, course, about } of reminders) {
          const facts = factsOn(sentOn)
          const { status, isHeld, isFiledWithCourt } =
            course === 'First' ? facts.first : facts.second
          expect(day <= sentOn).toBe(true)
          expect([isHeld, isFiledWithCourt, facts.caseStatus]).toEqual([
            false,
            false,
            course === 'First' ? 'Pre-Filing' : 'Filed',
          ])
          const mayBeCertified = about === 'useBy' || about === 'outdated'
          expect([7, 8, 9, ...(mayBeCertified ? [] : [6, 10])]).not.toContain(status)
        }
      },
    ),
  )
})

test('sends only the newest reminder after the job was down for any time, then continues as planned', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (facts, from, length) => {
        const isAwake = (at: number) => at < from || at >= from + length
        const reminders = sentOver(() => facts, 130, isAwake).filter(
          ({ recipient }) => recipient === 'client',
        )
        const undisturbed = sentOver(() => facts, 130).filter(
          ({ recipient }) => recipient === 'client',
        )
        const after = calendarDayAfter(start, from + length)
        expect(reminders.filter(({ sentOn }) => sentOn === after).length).toBeLessThanOrEqual(1)
        expect(reminders.filter(({ day }) => day > after)).toEqual(
          undisturbed.filter(({ day }) => day > after),
        )
        expect(reminders.filter(({ day, sentOn }) => day < after && sentOn > after)).toEqual([])
      },
    ),
  )
})
