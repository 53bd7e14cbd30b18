// How sections, groups, questions and fields may be called by the program.
import { joiningWords } from './conditions/condition-language.ts'
import type { Faults, Place } from './faults.ts'

/** What every answer and every entry has of its own (decisions B1.3, B7). */
const taken = ['id', 'parentId', 'userNeedsHelp', 'helpNote', 'notSure']

function refuseBadKey(key: string, place: Place, faults: Faults): void {
  if (key === '') return
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(key)) {
    faults.add(
      place,
      `"${key}" cannot be a key: a key is one word of at most 40 letters and digits that begins with a small letter.`,
    )
  } else if (
    taken.includes(key) ||
    key.startsWith('navigation') ||
    joiningWords.includes(key) ||
    key in {}
  ) {
    faults.add(place, `"${key}" cannot be a key: the program uses this word itself.`)
  }
}

/** Tells when a key comes a second time; one of these for everything that needs different keys. */
export function keysOf(what: string, faults: Faults): (key: string, place: Place) => void {
  const seen = new Map<string, Place>()
  return (key, place) => {
    refuseBadKey(key, place, faults)
    const first = seen.get(key)
    if (first && key !== '')
      faults.add(
        place,
        `The key "${key}" is taken: ${what} in ${first.path}, line ${first.line}, has it.`,
      )
    else seen.set(key, place)
  }
}
