export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface SourcePosition {
  readonly path: string
  readonly line: number
}

export interface Fault extends SourcePosition {
  readonly sentence: string
}

export interface Faults {
  add(place: SourcePosition, sentence: string): void
  /** Returns the faults without duplicates, sorted by file and line. */
  all(): readonly Fault[]
}

export function createFaults(): Faults {
  const faults = new Map<string, Fault>()
  return {
    add(place, sentence) {
      faults.set(`${place.path}:${place.line}: ${sentence}`, {
        path: place.path,
        line: place.line,
        sentence,
      })
    },
    all: () => [...faults.values()].toSorted((a, b) => compare(a.path, b.path) || a.line - b.line),
  }
}

/** Format: 'content/1/blocks.yaml:12: …' */
export function faultLine({ path, line, sentence }: Fault): string {
  return `${path}:${line}: ${sentence}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
