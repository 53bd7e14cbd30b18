import { comparableEmail } from '#lib/email.ts'
import { mobileDigits, readablePhone } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { graph } from '#ui/graphql/graph.ts'
import { newEmail, newMobile } from '../../../rules/channel-change.ts'
import type { WholeAccountFragment } from '../../account.operations.ts'
import type { Outcome } from '../notices.ts'
import {
  cancelUpdateAccountEmailAddress,
  cancelUpdateAccountMobilePhone,
  resendUpdatedEmailAddressCode,
  resendUpdatedMobilePhoneCode,
  updateAccountEmailAddress,
  updateAccountMobilePhone,
  verifyUpdatedEmailAddress,
  verifyUpdatedMobilePhone,
} from '../profile.operations.ts'

interface ChannelRequest extends Outcome {
  readonly destination: string | null
}

export interface Channel {
  readonly name: 'mobile' | 'email'
  readonly current: (account: WholeAccountFragment) => string
  readonly findFinding: (typed: string, account: WholeAccountFragment) => Finding | undefined
  readonly update: (typed: string) => Promise<ChannelRequest>
  readonly verify: (code: string) => Promise<Outcome>
  readonly resend: () => Promise<ChannelRequest>
  /** Discards the new value and returns the account with its current value. */
  readonly cancel: (account: WholeAccountFragment) => Promise<WholeAccountFragment>
  /** The account after the typed value was proven. */
  readonly proven: (account: WholeAccountFragment, typed: string) => WholeAccountFragment
}

export const mobileChannel: Channel = {
  name: 'mobile',
  current: ({ mobilePhone }) => readablePhone(mobilePhone ?? ''),
  findFinding(typed, { mobilePhone, verifyPhone }) {
    if (isBlank(typed)) return { code: 'account.new-mobile-required' }
    const wanted = newMobile(typed, {
      mobilePhone: mobilePhone ?? '',
      isMobileVerified: !verifyPhone,
    })
    return 'finding' in wanted ? wanted.finding : undefined
  },
  update: async (typed) =>
    (await graph.run(updateAccountMobilePhone, { mobilePhoneNumber: mobileDigits(typed) ?? typed }))
      .updateAccountMobilePhone,
  verify: async (code) =>
    (await graph.run(verifyUpdatedMobilePhone, { code })).verifyUpdatedMobilePhone,
  resend: async () =>
    (await graph.run(resendUpdatedMobilePhoneCode, {})).resendUpdatedMobilePhoneCode,
  async cancel(account) {
    const { cancelUpdateAccountMobilePhone: canceled } = await graph.run(
      cancelUpdateAccountMobilePhone,
      {},
    )
    return { ...account, mobilePhone: canceled.mobilePhoneNumber }
  },
  proven: (account, typed) => ({
    ...account,
    mobilePhone: mobileDigits(typed) ?? account.mobilePhone,
    verifyPhone: false,
  }),
}

export const emailChannel: Channel = {
  name: 'email',
  current: ({ emailAddress }) => emailAddress,
  findFinding(typed, { emailAddress, verifyEmail }) {
    if (isBlank(typed)) return { code: 'account.new-email-required' }
    const wanted = newEmail(typed, { emailAddress, isEmailVerified: !verifyEmail })
    return 'finding' in wanted ? wanted.finding : undefined
  },
  update: async (typed) =>
    (await graph.run(updateAccountEmailAddress, { emailAddress: typed.trim() }))
      .updateAccountEmailAddress,
  verify: async (code) =>
    (await graph.run(verifyUpdatedEmailAddress, { code })).verifyUpdatedEmailAddress,
  resend: async () =>
    (await graph.run(resendUpdatedEmailAddressCode, {})).resendUpdatedEmailAddressCode,
  async cancel(account) {
    const { cancelUpdateAccountEmailAddress: canceled } = await graph.run(
      cancelUpdateAccountEmailAddress,
      {},
    )
    return { ...account, emailAddress: canceled.emailAddress, userName: canceled.emailAddress }
  },
  proven(account, typed) {
    const emailAddress = comparableEmail(typed)
    return { ...account, emailAddress, userName: emailAddress, verifyEmail: false }
  },
}
