import { wholeForm } from './petition-forms.ts'

interface LineName {
  /** Top of the form and whole form, numbered lines, parts, lines without a number. */
  readonly rank: number
  readonly numbers: readonly number[]
  readonly letters: string
}

function parseLine(line: string): LineName {
  if (line === 'hdr' || line === wholeForm) return { rank: 0, numbers: [], letters: '' }
  const part = /^P(\d+)$/.exec(line)
  if (part) return { rank: 2, numbers: [Number(part[1])], letters: '' }
  const numbered = /^(\d+(?:\.\d+)*)([a-z]*)$/.exec(line)
  if (!numbered) return { rank: 3, numbers: [], letters: line }
  return {
    rank: 1,
    numbers: (numbered[1] ?? '').split('.').map(Number),
    letters: numbered[2] ?? '',
  }
}

/** Official order: 3 before 3.1 before 4, 8d after 8c, 10 after 9, then parts to sign. */
export function compareLines(a: string, b: string): number {
  const [first, second] = [parseLine(a), parseLine(b)]
  if (first.rank !== second.rank) return first.rank - second.rank
  for (let at = 0; at < Math.max(first.numbers.length, second.numbers.length); at += 1) {
    const difference = (first.numbers[at] ?? 0) - (second.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  return first.letters < second.letters ? -1 : Number(first.letters > second.letters)
}

/** Returns the number that the form prints: '8d', 'Part 7', or '' where there is none. */
export function printLine(line: string): string {
  const { rank, numbers } = parseLine(line)
  if (rank === 1) return line
  return rank === 2 ? `Part ${numbers[0]}` : ''
}
