import type { Member } from '#features/staff/workspace/people/team.ts'

export interface TeamChoices {
  readonly attorneys: readonly Member[]
  readonly paralegals: readonly Member[]
  /** The person at the page, else the only choice. */
  readonly suggestedAttorneyId: string
  readonly suggestedParalegalId: string
}

/** Attorneys lead a case, or an administrator who is the attorney; everyone may work on it. */
export function toTeamChoices(team: readonly Member[], myId: string): TeamChoices {
  const active = team.filter(({ state }) => state !== 'DEACTIVATED')
  const ofRole = (role: Member['role']) => active.filter((member) => member.role === role)
  const attorneys = ofRole('ATTORNEY')
  const isMe = ({ id }: Member) => id === myId
  const leads = [...attorneys, ...ofRole('ADMINISTRATOR')]
  const likely = attorneys.length > 0 ? attorneys : leads
  const attorney = likely.find(isMe) ?? (likely.length === 1 ? likely[0] : undefined)
  return {
    attorneys: leads,
    paralegals: [...ofRole('PARALEGAL'), ...attorneys, ...ofRole('ADMINISTRATOR')],
    suggestedAttorneyId: attorney?.id ?? '',
    suggestedParalegalId: ofRole('PARALEGAL').find(isMe)?.id ?? '',
  }
}
