// Recognizes a home address in other spellings, in addresses and in free text.
import type { JsonObject } from '../content/model.ts'

export interface PrivatePlaces {
  readonly isMentionedIn: (text: string) => boolean
  /** True if the address is, or may be, one of these homes. */
  readonly isAt: (address: JsonObject) => boolean
}

interface Home {
  /** House numbers, for example '77' in '77B N. Hidden Hollow Rd.', '4/77 …' and '77-15 …'. */
  readonly numbers: ReadonlySet<string>
  /** First word of the street name, for example 'hidden'. */
  readonly word: string
  readonly letters: string
  readonly zip: string
  readonly city: string
}

export function privatePlaces(addresses: readonly JsonObject[]): PrivatePlaces {
  const homes = addresses.map(getHome)
  const isMentionedIn = (text: string) => {
    const words = getWords(text)
    return homes.some((home) => isNamed(home, words))
  }
  return {
    isMentionedIn,
    isAt(address) {
      const written = getHome(address)
      return (
        isMentionedIn(textAt(address, 'street')) ||
        homes.some(
          (home) =>
            (isSame(home.zip, written.zip) && hasCommon(home.numbers, written.numbers)) ||
            (written.letters === '' && isInTown(home, written)),
        )
      )
    },
  }
}

function getHome(address: JsonObject): Home {
  const words = getWords(textAt(address, 'street'))
  return {
    numbers: numbersIn(words),
    word:
      words.find((word, at) => at > 0 && isName(word) && numbersIn(words.slice(0, at)).size > 0) ??
      '',
    letters: words.join(''),
    zip: textAt(address, 'zip').trim().slice(0, 5),
    city: getWords(textAt(address, 'city')).join(''),
  }
}

/** True if the words contain the street, or a house number near the first word of its name. */
function isNamed({ numbers, word, letters }: Home, words: readonly string[]): boolean {
  if (letters === '') return false
  if (word === '' || numbers.size === 0) return words.join('').includes(letters)
  return (
    words.join('').includes(letters) ||
    words.some(
      (part, at) =>
        part === word &&
        hasCommon(numbers, numbersIn(words.slice(Math.max(0, at - nearWords), at + nearWords + 1))),
    )
  )
}

/** Max words between number and street: 'Hidden Hollow Rd 77' and '77 B Hidden Hollow'. */
const nearWords = 3

/** Returns the leading digits of each word, and of joined neighbors: 77-15 also gives 7715. */
function numbersIn(words: readonly string[]): ReadonlySet<string> {
  const digits = words.map((word) => (isOrdinal(word) ? '' : (/^\d+/.exec(word)?.[0] ?? '')))
  return new Set(
    digits.flatMap((own, at) =>
      own === '' ? [] : [own, ...(digits[at + 1] ? [`${own}${digits[at + 1]}`] : [])],
    ),
  )
}

function isName(word: string): boolean {
  return word.length > 1 && (isOrdinal(word) || /^\p{L}/u.test(word)) && !inside.has(word)
}

function isOrdinal(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)$/.test(word)
}

function isInTown(home: Home, otherHome: Home): boolean {
  return isSame(home.zip, otherHome.zip) || isSame(home.city, otherHome.city)
}

function hasCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((item) => b.has(item))
}

function isSame(a: string, b: string): boolean {
  return a !== '' && a === b
}

function textAt(address: JsonObject, key: string): string {
  const text = address[key]
  return typeof text === 'string' ? text : ''
}

/** These words are ignored, because many people shorten them or leave them out. */
const directions: ReadonlySet<string> = new Set([
  'n',
  'e',
  's',
  'w',
  'ne',
  'nw',
  'se',
  'sw',
  'north',
  'east',
  'south',
  'west',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
])
const inside: ReadonlySet<string> = new Set([
  'apt',
  'apartment',
  'unit',
  'suite',
  'ste',
  'floor',
  'fl',
  'room',
  'rm',
  'lot',
  'no',
])
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
const endings: Readonly<Record<number, string>> = { 0: 'st', 1: 'nd', 2: 'rd' }
/** Maps long forms to short forms with the same meaning. */
const short: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['street', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['county', 'co'],
  ['road', 'rd'],
  ['avenue', 'ave'],
  ['highway', 'hwy'],
  ['route', 'rte'],
  ...ordinals.map((word, at) => [word, `${at + 1}${endings[at] ?? 'th'}`] as const),
])

function getWords(text: string): readonly string[] {
  const plain = text
    .replace(/½|\b1\/2\b/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bcr\b/g, 'co rd')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !directions.has(word))
    .map((word) => short.get(word) ?? word)
}
