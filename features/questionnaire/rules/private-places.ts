// Finds a home address again however it is spelled: as an address with another spelling, and inside of what somebody wrote.
import type { JsonObject } from './model.ts'

export interface PrivatePlaces {
  /** A text that names one of these homes. */
  readonly isToldIn: (text: string) => boolean
  /** An address that is, or may well be, one of these homes. */
  readonly isAt: (address: JsonObject) => boolean
}

interface Home {
  /** '77' of '77 N. Hidden Hollow Rd.', and 'hidden': so many words are written alike by everybody. */
  readonly number: string
  readonly word: string
  /** Of the whole street. */
  readonly letters: string
  readonly zip: string
  readonly city: string
}

export function privatePlaces(addresses: readonly JsonObject[]): PrivatePlaces {
  const homes = addresses.map(homeOf)
  const isToldIn = (text: string) => {
    const words = wordsOf(text)
    return homes.some((home) => isNamed(home, words))
  }
  return {
    isToldIn,
    isAt(address) {
      const other = homeOf(address)
      return isToldIn(textAt(address, 'street')) || homes.some((home) => isSame(home.zip, other.zip) && isSame(home.number, other.number) || other.letters === '' && isInTown(home, other))
    },
  }
}

function homeOf(address: JsonObject): Home {
  const words = wordsOf(textAt(address, 'street'))
  const at = words.findIndex((word) => /^\d/.test(word))
  return { number: words[at] ?? '', word: words[at + 1] ?? '', letters: words.join(''), zip: textAt(address, 'zip').trim().slice(0, 5), city: wordsOf(textAt(address, 'city')).join('') }
}

/** A street without a number, or with nothing behind it, is looked for whole. */
function isNamed({ number, word, letters }: Home, words: readonly string[]): boolean {
  if (letters === '') return false
  if (number !== '' && word !== '') return words.some((one, at) => one === number && words[at + 1] === word) || words.join('') === letters
  return words.join('').includes(letters)
}

function isInTown(home: Home, other: Home): boolean {
  return isSame(home.zip, other.zip) || isSame(home.city, other.city)
}

function isSame(one: string, other: string): boolean {
  return one !== '' && one === other
}

function textAt(address: JsonObject, key: string): string {
  const text = address[key]
  return typeof text === 'string' ? text : ''
}

/** Some write them out, some shorten them, some leave them out. */
const directions: ReadonlySet<string> = new Set(['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw', 'north', 'east', 'south', 'west', 'northeast', 'northwest', 'southeast', 'southwest'])

/** Small, without accents and directions. */
function wordsOf(text: string): readonly string[] {
  return (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !directions.has(word))
}
