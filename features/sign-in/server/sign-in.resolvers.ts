// The sign-in room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { reportNotMe } from '#features/account/server/report-not-me.ts'
import { requireClient } from '#lib/viewer.ts'
import { changePassword } from './change-password.ts'
import { confirmResetCredentials } from './recovery/confirm-reset-credentials.ts'
import { resetCredentials } from './recovery/reset-credentials.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { resumeAccountCreation } from './resume-account-creation.ts'
import { secondFactorUnderWay } from './second-factor-under-way.ts'
import { resendMfaCode, submitMfaCode } from './second-factor/second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signOff } from './sessions/sign-off.ts'
import { signedInDevices, signOutElsewhere } from './sessions/signed-in-devices.ts'
import { startStepUp, submitStepUpCode } from './second-factor/step-up.ts'
import type { SignInWorld } from './deps.ts'

export function signInResolvers(world: SignInWorld) {
  return {
    Query: {
      tokenFromUsernameAndPassword: (_, typed, { viewer, setCookie }) =>
        signInWithPassword(world, viewer, setCookie, typed),
      signedInDevices: (_, __, { viewer }) => signedInDevices(world, requireClient(viewer)),
      secondFactorUnderWay: (_, __, { viewer }) => secondFactorUnderWay(world, viewer),
      tokenFromRefreshToken: (_, __, { viewer, setCookie }) =>
        refreshSession(world, viewer, setCookie),
    },
    Mutation: {
      submitMfaCode: (_, answer, { viewer, setCookie }) =>
        submitMfaCode(world, viewer, setCookie, answer),
      resumeAccountCreation: (_, __, { viewer, setCookie }) =>
        resumeAccountCreation(world, viewer, setCookie),
      resendMfaCode: (_, answer, { viewer }) => resendMfaCode(world, viewer, answer),
      resetCredentials(_, typed, { viewer, setCookie, padAnswer }) {
        // Found or not: the length of the answer must not tell (safety 2.1).
        padAnswer()
        return resetCredentials(world, viewer, setCookie, typed)
      },
      confirmResetCredentials: (_, typed, { viewer, setCookie }) =>
        confirmResetCredentials(world, viewer, setCookie, typed),
      changePassword: (_, typed, { viewer }) => changePassword(world, requireClient(viewer), typed),
      // The second factor is always on.
      enableMfa: () => ({ success: true, error: null }),
      startStepUp: (_, __, { viewer }) => startStepUp(world, requireClient(viewer)),
      submitStepUpCode: (_, { code }, { viewer }) =>
        submitStepUpCode(world, requireClient(viewer), code),
      signOutElsewhere: (_, __, { viewer }) => signOutElsewhere(world, requireClient(viewer)),
      reportNotMe: (_, { token }, { viewer }) => reportNotMe(world, viewer, token),
      signOff: async (_, __, { viewer, setCookie, clearCache }) => {
        // The portal deletes what this account keeps on the device. "storage" would also delete what others keep there.
        clearCache()
        return signOff(world, viewer, setCookie)
      },
    },
  } satisfies Resolvers
}
