import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { kitWords } from '#ui/words.ts'
import type { Inviter } from '../inviter.ts'
import { toNotice, type Trouble } from './step-notices.ts'
import { useNoticeWords } from './use-notice-words.ts'
import { invitationWords } from '../words.ts'
import { FirmTile, useFirmColours } from '#ui/page/FirmTile.tsx'
import { getFirmLook } from '../inviter.ts'

export interface StepFrame {
  readonly step: number
  readonly of: number
  readonly name: string
  /** Absent when there is no previous step. */
  readonly onBack?: () => void
  readonly inviter?: Inviter | undefined
  /** True if the page was reloaded and could not continue at the later step. */
  readonly isAskedAgain?: boolean
}

export interface StepPageProps {
  readonly frame: StepFrame
  readonly title: string
  readonly lead?: ReactNode
  readonly trouble?: Trouble | undefined
  readonly children: ReactNode
}

export function StepPage({ frame, title, lead, trouble, children }: StepPageProps) {
  const above = (
    <>
      {frame.inviter === undefined ? null : <FirmStrip inviter={frame.inviter} />}
      <div className="steps">
        <StepProgress frame={frame} />
      </div>
    </>
  )
  return (
    <Page narrow title={title} lead={lead} back={above}>
      <StepNotice frame={frame} trouble={trouble} />
      {children}
    </Page>
  )
}

/** Counts the current step, so that the bar is never empty. */
export function StepProgress({ frame: { step, of, name } }: { readonly frame: StepFrame }) {
  const { stepOf: getStep } = useWords(kitWords)
  return <ProgressBar label={getStep(step, of, name)} value={step} max={of} />
}

export function StepNotice({ frame, trouble }: Pick<StepPageProps, 'frame' | 'trouble'>) {
  const noticeWords = useNoticeWords()
  const { askedAgain } = noticeWords.words
  if (trouble !== undefined) {
    const { title, detail } = toNotice(trouble, noticeWords)
    return (
      <div className="page-notice">
        <Banner tone="bad" title={title} takesFocus>
          {detail ? <p>{detail}</p> : null}
        </Banner>
      </div>
    )
  }
  return frame.isAskedAgain ? (
    <div className="page-notice">
      <Banner tone="note" title={askedAgain.title}>
        <p>{askedAgain.detail}</p>
      </Banner>
    </div>
  ) : null
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

function FirmStrip({ inviter }: { readonly inviter: Inviter }) {
  const look = getFirmLook(inviter)
  const strip = useFirmColours<HTMLDivElement>(look)
  return (
    <div className="firm-strip" ref={strip}>
      <FirmTile firm={look} />
      <p>{look.name}</p>
    </div>
  )
}
