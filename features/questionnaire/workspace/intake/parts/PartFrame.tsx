import { useEffect, type ReactNode } from 'react'
import type { Intake, Section } from '../intake-data.ts'
import { DebtorNumbers } from '../numbers/DebtorNumbers.tsx'
import { IntakeFoot } from '../acts/IntakeFoot.tsx'
import { partTitleId } from '../acts/part-title.ts'

export interface PartFrameProps {
  readonly intake: Intake
  readonly title: string
  readonly lead: ReactNode
  /** The sections whose answers are shown. */
  readonly sections: readonly Section[]
  readonly stillOpen: readonly string[]
  readonly side: ReactNode
  readonly children: ReactNode
}

/** The answers in the middle with the acts below, and what to look at beside them. */
export function PartFrame(props: PartFrameProps) {
  const { intake, title, lead, sections, stillOpen, side, children } = props
  return (
    <>
      <article className="intake-part" aria-labelledby={partTitleId}>
        <header className="intake-part-head">
          <h2 id={partTitleId} tabIndex={-1}>
            {title}
          </h2>
          <p className="small-text soft">{lead}</p>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
        <div className="intake-answers" role="region" aria-labelledby={partTitleId} tabIndex={0}>
          <DebtorNumbers caseId={intake.caseId} debtors={intake.debtors} />
          {children}
        </div>
        <IntakeFoot intake={intake} sections={sections} stillOpen={stillOpen} />
      </article>
      <aside className="intake-side" tabIndex={-1}>
        {side}
      </aside>
    </>
  )
}

/** Shows the question that the address names, once it is on the page. */
export function useQuestionOfAddress(questionKey: string | undefined, isRead: boolean): void {
  useEffect(() => {
    if (isRead && questionKey !== undefined) showQuestion(questionKey)
  }, [isRead, questionKey])
}

/** Scrolls to the first place of a question and gives it the focus. */
export function showQuestion(questionKey: string): void {
  const place = document.querySelector<HTMLElement>(
    `[data-questions~="${CSS.escape(questionKey)}"]`,
  )
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
