// Who acts by a command: a person of the firm, or the operator with a reason (spec: security#commands).
import { getFirmOfDocument } from '#features/documents/server/files/firm-of-document.ts'
import type { AppDeps } from '../app-deps.ts'
import { reportProblems } from './in-words.ts'
import { readStaff, wantedCase, wantedFirm } from './staff.ts'
import { UsageError } from './usage-error.ts'

export type Actor =
  | { readonly kind: 'staff'; readonly firmId: string; readonly staffId: string }
  | { readonly kind: 'operator'; readonly reason: string }

export interface Command {
  readonly name: string
  /** The words after the name. */
  readonly words: readonly string[]
  readonly firm: string | undefined
  readonly staff: string | undefined
  readonly reason: string | undefined
  /** `reconcile --remove` */
  readonly isRemoval: boolean
}

/** How the firm of an act is found: by its case, its document, or the option `--firm`. */
type FoundBy = 'case' | 'document' | 'firm'

const reviewActs: Readonly<Record<string, FoundBy>> = {
  accept: 'document',
  reject: 'document',
  question: 'document',
  comment: 'document',
  request: 'case',
  send: 'case',
}
const reads = ['questionnaire:status', 'questionnaire:answers', 'course:status']
const operatorActs = ['firm:create', 'staff:reset', 'account:restore', 'outbox:release']

/** Undefined for a command that only reads. */
export function getActKind({ name, words, isRemoval }: Command): 'operator' | FoundBy | undefined {
  if (operatorActs.includes(name) || (name === 'reconcile' && isRemoval)) return 'operator'
  if (['case:create', 'faq:set', 'firm:logo', 'message:resend'].includes(name)) return 'firm'
  if (name === 'review') return reviewActs[words[0] ?? '']
  if (name === 'status') return words.length > 1 ? 'case' : undefined
  if (['invite', 'case:341'].includes(name)) return 'case'
  return /^(questionnaire|course):/.test(name) && !reads.includes(name) ? 'case' : undefined
}

/** Refuses an act without its actor. */
export async function readActor(deps: AppDeps, command: Command): Promise<Actor | undefined> {
  const kind = getActKind(command)
  if (kind === undefined) return undefined
  if (kind === 'operator') {
    const reason = command.reason?.trim() ?? ''
    if (reason === '') throw new UsageError('--reason: expected why; the audit keeps it.')
    return { kind, reason }
  }
  if (command.staff === undefined)
    throw new UsageError('--staff: expected the email address of the person who acts.')
  const firmId = await findFirm(deps, kind, command)
  const { staffId } = await readStaff(deps, firmId, command)
  if (staffId === undefined) throw new Error('The staff member was not read')
  return { kind: 'staff', firmId, staffId }
}

async function findFirm(
  deps: AppDeps,
  foundBy: FoundBy,
  { name, words, firm }: Command,
): Promise<string> {
  if (foundBy === 'firm') return (await wantedFirm(deps, firm)).id
  const id = words[name === 'review' ? 1 : 0] ?? ''
  if (foundBy === 'case') return (await wantedCase(deps, id)).firmId
  return reportProblems(() => getFirmOfDocument(deps.database.db, id))
}

/** The entry of the audit for an act that was done. Its own entries say what it changed. */
export async function recordAct(
  { audit }: AppDeps,
  actor: Actor,
  { name, words }: Command,
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
