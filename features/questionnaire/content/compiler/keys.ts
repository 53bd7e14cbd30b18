import { joiningWords } from './conditions/condition-language.ts'
import type { Faults, SourcePosition } from './faults.ts'

/** Keys of the app (spec: questionnaire#records, questionnaire#help-box, questionnaire#guess). */
const taken = ['id', 'parentId', 'userNeedsHelp', 'helpNote', 'notSure']

function refuseBadKey(key: string, place: SourcePosition, faults: Faults): void {
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

/** Returns a function that refuses malformed and duplicate keys. */
export function getKeys(
  what: string,
  faults: Faults,
): (key: string, place: SourcePosition) => void {
  const seen = new Map<string, SourcePosition>()
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
