// The sign-in room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { refreshSession } from './refresh-session.ts'
import { resendMfaCode, submitMfaCode } from './second-factor.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signOff } from './sign-off.ts'
import type { SignInWorld } from './world.ts'

export function signInResolvers(world: SignInWorld) {
  return {
    Query: {
      tokenFromUsernameAndPassword: (_, typed, { viewer, setCookie }) => signInWithPassword(world, viewer, setCookie, typed),
      tokenFromRefreshToken: (_, __, { viewer, setCookie }) => refreshSession(world, viewer, setCookie),
    },
    Mutation: {
      submitMfaCode: (_, answer, { viewer, setCookie }) => submitMfaCode(world, viewer, setCookie, answer),
      resendMfaCode: (_, answer, { viewer }) => resendMfaCode(world, viewer, answer),
      signOff: async (_, __, { viewer, setCookie, clearSite }) => {
        clearSite()
        return signOff(world, viewer, setCookie)
      },
    },
  } satisfies Resolvers
}
