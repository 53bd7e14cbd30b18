import { Icon } from '#ui/display/Icon.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { ClientAccessPartsFragment } from '../people.operations.ts'
import { casePeopleWords } from '../words.ts'

/** What the client agreed to about texts, and when. */
export function TextConsents({ textConsents }: Pick<ClientAccessPartsFragment, 'textConsents'>) {
  const { consents: words } = useWords(casePeopleWords)
  const { formatDateTime } = useFormats()
  return (
    <details className="quiet-details">
      <summary>
        <Icon name="caret-right" size="small" />
        {words.title}
      </summary>
      {textConsents.length === 0 ? <p className="soft">{words.none}</p> : null}
      <ul className="consents">
        {textConsents.map(({ event, at, number, words: read }) => (
          <li key={`${event} ${at}`}>
            <p>
              <strong>{words.events[event]}</strong> {words.when(formatDateTime(at), number)}
            </p>
            <q className="soft">{read}</q>
          </li>
        ))}
      </ul>
    </details>
  )
}
