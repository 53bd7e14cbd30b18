// Who acts by a command: a person of the firm, or the operator with a reason (spec: security#commands).
import { getFirmOfDocument } from '#features/documents/server/files/firm-of-document.ts'
import type { AppDeps } from '../app-deps.ts'
import type { ActKind, CommandCall } from './command.ts'
import { reportProblems } from './in-words.ts'
import { readStaff, wantedCase, wantedFirm } from './staff.ts'
import { UsageError } from './usage-error.ts'

type Actor =
  | { readonly kind: 'staff'; readonly firmId: string; readonly staffId: string }
  | { readonly kind: 'operator'; readonly reason: string }

/** Refuses an act without its actor. */
export async function readActor(
  deps: AppDeps,
  kind: ActKind | undefined,
  call: CommandCall,
): Promise<Actor | undefined> {
  if (kind === undefined) return undefined
  const { staff, reason: typed } = call.values
  if (kind === 'operator') {
    const reason = typed?.trim() ?? ''
    if (reason === '') throw new UsageError('--reason: expected why; the audit keeps it.')
    return { kind, reason }
  }
  if (staff === undefined)
    throw new UsageError('--staff: expected the email address of the person who acts.')
  const firmId = await findFirm(deps, kind, call)
  const { staffId } = await readStaff(deps, firmId, { staff })
  if (staffId === undefined) throw new Error('The staff member was not read')
  return { kind: 'staff', firmId, staffId }
}

async function findFirm(
  deps: AppDeps,
  foundBy: Exclude<ActKind, 'operator'>,
  { name, words, values }: CommandCall,
): Promise<string> {
  if (foundBy === 'firm') return (await wantedFirm(deps, values.firm)).id
  const id = words[name === 'review' ? 1 : 0] ?? ''
  if (foundBy === 'case') return (await wantedCase(deps, id)).firmId
  return reportProblems(() => getFirmOfDocument(deps.database.db, id))
}

/** The entry of the audit for an act that was done. Its own entries say what it changed. */
export async function recordAct(
  { audit }: AppDeps,
  actor: Actor,
  { name, words }: CommandCall,
): Promise<void> {
  const command = name === 'review' ? `review ${words[0] ?? ''}` : name
  await audit.record(
    actor.kind === 'staff'
      ? {
          event: 'command.done',
          outcome: 'done',
          firmId: actor.firmId,
          details: { command, staffId: actor.staffId },
        }
      : {
          event: 'command.done',
          outcome: 'done',
          details: { command, actor: 'operator', reason: actor.reason },
        },
  )
}
