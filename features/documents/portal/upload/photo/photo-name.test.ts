import { expect, test } from 'vitest'
import { acceptedExtension } from '#features/documents/rules/files/file-types.ts'
import { isPhotoName, photoName } from './photo-name.ts'

test.each([
  [new Date(2026, 10, 20, 9, 41, 7, 318), '2026-11-20 09-41-07-318.png'],
  [new Date(2027, 0, 1, 0, 0, 0, 0), '2027-01-01 00-00-00-000.png'],
  [new Date(2026, 11, 31, 23, 59, 59, 7), '2026-12-31 23-59-59-007.png'],
])('names a photo by local time, %s', (moment, name) => {
  expect(photoName(moment)).toBe(name)
  expect(acceptedExtension(name)).toBe('png')
  expect(isPhotoName(name)).toBe(true)
})

test.each(['March.png', '2026-11-20 09-41-07-318.jpg', 'Back of 2026-11-20 09-41-07-318.png'])(
  'a client chose the name %s',
  (name) => {
    expect(isPhotoName(name)).toBe(false)
  },
)
