import { useEffect, useId, useState } from 'react'
import {
  useActiveCases,
  useCurrentCase,
  type CurrentCase,
} from '#features/cases/portal/current-case/current-case-context.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { focusHeading } from '#ui/navigation/focus-on-arrival.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink, Link } from '#ui/navigation/Link.tsx'
import { Moment, Seal, type MomentProps } from '#ui/page/Moment.tsx'
import { PageHeading } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { WhatHappensNext, type NextStep } from '#ui/page/WhatHappensNext.tsx'
import { NewestCopy, useNewestCopy } from '../../check/NewestCopy.tsx'
import { checkWords } from '../../check/check-words.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import type { Section } from '../../section/section-look.ts'
import { SectionRows } from '../SectionRows.tsx'
import { intakeWords, overviewWords, sentWords } from '../../words.ts'

const scenes: Readonly<Record<string, MomentProps['scene']>> = {
  'Pre-Filing': 'pre-filing',
  Filed: 'filed',
}

export interface SentProps {
  readonly sections: readonly Section[]
  /** True right after submitting, when the pressed button has disappeared. */
  readonly takesFocus: boolean
}

export function Sent({ sections, takesFocus }: SentProps) {
  const words = useWords(sentWords)
  const { title } = useWords(intakeWords)
  const { formatDateTime } = useFormats()
  const current = useCurrentCase()
  const { submittedAt } = useNewestCopy()
  // The submission may have requested documents, so the case is read again.
  useActiveCases()
  useDocumentTitle(title)
  useEffect(() => {
    if (takesFocus) focusHeading()
  }, [takesFocus])
  const asksForDocuments = needsDocuments(current)
  return (
    <div className="stack-6">
      <Moment scene={scenes[current.status] ?? 'complete'} mark={<Seal icon="paper-plane-tilt" />}>
        <p className="eyebrow">{title}</p>
        <PageHeading>{words.heading}</PageHeading>
        <p className="lead soft">
          {submittedAt === null
            ? words.sent
            : words.sentAt(formatDateTime(submittedAt), sections.length)}
        </p>
        <NextSteps current={current} />
        <div className="actions">
          <ButtonLink href={asksForDocuments ? paths.documents : paths.caseHome()}>
            {asksForDocuments ? words.toDocuments : words.toDashboard}
          </ButtonLink>
          <NewestCopy />
        </div>
      </Moment>
      <YourAnswers sections={sections} />
    </div>
  )
}

function needsDocuments(current: CurrentCase): boolean {
  return current.dashBoardShowSubmitDocumentsFlag && current.documentFoldersOpen > 0
}

function NextSteps({ current }: { readonly current: CurrentCase }) {
  const words = useWords(sentWords)
  const { attorneyName } = current
  const steps: readonly NextStep[] = [
    { icon: 'eye', tone: 'file', who: words.reads.who(attorneyName), what: words.reads.what },
    {
      icon: 'arrow-u-up-left',
      tone: 'file',
      who: words.asks.who(attorneyName),
      what: words.asks.what,
    },
    needsDocuments(current)
      ? {
          icon: 'folder-open',
          tone: 'yours',
          who: words.you.who,
          what: words.you.documents(current.documentFoldersOpen),
        }
      : { icon: 'bell', tone: 'plain', who: words.you.who, what: words.you.nothing },
  ]
  return <WhatHappensNext title={words.next} steps={steps} />
}

function YourAnswers({ sections }: { readonly sections: readonly Section[] }) {
  const words = useWords(sentWords)
  const { sectionsCompleted } = useWords(overviewWords)
  const { checkAll } = useWords(checkWords)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="stack-2">
      <h2>
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <IconTile icon="check-circle-fill" tone="ok" />
          <span className="grow">
            {words.answers}
            <span className="second-line">
              {words.answersHint(sectionsCompleted(sections.length, sections.length))}
            </span>
          </span>
          <Icon name="caret-down" />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <SectionRows sections={sections} /> : null}
      </div>
      <p>
        <Link className="own-line" href={questionnairePaths.check()}>
          <Icon name="list-checks" size="small" />
          {checkAll}
        </Link>
      </p>
    </section>
  )
}
