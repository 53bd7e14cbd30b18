// What a case does next, as the list says it (spec: workspace#client-step).
import type { MatterStatus } from '../status/matter-status.ts'
import type { StoredOutcome } from '../status/outcomes.ts'

export type ClientWaitsFor =
  | 'ACCEPT_INVITATION'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'FIRST_COURSE'
  | 'SECOND_COURSE'

export interface StepFacts {
  readonly status: MatterStatus
  readonly outcome: StoredOutcome | null
  /** People with an account. */
  readonly joined: number
  readonly isInvited: boolean
  readonly isInvitationOver: boolean
  readonly waitsFor: ClientWaitsFor | null
  /** No necessary line of the list before filing is open. */
  readonly isReadyToFile: boolean
  /** The day of the meeting of creditors, today or later. */
  readonly hasMeeting: boolean
  readonly wasMeetingSet: boolean
}

export type ClientStep =
  | 'NOT_INVITED'
  | 'INVITED'
  | 'INVITATION_ENDED'
  | 'COLLECTING_DOCUMENTS'
  | 'QUESTIONNAIRE_OPEN'
  | 'FIRST_COURSE'
  | 'CLIENT_DONE'
  | 'READY_TO_FILE'
  | 'FILED'
  | 'MEETING_SCHEDULED'
  | 'SECOND_COURSE'
  | 'WAITING_FOR_COURT'
  | 'DISCHARGED'
  | 'CLOSED'

const steps: Readonly<Record<ClientWaitsFor, ClientStep>> = {
  ACCEPT_INVITATION: 'INVITED',
  DOCUMENTS: 'COLLECTING_DOCUMENTS',
  QUESTIONNAIRE: 'QUESTIONNAIRE_OPEN',
  FIRST_COURSE: 'FIRST_COURSE',
  SECOND_COURSE: 'SECOND_COURSE',
}

export function getClientStep(facts: StepFacts): ClientStep {
  const { status, waitsFor } = facts
  if (status === 'Complete') return facts.outcome === 'discharged' ? 'DISCHARGED' : 'CLOSED'
  if (status === 'Filed') return getFiledStep(facts)
  if (facts.isReadyToFile) return 'READY_TO_FILE'
  if (facts.joined === 0) {
    if (!facts.isInvited) return 'NOT_INVITED'
    return facts.isInvitationOver ? 'INVITATION_ENDED' : 'INVITED'
  }
  return waitsFor === null ? 'CLIENT_DONE' : steps[waitsFor]
}

function getFiledStep({ waitsFor, hasMeeting, wasMeetingSet }: StepFacts): ClientStep {
  if (hasMeeting) return 'MEETING_SCHEDULED'
  if (waitsFor === 'SECOND_COURSE') return 'SECOND_COURSE'
  return wasMeetingSet ? 'WAITING_FOR_COURT' : 'FILED'
}
