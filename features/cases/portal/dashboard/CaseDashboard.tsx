import { useState } from 'react'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { Button } from '#ui/display/Button.tsx'
import { Horizon } from '#ui/page/Horizon.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { PageHeading } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import {
  useActiveCases,
  useCurrentCase,
  type CurrentCase,
} from '../current-case/current-case-context.ts'
import { FactStrip } from './FactStrip.tsx'
import { ImportantDates } from './ImportantDates.tsx'
import { findTasks, Tasks } from './Tasks.tsx'
import { hasEndedWithoutDischarge, stepMarks, stepSentence } from './timeline.ts'
import { dashboardWords } from '../words.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { VerticalTimeline } from '#ui/display/VerticalTimeline.tsx'

/** Only a discharged case gets the bright picture (decision 0038). */
function getScene({ status, isDischarged }: CurrentCase): string {
  if (status === 'Filed') return 'filed'
  return isDischarged ? 'complete' : 'pre-filing'
}

export function Page() {
  const words = useWords(dashboardWords)
  const current = useCurrentCase()
  useActiveCases()
  useDocumentTitle(words.title)
  const isContactFirst = hasEndedWithoutDischarge(current)
  // An open task has the filled button.
  const hasTask = (findTasks(current)?.open.length ?? 0) > 0
  const faqs = (
    <ButtonLink look="second" icon="question" href={paths.faqs}>
      {words.faqs}
    </ButtonLink>
  )
  const contact = (
    <ButtonLink
      look={isContactFirst && !hasTask ? 'primary' : 'second'}
      icon="phone"
      href={paths.lawFirmInformation}
    >
      {words.contactAttorney}
    </ButtonLink>
  )
  return (
    <div className="case-home">
      <Hero current={current} />
      <Tasks current={current} />
      <ImportantDates current={current} />
      <section className="stack">
        <h2>{words.toKnow}</h2>
        <p className="measure">{current.dashBoardCurrentStatusDescription}</p>
        <div className="actions">
          {isContactFirst ? contact : faqs}
          {isContactFirst ? faqs : contact}
        </div>
      </section>
    </div>
  )
}

function Hero({ current }: { readonly current: CurrentCase }) {
  const words = useWords(dashboardWords)
  const [isLookingAhead, setLookingAhead] = useState(false)
  const steps = stepMarks(current)
  const lookAhead = (
    <Button
      look="quiet"
      iconAfter="caret-right"
      className="ahead"
      onPress={() => setLookingAhead(true)}
    >
      {words.lookingAhead}
    </Button>
  )
  return (
    <section className="hero">
      <img
        className={getScene(current)}
        src={`/hero-${getScene(current)}.svg`}
        alt=""
        width="1200"
        height="480"
      />
      <div className="hero-text">
        <PageHeading>{current.dashBoardTitle}</PageHeading>
        <p className="lead">{current.dashBoardHeaderDescription}</p>
        {steps.length > 0 ? (
          <Horizon name={words.progress} steps={steps} beside={lookAhead} />
        ) : null}
      </div>
      {current.status === 'Filed' ? <FactStrip current={current} /> : null}
      {isLookingAhead ? (
        <LookingAhead current={current} onClose={() => setLookingAhead(false)} />
      ) : null}
    </section>
  )
}

function LookingAhead({
  current,
  onClose,
}: {
  readonly current: CurrentCase
  readonly onClose: () => void
}) {
  const words = useWords(dashboardWords)
  const sentences = new Map(current.statuses.map((entry) => [entry.id, stepSentence(entry, words)]))
  const steps = stepMarks(current).map((step) => ({ ...step, sentence: sentences.get(step.id) }))
  return (
    <Dialog isOpen onClose={onClose} title={words.lookingAhead}>
      {current.status === 'Complete' ? null : (
        <p className="dialog-lead soft">{words.lookingAheadHint}</p>
      )}
      <VerticalTimeline steps={steps} name={words.progress} />
    </Dialog>
  )
}
