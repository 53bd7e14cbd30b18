// The Social Security number or ITIN of a debtor (spec: intake#numbers).
import type { IntakeNumberKind } from '#contract/workspace.generated.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { stepInto } from '../../rules/content/pointer.ts'
import type { OpenedAnswer } from '../../rules/private/opened-answer.ts'
import type { IntakeDeps } from './deps.ts'

export interface ClientNumber {
  readonly kind: IntakeNumberKind
  /** Nine digits. */
  readonly number: string
}

export function getNumberQuestion({ debtor }: Pick<ParticipantRecord, 'debtor'>): string {
  return `taxIds_d${debtor}`
}

/**
 * Prefers the answer, which goes to the court. Only the role of the portal reads accounts; the
 * person was found in the firm of the viewer.
 */
export async function findClientNumber(
  deps: IntakeDeps,
  { accountId }: ParticipantRecord,
  answer: OpenedAnswer | undefined,
): Promise<ClientNumber | undefined> {
  const kind = answer?.data['taxIdKind'] === 'itin' ? 'ITIN' : 'SSN'
  const value = answer?.valueAt(stepInto('', kind === 'ITIN' ? 'itin' : 'ssn'))
  if (typeof value === 'string') return { kind, number: value }
  if (kind === 'ITIN' || accountId === null) return undefined
  const number = await deps.ssnOfAccount(deps.database.db, accountId)
  return number === undefined ? undefined : { kind, number }
}
