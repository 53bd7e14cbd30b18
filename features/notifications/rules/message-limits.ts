// How many messages leave to one person and for one firm (spec: limits#message-limits). A message is
// what leaves at one time, by email and text together.
import type { RateLimit } from '#lib/limits.ts'

interface MessageLimit {
  readonly toPerson: RateLimit
  readonly ofFirm: RateLimit
}

const hour = 3600
const minute = 60

export type MessageKind =
  /** The link of a client. */
  | 'invitation'
  /** What staff do about a client's login or place in a case. */
  | 'login'
  /** What administrators do about a colleague. */
  | 'colleague'
  /** That a person of the firm has added a passkey. */
  | 'own-login'
  /** That there is news in the portal. */
  | 'notice'
  /** What happened in a case, to its people in the firm. */
  | 'staff-notice'

const invitation: MessageLimit = {
  toPerson: { name: 'invitations-to-person', max: 6, perSeconds: hour },
  ofFirm: { name: 'invitations-of-firm', max: 120, perSeconds: minute },
}
const login: MessageLimit = {
  toPerson: { name: 'login-messages-to-person', max: 6, perSeconds: hour },
  ofFirm: { name: 'login-messages-of-firm', max: 30, perSeconds: minute },
}
const colleague: MessageLimit = {
  toPerson: { name: 'colleague-messages-to-person', max: 6, perSeconds: hour },
  ofFirm: { name: 'colleague-messages-of-firm', max: 30, perSeconds: minute },
}
const ownLogin: MessageLimit = {
  toPerson: { name: 'own-login-messages', max: 20, perSeconds: hour },
  ofFirm: { name: 'own-login-messages-of-firm', max: 60, perSeconds: minute },
}
const notice: MessageLimit = {
  toPerson: { name: 'notices-to-person', max: 6, perSeconds: hour },
  ofFirm: { name: 'notices-of-firm', max: 240, perSeconds: minute },
}
const staffNotice: MessageLimit = {
  toPerson: { name: 'staff-notices-to-person', max: 60, perSeconds: hour },
  ofFirm: { name: 'staff-notices-of-firm', max: 240, perSeconds: minute },
}

export const messageLimits: Readonly<Record<MessageKind, MessageLimit>> = {
  invitation,
  login,
  colleague,
  'own-login': ownLogin,
  notice,
  'staff-notice': staffNotice,
}

export interface Recipient {
  /** For the sentence of a refusal. */
  readonly name: string
  /** Email and phone that get the message, or what stands for them: each is limited. */
  readonly addresses: readonly string[]
}

export interface LimitedMessage {
  readonly kind: MessageKind
  /** Whose messages these are. Others of the same person do not count. */
  readonly firmId: string
  readonly recipients: readonly Recipient[]
}

export interface MessageTurn {
  readonly limit: RateLimit
  readonly subject: string
}

/** One turn for each message of the firm, and one for each address. */
export function listTurns({ kind, firmId, recipients }: LimitedMessage): readonly MessageTurn[] {
  const { toPerson, ofFirm } = messageLimits[kind]
  return recipients.flatMap(({ addresses }) => [
    { limit: ofFirm, subject: firmId },
    ...addresses.map((address) => ({ limit: toPerson, subject: toSubject(firmId, address) })),
  ])
}

export function isOfFirm({ kind }: LimitedMessage, { limit }: MessageTurn): boolean {
  return limit.name === messageLimits[kind].ofFirm.name
}

/** The person whose limit a turn is. */
export function findRecipient(
  { firmId, recipients }: LimitedMessage,
  { subject }: MessageTurn,
): Recipient | undefined {
  return recipients.find(({ addresses }) =>
    addresses.some((address) => toSubject(firmId, address) === subject),
  )
}

const toSubject = (firmId: string, address: string) => `${firmId}|${address}`

/** Minutes are rounded up, so that the message can go when the clock shows this time. */
export function roundUpToMinute(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / 60_000) * 60_000)
}
