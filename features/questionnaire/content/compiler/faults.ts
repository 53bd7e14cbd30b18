export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Place {
  readonly path: string
  readonly line: number
}

export interface Fault extends Place {
  readonly sentence: string
}

export interface Faults {
  add(place: Place, sentence: string): void
  /** Without duplicates, sorted by file and line. */
  all(): readonly Fault[]
}

export function noFaults(): Faults {
  const found = new Map<string, Fault>()
  return {
    add(place, sentence) {
      found.set(`${place.path}:${place.line}: ${sentence}`, {
        path: place.path,
        line: place.line,
        sentence,
      })
    },
    all: () =>
      [...found.values()].toSorted(
        (one, other) => compare(one.path, other.path) || one.line - other.line,
      ),
  }
}

/** Format: 'content/1/blocks.yaml:12: …' */
export function faultLine({ path, line, sentence }: Fault): string {
  return `${path}:${line}: ${sentence}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
