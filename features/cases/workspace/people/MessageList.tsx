import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Details } from '#ui/page/Details.tsx'
import type { CasePerson } from '../case-page/case-data.ts'
import { useAge } from '../case-page/use-age.ts'
import { casePeopleWords } from './words.ts'

type Message = CasePerson['messages'][number]

/** What was given up is in sight; the rest unfolds. */
export function MessageList({ person }: { readonly person: CasePerson }) {
  const words = useWords(casePeopleWords)
  const { messages } = person
  const [newest] = messages
  if (newest === undefined) return null
  const failed = messages.filter(({ state }) => state === 'GIVEN_UP')
  return (
    <>
      {failed.length === 0 ? null : (
        <ul className="message-lines">
          {failed.map((message, at) => (
            <MessageLine key={at} message={message} />
          ))}
        </ul>
      )}
      <Details summary={words.messages}>
        <ul className="message-lines" aria-label={words.messagesTo(person.givenName)}>
          {messages.map((message, at) => (
            <MessageLine key={at} message={message} />
          ))}
        </ul>
      </Details>
    </>
  )
}

function MessageLine({ message: { channel, at, state, fault } }: { readonly message: Message }) {
  const words = useWords(casePeopleWords)
  const toAge = useAge()
  const isFailed = state === 'GIVEN_UP'
  return (
    <li className={isFailed ? 'is-bad' : undefined}>
      <Icon
        name={isFailed ? 'warning-circle-fill' : channel === 'EMAIL' ? 'envelope-simple' : 'phone'}
        size="small"
      />
      <span>
        {words.message[state](words.channels[channel])}, {toAge(at)}
        {fault === null ? null : <span className="second-line">{words.cause(fault)}</span>}
      </span>
    </li>
  )
}
