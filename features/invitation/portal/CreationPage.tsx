import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { accountIsThere } from '#features/sign-in/portal/login-notices.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { readLinkToken } from '#lib/link-token.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useWords } from '#ui/language/language.ts'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { LinkNotComplete } from '#ui/page/LinkNotComplete.tsx'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { stepInAddress } from './creation-address.ts'
import { CreationFlow } from './CreationFlow.tsx'
import { openInvitation, type Invitation } from './open-invitation.ts'
import { resumeCreation, type ResumedCreation } from './resume/resume-creation.ts'
import { markWalkedThrough } from './resume/walked-through.ts'
import { invitationWords } from './words.ts'

type ResumeState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'trouble' }
  | { readonly kind: 'found'; readonly invitation: Invitation; readonly resumed?: ResumedCreation }

export function CreationPage() {
  const { invitationId: copied = '' } = useParams({ strict: false })
  const invitationId = readLinkToken(copied)
  if (invitationId === undefined) return <LinkNotComplete />
  return <OneInvitation key={invitationId} invitationId={invitationId} />
}

function OneInvitation({ invitationId }: { readonly invitationId: string }) {
  const go = useGo()
  const [state, setFound] = useState<ResumeState>({ kind: 'opening' })
  const isOpened = useRef(false)
  const isInside = useLocation({ select: ({ searchStr }) => stepInAddress(searchStr) !== null })

  async function open() {
    setFound({ kind: 'opening' })
    try {
      const resumed = isInside ? await resumeCreation(invitationId) : undefined
      if (resumed !== undefined) return proceed(resumed)
      const invitation = await openInvitation(invitationId)
      if (invitation.alreadyHasAccount) go(paths.login, { replace: true, state: accountIsThere })
      else setFound({ kind: 'found', invitation })
    } catch {
      setFound({ kind: 'trouble' })
    }
  }

  /** The bookmark page and an existing session have paths of their own. */
  function proceed(resumed: ResumedCreation | 'done') {
    const { status } = session.get()
    if (resumed === 'done')
      return go(status === 'client' ? paths.home : paths.login, { replace: true })
    if (
      resumed.screen === 'bookmark' ||
      (resumed.screen === 'verify-phone' && status === 'set-up')
    ) {
      markWalkedThrough(invitationId)
      return go(paths.notCompleted, { replace: true })
    }
    setFound({ kind: 'found', invitation: resumed.invitation, resumed })
  }

  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    void open()
  })

  if (state.kind === 'opening') return <LoadingOverlay working />
  if (state.kind === 'trouble') return <LookUpTrouble onRetry={() => void open()} />
  if (state.invitation.invitationHasExpired) return <LinkExpired />
  const { invitation, resumed } = state
  return (
    <CreationFlow
      invitationId={invitationId}
      invitation={invitation}
      resumed={resumed}
      onLost={() => void open()}
    />
  )
}

function LookUpTrouble({ onRetry }: { readonly onRetry: () => void }) {
  const { lookUp: words, shared } = useWords(invitationWords)
  return (
    <Page narrow title={words.troubleHeading} documentTitle={words.pageTitle}>
      <Banner tone="bad" title={words.trouble}>
        <p>{words.troubleDetail}</p>
      </Banner>
      <div className="actions">
        <Button onPress={onRetry}>{shared.tryAgain}</Button>
      </div>
    </Page>
  )
}

function LinkExpired() {
  const { linkExpired: words, shared } = useWords(invitationWords)
  return (
    <Page narrow title={words.heading} lead={words.text}>
      <Card className="stack">
        <p>{words.alreadyDone}</p>
        <div className="actions">
          <ButtonLink href={paths.login}>{shared.logIn}</ButtonLink>
        </div>
      </Card>
    </Page>
  )
}
