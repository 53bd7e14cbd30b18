// Which case a command is about, and who of its firm acts.
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { findStaff } from '#features/firm/server/firms.ts'
import { comparableEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import type { World } from '../create-deps.ts'
import { UsageError } from './usage-error.ts'

export interface WantedCase {
  readonly caseId: string
  readonly firmId: string
}

export async function wantedCase(world: World, id: string): Promise<WantedCase> {
  const desk = isUuid(id) ? await deskOfCase(world.database.db, id) : undefined
  if (!desk) throw new UsageError('There is no such case.')
  return { caseId: id, firmId: desk.firmId }
}

/** Empty without `--staff`: acts on documents, answers and courses then count as the attorney's, acts on the case as the operator's. */
export async function staffOf(
  world: World,
  firmId: string,
  { staff }: { readonly staff?: string | undefined },
): Promise<{ readonly staffId?: string }> {
  if (staff === undefined) return {}
  const staffId = await findStaff(world.database.db, firmId, comparableEmail(staff))
  if (staffId === undefined) throw new UsageError('--staff: nobody at this firm has this address.')
  return { staffId }
}
