import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contentDisposition,
  isBlankName,
  nameParts,
  renameStem,
  safeDocumentName,
  shortName,
} from './document-name.ts'
import { getExtension } from './file-types.ts'

describe('safe names', () => {
  test.each([
    ['Pay stub March.pdf', 'Pay stub March.pdf'],
    ['Scan.PDF', 'Scan.PDF'],
    ['Lohnzettel März 2026.pdf', 'Lohnzettel März 2026.pdf'],
    ['Ma\u0308rz.pdf', 'M\u00e4rz.pdf'],
    ['a/\u0301.pdf', '\u00e1.pdf'],
    ['工资单.pdf', '工资单.pdf'],
    ['👨‍👩‍👧 family.jpg', '👨‍👩‍👧 family.jpg'],
    ["O'Neil (1).pdf", "O'Neil (1).pdf"],
    ['../../etc/passwd', 'document.etcpasswd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['C:\\Users\\rosa\\stub.pdf', 'CUsersrosastub.pdf'],
    ['a\u202Efdp.exe.pdf', 'afdp.exe.pdf'],
    ['a\u2066b\u2069\u200E\u200B\uFEFF.pdf', 'ab.pdf'],
    ['line\r\nbreak\u0000.pdf', 'linebreak.pdf'],
    ['a"b<c>d|e?f*g:h.pdf', 'abcdefgh.pdf'],
    ['.htaccess', 'document.htaccess'],
    ['--version.pdf', 'version.pdf'],
    ['- . hidden.pdf', 'hidden.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['con', '_con'],
    ['Lpt1.tar.pdf', '_Lpt1.tar.pdf'],
    ['COM¹.txt', '_COM¹.txt'],
    ['CON .pdf', '_CON.pdf'],
    ['console.pdf', 'console.pdf'],
    ['name.pdf. . ', 'name.pdf'],
    ['  two   spaces .pdf', 'two spaces.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document'],
    ['///', 'document'],
    ['\uD800.pdf', 'document.pdf'],
    ['Letter from Dr. Smith', 'Letter from Dr. Smith'],
    ['\u3164\u115F\u1160\uFFA0\u180E\u034F\u2800.pdf', 'document.pdf'],
    ['a\u{E0001}\u{E0041}\u{E007F}b.pdf', 'ab.pdf'],
    ['\uFE0F\u{E0100}\u200D.pdf', 'document.pdf'],
    ['\u2764\uFE0F.pdf', '\u2764\uFE0F.pdf'],
  ])('stores %j as %j', (given, stored) => expect(safeDocumentName(given)).toBe(stored))

  test('cuts a long name to 150 characters with its extension', () => {
    const name = safeDocumentName(`${'ä'.repeat(300)}.jpeg`)
    expect([...name]).toHaveLength(150)
    expect(name).toMatch(/^ä{145}\.jpeg$/)
    expect([...safeDocumentName('x'.repeat(300))]).toHaveLength(150)
  })

  test('keeps the start and the extension of a very long name, and never joins two half characters', () => {
    expect(safeDocumentName(`March ${'x'.repeat(200_000)}.pdf${' .'.repeat(100_000)}`)).toBe(
      `March ${'x'.repeat(140)}.pdf`,
    )
    expect(
      safeDocumentName(
        `${'\u200B'.repeat(899)}\uD83D${'\u200B'.repeat(500)}\uDE00${'\u200B'.repeat(95)}.pdf`,
      ),
    ).toBe('document.pdf')
  })

  const nastyLetters = fc.constantFrom(...'./\\:-CONcon1 \u202E\u0301a\u00e9"\u0000\uD800\u0338<')
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400, size: 'max' }),
    fc.string({ unit: nastyLetters, maxLength: 200, size: 'max' }),
  )

  test('always returns a safe name, and leaves safe names unchanged', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom('', '.pdf', '.JPG'), (stem, extension) => {
        const name = safeDocumentName(stem + extension)
        expect(name).toBe(safeDocumentName(name))
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}/\\:*?"<>|\u202A-\u202E\u2066-\u2069]/u)
        expect(name).toMatch(/^[^.\-\s]/)
        expect(name).not.toMatch(/[. ]$/)
        expect([...name].length).toBeLessThanOrEqual(150)
        if (extension) expect(name.endsWith(extension)).toBe(true)
      }),
    )
  })

  test('renaming never changes the extension', () => {
    fc.assert(
      fc.property(nasty, nasty, (old, wanted) => {
        const stored = safeDocumentName(`${old}.pdf`)
        const name = renameStem(stored, wanted)
        expect(getExtension(name)).toBe('pdf')
        expect(name).toBe(safeDocumentName(name))
      }),
    )
  })
})

test.each([
  ['stub.pdf', 'March', 'March.pdf'],
  ['stub.pdf', 'March.pdf', 'March.pdf'],
  ['stub.pdf', 'March.PDF', 'March.pdf'],
  ['stub.PDF', 'March', 'March.PDF'],
  ['stub.pdf', 'March.exe', 'March.exe.pdf'],
  ['stub.pdf', '  ', 'document.pdf'],
  ['stub.pdf', '.pdf', 'document.pdf'],
  ['stub.pdf', 'nul', '_nul.pdf'],
  ['stub.pdf', '../x', 'x.pdf'],
  ['stub', 'March', 'March'],
])('renames %j with %j to %j', (old, wanted, name) => expect(renameStem(old, wanted)).toBe(name))

test.each([
  ['', true],
  [' \t\n', true],
  ['\u200B\u202E', true],
  ['///', true],
  ['..', true],
  ['--', true],
  ['\u3164', true],
  ['\u115F\u1160\uFFA0\u180E\u034F', true],
  ['\u{E0041}', true],
  ['\uFE0F', true],
  ['\u{E0100}\u200D', true],
  ['\u2764\uFE0F', false],
  ['x', false],
  [' March ', false],
  ['.pdf', false],
])('detects that %j is blank: %s', (typed, expected) => {
  expect(isBlankName(typed)).toBe(expected)
})

test('a long renamed name still ends with its extension', () => {
  expect(renameStem('stub.pdf', 'x'.repeat(200))).toBe(`${'x'.repeat(146)}.pdf`)
})

test.each([
  ['twenty characters.pd', 'twenty characters.pd'],
  ['twenty-one letters.pd', 'twenty-one let...rs.pd'],
  ['Bank statement January 2026.pdf', 'Bank statement...6.pdf'],
  ['👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩👩.pdf', '👩👩👩👩👩👩👩👩👩👩👩👩👩👩...👩.pdf'],
])('shows %j in lists as %j', (name, short) => expect(shortName(name)).toBe(short))

test.each([
  ['stub.pdf', `attachment; filename="stub.pdf"; filename*=UTF-8''stub.pdf`],
  ['März ½.pdf', `attachment; filename="Marz _.pdf"; filename*=UTF-8''M%C3%A4rz%20%C2%BD.pdf`],
  ['工资.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E5%B7%A5%E8%B5%84.pdf`],
  ['👩.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%91%A9.pdf`],
  [
    `50% "off"; it's (1)*!.pdf`,
    `attachment; filename="50_ off_ it's (1)!.pdf"; filename*=UTF-8''50%25%20off%3B%20it%27s%20%281%29%21.pdf`,
  ],
  ['℀ ≮.pdf', `attachment; filename="_ _.pdf"; filename*=UTF-8''%E2%84%80%20%E2%89%AE.pdf`],
  ['\u0301.pdf', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  [
    'a\r\nSet-Cookie: x=1.pdf',
    `attachment; filename="aSet-Cookie x=1.pdf"; filename*=UTF-8''aSet-Cookie%20x%3D1.pdf`,
  ],
])('sends the name %j in the header %s', (name, header) =>
  expect(contentDisposition(name)).toBe(header),
)

test.each([
  ['Pay stub.pdf', 'Pay stub', 'pdf'],
  ['2024.taxes.PDF', '2024.taxes', 'PDF'],
  ['Letter to Dr. Smith', 'Letter to Dr. Smith', ''],
  ['noending', 'noending', ''],
])('splits %s into %s and %j', (name, stem, extension) =>
  expect(nameParts(name)).toEqual({ stem, extension }),
)

/**
 * Each of these texts is repeated many times, because repetition makes regular expressions slow.
 */
const troublesome = [
  '.',
  ' ',
  '-',
  '. ',
  ' x',
  '.x',
  'con ',
  '\u0301',
  '\u0301\u0316',
  '\u200B',
  '\u200D',
  '\uFE0F',
  '\u{1F469}',
  '\uD800',
  '\uDC00',
  '\u1100',
  '"',
  '\\',
  '\n',
  '\t',
  '\u3000',
  '\uFB2C',
  '%',
]

describe('a very long name', () => {
  test.each(troublesome)('is processed quickly: 200,000 times %j', { timeout: 10_000 }, (sign) => {
    for (const name of [
      sign.repeat(200_000),
      `${sign.repeat(200_000)}x.txt`,
      `x${sign.repeat(200_000)}.txt`,
      `x.txt${sign.repeat(200_000)}`,
    ]) {
      const safe = safeDocumentName(name)
      expect([...safe].length).toBeLessThanOrEqual(150)
      expect(safeDocumentName(safe)).toBe(safe)
      expect(getExtension(renameStem('stub.pdf', name))).toBe('pdf')
      expect(isBlankName(name)).toBe(isBlankName(name.slice(0, 100) + name.slice(-100)))
      expect(contentDisposition(name)).toBe(contentDisposition(safe))
    }
  })
})
