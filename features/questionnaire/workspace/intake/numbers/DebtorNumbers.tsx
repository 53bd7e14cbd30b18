import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { toShortNames } from '../client-names.ts'
import type { Intake } from '../intake-data.ts'
import { intakeActWords } from '../words.ts'
import { RevealDialog } from './RevealDialog.tsx'
import { useRevealedNumber } from './use-revealed-number.ts'

export interface DebtorNumbersProps {
  readonly caseId: string
  readonly debtors: Intake['debtors']
}

/** The Social Security numbers of the debtors, with their last four digits. */
export function DebtorNumbers({ caseId, debtors }: DebtorNumbersProps) {
  const shortNames = toShortNames(debtors.map(({ name }) => name))
  return (
    <ul className="intake-numbers">
      {debtors.map((debtor, at) => (
        <li key={debtor.participantId}>
          <DebtorNumber caseId={caseId} debtor={debtor} shortName={shortNames[at] ?? debtor.name} />
        </li>
      ))}
    </ul>
  )
}

interface DebtorNumberProps {
  readonly caseId: string
  readonly debtor: Intake['debtors'][number]
  readonly shortName: string
}

function DebtorNumber({ caseId, debtor, shortName }: DebtorNumberProps) {
  const words = useWords(intakeActWords)
  const mayReveal = usePermissions()('show-ssn')
  const [isAsking, setAsking] = useState(false)
  const { digits, show, hide } = useRevealedNumber()
  const { name, numberKind, lastFour } = debtor
  if (numberKind === null || lastFour === null)
    return (
      <>
        <strong>{shortName}</strong> <span className="soft">{words.noNumber}</span>
      </>
    )
  return (
    <>
      <strong>{shortName}</strong>
      <span>
        <span>{numberKind}</span>{' '}
        {digits === undefined ? (
          <span className="numeric">
            <span aria-hidden="true">•••-••-{lastFour}</span>
            <span className="visually-hidden">{words.endsWith(lastFour)}</span>
          </span>
        ) : (
          <strong className="numeric">{toGroups(digits)}</strong>
        )}
      </span>
      {digits === undefined ? (
        mayReveal && (
          <Button
            look="quiet"
            small
            icon="eye"
            name={words.revealOf(name, numberKind)}
            onPress={() => setAsking(true)}
          >
            {words.reveal}
          </Button>
        )
      ) : (
        <>
          <Button look="quiet" small name={words.hideOf(name, numberKind)} onPress={hide}>
            {words.hide}
          </Button>
          <span className="small-text soft" role="status">
            {words.hidesSoon}
          </span>
        </>
      )}
      {isAsking ? (
        <RevealDialog
          caseId={caseId}
          debtor={debtor}
          kind={numberKind}
          onReveal={show}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function toGroups(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join('-')
}
