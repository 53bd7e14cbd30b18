import type { Resolvers } from '#contract/server.generated.ts'
import { findAccountById } from './account.store.ts'
import { cancelChannelChange, changeChannel, resendChannelCode } from './channels/change-channel.ts'
import { confirmChannel } from './channels/confirm-channel.ts'
import { findMaskedChange } from './channels/pending-channels.ts'
import { updateAccount } from './update-account.ts'
import { verifyAccountDetails } from './verify-account-details.ts'
import {
  startEmailVerification,
  startPhoneVerification,
  submitEmailVerificationCode,
  submitPhoneVerificationCode,
} from './channels/verify-channels.ts'
import type { AccountDeps } from './deps.ts'
import { problem } from '../rules/problems.ts'
import type { AccountRecord } from '../rules/records.ts'
import { maskedEmail } from '#lib/email.ts'
import { maskedPhone } from '#lib/phone.ts'

/** Staff see where codes go, not the full address and number (spec: preview#masked). */
function toPreview(account: AccountRecord): AccountRecord {
  const masked = (phone: string | null) => phone && maskedPhone(phone)
  return {
    ...account,
    emailAddress: maskedEmail(account.emailAddress),
    mobilePhone: maskedPhone(account.mobilePhone),
    homePhone: masked(account.homePhone),
    workPhone: masked(account.workPhone),
  }
}

export function accountResolvers(deps: AccountDeps) {
  return {
    Query: { accounts: () => ({}) },
    Mutation: {
      accounts: () => ({}),
      verifyAccountDetails: (_, __, { viewer }) => verifyAccountDetails(deps, viewer),
      startEmailVerification: (_, __, { viewer }) => startEmailVerification(deps, viewer),
      startPhoneVerification: (_, __, { viewer }) => startPhoneVerification(deps, viewer),
      submitEmailVerificationCode: (_, { code }, { viewer }) =>
        submitEmailVerificationCode(deps, viewer, code),
      submitPhoneVerificationCode: (_, { code }, { viewer }) =>
        submitPhoneVerificationCode(deps, viewer, code),
      updateAccountMobilePhone: (_, { mobilePhoneNumber }, { viewer }) =>
        changeChannel(deps, viewer, 'mobile', mobilePhoneNumber),
      verifyUpdatedMobilePhone: (_, { code }, { viewer }) =>
        confirmChannel(deps, viewer, 'mobile', code),
      resendUpdatedMobilePhoneCode: (_, __, { viewer }) =>
        resendChannelCode(deps, viewer, 'mobile'),
      cancelUpdateAccountMobilePhone: async (_, __, { viewer }) => ({
        mobilePhoneNumber: (await cancelChannelChange(deps, viewer, 'mobile')).mobilePhone,
      }),
      updateAccountEmailAddress: (_, { emailAddress }, { viewer }) =>
        changeChannel(deps, viewer, 'email', emailAddress),
      verifyUpdatedEmailAddress: (_, { code }, { viewer }) =>
        confirmChannel(deps, viewer, 'email', code),
      resendUpdatedEmailAddressCode: (_, __, { viewer }) =>
        resendChannelCode(deps, viewer, 'email'),
      cancelUpdateAccountEmailAddress: async (_, __, { viewer }) => ({
        emailAddress: (await cancelChannelChange(deps, viewer, 'email')).emailAddress,
      }),
    },
    AccountsQuery: {
      get: async (_, __, { viewer }) => {
        const account = await findAccountById(deps.database.db, viewer.accountId)
        if (!account) throw problem('account.not-found')
        return viewer.kind === 'preview' ? toPreview(account) : account
      },
    },
    AccountsMutation: {
      update: (_, { account }, { viewer }) => updateAccount(deps, viewer, account),
    },
    Account: {
      userName: (account) => account.emailAddress,
      ssn: (account) => (account.hasSsn ? 'XXX-XX-XXXX' : null),
      verifyPhone: (account) => !account.isMobileVerified,
      verifyEmail: (account) => !account.isEmailVerified,
      unVerifiedMobilePhone: (account) => findMaskedChange(deps, account.id, 'mobile'),
      unVerifiedEmailAddress: (account) => findMaskedChange(deps, account.id, 'email'),
    },
  } satisfies Resolvers
}
