import { Button } from '#ui/display/Button.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Horizon } from '#ui/page/Horizon.tsx'
import { stepInWords } from '#features/cases/workspace/row-words.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { CaseCards } from '#features/cases/workspace/case/CaseCards.tsx'
import { findNextStep, toStages } from './stages.ts'
import type { PersonActs } from '../people/invitation/use-person-acts.ts'
import { casePeopleWords } from '../people/words.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

export interface StageCardProps {
  readonly legalCase: StaffCase
  readonly acts: PersonActs
}

/** The stage, and the next piece of work. */
export function StageCard({ legalCase, acts }: StageCardProps) {
  const words = useWords(casePageWords)
  const ofClients = useWords(clientWords)
  const { formatDay } = useFormats()
  const { step } = legalCase.client
  const stages = toStages(step, words.stages)
  const next = findNextStep(legalCase.client, words)
  return (
    <section className="card" aria-labelledby="stage">
      <h2 id="stage">{stepInWords(legalCase.client, ofClients, formatDay)}</h2>
      {stages.length === 0 ? null : <Horizon name={words.stagesName} steps={stages} />}
      <div className={next?.isForFirm ? 'next-step for-firm' : 'next-step'}>
        <p className={next?.isForFirm ? 'strong' : undefined}>{next?.text ?? words.nothingWaits}</p>
        {step === 'NOT_INVITED' || step === 'INVITATION_ENDED' ? (
          <InviteButton legalCase={legalCase} acts={acts} />
        ) : null}
      </div>
      <CaseCards place="stage" legalCase={legalCase} />
    </section>
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
