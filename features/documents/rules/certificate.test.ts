// What the documents in a category tell of a course's certificate.
import { expect, test } from 'vitest'
import { categoryOfCourse, certificateExpiry, certificateFacts, courseOfCategory, type CertificateDocument } from './certificate.ts'

const document = (more: Partial<CertificateDocument> = {}): CertificateDocument => ({ status: 'Accepted', isFromFirm: false, completed: '2026-01-02', ...more })

test('the first course is valid for 180 calendar days, the second without an end', () => {
  expect(certificateExpiry(1, '2026-01-02')).toBe('2026-07-01')
  expect(certificateExpiry(1, '2027-12-31')).toBe('2028-06-28')
  expect(certificateExpiry(2, '2026-01-02')).toBeNull()
})

test('an accepted document is the certificate, with its day', () => {
  expect(certificateFacts(1, [document()], false)).toEqual({ courseType: 1, exists: true, completed: '2026-01-02', expires: '2026-07-01' })
  expect(certificateFacts(2, [document({ status: 'Approved' })], false)).toEqual({ courseType: 2, exists: true, completed: '2026-01-02', expires: null })
  expect(certificateFacts(1, [document({ completed: null })], false)).toEqual({ courseType: 1, exists: true, completed: null, expires: null })
  expect(certificateFacts(1, [document(), document({ completed: '2026-03-01' }), document({ completed: null })], false)).toMatchObject({ completed: '2026-03-01' })
})

test.each<Partial<CertificateDocument>>([{ status: 'Pending' }, { status: 'Rejected' }, { status: 'Replaced' }, { isFromFirm: true }])('%j is no certificate', (more) => {
  expect(certificateFacts(1, [document(more)], false)).toEqual({ courseType: 1, exists: false, completed: null, expires: null })
})

test('a certificate may be known otherwise', () => {
  expect(certificateFacts(1, [], true)).toEqual({ courseType: 1, exists: true, completed: null, expires: null })
})

test('each course has its category', () => {
  for (const course of [1, 2] as const) expect(courseOfCategory(categoryOfCourse(course))).toBe(course)
  expect(courseOfCategory('other')).toBeUndefined()
})
