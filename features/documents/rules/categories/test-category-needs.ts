import type {
  CategoryRequirement,
  Reason,
  CategoryState,
  DocumentNeed,
} from './asked-by-answers.ts'

export const because = (key: string): Reason => ({
  key,
  en: `You said ${key}.`,
  es: `Usted dijo ${key}.`,
  each: { en: 'One for each.', es: 'Uno por cada uno.' },
})
export const need = (
  key: string,
  wanted: boolean | null,
  more: Partial<DocumentNeed> = {},
): DocumentNeed => ({
  templateKey: 'vehicles.title',
  debtor: null,
  wanted,
  isOptional: false,
  because: because(key),
  ...more,
})
export const leaf = (changed: Partial<CategoryState> = {}): CategoryState => ({
  templateKey: 'vehicles.title',
  debtor: null,
  requirement: 'optional',
  requirementBy: 'template',
  because: null,
  isEmpty: true,
  ...changed,
})
export const askWith = (
  requirement: CategoryRequirement['requirement'],
  requirementBy: CategoryRequirement['requirementBy'],
  ...keys: readonly string[]
): CategoryRequirement => ({
  requirement,
  requirementBy,
  because: keys.length === 0 ? null : keys.map(because),
})
export const suggests = { isOptional: true }
/** The reason as read from the database, which reorders its keys. */
export const stored = ({ key, en, es, each }: Reason): Reason => ({
  en,
  es,
  key,
  each: each && { es: each.es, en: each.en },
})
export const required = (...keys: readonly string[]) =>
  leaf({ requirement: 'required', requirementBy: 'answers', because: keys.map(because) })
export const notNeeded = leaf({ requirement: 'notNeeded', requirementBy: 'answers' })
