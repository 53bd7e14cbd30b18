import type { ContactType } from './contact-type.ts'
import type { Language } from '#lib/language.ts'
import type { DetailValues } from './account-details.ts'

export interface AccountRecord extends DetailValues<string | null> {
  readonly id: string
  readonly emailAddress: string
  readonly isEmailVerified: boolean
  /** Ten digits. */
  readonly mobilePhone: string
  readonly isMobileVerified: boolean
  readonly hasSsn: boolean
  readonly contactType: ContactType
  /** Null until one was chosen. */
  readonly language: Language | null
  /** IANA name of the time zone that the browser last sent. */
  readonly timeZone: string | null
  readonly accountCreationStep: number
  readonly authVersion: number
  /** Locked by a "This was not me" report until a proven channel or the firm unlocks it. */
  readonly isLocked: boolean
  /** Login codes go to the email until then. Null while they go to the phone. */
  readonly codesByEmailUntil: Date | null
}

export interface LoginAccount extends AccountRecord {
  /** Null after a contested change: no password is accepted until a new one is set. */
  readonly passwordHash: string | null
}
