import {
  findMessage,
  lockMessage,
  markResent,
  type PostedMessage,
} from '#adapters/outbox/failed-messages.ts'
import { resendInvitation } from '#features/invitation/server/clients/change-invitations.ts'
import { sendNoticeAgain } from '#features/cases/server/messages/resend-notice.ts'
import { isNoticeOfFirm } from '#features/notifications/server/resend-notice.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { NewsOfFirm } from '#ports/outbox.ts'
import type { AppDeps } from '../../app-deps.ts'
import { reportProblems } from '../in-words.ts'
import { getMinute } from './messages.ts'
import { asStaff, openAsStaff, wantedFirm } from '../staff.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const resendMessageCommand: Command = {
  usage: `
  npm run firm -- message:resend <message id> [--firm "Hollis & Reyes Law"] --staff dana@firm.example
`,
  act: () => 'firm',
  run: (deps, { words: [id], values }) => resendMessage(deps, id, values),
}

export interface ResendValues {
  readonly firm?: string | undefined
  readonly staff?: string | undefined
}

/** What a message is made from again, because its text is erased. */
type Cause =
  | { readonly type: 'invitation'; readonly participantId: string }
  | { readonly type: 'news'; readonly news: NewsOfFirm }

const refusals = {
  unknown: 'There is no such message of this firm. The command message:list prints the ids.',
  code: 'This message had a code or a temporary password that is no longer valid. The person asks for a new one where they log in.',
  other:
    'The text of this message is erased, and nothing is left to make it from. Only invitations and notices of news to a client can be sent again.',
  waiting: 'This message still waits. It is tried again without a command.',
  sent: 'This message did not fail: the mail or text service has accepted it.',
  dropped: 'This message was not sent because its time was over or an operator dropped it.',
  read: 'The client has read the news of this notice, so it is not sent again.',
} as const

const refuse = (reason: keyof typeof refusals): UsageError => new UsageError(refusals[reason])

/** Sends a failed message again, once: a repeated command changes nothing. */
export async function resendMessage(
  deps: AppDeps,
  id: string | undefined,
  values: ResendValues,
): Promise<string> {
  const firm = await wantedFirm(deps, values.firm)
  const viewer = await openAsStaff(deps, firm.id, values)
  if (id === undefined || !isUuid(id)) throw refuse('unknown')
  const result = await asStaff(deps, firm.id).database.transact(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw await refuseUnseen(deps, id)
    const cause = await findCause(tx, message, firm.id)
    if (message.failedAt === null) throw refuse(message.state)
    if (message.resentAt !== null)
      return `The message was sent again before, at ${getMinute(message.resentAt)} (UTC). Nothing has changed.`
    const output =
      cause.type === 'invitation'
        ? await sendInvitation(deps, viewer, cause.participantId)
        : await sendNotice(deps, tx, viewer, { id, news: cause.news })
    if (output !== undefined) await markResent(tx, message)
    return output
  })
  if (result === undefined) throw refuse('read')
  return result
}

/** A message of no firm went to staff, or had a code. */
async function refuseUnseen({ database }: AppDeps, id: string): Promise<UsageError> {
  const message = await findMessage(database.db, id)
  if (!message || message.firmId !== null) return refuse('unknown')
  return refuse(message.expiresAt === null ? 'other' : 'code')
}

async function findCause(db: Db, message: PostedMessage, firmId: string): Promise<Cause> {
  const { participantId, accountId, newsSince, createdAt } = message
  if (message.expiresAt !== null) throw refuse('code')
  if (participantId !== null) return { type: 'invitation', participantId }
  if (accountId === null || newsSince === null) throw refuse('other')
  const news = { accountId, firmId, since: newsSince, until: createdAt }
  if (!(await isNoticeOfFirm(db, news))) throw refuse('unknown')
  return { type: 'news', news }
}

/** Commits by itself. If the mark of the message fails, a retry invites again. */
async function sendInvitation(
  deps: AppDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<string> {
  await reportProblems(() => resendInvitation(deps, viewer, participantId))
  return 'A new invitation is on its way. The earlier link has stopped working.'
}

/** Returns undefined if the news was read. */
async function sendNotice(
  deps: AppDeps,
  tx: Tx,
  viewer: StaffViewer,
  { id, news }: { readonly id: string; readonly news: NewsOfFirm },
): Promise<string | undefined> {
  const dueAt = await sendNoticeAgain(deps, tx, viewer, { news, object: id })
  if (!dueAt) return undefined
  return `The notice is made again from the news that is unread at ${getMinute(dueAt)} (UTC), and sent then.`
}
