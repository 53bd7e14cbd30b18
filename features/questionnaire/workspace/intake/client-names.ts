import { useWords } from '#ui/language/language.ts'
import type { Intake } from './intake-data.ts'
import { intakeWords } from './words.ts'

/** The names of the debtors, the first without a last name that both have. */
export function useClientNames({ debtors }: Pick<Intake, 'debtors'>): string {
  const { and } = useWords(intakeWords)
  const shortest = toShortNames(debtors.map(({ name }) => name))
  return debtors
    .map(({ name }, at) => (at === debtors.length - 1 ? name : shortest[at]))
    .join(` ${and} `)
}

/** `Rosa` and `Luis` of two people with the same last word in their names. */
export function toShortNames(names: readonly string[]): readonly string[] {
  const ends = new Set(names.map((name) => name.split(' ').at(-1)))
  const isShared = names.length > 1 && ends.size === 1
  return isShared ? names.map((name) => name.split(' ').slice(0, -1).join(' ') || name) : names
}
