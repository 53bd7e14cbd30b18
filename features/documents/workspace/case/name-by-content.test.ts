import { expect, test } from 'vitest'
import { nameByContent } from './name-by-content.ts'

test.each([
  ['Lease.jpg', '%PDF-1.7', 'Lease.pdf'],
  ['Lease.pdf', '%PDF-1.7', 'Lease.pdf'],
  ['Letter.txt', 'Dear Sir', 'Letter.txt'],
  ['Photo.jpg', '\0\0\0\x24ftypheic', 'Photo.jpg'],
])('%s that begins with %j is sent as %s', async (name, content, expected) => {
  expect(await nameByContent(new File([content], name))).toBe(expected)
})
