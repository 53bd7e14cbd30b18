// The welcome: the firm's greeting and, in plain words, what is about to happen. Next is never closed (decisions 3.10).
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { useWords } from '#ui/language.ts'
import { VideoBehindClick } from '#ui/VideoBehindClick.tsx'
import type { Invitation } from '../open-invitation.ts'
import { StepPage, type StepFrame } from '../StepPage.tsx'
import { invitationWords } from '../words.ts'

export interface TutorialStepProps {
  readonly frame: StepFrame
  readonly invitation: Invitation
  readonly onDone: () => void
}

export function TutorialStep({ frame, invitation: { firmName, givenName, invitationMessage, welcomeVideoUrl }, onDone }: TutorialStepProps) {
  const { shared, tutorial: words } = useWords(invitationWords)
  return (
    <StepPage frame={frame} title={givenName ? words.headingFor(givenName) : words.heading} lead={words.lead}>
      <div className="stack-6">
        {invitationMessage ? (
          <div className="comment">
            <div className="say stack-2">
              {firmName ? <h2 className="h3">{words.greetingFrom(firmName)}</h2> : null}
              <p className="whitespace-pre-line">{invitationMessage}</p>
            </div>
          </div>
        ) : null}
        <Card>
          <div className="stack-6">
            {welcomeVideoUrl ? <VideoBehindClick address={welcomeVideoUrl} title={words.videoTitle} /> : null}
            <div className="stack-2">
              <h2 className="h3">{words.whatHappens}</h2>
              <ol className="stack-2 list-decimal pl-6">
                {words.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <div className="stack-2">
              <h2 className="h3">{words.after}</h2>
              <p>{words.afterText}</p>
            </div>
            <p className="soft sm">{words.keepOpen}</p>
          </div>
          <div className="acts">
            <Button onPress={onDone}>{shared.next}</Button>
          </div>
        </Card>
      </div>
    </StepPage>
  )
}
