// Compares names (spec: filing#conflicts).
import { toFolded } from '#lib/folded.ts'

/** Words of companies that say nothing about who it is. */
const emptyWords = new Set([
  ...['inc', 'llc', 'llp', 'lp', 'co', 'corp', 'corporation', 'company', 'ltd', 'na', 'the'],
  ...['and', 'of', 'de', 'la', 'el', 'jr', 'sr', 'ii', 'iii'],
])

/** Initials and words of companies are left out, unless nothing else is left. */
export function toNameWords(name: string): readonly string[] {
  const all = [
    ...new Set(
      toFolded(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ]
  const words = all.filter((word) => word.length > 1 && !emptyWords.has(word))
  return words.length > 0 ? words : all
}

/** True when each word of the shorter name is in the longer one. A name of one word needs the same. */
export function isLikelySame(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return false
  if (short.length === 1 && long.length > 1) return false
  return short.every((word) => long.includes(word))
}
