import { expect, test } from 'vitest'
import { findContentKind, isForeignPicture, nameByKind } from './content-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe1', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['BM\x3a\0\0\0\0\0\0\0', 'bmp'],
  ['%PDF-1.7', 'pdf'],
  ['\xef\xbb\xbf\r\n%PDF-1.4', 'pdf'],
  ['{\\rtf1\\ansi', 'rtf'],
  ['\0\0\0\x24ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x1cftypmif1', 'heic'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['RIFF\x10\n\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypmp42', undefined],
  ['RIFF\x10\0\0\0WAVE', undefined],
  ['BMW and other cars', undefined],
  ['Dear Sir', undefined],
  ['', undefined],
])('the file that begins with %j is a %s', (start, kind) => {
  expect(findContentKind(bytes(start))).toBe(kind)
})

test.each([
  ['Scan.jpg', 'png', 'Scan.png'],
  ['Scan.PNG', 'jpg', 'Scan.jpg'],
  ['Scan.jpeg', 'jpg', 'Scan.jpeg'],
  ['Scan.JPG', 'jpg', 'Scan.JPG'],
  ['Lease.doc', 'rtf', 'Lease.rtf'],
  ['Lease 10.31.jpg', 'pdf', 'Lease 10.31.pdf'],
  ['download.jfif', 'jpg', 'download.jpg'],
  ['page.exe', 'pdf', 'page.exe'],
  ['photo', 'jpg', 'photo'],
] as const)('%s that is a %s is named %s', (name, kind, expected) => {
  expect(nameByKind(name, kind)).toBe(expected)
})

test('only accepted kinds of files are not foreign', () => {
  expect(
    ['heic', 'avif', 'webp', 'jpg', 'pdf', undefined].map((kind) =>
      isForeignPicture(kind as 'jpg'),
    ),
  ).toEqual([true, true, true, false, false, false])
})
