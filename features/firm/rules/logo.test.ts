import { expect, test } from 'vitest'
import { logoFinding, logoMaxBytes } from './logo.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const png = '\x89PNG\r\n\x1A\n'

test.each([
  ['a PNG', `${png}…`, undefined],
  ['a JPEG', '\xFF\xD8\xFF\xE0', undefined],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', undefined],
  ['another RIFF', 'RIFF\x10\0\0\0WAVEfmt ', 'firm.logo-unreadable'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'firm.logo-unreadable'],
  ['an SVG that begins like XML', '<?xml version="1.0"?><svg/>', 'firm.logo-unreadable'],
  ['a GIF', 'GIF89a', 'firm.logo-unreadable'],
  ['nothing', '', 'firm.logo-unreadable'],
  ['half a beginning', '\x89PN', 'firm.logo-unreadable'],
  ['a PNG that does not begin at once', ` ${png}`, 'firm.logo-unreadable'],
])('accepts only PNG, JPEG and WebP: %s', (_, content, finding) =>
  expect(logoFinding(bytes(content))).toBe(finding),
)

test.each([
  [logoMaxBytes, undefined],
  [logoMaxBytes + 1, 'firm.logo-too-large'],
])('checks the limit with a file of %d bytes', (size, finding) => {
  const file = new Uint8Array(size)
  file.set(bytes(png))
  expect(logoFinding(file)).toBe(finding)
})
