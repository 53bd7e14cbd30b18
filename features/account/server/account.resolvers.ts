// The account's table of contents: which field is answered by which use case.
import type { Resolvers } from '#contract/server.generated.ts'
import { accountById } from './account.store.ts'
import { cancelChannelChange, changeChannel, resendChannelCode } from './channels/change-channel.ts'
import { confirmChannel } from './channels/confirm-channel.ts'
import { maskedWishOf } from './channels/pending-channels.ts'
import { updateAccount } from './update-account.ts'
import { verifyAccountDetails } from './verify-account-details.ts'
import {
  startEmailVerification,
  startPhoneVerification,
  submitEmailVerificationCode,
  submitPhoneVerificationCode,
} from './channels/verify-channels.ts'
import type { AccountWorld } from './deps.ts'
import { accountProblems } from '../rules/problems.ts'
import { problemsOf } from '#lib/problem.ts'
import { requireClient, requireSignedIn } from '#lib/viewer.ts'

const problem = problemsOf(accountProblems)

export function accountResolvers(world: AccountWorld) {
  return {
    Query: { accounts: () => ({}) },
    Mutation: {
      accounts: () => ({}),
      verifyAccountDetails: (_, __, { viewer }) =>
        verifyAccountDetails(world, requireSignedIn(viewer)),
      startEmailVerification: (_, __, { viewer }) =>
        startEmailVerification(world, requireSignedIn(viewer)),
      startPhoneVerification: (_, __, { viewer }) =>
        startPhoneVerification(world, requireSignedIn(viewer)),
      submitEmailVerificationCode: (_, { code }, { viewer }) =>
        submitEmailVerificationCode(world, requireSignedIn(viewer), code),
      submitPhoneVerificationCode: (_, { code }, { viewer }) =>
        submitPhoneVerificationCode(world, requireSignedIn(viewer), code),
      updateAccountMobilePhone: (_, { mobilePhoneNumber }, { viewer }) =>
        changeChannel(world, requireClient(viewer), 'mobile', mobilePhoneNumber),
      verifyUpdatedMobilePhone: (_, { code }, { viewer }) =>
        confirmChannel(world, requireClient(viewer), 'mobile', code),
      resendUpdatedMobilePhoneCode: (_, __, { viewer }) =>
        resendChannelCode(world, requireClient(viewer), 'mobile'),
      cancelUpdateAccountMobilePhone: async (_, __, { viewer }) => ({
        mobilePhoneNumber: (await cancelChannelChange(world, requireClient(viewer), 'mobile'))
          .mobilePhone,
      }),
      updateAccountEmailAddress: (_, { emailAddress }, { viewer }) =>
        changeChannel(world, requireClient(viewer), 'email', emailAddress),
      verifyUpdatedEmailAddress: (_, { code }, { viewer }) =>
        confirmChannel(world, requireClient(viewer), 'email', code),
      resendUpdatedEmailAddressCode: (_, __, { viewer }) =>
        resendChannelCode(world, requireClient(viewer), 'email'),
      cancelUpdateAccountEmailAddress: async (_, __, { viewer }) => ({
        emailAddress: (await cancelChannelChange(world, requireClient(viewer), 'email'))
          .emailAddress,
      }),
    },
    AccountsQuery: {
      get: async (_, __, { viewer }) => {
        const account = await accountById(world.database.db, requireSignedIn(viewer).accountId)
        if (!account) throw problem('account.not-found')
        return account
      },
    },
    AccountsMutation: {
      update: (_, { account }, { viewer }) =>
        updateAccount(world, requireSignedIn(viewer), account),
    },
    Account: {
      userName: (account) => account.emailAddress,
      ssn: (account) => (account.hasSsn ? 'XXX-XX-XXXX' : null),
      verifyPhone: (account) => !account.isMobileVerified,
      verifyEmail: (account) => !account.isEmailVerified,
      unVerifiedMobilePhone: (account) => maskedWishOf(world, account.id, 'mobile'),
      unVerifiedEmailAddress: (account) => maskedWishOf(world, account.id, 'email'),
    },
  } satisfies Resolvers
}
