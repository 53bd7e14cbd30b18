import { describe, expect, test } from 'vitest'
import { acceptedExtension, getExtension, fileTypes, isAcceptedType } from './file-types.ts'

const accepted = ['doc', 'docx', 'rtf', 'txt', 'pdf', 'png', 'jpg', 'jpeg', 'gif', 'bmp']

describe('accepted names', () => {
  test.each(accepted)('accepts %s, in any case', (extension) => {
    expect(isAcceptedType(`Pay stub.${extension}`)).toBe(true)
    expect(isAcceptedType(`Pay stub.${extension.toUpperCase()}`)).toBe(true)
  })

  test('are those of these types and no more', () =>
    expect(Object.keys(fileTypes).toSorted()).toEqual(accepted.toSorted()))
  test('the last extension decides', () => expect(acceptedExtension('a.exe.pdf')).toBe('pdf'))
})

describe('refused names', () => {
  test.each([
    ...['a.svg', 'a.html', 'a.exe', 'a.docm', 'a.heic', 'a.zip', 'a.pdf.exe', 'a.xls', 'a.webp'],
    ...[
      'a',
      '',
      'pdf',
      'a.',
      'a.pdf.',
      'a.pdf ',
      'a. pdf',
      'a.pd',
      'a.pdff',
      'a.pdf\u0000',
      'a.constructor',
      'a.__proto__',
      'a.toString',
    ],
  ])('refuses %j', (name) => expect(isAcceptedType(name)).toBe(false))
})

test.each([
  ['a.PDF', 'pdf'],
  ['a.b.c', 'c'],
  ['.pdf', 'pdf'],
  ['a', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, extension) => expect(getExtension(name)).toBe(extension))
