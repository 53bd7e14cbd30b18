// Where a notice goes: by the wish of the person, never to a channel that was not proven, never by text to a number that answered STOP.
import type { Contact } from './records.ts'

export interface Channels {
  readonly email: string | undefined
  readonly text: string | undefined
}

/** Contact type 1 Email, 2 Text, 3 both (seeds/000, section 3). Whoever wants texts and cannot get any is told by e-mail. */
export function noticeChannels(
  contact: Pick<Contact, 'contactType' | 'emailAddress' | 'mobilePhone'>,
  isTextStopped: boolean,
): Channels {
  const { contactType } = contact
  const text = contactType === 1 || isTextStopped ? undefined : (contact.mobilePhone ?? undefined)
  const wantsEmail = contactType !== 2 || text === undefined
  return { email: wantsEmail ? (contact.emailAddress ?? undefined) : undefined, text }
}
