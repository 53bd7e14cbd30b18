import { expect, test } from 'vitest'
import { decodeList } from './list-encoding.ts'

const list = 'First name\tLast name\r\nJosé\tMuñoz\r\nMaría\tÁvila\r\n'
const wide = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}
const decode = (bytes: Uint8Array) => decodeList(Uint8Array.from(bytes).buffer)

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`)],
  ['UTF-16 with a mark', wide(`\uFEFF${list}`, false)],
  ['big-endian UTF-16 with a mark', wide(`\uFEFF${list}`, true)],
  ['UTF-16 without a mark', wide(list, false)],
  ['big-endian UTF-16 without a mark', wide(list, true)],
  ['the encoding of Windows', Buffer.from(list, 'latin1')],
])('reads a list in %s', (_, bytes) => {
  expect(decode(bytes)).toEqual({ text: list })
})

// Mac Roman: é 8E, ñ 96, í 92, Á E7.
const macBytes = Uint8Array.from(list, (letter) => {
  const codes: Readonly<Record<string, number>> = { é: 0x8e, ñ: 0x96, í: 0x92, Á: 0xe7 }
  return codes[letter] ?? letter.charCodeAt(0)
})

test('guesses that a Mac wrote a list, and shows both readings', () => {
  const { text, guess } = decode(macBytes)
  expect(text).toBe(list)
  expect(guess).toMatchObject({
    mac: 'José, Muñoz, María, Ávila',
    windows: 'JosŽ, Mu–oz, Mar’a, çvila',
    windowsText: expect.stringContaining('Mu–oz'),
  })
})

test.each(['Muñoz', 'JOSÉ', 'Peña – Díaz', 'O’Hara', 'Zoë Güell', 'Ñandú', 'Núñez €5'])(
  'does not take %s of Windows for a list of a Mac',
  (name) => {
    const codes: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, '€': 0x80 }
    const bytes = Uint8Array.from(name, (letter) => codes[letter] ?? letter.charCodeAt(0))
    expect(decode(bytes)).toEqual({ text: name })
  },
)

test('reads an empty list', () => {
  expect(decode(new Uint8Array())).toEqual({ text: '' })
})
