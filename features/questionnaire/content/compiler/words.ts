import type { Text } from '../../rules/content/content.ts'
import type { Faults, SourcePosition } from './faults.ts'
import type { Value } from './source.ts'

/** A longer name would be cut on a card (spec: questionnaire#short-names). */
export const maxNameLength = 29

export interface Words {
  text(english: string, place: SourcePosition): Text
  name(english: string, place: SourcePosition): Text
  /** Refuses missing translations. Call after everything is read. */
  refuseMissing(): void
  /** Refuses unused translations. Call after everything is read. */
  refuseUnused(): void
}

export function readWords(source: Value | undefined, folder: string, faults: Faults): Words {
  const spanish = new Map<string, { readonly text: string; readonly place: SourcePosition }>()
  if (source && 'entries' in source) {
    for (const { key, place, value } of source.entries) {
      if ('text' in value && value.text !== '') spanish.set(key, { text: value.text, place })
      else faults.add(place, `The Spanish for "${key}" is missing.`)
    }
  }
  const said = new Map<string, SourcePosition>()
  const text = (english: string, place: SourcePosition): Text => {
    const found = spanish.get(english)
    const before = said.get(english)
    if (!before || (before.path === place.path && place.line < before.line))
      said.set(english, place)
    return { en: english, es: found?.text ?? english }
  }
  return {
    text,
    name(english, place) {
      const both = text(english, place)
      refuseLong(english, place, faults)
      refuseLong(both.es, spanish.get(english)?.place ?? place, faults)
      return both
    },
    refuseMissing() {
      for (const [english, place] of said) {
        if (english !== '' && !spanish.has(english))
          faults.add(place, `There is no Spanish for "${english}" in ${folder}/words.es.yaml.`)
      }
    },
    refuseUnused() {
      for (const [english, { place }] of spanish)
        if (!said.has(english)) faults.add(place, `Nothing says "${english}" in English any more.`)
    },
  }
}

function refuseLong(text: string, place: SourcePosition, faults: Faults): void {
  const letters = [...text].length
  if (letters > maxNameLength)
    faults.add(
      place,
      `"${text}" has ${letters} letters. Names, labels and summaries have at most ${maxNameLength}, or they are cut on the screen.`,
    )
}
