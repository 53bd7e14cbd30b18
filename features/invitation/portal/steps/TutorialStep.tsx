// The welcome with the firm's message (spec: accounts#tutorial).
import { AsIs } from '#ui/display/AsIs.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { FirmTile } from '#ui/page/FirmTile.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { useWords } from '#ui/language/language.ts'
import { Moment } from '#ui/page/Moment.tsx'
import { PageHeading } from '#ui/page/Page.tsx'
import { VerticalTimeline, type VerticalStep } from '#ui/display/VerticalTimeline.tsx'
import { VideoBehindClick } from '#ui/display/VideoBehindClick.tsx'
import { getFirmLook, type Inviter } from '../inviter.ts'
import type { Invitation } from '../open-invitation.ts'
import { StepNotice, StepProgress, type StepFrame } from './StepPage.tsx'
import { invitationWords } from '../words.ts'

export interface TutorialStepProps {
  readonly frame: StepFrame
  readonly invitation: Invitation
  readonly onDone: () => void
}

export function TutorialStep({ frame, invitation, onDone }: TutorialStepProps) {
  const { shared, tutorial: words } = useWords(invitationWords)
  const { givenName, inviter, invitationMessage, welcomeVideoUrl } = invitation
  const title = givenName ? words.headingFor(givenName) : words.heading
  const firm = inviter === null ? undefined : getFirmLook(inviter)
  useDocumentTitle(title)
  const host = firm && (
    <div className="moment-host">
      <FirmTile firm={firm} />
      <p className="strong">
        <AsIs>{firm.name}</AsIs>
      </p>
    </div>
  )
  return (
    <div className="welcome">
      <div className="stack-6">
        <StepNotice frame={frame} trouble={undefined} />
        <Moment scene="pre-filing" firm={firm} mark={host}>
          <PageHeading>{title}</PageHeading>
          <p className="lead soft">{words.lead}</p>
          <div className="gap-large">
            <StepProgress frame={frame} />
          </div>
        </Moment>
        {inviter !== null && invitationMessage ? (
          <Message inviter={inviter} message={invitationMessage} />
        ) : null}
        {welcomeVideoUrl ? (
          <Card>
            <VideoBehindClick address={welcomeVideoUrl} title={words.videoTitle} />
          </Card>
        ) : null}
      </div>
      <WhatHappensNow />
      <div className="actions stick">
        <Button onPress={onDone}>{shared.next}</Button>
      </div>
    </div>
  )
}

/** Shows the message as coming from the attorney of the case, if the case has an attorney. */
function Message({ inviter, message }: { readonly inviter: Inviter; readonly message: string }) {
  const { tutorial: words } = useWords(invitationWords)
  const { attorneyAvatarUrl, attorneyName, firmName } = inviter
  return (
    <section>
      <h2 className="visually-hidden">{words.greetingFrom(firmName)}</h2>
      <div className="comment">
        <span className="avatar dawn" aria-hidden="true">
          {attorneyAvatarUrl === null ? (
            toInitials(attorneyName ?? firmName)
          ) : (
            <img src={attorneyAvatarUrl} alt="" width="36" height="36" />
          )}
        </span>
        <div className="say">
          <p className="strong">
            {attorneyName === null ? firmName : words.attorney(attorneyName)}
          </p>
          <p className="gap-small line-breaks">{message}</p>
        </div>
      </div>
    </section>
  )
}

function WhatHappensNow() {
  const { steps: words, stopping, whatHappens } = useWords(invitationWords).tutorial
  const steps: readonly VerticalStep[] = [
    { id: 'contact', state: 'current', ...words.contact },
    { id: 'password', state: 'next', ...words.password },
    { id: 'code', state: 'next', ...words.code },
    { id: 'details', state: 'next', ...words.details },
  ]
  return (
    <section className="card aside stack">
      <h2>{whatHappens}</h2>
      <VerticalTimeline name={whatHappens} steps={steps} />
      <p className="reason">{stopping}</p>
    </section>
  )
}
