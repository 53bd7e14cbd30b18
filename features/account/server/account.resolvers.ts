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
import { accountProblems } from '../rules/problems.ts'
import { problemFactory } from '#lib/problem.ts'
import { requireClient, requireSignedIn } from '#lib/viewer.ts'

const problem = problemFactory(accountProblems)

export function accountResolvers(deps: AccountDeps) {
  return {
    Query: { accounts: () => ({}) },
    Mutation: {
      accounts: () => ({}),
      verifyAccountDetails: (_, __, { viewer }) =>
        verifyAccountDetails(deps, requireSignedIn(viewer)),
      startEmailVerification: (_, __, { viewer }) =>
        startEmailVerification(deps, requireSignedIn(viewer)),
      startPhoneVerification: (_, __, { viewer }) =>
        startPhoneVerification(deps, requireSignedIn(viewer)),
      submitEmailVerificationCode: (_, { code }, { viewer }) =>
        submitEmailVerificationCode(deps, requireSignedIn(viewer), code),
      submitPhoneVerificationCode: (_, { code }, { viewer }) =>
        submitPhoneVerificationCode(deps, requireSignedIn(viewer), code),
      updateAccountMobilePhone: (_, { mobilePhoneNumber }, { viewer }) =>
        changeChannel(deps, requireClient(viewer), 'mobile', mobilePhoneNumber),
      verifyUpdatedMobilePhone: (_, { code }, { viewer }) =>
        confirmChannel(deps, requireClient(viewer), 'mobile', code),
      resendUpdatedMobilePhoneCode: (_, __, { viewer }) =>
        resendChannelCode(deps, requireClient(viewer), 'mobile'),
      cancelUpdateAccountMobilePhone: async (_, __, { viewer }) => ({
        mobilePhoneNumber: (await cancelChannelChange(deps, requireClient(viewer), 'mobile'))
          .mobilePhone,
      }),
      updateAccountEmailAddress: (_, { emailAddress }, { viewer }) =>
        changeChannel(deps, requireClient(viewer), 'email', emailAddress),
      verifyUpdatedEmailAddress: (_, { code }, { viewer }) =>
        confirmChannel(deps, requireClient(viewer), 'email', code),
      resendUpdatedEmailAddressCode: (_, __, { viewer }) =>
        resendChannelCode(deps, requireClient(viewer), 'email'),
      cancelUpdateAccountEmailAddress: async (_, __, { viewer }) => ({
        emailAddress: (await cancelChannelChange(deps, requireClient(viewer), 'email'))
          .emailAddress,
      }),
    },
    AccountsQuery: {
      get: async (_, __, { viewer }) => {
        const account = await findAccountById(deps.database.db, requireSignedIn(viewer).accountId)
        if (!account) throw problem('account.not-found')
        return account
      },
    },
    AccountsMutation: {
      update: (_, { account }, { viewer }) => updateAccount(deps, requireSignedIn(viewer), account),
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
