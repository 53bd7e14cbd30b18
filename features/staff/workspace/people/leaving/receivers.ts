import { mayTakeOver, type LeavingWork } from '../../../rules/leaving/held-work.ts'
import { fromContractRole } from '../../../rules/roles.ts'
import type { Member } from '../team.ts'

/** Colleagues who work at the firm and may have all of it. */
export function listReceivers(
  team: readonly Member[],
  { id: leaverId }: Pick<Member, 'id'>,
  work: LeavingWork,
): readonly Member[] {
  return team.filter(
    ({ id, state, role }) =>
      id !== leaverId && state !== 'DEACTIVATED' && mayTakeOver(fromContractRole(role), work),
  )
}
