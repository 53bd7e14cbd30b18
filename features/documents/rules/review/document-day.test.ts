import { expect, test } from 'vitest'
import { findDocumentDay } from './document-day.ts'

const today = '2026-11-27'

test.each<readonly [string, string | undefined]>([
  ['Pay stub 2026-10-16.pdf', '2026-10-16'],
  ['20261016_stub.pdf', '2026-10-16'],
  ['stub 10-16-2026.jpg', '2026-10-16'],
  ['stub_10_16_26.jpg', '2026-10-16'],
  ['Pay stub Oct 16.jpg', '2026-10-16'],
  ['Pay stub December 12.jpg', '2025-12-12'],
  ['October 16, 2026.pdf', '2026-10-16'],
  ['talón 16 de octubre de 2026.pdf', '2026-10-16'],
  ['16 oct.png', '2026-10-16'],
  ['Checking October 2026.pdf', '2026-10'],
  ['Chase Oct2026.pdf', '2026-10'],
  ['statement 2026-09.pdf', '2026-09'],
  ['2025 Form 1040.pdf', '2025'],
  ['W-2 2025.jpg', '2025'],
  ['Form 1040.pdf', undefined],
  ['scan0001.pdf', undefined],
  ['IMG_4471.jpg', undefined],
  ['Title Civic.jpg', undefined],
  ['stub 2026-13-40.pdf', '2026'],
  ['Lease 2031.pdf', undefined],
  ['February 30.pdf', undefined],
])('%s is about %s', (name, expected) => expect(findDocumentDay(name, today)).toBe(expected))
