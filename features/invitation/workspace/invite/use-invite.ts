import type { SimilarClientPartsFragment } from '#features/clients/workspace/duplicates/duplicates.operations.ts'
import { useState } from 'react'
import { clientPaths, pathOfCase } from '#features/cases/workspace/paths.ts'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { createClientCase, type CreateClientCaseMutation } from '../invitation.operations.ts'
import { inviteSentences, inviteWords } from '../words.ts'
import { findDraftProblems, peopleOf, toInput, valueAt, type InviteDraft } from './invite-draft.ts'

export type Sending = 'send' | 'save'

/** A refusal of the server at a field, shown until that value changes. */
interface Refusal {
  readonly field: string
  readonly value: unknown
  readonly text: string
}

export interface InviteTeam {
  readonly attorneyId: string
  readonly paralegalId: string
}

export interface Invite {
  readonly busy: Sending | undefined
  readonly errors: FieldErrors
  /** The words of a refusal without a field, and of a lost connection. */
  readonly problem: string | undefined
  /** Clients who look like the same person. Empty when nothing asks. */
  readonly similar: readonly SimilarClientPartsFragment[]
  readonly submit: (sending: Sending) => void
  readonly confirmNewPerson: () => void
  readonly closeSimilar: () => void
}

/** Creates the case once, however often it is tried with the same draft. */
export function useInvite(draft: InviteDraft, team: InviteTeam, onCreated: () => void): Invite {
  const words = useWords(inviteWords)
  const sentences = useWords(inviteSentences)
  const go = useGo()
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [busy, setBusy] = useState<Sending>()
  const [last, setLast] = useState<Sending>('send')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [similar, setSimilar] = useState<readonly SimilarClientPartsFragment[]>([])
  const findings = findDraftProblems(draft, team.attorneyId)

  async function run(sending: Sending, isNewPerson: boolean): Promise<void> {
    if (busy !== undefined) return
    setWasSubmitted(true)
    setLast(sending)
    setProblem(undefined)
    setRefusal(undefined)
    setSimilar([])
    if (findings.length > 0) return
    setBusy(sending)
    try {
      const input = toInput(draft, { ...team, sendsInvitations: sending === 'send', isNewPerson })
      read((await graph.run(createClientCase, { input })).createClientCase, sending)
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? words.trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(undefined)
    }
  }

  function read(result: CreateClientCaseMutation['createClientCase'], sending: Sending): void {
    const { success, caseId, errorField } = result
    if (success) {
      onCreated()
      const invited = sending === 'send' ? peopleOf(draft).length : 0
      const path = caseId === null ? clientPaths.clients : pathOfCase(caseId)
      return go(path, { replace: true, state: { invited } })
    }
    if (result.similar !== null && result.similar.length > 0) return setSimilar(result.similar)
    const text = sentenceFor(readRefusal(result, result.error ?? words.trouble), sentences)
    const value = errorField === null ? undefined : valueAt(draft, errorField)
    if (errorField === null || value === undefined) return setProblem(text)
    return setRefusal({ field: errorField, value, text })
  }

  const isRefused = refusal !== undefined && valueAt(draft, refusal.field) === refusal.value
  const errors = {
    ...(wasSubmitted ? fieldErrors(findings, sentences) : {}),
    ...(isRefused ? { [refusal.field]: refusal.text } : {}),
  }

  return {
    busy,
    errors,
    problem,
    similar,
    submit: (sending) => void run(sending, false),
    confirmNewPerson: () => void run(last, true),
    closeSimilar: () => setSimilar([]),
  }
}
