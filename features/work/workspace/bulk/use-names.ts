import { useWords } from '#ui/language/language.ts'
import { clientName, type NamedPerson } from '#features/cases/workspace/client-names.ts'
import { bulkWords, clientWords } from '#features/cases/workspace/words.ts'
import { firstNames } from './who-gets-a-reminder.ts'

const maxNames = 3

/** `Delgado, Rosa; Nguyen, Thanh and 2 more`. Names have commas, so semicolons separate them. */
export function useNames(): (
  rows: readonly { readonly people: readonly NamedPerson[] }[],
) => string {
  const { and } = useWords(clientWords)
  const words = useWords(bulkWords)
  return (rows) => {
    const { names, more } = firstNames(
      rows.map(({ people }) => clientName(people, and)),
      maxNames,
    )
    const list = names.join('; ')
    return more === 0 ? list : words.more(list, more)
  }
}
