/** What the doctor saw of one part. 'note': works, but should be known. */
export interface Finding {
  readonly part: string
  readonly state: 'good' | 'note' | 'bad'
  readonly words: string
}

const marks = { good: '✓', note: '–', bad: '✗' } as const

export const good = (part: string, words: string): Finding => ({ part, state: 'good', words })
export const note = (part: string, words: string): Finding => ({ part, state: 'note', words })
export const bad = (part: string, words: string): Finding => ({ part, state: 'bad', words })

/** Turns a check that throws into a finding. `expected` says what would be right. */
export async function check(
  part: string,
  expected: string,
  look: () => Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const words = cause instanceof Error ? cause.message : String(cause)
    return [bad(part, `${words.trim() || String(cause)}. Expected: ${expected}.`)]
  }
}

export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length))
  return findings
    .map(({ part, state, words }) => `${marks[state]} ${part.padEnd(width)}  ${words}`)
    .join('\n')
}
