import { useEffect, useRef } from 'react'
import { pathOfIntake, type IntakePlace } from '#features/cases/workspace/paths.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { SectionPane } from './asked/SectionPane.tsx'
import { FormPane } from './form/FormPane.tsx'
import type { Intake } from './intake-data.ts'
import { findPart, listParts } from './intake-place.ts'
import { intakeWords } from './words.ts'
import { PartList } from './parts/PartList.tsx'
import { partTitleId } from './acts/part-title.ts'
import { PartStep } from './parts/PartStep.tsx'

export interface IntakePanesProps {
  readonly intake: Intake
  readonly place: IntakePlace
}

/** The list of forms or sections, and the one that is open. */
export function IntakePanes({ intake, place }: IntakePanesProps) {
  const words = useWords(intakeWords)
  const go = useGo()
  const { view } = place
  const parts = listParts(intake, view)
  const current = findPart(parts, place.part)
  const at = current ? parts.indexOf(current) : -1
  const toHref = (slug: string) => pathOfIntake(intake.caseId, { view, part: slug })
  const open = (slug: string | undefined) => {
    if (slug !== undefined) go(toHref(slug), { keepScroll: true })
  }
  const step = (by: 1 | -1) => open(parts[at === -1 ? 0 : at + by]?.slug)
  useShortcuts([
    { keys: 'j', group: 'case', label: words.shortcuts.next, effect: 'moves', run: () => step(1) },
    {
      keys: 'k',
      group: 'case',
      label: words.shortcuts.previous,
      effect: 'moves',
      run: () => step(-1),
    },
  ])
  useFocusOnChange(`${view} ${current?.slug ?? ''}`)

  if (parts.length === 0)
    return <EmptyState title={words.noFormsTitle}>{words.noFormsHint}</EmptyState>
  const Pane = view === 'form' ? FormPane : SectionPane
  return (
    <div className="intake-panes">
      <PartList intake={intake} view={view} parts={parts} current={current} toHref={toHref} />
      <PartStep view={view} parts={parts} current={current} onOpen={open} onStep={step} />
      {current ? (
        <Pane key={current.slug} intake={intake} part={current} place={place} />
      ) : (
        <div className="intake-part">
          <EmptyState
            title={words.partAbsentTitle}
            action={
              <ButtonLink href={pathOfIntake(intake.caseId, { view })} look="second">
                {words.openFirst}
              </ButtonLink>
            }
          >
            {words.partAbsentHint}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

/** Moves the focus to the heading of the part that is open now, but not on arrival. */
function useFocusOnChange(current: string): void {
  const known = useRef(current)
  useEffect(() => {
    if (current === known.current) return
    known.current = current
    document.getElementById(partTitleId)?.focus({ preventScroll: true })
  }, [current])
}
