import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentDisposition, renameStem, safeDocumentName, shortName } from './document-name.ts'
import { acceptedExtension, fileTypes } from './file-types.ts'

test('the header is one line of ASCII with closed quotes for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[^"\\\x00-\x1F\x7F-\uFFFF]+"; filename\*=UTF-8''[A-Za-z0-9._~%-]+$/,
      )
    }),
  )
})

/**
 * Any text, including unpaired surrogates, and texts of difficult characters. Without the size
 * `max`, fast-check generates at most ten letters.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200, size: 'max' })
    .map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(
      ...'./\\:-%\'"CONaux1 \u202E\u0301\u200D\u{1F469}\uFF0E\u3000\u00E9\uD800\u0338',
    ),
    maxLength: 200,
    size: 'max',
  }),
)
const anyExtension = fc.constantFrom(
  ...Object.keys(fileTypes),
  ...Object.keys(fileTypes).map((extension) => extension.toUpperCase()),
)

describe('any text with any accepted extension', () => {
  test('a stored name is normalized, has max 150 characters, keeps its extension and stays unchanged', () => {
    fc.assert(
      fc.property(anyText, anyExtension, (stem, extension) => {
        const name = safeDocumentName(`${stem}.${extension}`)
        expect(name.normalize('NFC')).toBe(name)
        expect(name.isWellFormed()).toBe(true)
        expect([...name].length).toBeLessThanOrEqual(150)
        expect(name.endsWith(`.${extension}`)).toBe(true)
        expect(acceptedExtension(name)).toBe(extension.toLowerCase())
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i)
        expect(safeDocumentName(name)).toBe(name)
      }),
    )
  })

  test('a renamed document keeps its exact extension, and the same renaming again changes nothing', () => {
    fc.assert(
      fc.property(
        anyText,
        anyExtension,
        anyText,
        fc.option(anyExtension, { nil: '' }),
        (stem, extension, wanted, typed) => {
          const stored = safeDocumentName(`${stem}.${extension}`)
          const name = renameStem(stored, typed === '' ? wanted : `${wanted}.${typed}`)
          expect(name.endsWith(`.${extension}`)).toBe(true)
          expect(acceptedExtension(name)).toBe(extension.toLowerCase())
          expect([...name].length).toBeLessThanOrEqual(150)
          expect(safeDocumentName(name)).toBe(name)
          expect(renameStem(stored, name)).toBe(name)
        },
      ),
    )
  })

  test('the header contains the stored name as RFC 8187 defines, and an ASCII name with the same extension', () => {
    fc.assert(
      fc.property(anyText, anyExtension, (stem, extension) => {
        const name = safeDocumentName(`${stem}.${extension}`)
        const header = contentDisposition(name)
        // The header must match RFC 6266 with attr-char of RFC 8187, 3.2.1. The quoted-string must
        // not contain an escape.
        const [, ascii = '', extended = ''] =
          /^attachment; filename="([\x20\x21\x23-\x5B\x5D-\x7E]+)"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+)$/.exec(
            header,
          ) ?? []
        expect(decodeURIComponent(extended)).toBe(name)
        expect(ascii.endsWith(`.${extension}`)).toBe(true)
        expect(ascii).toMatch(/^[^.\s/\\]/)
      }),
    )
  })

  test('a name in a list has at most 22 characters and keeps the end of the name', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyText.map(safeDocumentName)), (name) => {
        const [letters, short] = [[...name], [...shortName(name)]]
        expect(short.length).toBe(letters.length > 20 ? 22 : letters.length)
        expect(short.slice(-5)).toEqual(letters.slice(-5))
        expect(short.slice(0, 14)).toEqual(letters.slice(0, 14))
      }),
    )
  })
})
