// spec: staff-notices#mail-footer
import { expect, test } from 'vitest'
import { findFooterProblems, toStoredFooter } from './mail-footer.ts'

const tenLines = Array.from({ length: 10 }, () => 'x').join('\n')

test.each([
  ['nothing in both languages', '', '', []],
  ['white space alone', ' \n ', '\u200B', []],
  ['both languages', '1 Quay Street\nMon to Fri', 'Lunes a viernes', []],
  ['500 characters', '😀'.repeat(500), 'x', []],
  ['ten lines', `${tenLines}\r\n`, 'x', []],
  ['English alone', 'Mon to Fri', ' ', [['es', 'staff.mail-footer-blank']]],
  ['Spanish alone', '', 'Lunes', [['en', 'staff.mail-footer-blank']]],
  ['501 characters', '😀'.repeat(501), 'x', [['en', 'staff.mail-footer-too-long']]],
  ['eleven lines', 'x', `${tenLines}\nx`, [['es', 'staff.mail-footer-too-long']]],
  ['a control character', 'ding\u0007', 'x', [['en', 'staff.mail-footer-unreadable']]],
  ['half a character', 'x', 'a\uD83D', [['es', 'staff.mail-footer-unreadable']]],
] as const)('checks a footer with %s', (_, en, es, problems) => {
  expect(findFooterProblems({ en, es }).map(({ field, code }) => [field, code])).toEqual(problems)
})

test('stores uniform line breaks and no invisible letters', () => {
  const stored = toStoredFooter({ en: ' One\r\nT\u202Ewo ', es: '\u200B' })
  expect(stored).toEqual({ en: 'One\nTwo', es: '' })
})
