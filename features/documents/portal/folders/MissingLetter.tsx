import { Banner } from '#ui/feedback/Banner.tsx'
import { formatDate } from '#ui/language/format.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Dashboard } from '../answers.ts'
import { documentPaths } from '../document-paths.ts'
import { submitWords } from '../words.ts'

/** The firm's letter about missing documents, until all of them were sent. */
export function MissingLetter({ letter }: { readonly letter: Dashboard['missingLetter'] }) {
  const words = useWords(submitWords)
  const { formatDay } = useFormats()
  if (letter === null) return null
  return (
    <Banner tone="note" title={words.letter(letter.by, formatDate(letter.at))}>
      <ul className="letter-links">
        {letter.categories.map(({ id, name, stillNeeded, dueOn }) => {
          const item =
            stillNeeded.length === 0 ? name : words.letterItem(name, stillNeeded.join(', '))
          return (
            <li key={id}>
              <Link href={documentPaths.category(id)}>
                {dueOn === null ? item : words.letterDue(item, formatDay(dueOn, 'monthDayYear'))}
              </Link>
            </li>
          )
        })}
      </ul>
      <p>{words.letterHint}</p>
    </Banner>
  )
}
