import { useState } from 'react'
import { reminding } from '#features/work/workspace/bulk/reminding.ts'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { importClients, inviteImportedClients } from '../invitation.operations.ts'
import { importWords, inviteSentences } from '../words.ts'
import { countRows, newImport, type ImportDraft, type ImportedRow } from './import-draft.ts'

type Step = 'check' | 'create' | 'send'

interface Outcome {
  readonly success: boolean
  readonly error: string | null
  readonly errorCode: string | null
  readonly errorParams: unknown
}

export interface Import {
  readonly draft: ImportDraft
  /** True for a list from an earlier time. */
  readonly isKept: boolean
  /** The rows of the last check; undefined after a change of the list. */
  readonly rows: readonly ImportedRow[] | undefined
  readonly busy: Step | undefined
  readonly problem: string | undefined
  readonly setList: (csv: string) => void
  readonly check: () => void
  readonly create: () => void
  readonly send: () => void
  readonly startAgain: () => void
}

/** The list survives a reload. Created cases stay known until the next list is started. */
export function useImport(): Import {
  const words = useWords(importWords)
  const sentences = useWords(inviteSentences)
  const [first] = useState(() => newImport(freshKey()))
  const {
    draft,
    isKept,
    set: change,
    forget,
  } = useKeptDraft({
    name: 'import',
    begin: () => first,
    read: undefined,
  })
  const [rows, setRows] = useState<readonly ImportedRow[]>()
  const [busy, setBusy] = useState<Step>()
  const [problem, setProblem] = useState<string>()
  const { csv, creationKey, caseIds } = draft

  async function run<Result extends Outcome>(
    step: Step,
    act: () => Promise<Result>,
    onSuccess: (result: Result) => void,
  ): Promise<void> {
    if (busy !== undefined) return
    setBusy(step)
    setProblem(undefined)
    try {
      const result = await act()
      if (result.success) onSuccess(result)
      else setProblem(sentenceFor(readRefusal(result, result.error ?? words.trouble), sentences))
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      const isUnclear = failure.kind === 'unavailable' || failure.message === ''
      setProblem(isUnclear ? words.trouble : sentenceFor(failure, sentences))
    } finally {
      setBusy(undefined)
    }
  }

  const read = async (isDryRun: boolean) =>
    (await graph.run(importClients, { csv, isDryRun, creationKey })).importClients

  return {
    draft,
    isKept: isKept && csv !== '',
    rows,
    busy,
    problem,
    setList(text) {
      // Another list is another import: its rows have the same numbers.
      change({ ...newImport(freshKey()), csv: text })
      setRows(undefined)
      setProblem(undefined)
    },
    check: () =>
      void run(
        'check',
        () => read(true),
        (result) => setRows(result.rows),
      ),
    create: () =>
      void run(
        'create',
        () => read(false),
        (result) => {
          const leftOut = countRows(result.rows).faulty
          change({ ...draft, caseIds: result.caseIds, leftOut })
        },
      ),
    send: () =>
      void run(
        'send',
        async () => (await graph.run(inviteImportedClients, { caseIds })).inviteClients,
        ({ reminder }) => {
          if (reminder !== null) reminding.start(reminder.id)
          const done = { ...draft, areInvited: true }
          change(done)
          forget(done)
        },
      ),
    startAgain() {
      change(newImport(freshKey()))
      setRows(undefined)
      setProblem(undefined)
    },
  }
}
