import { expect, test } from 'vitest'
import {
  categoryOfCourse,
  certificateExpiry,
  certificateFacts,
  courseOfCategory,
  findIssued,
  type CertificateDocument,
} from './certificate.ts'

const document = (more: Partial<CertificateDocument> = {}): CertificateDocument => ({
  status: 'Accepted',
  isFromFirm: false,
  completed: '2026-01-02',
  ...more,
})

test('a certificate of the first course is valid for 180 calendar days, and one of the second course does not expire', () => {
  expect(certificateExpiry(1, '2026-01-02')).toBe('2026-07-01')
  expect(certificateExpiry(1, '2027-12-31')).toBe('2028-06-28')
  expect(certificateExpiry(2, '2026-01-02')).toBeNull()
})

test('an accepted document counts as the certificate and has its completion day', () => {
  expect(certificateFacts(1, [document()], undefined)).toEqual({
    courseType: 1,
    exists: true,
    completed: '2026-01-02',
    expires: '2026-07-01',
  })
  expect(certificateFacts(2, [document({ status: 'Approved' })], undefined)).toEqual({
    courseType: 2,
    exists: true,
    completed: '2026-01-02',
    expires: null,
  })
  expect(certificateFacts(1, [document({ completed: null })], undefined)).toEqual({
    courseType: 1,
    exists: true,
    completed: null,
    expires: null,
  })
  expect(
    certificateFacts(
      1,
      [document(), document({ completed: '2026-03-01' }), document({ completed: null })],
      undefined,
    ),
  ).toMatchObject({ completed: '2026-03-01' })
})

test.each<Partial<CertificateDocument>>([
  { status: 'Pending' },
  { status: 'Rejected' },
  { status: 'Replaced' },
  { isFromFirm: true },
])('%j does not count as a certificate', (more) => {
  expect(certificateFacts(1, [document(more)], undefined)).toEqual({
    courseType: 1,
    exists: false,
    completed: null,
    expires: null,
  })
})

test("a provider's certificate counts with its completion day, and the latest day wins", () => {
  const issued = { courseType: 1, debtor: 1, completedOn: '2026-02-01' } as const
  expect(certificateFacts(1, [], issued)).toEqual({
    courseType: 1,
    exists: true,
    completed: '2026-02-01',
    expires: '2026-07-31',
  })
  expect(certificateFacts(1, [document({ status: 'Rejected' })], issued)).toMatchObject({
    exists: true,
    completed: '2026-02-01',
  })
  expect(certificateFacts(1, [document({ completed: '2026-03-01' })], issued)).toMatchObject({
    completed: '2026-03-01',
  })
})

test('finds a certificate by course and debtor', () => {
  const issued = [{ courseType: 1, debtor: 2, completedOn: '2026-02-01' }] as const
  expect([findIssued(issued, 1, 2), findIssued(issued, 1, 1), findIssued(issued, 2, 2)]).toEqual([
    issued[0],
    undefined,
    undefined,
  ])
})

test('each course has its category', () => {
  for (const course of [1, 2] as const)
    expect(courseOfCategory(categoryOfCourse(course))).toBe(course)
  expect(courseOfCategory('other')).toBeUndefined()
})
