import type { Contact } from './records.ts'

export interface Channels {
  readonly email: string | undefined
  readonly text: string | undefined
}

/** 1 email, 2 text, 3 both. Email if a text cannot be sent (spec: cases#notice-channel). */
export function noticeChannels(
  contact: Pick<Contact, 'contactType' | 'emailAddress' | 'mobilePhone'>,
  isTextStopped: boolean,
): Channels {
  const { contactType } = contact
  const text = contactType === 1 || isTextStopped ? undefined : (contact.mobilePhone ?? undefined)
  const wantsEmail = contactType !== 2 || text === undefined
  return { email: wantsEmail ? (contact.emailAddress ?? undefined) : undefined, text }
}
