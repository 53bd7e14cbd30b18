// Opens the set-up session after the phone code (spec: accounts#set-up-session).
import { setPendingFactor } from '#features/sign-in/portal/session/pending-factor.ts'
import { adoptSession } from '#features/sign-in/portal/session/session.ts'
import { logIn, resumeAccountCreation } from '#features/sign-in/portal/sign-in.operations.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'

/** `needs-code`: the server requires a second factor, at /login/2fauth. */
export async function enterSetUp(
  userId: string,
  password: string,
): Promise<'entered' | 'needs-code' | 'refused'> {
  const { tokenFromUsernameAndPassword: answer } = await graph.run(
    logIn,
    { userId, password, fromAccountCreationFlag: true },
    { anonymous: true, isAct: true },
  )
  if (answer.requiresMfa && answer.sessionId !== null) {
    setPendingFactor({
      user: userId,
      sessionId: answer.sessionId,
      destination: answer.mfaDeliveryDestination,
    })
    return 'needs-code'
  }
  return adoptSession(answer) === 'signed-out' ? 'refused' : 'entered'
}

/** Resumes the set-up session on a reloaded page, which no longer has the password. */
export async function resumeSetUp(): Promise<'entered' | 'refused'> {
  try {
    const { resumeAccountCreation: answer } = await graph.run(
      resumeAccountCreation,
      {},
      { anonymous: true },
    )
    return adoptSession(answer) === 'signed-out' ? 'refused' : 'entered'
  } catch (problem) {
    const isRefusal =
      problem instanceof GraphProblem &&
      (problem.kind === 'expired' || problem.kind === 'signed-out')
    if (isRefusal) return 'refused'
    throw problem
  }
}
