import type { Resolvers } from '#contract/server.generated.ts'
import { reportNotMe } from '#features/account/server/report-not-me.ts'
import { changePassword } from './change-password.ts'
import { confirmResetCredentials } from './recovery/confirm-reset-credentials.ts'
import { resetCredentials } from './recovery/reset-credentials.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { resumeAccountCreation } from './resume-account-creation.ts'
import { findSecondFactorUnderWay } from './second-factor/second-factor-under-way.ts'
import { resendMfaCode, submitMfaCode } from './second-factor/second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signOff } from './sessions/sign-off.ts'
import { signedInDevices, signOutElsewhere } from './sessions/signed-in-devices.ts'
import { startStepUp, submitStepUpCode } from './second-factor/step-up.ts'
import type { SignInDeps } from './deps.ts'

export function signInResolvers(deps: SignInDeps) {
  return {
    Query: {
      tokenFromUsernameAndPassword: (_, typed, { viewer, setCookie, repetition }) =>
        signInWithPassword(deps, viewer, setCookie, typed, repetition),
      signedInDevices: (_, __, { viewer }) => signedInDevices(deps, viewer),
      secondFactorUnderWay: (_, __, { viewer }) => findSecondFactorUnderWay(deps, viewer),
      tokenFromRefreshToken: (_, __, { viewer, setCookie }) =>
        refreshSession(deps, viewer, setCookie),
    },
    Mutation: {
      submitMfaCode: (_, answer, { viewer, setCookie, repetition }) =>
        submitMfaCode(deps, viewer, setCookie, answer, repetition),
      resumeAccountCreation: (_, __, { viewer, setCookie }) =>
        resumeAccountCreation(deps, viewer, setCookie),
      resendMfaCode: (_, answer, { viewer }) => resendMfaCode(deps, viewer, answer),
      resetCredentials(_, typed, { viewer, setCookie, padAnswer, repetition }) {
        // Pads the length, which could reveal a match (spec: security#forgot-same-answer).
        padAnswer()
        return resetCredentials(deps, viewer, setCookie, typed, repetition)
      },
      confirmResetCredentials: (_, typed, { viewer, setCookie, repetition }) =>
        confirmResetCredentials(deps, viewer, setCookie, typed, repetition),
      changePassword: (_, typed, { viewer }) => changePassword(deps, viewer, typed),
      // The second factor cannot be disabled.
      enableMfa: () => ({ success: true, error: null }),
      startStepUp: (_, __, { viewer }) => startStepUp(deps, viewer),
      submitStepUpCode: (_, { code }, { viewer }) => submitStepUpCode(deps, viewer, code),
      signOutElsewhere: (_, __, { viewer }) => signOutElsewhere(deps, viewer),
      reportNotMe: (_, { token }, { viewer }) => reportNotMe(deps, viewer, token),
      signOff: async (_, __, { viewer, setCookie, clearCache }) => {
        // Clears only the cache, because "storage" would also delete the data of other accounts.
        clearCache()
        return signOff(deps, viewer, setCookie)
      },
    },
  } satisfies Resolvers
}
