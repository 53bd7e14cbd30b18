// The frame of one step: how far one is, the heading, and the way back at the foot of the form.
import type { ReactNode } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/language.ts'
import { Page } from '#ui/Page.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { kitWords } from '#ui/words.ts'
import { noticeOf, type Trouble } from './step-notices.ts'
import { useNoticeWords } from './use-notice-words.ts'
import { invitationWords } from './words.ts'

/** Where a step stands among the others, and the way to the one before. */
export interface StepFrame {
  readonly step: number
  readonly of: number
  readonly name: string
  /** Absent where there is no way back. */
  readonly onBack?: () => void
  /** The page was reloaded, and what was further on could not be resumed. */
  readonly isAskedAgain?: boolean
}

export interface StepPageProps {
  readonly frame: StepFrame
  readonly title: string
  readonly lead?: ReactNode
  /** What went wrong with the last try. */
  readonly trouble?: Trouble | undefined
  readonly children: ReactNode
}

export function StepPage({ frame, title, lead, trouble, children }: StepPageProps) {
  const noticeWords = useNoticeWords()
  const notice = trouble && noticeOf(trouble, noticeWords)
  const { stepOf } = useWords(kitWords)
  const { askedAgain } = noticeWords.words
  const progress = (
    <div className="steps">
      <ProgressBar label={stepOf(frame.step, frame.of, frame.name)} value={frame.step - 1} max={frame.of} />
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
      {frame.isAskedAgain && !notice ? (
        <div className="mb-6">
          <Banner tone="note" title={askedAgain.title}>
            <p>{askedAgain.detail}</p>
          </Banner>
        </div>
      ) : null}
      {children}
    </Page>
  )
}

export function BackButton({ frame }: { readonly frame: StepFrame }) {
  const words = useWords(invitationWords).shared
  if (frame.onBack === undefined) return null
  return (
    <Button look="quiet" onPress={frame.onBack}>
      {words.back}
    </Button>
  )
}
