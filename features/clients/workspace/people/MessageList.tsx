import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Details } from '#ui/page/Details.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { findActs } from './invitation/InvitationActions.tsx'
import { resendNotice } from './people.operations.ts'
import { casePeopleWords } from './words.ts'

type Message = CasePerson['messages'][number]

/**
 * What was given up is in sight; the rest unfolds. A notice unfolds too when a later one was sent
 * again or has arrived.
 */
export function MessageList({ person }: { readonly person: CasePerson }) {
  const words = useWords(casePeopleWords)
  const { messages } = person
  const [newest] = messages
  if (newest === undefined) return null
  const failed = messages.filter(
    ({ state, kind, canBeSentAgain }) =>
      state === 'GIVEN_UP' && (kind === 'INVITATION' || canBeSentAgain),
  )
  return (
    <>
      {failed.length === 0 ? null : (
        <ul className="message-lines">
          {failed.map((message, at) => (
            <MessageLine key={at} message={message} />
          ))}
        </ul>
      )}
      <NoticeAgain person={person} />
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

/** Makes one notice again in place of all that failed (spec: cases#notice-again). */
function NoticeAgain({ person }: { readonly person: CasePerson }) {
  const words = useWords(casePeopleWords)
  const { formatDateTime } = useFormats()
  const may = usePermissions()
  const act = useClientAct()
  const hasFailed = person.messages.some(({ canBeSentAgain }) => canBeSentAgain)

  async function resend(): Promise<void> {
    const variables = { participantId: person.id }
    const result = await act.run(
      async () => (await graph.run(resendNotice, variables)).resendNotice,
    )
    await readAgain(staffCasePage)
    if (!result?.dueAt) return
    const title = words.noticeResent(person.givenName, formatDateTime(result.dueAt))
    toasts.show({ tone: 'success', title })
    focusWhenLost(() => findActs(person.id))
  }

  return (
    <>
      {act.problem === undefined ? null : <Banner tone="bad" slim title={act.problem} takesFocus />}
      {hasFailed && may('remind-clients') ? (
        <div className="person-acts">
          <Button
            look="second"
            small
            name={words.resendNoticeTo(person.givenName)}
            busy={act.isBusy && words.sending}
            onPress={() => void resend()}
          >
            {words.sendAgain}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function MessageLine({ message }: { readonly message: Message }) {
  const { kind, channel, at, state, fault } = message
  const words = useWords(casePeopleWords)
  const toAge = useAge()
  const isFailed = state === 'GIVEN_UP'
  const what =
    kind === 'NOTICE'
      ? words.notice[state](words.noticeChannels[channel])
      : words.message[state](words.channels[channel])
  return (
    <li className={isFailed ? 'is-bad' : undefined}>
      <Icon
        name={isFailed ? 'warning-circle-fill' : channel === 'EMAIL' ? 'envelope-simple' : 'phone'}
        size="small"
      />
      <span>
        <span>{`${what}, ${toAge(at)}`}</span>
        {fault === null ? null : <span className="second-line">{words.cause(fault)}</span>}
      </span>
    </li>
  )
}
