// Reads the lines of one YAML mapping and refuses unknown keys.
import type { Faults, SourcePosition } from './faults.ts'
import type { Entry, Value } from './source.ts'

export interface Form {
  readonly place: SourcePosition
  readonly faults: Faults
  has(key: string): boolean
  getPlace(key: string): SourcePosition
  /** Undefined if the line is missing. An empty line is a fault. */
  text(key: string): string | undefined
  /** The text of a required line, or '' after a fault. */
  needed(key: string): string
  yes(key: string): boolean
  wholeNumber(key: string): number | undefined
  list(key: string): readonly Value[]
  neededList(key: string): readonly Value[]
  neededValue(key: string): Value | undefined
}

/** `what` names the mapping in fault sentences, for example 'a field'. */
export function toForm(value: Value, what: string, known: readonly string[], faults: Faults): Form {
  const lines = new Map<string, Entry>()
  if ('entries' in value) {
    for (const entry of value.entries) {
      if (!known.includes(entry.key))
        faults.add(
          entry.place,
          `"${entry.key}" is not something that ${what} has. It may have: ${known.join(', ')}.`,
        )
      lines.set(entry.key, entry)
    }
  } else {
    faults.add(value.place, `Here ${what} is expected, with lines such as "${known[0]}: …".`)
  }
  const getPlace = (key: string): SourcePosition => lines.get(key)?.place ?? value.place
  const text = (key: string): string | undefined => {
    const entry = lines.get(key)
    if (!entry) return undefined
    if ('text' in entry.value && entry.value.text !== '') return entry.value.text
    faults.add(entry.place, `After "${key}:" some words are expected.`)
    return undefined
  }
  const refuseAbsent = (key: string): void => {
    if (!lines.has(key))
      faults.add(value.place, `There is no "${key}:" line here; ${what} needs one.`)
  }
  const list = (key: string): readonly Value[] => {
    const entry = lines.get(key)
    if (!entry) return []
    if ('list' in entry.value && entry.value.list.length > 0) return entry.value.list
    faults.add(entry.place, `Under "${key}:" a list is expected, each line with a dash.`)
    return []
  }
  return {
    place: value.place,
    faults,
    has: (key) => lines.has(key),
    getPlace,
    text,
    needed(key) {
      refuseAbsent(key)
      return text(key) ?? ''
    },
    yes(key) {
      const written = text(key)
      if (written !== undefined && written !== 'yes')
        faults.add(getPlace(key), `"${key}:" is followed by yes, or is left out.`)
      return written === 'yes'
    },
    wholeNumber(key) {
      const written = text(key)
      if (written === undefined) return undefined
      if (!/^-?\d{1,9}$/.test(written))
        faults.add(getPlace(key), `After "${key}:" a whole number is expected, not "${written}".`)
      return Number(written)
    },
    list,
    neededList(key) {
      refuseAbsent(key)
      return list(key)
    },
    neededValue(key) {
      refuseAbsent(key)
      return lines.get(key)?.value
    },
  }
}
