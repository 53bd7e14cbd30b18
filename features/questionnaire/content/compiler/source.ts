// All values are text; the compiler decides what is a number or a date.
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Document, Node } from 'yaml'
import type { Faults, SourcePosition, SourceFile } from './faults.ts'

export type Value =
  | { readonly place: SourcePosition; readonly text: string }
  | { readonly place: SourcePosition; readonly list: readonly Value[] }
  | { readonly place: SourcePosition; readonly entries: readonly Entry[] }

export interface Entry {
  readonly key: string
  readonly place: SourcePosition
  readonly value: Value
}

export function readSource({ path, text }: SourceFile, faults: Faults): Value | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
  })
  const placeAt = (offset: number): SourcePosition => ({ path, line: lines.linePos(offset).line })
  for (const { pos, code, message } of document.errors) {
    const twice = 'The same word is twice before a colon here; one of the two would be ignored.'
    const unreadable = `This cannot be read as YAML: ${message}. (A sentence with ": " or " #" in it needs "quotes" around it.)`
    faults.add(
      placeAt(getBeginning(document, pos[0])),
      code === 'DUPLICATE_KEY' ? twice : unreadable,
    )
  }
  if (document.errors.length > 0) return undefined
  const read = (node: unknown, fallback: SourcePosition): Value => {
    const place = getPlace(node, fallback)
    if (isAlias(node))
      faults.add(place, 'An alias (*) is not understood here; please write it out.')
    if (isMap(node)) {
      return {
        place,
        entries: node.items.map(({ key, value }) => {
          const keyPlace = getPlace(key, place)
          return { key: toText(key), place: keyPlace, value: read(value, keyPlace) }
        }),
      }
    }
    if (isSeq(node)) return { place, list: node.items.map((item) => read(item, place)) }
    return { place, text: toText(node).trim() }
  }
  const getPlace = (node: unknown, fallback: SourcePosition): SourcePosition => {
    const range = (node as Node | null)?.range
    return range ? placeAt(range[0]) : fallback
  }
  return read(document.contents, { path, line: 1 })
}

/** Returns the start of the scalar at `offset`: an unclosed quote is reported where it opens. */
function getBeginning(document: Document.Parsed, offset: number): number {
  let beginning = offset
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] <= offset && offset <= range[2]) beginning = range[0]
    },
  })
  return beginning
}

function toText(node: unknown): string {
  return isScalar(node) && typeof node.value === 'string' ? node.value : ''
}
