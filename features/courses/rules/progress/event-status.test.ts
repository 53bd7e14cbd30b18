import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusAfterEvent, type EventStatus, type ItemEvent } from './event-status.ts'

const online: ReadonlyArray<readonly [EventStatus, Readonly<Record<ItemEvent, EventStatus>>]> = [
  [
    2,
    {
      'registration.accepted': 3,
      'course.started': 4,
      'course.finished': 5,
      'certificate.issued': 6,
      'course.canceled': 7,
      'course.expired': 8,
    },
  ],
  [
    3,
    {
      'registration.accepted': 3,
      'course.started': 4,
      'course.finished': 5,
      'certificate.issued': 6,
      'course.canceled': 7,
      'course.expired': 8,
    },
  ],
  [
    4,
    {
      'registration.accepted': 4,
      'course.started': 4,
      'course.finished': 5,
      'certificate.issued': 6,
      'course.canceled': 7,
      'course.expired': 8,
    },
  ],
  [
    5,
    {
      'registration.accepted': 5,
      'course.started': 5,
      'course.finished': 5,
      'certificate.issued': 6,
      'course.canceled': 7,
      'course.expired': 8,
    },
  ],
  [
    6,
    {
      'registration.accepted': 6,
      'course.started': 6,
      'course.finished': 6,
      'certificate.issued': 6,
      'course.canceled': 6,
      'course.expired': 6,
    },
  ],
  [
    7,
    {
      'registration.accepted': 7,
      'course.started': 7,
      'course.finished': 7,
      'certificate.issued': 7,
      'course.canceled': 7,
      'course.expired': 7,
    },
  ],
  [
    8,
    {
      'registration.accepted': 8,
      'course.started': 8,
      'course.finished': 8,
      'certificate.issued': 8,
      'course.canceled': 8,
      'course.expired': 8,
    },
  ],
]
const byPhone: Readonly<Partial<Record<EventStatus, EventStatus>>> = { 2: 12, 3: 13 }
const events = Object.keys(online[0]?.[1] ?? {}) as readonly ItemEvent[]

describe.each(online)('status %i', (status, after) => {
  test.each(events)('an online course has the right status after %s', (event) => {
    expect(statusAfterEvent(status, event, 1)).toBe(after[event])
  })
  test.each(events)('a course by phone has the right status after %s', (event) => {
    const expected = after[event]
    expect(statusAfterEvent(byPhone[status] ?? status, event, 2)).toBe(
      byPhone[expected] ?? expected,
    )
  })
})

test('a phone registration also moves status 2 to 13', () => {
  expect(statusAfterEvent(2, 'registration.accepted', 2)).toBe(13)
})

test('events in any order never lower a status and never change a final one', () => {
  const height = (status: EventStatus) =>
    [2, 3, 4, 5, 6].indexOf(status === 12 ? 2 : status === 13 ? 3 : status)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...events), { maxLength: 20 }),
      fc.constantFrom(1 as const, 2 as const),
      (received, method) => {
        let status: EventStatus = method === 1 ? 2 : 12
        for (const event of received) {
          const next: EventStatus = statusAfterEvent(status, event, method)
          if (status === 7 || status === 8 || status === 6) expect(next).toBe(status)
          else if (next !== 7 && next !== 8)
            expect(height(next)).toBeGreaterThanOrEqual(height(status))
          status = next
        }
      },
    ),
  )
})
