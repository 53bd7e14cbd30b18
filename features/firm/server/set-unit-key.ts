// A firm's act: says under which key its office is known at the order service for courses.
import { problemsOf } from '#lib/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { firmProblems } from '../rules/problems.ts'
import { setUnitKeyOfFirm } from './firm.store.ts'

const problem = problemsOf(firmProblems)

/** Null: the office is not known there, and nobody can order. */
export async function setUnitKey(
  world: { readonly audit: Audit },
  tx: Tx,
  { firmId, unitKey }: { readonly firmId: string; readonly unitKey: string | null },
): Promise<void> {
  if (!(await setUnitKeyOfFirm(tx, firmId, unitKey))) throw problem('firm.not-found')
  await world.audit.record(
    {
      event: 'firm.unit-key-changed',
      outcome: 'done',
      firmId,
      details: { isSet: unitKey !== null },
    },
    tx,
  )
}
