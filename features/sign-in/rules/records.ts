import type { AccountRecord } from '#features/account/rules/records.ts'

export interface SecondFactorUnderWayRecord {
  readonly sessionId: string
  readonly user: string
  readonly mfaDeliveryDestination: string
}

export interface AuthenticationSessionRecord {
  readonly isAuthenticated: boolean
  readonly idToken: string | null
  readonly accessToken: string | null
  readonly expirationTime: Date | null
  readonly expiresIn: number | null
  readonly requiresMfa: boolean
  readonly mfaDeliveryDestination: string | null
  readonly sessionId: string | null
  readonly account: AccountRecord | null
  readonly mirrorKey: string | null
  readonly unsentKeys: readonly string[] | null
  readonly unVerifiedMobilePhoneReset: boolean
  readonly verifiedMobilePhone: string | null
  readonly unVerifiedMobilePhone: string | null
  readonly unVerifiedEmailAddressReset: boolean
  readonly verifiedEmailAddress: string | null
  readonly unVerifiedEmailAddress: string | null
}
