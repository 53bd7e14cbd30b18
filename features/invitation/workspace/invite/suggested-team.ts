import type { Member } from '#features/staff/workspace/people/team.ts'

export interface TeamChoices {
  readonly attorneys: readonly Member[]
  readonly paralegals: readonly Member[]
  /** The person at the page, else the only choice. */
  readonly suggestedAttorneyId: string
  readonly suggestedParalegalId: string
}

/** Only attorneys lead a case; everyone at the firm may work on it. */
export function toTeamChoices(team: readonly Member[], myId: string): TeamChoices {
  const active = team.filter(({ state }) => state !== 'DEACTIVATED')
  const ofRole = (role: Member['role']) => active.filter((member) => member.role === role)
  const attorneys = ofRole('ATTORNEY')
  const isMe = ({ id }: Member) => id === myId
  const attorney = attorneys.find(isMe) ?? (attorneys.length === 1 ? attorneys[0] : undefined)
  return {
    attorneys,
    paralegals: [...ofRole('PARALEGAL'), ...attorneys, ...ofRole('ADMINISTRATOR')],
    suggestedAttorneyId: attorney?.id ?? '',
    suggestedParalegalId: ofRole('PARALEGAL').find(isMe)?.id ?? '',
  }
}
