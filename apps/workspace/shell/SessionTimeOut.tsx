// Asks after 28 minutes of inactivity; ends the session after 30.
import { useEffect } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { staffIdleRule } from '#features/staff/workspace/session/idle-rule.ts'
import { onOtherTab } from '#features/staff/workspace/session/other-tabs.ts'
import { staffSignOfLife } from '#features/staff/workspace/session/session.operations.ts'
import {
  endIdleSession,
  forgetIdleSession,
  signOut,
} from '#features/staff/workspace/session/session.ts'
import { sessionWords } from '#features/staff/workspace/words.ts'
import { Button } from '#ui/display/Button.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { Main } from '#ui/page/Main.tsx'
import { StillThereDialog } from '#ui/session/StillThereDialog.tsx'
import { useSessionTimeOut, type SessionTimeOutProps } from '#ui/session/use-session-time-out.ts'
import { SessionEnd } from './SessionEnd.tsx'

const login = {
  rule: staffIdleRule,
  reportActivity: () => graph.run(staffSignOfLife, {}).catch(() => undefined),
  endIdle: endIdleSession,
  forgetEnded: forgetIdleSession,
  onTimedOutElsewhere: (listener: () => void) => onOtherTab('timed-out', listener),
}

export function SessionTimeOut({ onOver }: SessionTimeOutProps) {
  const words = useWords(sessionWords)
  const { isOver, ...idle } = useSessionTimeOut(login, onOver)
  if (isOver) return <SessionIsOver />
  return (
    <>
      <SessionEnd isHidden={idle.phase === 'warning'} />
      <StillThereDialog
        idle={idle}
        rule={staffIdleRule}
        words={{ ...words, logOut: words.logOutNow }}
        onLogOut={() => void signOut()}
      />
    </>
  )
}

/** Reloads the login page, which redirects if another tab has logged in. */
function proceed(): void {
  location.assign(workspacePaths.signIn)
}

function SessionIsOver() {
  const words = useWords(sessionWords)
  useEffect(() => onOtherTab('signed-in', proceed), [])
  return (
    <>
      <Main>
        <h1 className="visually-hidden">{words.loggedOut}</h1>
      </Main>
      <Dialog
        isOpen
        onClose={proceed}
        title={words.timedOut}
        alert
        mayClose={false}
        actions={<Button onPress={proceed}>{words.continue}</Button>}
      >
        <p className="soft">{words.timedOutNext}</p>
      </Dialog>
    </>
  )
}
