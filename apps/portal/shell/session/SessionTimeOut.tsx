// Asks after 13 minutes of inactivity; ends the session after 15.
import { ownAccount } from '#features/account/portal/account.operations.ts'
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { onOtherTab } from '#features/sign-in/portal/session/other-tabs.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import {
  endIdleSession,
  forgetIdleSession,
  signOff,
} from '#features/sign-in/portal/session/session.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { StillThereDialog } from '#ui/session/StillThereDialog.tsx'
import { useSessionTimeOut, type SessionTimeOutProps } from '#ui/session/use-session-time-out.ts'
import { clientIdleRule } from './idle-rule.ts'
import { SessionIsOver } from './SessionIsOver.tsx'
import { sessionWords } from './words.ts'

const login = {
  rule: clientIdleRule,
  reportActivity,
  endIdle: endIdleSession,
  forgetEnded: forgetIdleSession,
  onTimedOutElsewhere: (listener: () => void) => onOtherTab('timed-out', listener),
}

export function SessionTimeOut({ onOver }: SessionTimeOutProps) {
  const words = useWords(sessionWords)
  const { isOver, ...idle } = useSessionTimeOut(login, onOver)
  if (isOver) return <SessionIsOver />
  return (
    <StillThereDialog
      idle={idle}
      rule={clientIdleRule}
      words={{ ...words, logOut: words.signOutNow }}
      onLogOut={() => void signOff()}
    />
  )
}

/** A failure does no harm. */
async function reportActivity(): Promise<void> {
  const question =
    session.get().status === 'client' ? graph.run(unreadCount, {}) : graph.run(ownAccount, {})
  await question.catch(() => undefined)
}
