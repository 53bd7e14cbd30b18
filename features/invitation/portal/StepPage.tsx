// The frame of one step: how far one is, the heading, and the way back at the foot of the form.
import type { ReactNode } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { kitWords } from '#ui/words.en.ts'
import { invitationWords } from './words.en.ts'

/** Where a step stands among the others, and the way to the one before. */
export interface StepFrame {
  readonly step: number
  readonly of: number
  readonly name: string
  /** Absent where there is no way back. */
  readonly onBack?: () => void
}

export interface StepNotice {
  readonly title: string
  readonly detail?: string
}

export interface StepPageProps {
  readonly frame: StepFrame
  readonly title: string
  readonly lead?: ReactNode
  /** What went wrong with the last try. */
  readonly notice?: StepNotice | undefined
  readonly children: ReactNode
}

export function StepPage({ frame, title, lead, notice, children }: StepPageProps) {
  const progress = (
    <div className="steps">
      <ProgressBar label={kitWords.stepOf(frame.step, frame.of, frame.name)} value={frame.step - 1} max={frame.of} />
    </div>
  )
  return (
    <Page narrow title={title} lead={lead} back={progress}>
      {notice ? (
        <div className="mb-6">
          <Banner tone="bad" title={notice.title} takesFocus>
            {notice.detail ? <p>{notice.detail}</p> : null}
          </Banner>
        </div>
      ) : null}
      {children}
    </Page>
  )
}

export function BackButton({ frame }: { readonly frame: StepFrame }) {
  if (frame.onBack === undefined) return null
  return (
    <Button look="quiet" onPress={frame.onBack}>
      {invitationWords.shared.back}
    </Button>
  )
}
