import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import type { Intake, Section } from '../intake-data.ts'
import { SectionShowing } from '../showing/SectionShowing.tsx'
import { intakeActWords } from '../words.ts'
import { canBeSentBack, getNextAct } from './section-state.ts'
import { SendBackDialog } from './SendBackDialog.tsx'
import { useSectionActs } from './use-section-acts.ts'
import { useSectionSentence } from './use-section-sentence.ts'

export interface IntakeFootProps {
  readonly intake: Intake
  /** Sections whose answers are shown. */
  readonly sections: readonly Section[]
  readonly stillOpen: readonly string[]
}

/** Below the answers: the next act on their sections. */
export function IntakeFoot({ intake, sections, stillOpen }: IntakeFootProps) {
  const words = useWords(intakeActWords)
  const may = usePermissions()
  const toSentence = useSectionSentence()
  const acts = useSectionActs(intake.caseId)
  const [isSendingBack, setSendingBack] = useState(false)
  const waiting = sections.flatMap((section) => {
    const act = getNextAct(section)
    return act === undefined ? [] : [{ section, act }]
  })
  const next = waiting.find(({ act }) => may(act === 'check' ? 'review-intake' : 'approve-intake'))
  const isOnly = sections.length === 1
  return (
    <footer className="intake-foot">
      {acts.problem === undefined ? null : (
        <Banner tone="bad" slim title={acts.problem} takesFocus>
          {acts.changed ? words.changedTo(acts.changed.name, toSentence(acts.changed)) : null}
        </Banner>
      )}
      <div className="intake-foot-acts">
        <p className="small-text soft">{getNote()}</p>
        {isOnly && sections[0] ? <SectionShowing intake={intake} section={sections[0]} /> : null}
        {may('change-stage') && sections.some(canBeSentBack) ? (
          <Button look="second" icon="arrow-u-up-left" onPress={() => setSendingBack(true)}>
            {words.sendBack}
          </Button>
        ) : null}
        {next === undefined ? null : (
          <Button
            busy={acts.busyId !== undefined}
            onPress={() => void acts.run(next.act, next.section)}
          >
            {getLabel(next)}
          </Button>
        )}
      </div>
      {isSendingBack ? (
        <SendBackDialog
          intake={intake}
          chosen={sections.filter(canBeSentBack).map(({ id }) => id)}
          onClose={() => setSendingBack(false)}
        />
      ) : null}
    </footer>
  )

  function getLabel({ section, act }: (typeof waiting)[number]): string {
    if (isOnly) return act === 'check' ? words.markChecked : words.approve
    return act === 'check' ? words.markCheckedOf(section.name) : words.approveOf(section.name)
  }

  function getNote(): string {
    if (stillOpen.length > 0) return words.stillOpen(stillOpen)
    if (next !== undefined || sections.length === 0) return ''
    if (waiting.length > 0) return words.approvedByAttorney
    return sections.every(({ approved }) => approved !== null) ? words.allDone : words.clientHasIt
  }
}
