import { foldLetters, toFolded } from '#lib/folded.ts'

/** A part of a text; `isMatch` when the search has it. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Marks the words of a search in a text. They are folded as in the search. */
export function splitByMatches(text: string, search: string): readonly TextPart[] {
  const words = toFolded(search).split(' ').filter(Boolean)
  const characters = [...text]
  const isMatch = characters.map(() => false)
  const plain = characters.map(foldLetters)
  for (const at of plain.keys()) {
    const rest = plain.slice(at).join('')
    for (const word of words) {
      if (!rest.startsWith(word)) continue
      let length = 0
      for (let end = at; length < word.length && end < plain.length; end += 1) {
        isMatch[end] = true
        length += plain[end]?.length ?? 0
      }
    }
  }
  return characters.reduce<readonly TextPart[]>((parts, character, at) => {
    const match = isMatch[at] === true
    const last = parts.at(-1)
    return last?.isMatch === match
      ? [...parts.slice(0, -1), { text: last.text + character, isMatch: match }]
      : [...parts, { text: character, isMatch: match }]
  }, [])
}
