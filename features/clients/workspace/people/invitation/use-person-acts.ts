import { useState } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useWords } from '#ui/language/language.ts'
import { clientSentences } from '#features/cases/workspace/sentences.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import {
  staffCasePage,
  type StaffCasePageQuery,
} from '#features/cases/workspace/case/case-page.operations.ts'
import {
  copyClientLink,
  removeSpouse,
  resendClientInvitation,
  revokeClientInvitation,
  sendInvitationsOfCase,
  type ClientLinkOutcomeFragment,
} from '../people.operations.ts'
import { whatHappened } from './invitation-words.ts'
import { casePageWords } from '#features/cases/workspace/case/words.ts'
import { casePeopleWords } from '../words.ts'

type Outcome = Omit<ClientLinkOutcomeFragment, 'link'>

export interface PersonActs {
  /** What runs: the ID of a person, or `all`. */
  readonly busy: string | undefined
  /** The words of the last refusal. */
  readonly problem: string | undefined
  readonly sendAll: (people: readonly CasePerson[]) => Promise<void>
  readonly send: (person: CasePerson) => Promise<void>
  readonly revoke: (person: CasePerson) => Promise<void>
  readonly removeSpouse: (person: CasePerson) => Promise<void>
  /** Returns the link, or undefined after a refusal and if staff do not confirm. */
  readonly copyLink: (person: CasePerson) => Promise<string | undefined>
}

/** What the firm does about the invitations of a case. A refusal reads the case again. */
export function usePersonActs(caseId: string): PersonActs {
  const words = useWords(casePeopleWords)
  const { trouble } = useWords(casePageWords)
  const sentences = useWords(clientSentences)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function run<Result extends Outcome>(
    people: readonly CasePerson[],
    act: () => Promise<Result | 'canceled'>,
  ): Promise<Result | undefined> {
    if (busy !== undefined) return undefined
    const [only, ...more] = people
    setBusy(only === undefined || more.length > 0 ? 'all' : only.id)
    setProblem(undefined)
    try {
      const result = await act()
      if (result === 'canceled') return undefined
      await readAgain(staffCasePage)
      if (result.success) return result
      const refusal = readRefusal(result, result.error ?? trouble)
      setProblem(findChange(people) ?? sentenceFor(refusal, sentences))
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(undefined)
    }
    return undefined
  }

  function findChange(people: readonly CasePerson[]): string | undefined {
    const key = getKey(staffCasePage, { id: caseId })
    const legalCase = queryClient.getQueryData<StaffCasePageQuery>(key)?.staffCase
    if (legalCase?.client.stage === 'COMPLETE') return words.meanwhile.caseComplete
    const current = legalCase?.people ?? []
    return people
      .map((person) =>
        whatHappened(
          person,
          current.find(({ id }) => id === person.id),
          words,
        ),
      )
      .find((change) => change !== undefined)
  }

  async function runAndSay(
    people: readonly CasePerson[],
    act: () => Promise<Outcome>,
    title: string,
  ): Promise<void> {
    if (await run(people, act)) toasts.show({ tone: 'success', title })
  }

  return {
    busy,
    problem,
    sendAll: (people) =>
      runAndSay(
        people,
        async () => (await graph.run(sendInvitationsOfCase, { caseIds: [caseId] })).inviteClients,
        people.length > 1 ? words.invitationsSent : words.invitationSent,
      ),
    send: (person) =>
      runAndSay(
        [person],
        async () =>
          (await graph.run(resendClientInvitation, { participantId: person.id }))
            .resendClientInvitation,
        words.linkSentTo(person.givenName),
      ),
    revoke: (person) =>
      runAndSay(
        [person],
        async () =>
          (await graph.run(revokeClientInvitation, { participantId: person.id }))
            .revokeClientInvitation,
        words.revokedFor(person.givenName),
      ),
    removeSpouse: (person) =>
      runAndSay(
        [person],
        async () =>
          (
            await graph.run(removeSpouse, {
              participantId: person.id,
              hasAccount: person.hasAccount,
            })
          ).removeSpouse,
        words.spouseRemoved(person.givenName),
      ),
    async copyLink(person) {
      const result = await run([person], () =>
        runWithStepUp(
          async () =>
            (await graph.run(copyClientLink, { participantId: person.id })).copyClientLink,
        ),
      )
      return result?.link ?? undefined
    },
  }
}
