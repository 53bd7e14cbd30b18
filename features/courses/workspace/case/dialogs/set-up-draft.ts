// What a person chooses for one course of a case.
import type { CoursePayer, StaffJointOption } from '#ui/graphql/enums.generated.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type { CaseCoursePartsFragment, CourseSetUpInput } from '../case-courses.operations.ts'
import type { caseCourseWords } from '../words.ts'

type Words = WordingOf<typeof caseCourseWords>

export interface SetUpDraft {
  readonly payer: CoursePayer
  readonly choice: 'EVERY' | 'THESE'
  /** In the order of the firm. Kept while every provider may be chosen. */
  readonly providerIds: readonly number[]
  /** Empty while the spouses choose. */
  readonly option: StaffJointOption | ''
}

export function toSetUpDraft({ payer, providers, option }: CaseCoursePartsFragment): SetUpDraft {
  return {
    payer,
    choice: providers === null ? 'EVERY' : 'THESE',
    providerIds: providers?.map(({ id }) => id) ?? [],
    option: option ?? '',
  }
}

export function toSetUpInput({ payer, choice, providerIds, option }: SetUpDraft): CourseSetUpInput {
  return {
    payer,
    providerIds: choice === 'EVERY' ? null : [...providerIds],
    option: option === '' ? null : option,
  }
}

/** Moves the provider before the one above it. */
export function moveUp(providerIds: readonly number[], id: number): readonly number[] {
  const at = providerIds.indexOf(id)
  const above = providerIds[at - 1]
  if (above === undefined) return providerIds
  return [...providerIds.slice(0, at - 1), id, above, ...providerIds.slice(at + 1)]
}

export function nameOfOption(
  option: StaffJointOption | null | '',
  debtors: ReadonlyArray<{ readonly debtor: number; readonly givenName: string }>,
  { options, spousesChoose }: Words,
): string {
  const nameOf = (debtor: number) =>
    debtors.find((person) => person.debtor === debtor)?.givenName ?? ''
  switch (option) {
    case 'DEBTOR_1':
      return options.DEBTOR_1(nameOf(1))
    case 'DEBTOR_2':
      return options.DEBTOR_2(nameOf(2))
    case 'TOGETHER':
    case 'SEPARATELY':
      return options[option]
    default:
      return spousesChoose
  }
}
