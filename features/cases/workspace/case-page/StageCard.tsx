import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Horizon } from '#ui/page/Horizon.tsx'
import { ArchiveActions } from '../archive/ArchiveActions.tsx'
import { ChapterDialog } from '../stage/ChapterDialog.tsx'
import { StageDialog } from '../stage/StageDialog.tsx'
import { stageWords } from '../stage/words.ts'
import { clientWords } from '../words.ts'
import type { StaffCase } from './case-data.ts'
import { findNextStep, toStages } from './stages.ts'
import type { PersonActs } from '../people/invitation/use-person-acts.ts'
import { casePeopleWords } from '../people/words.ts'
import { casePageWords } from './words.ts'

export interface StageCardProps {
  readonly legalCase: StaffCase
  readonly acts: PersonActs
}

/** The stage, and the next piece of work. */
export function StageCard({ legalCase, acts }: StageCardProps) {
  const words = useWords(casePageWords)
  const { steps } = useWords(clientWords)
  const { step } = legalCase.client
  const stages = toStages(step, words.stages)
  const next = findNextStep(legalCase.client, words)
  return (
    <section className="card" aria-labelledby="stage">
      <h2 id="stage">{steps[step]}</h2>
      {stages.length === 0 ? null : <Horizon name={words.stagesName} steps={stages} />}
      <div className={next?.isForFirm ? 'next-step for-firm' : 'next-step'}>
        <p className={next?.isForFirm ? 'strong' : undefined}>{next?.text ?? words.nothingWaits}</p>
        {step === 'NOT_INVITED' || step === 'INVITATION_ENDED' ? (
          <InviteButton legalCase={legalCase} acts={acts} />
        ) : null}
      </div>
      <StageActions legalCase={legalCase} />
    </section>
  )
}

/** Ended cases without a recorded outcome ask for it. */
function StageActions({ legalCase }: Pick<StageCardProps, 'legalCase'>) {
  const words = useWords(stageWords)
  const may = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const [asksChapter, setAsksChapter] = useState(false)
  const { client, outcome, filedOn } = legalCase
  const { id, stage, caseNumber } = client
  const isEnded = stage === 'COMPLETE'
  if (!may(isEnded ? 'close-case' : 'change-stage')) return null
  const asksForOutcome = isEnded && outcome === null
  return (
    <div className="stage-actions">
      {asksForOutcome ? (
        <Banner tone="note" title={words.howEnded}>
          <p>{words.howEndedText}</p>
        </Banner>
      ) : null}
      <div className="actions">
        <Button look="second" onPress={() => setOpen(true)}>
          {asksForOutcome ? words.recordOutcome : words.change}
        </Button>
        {isEnded ? (
          <ArchiveActions caseId={id} />
        ) : (
          <Button look="quiet" onPress={() => setAsksChapter(true)}>
            {stage === 'FILED' ? words.convertCase : words.changeChapter}
          </Button>
        )}
      </div>
      {asksChapter ? <ChapterDialog client={client} onClose={() => setAsksChapter(false)} /> : null}
      {isOpen ? (
        <StageDialog
          caseId={id}
          current={{ stage, outcome, filedOn, caseNumber }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

function InviteButton({ legalCase, acts }: StageCardProps) {
  const words = useWords(casePeopleWords)
  const people = legalCase.people.filter(({ hasAccount }) => !hasAccount)
  const isFirst = legalCase.client.step === 'NOT_INVITED'
  const label = people.length > 1 ? words.sendTwo : isFirst ? words.send : words.sendNewLink
  return (
    <Button
      icon="paper-plane-tilt"
      busy={acts.busy !== undefined && words.sending}
      onPress={() => void acts.sendAll(people)}
    >
      {label}
    </Button>
  )
}
