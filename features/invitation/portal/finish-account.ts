import { currentAccount } from '#features/account/portal/current-account.ts'
import { updateAccount } from '#features/account/portal/account.operations.ts'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { rememberOrigin } from '#features/sign-in/portal/session/page-of-origin.ts'
import { endSession } from '#features/sign-in/portal/session/session.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { whereAfterSignIn } from '#features/sign-in/rules/where-next.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { paths } from '#ui/navigation/paths.ts'

/** Returns the path to continue at. A failed call can be repeated (spec: accounts#completion). */
export async function finishAccount(): Promise<string> {
  const account = currentAccount()
  if (account === undefined) return paths.login
  const isRefused = await refusesCompletion(account.id)
  const isClient = !isRefused && (await graph.refresh()) && session.get().status === 'client'
  if (isClient)
    return whereAfterSignIn({ caseCount: currentAccount()?.caseCount ?? account.caseCount })
  await endSession()
  rememberOrigin(whereAfterSignIn({ caseCount: account.caseCount }), account.id)
  return paths.login
}

async function refusesCompletion(accountId: string): Promise<boolean> {
  try {
    await graph.run(updateAccount, {
      account: { id: accountId, accountCreationStep: creationStep.allDone },
    })
    return false
  } catch (problem) {
    if (
      !(problem instanceof GraphProblem) ||
      problem.kind === 'unavailable' ||
      problem.kind === 'unexpected'
    )
      throw problem
    return true
  }
}
