import { useState } from 'react'
import { useAct, type Act, type ActOutcome, type ActWords } from './use-act.ts'

export interface Versioned {
  readonly version: number
}

export interface VersionedAct<Saved extends Versioned> extends Pick<Act, 'isBusy' | 'problem'> {
  /** The record as someone saved it after it was read here. */
  readonly newer: Saved | undefined
  /** Runs a change of the version that the person has seen. Returns the result after success. */
  readonly save: <Result extends ActOutcome>(
    act: (version: number) => Promise<Result>,
    getSaved: (result: Result) => Saved | null,
  ) => Promise<Result | undefined>
}

/**
 * A change of a record that a colleague may have changed first. The refusal brings the record as it
 * is now; to save again then replaces it. `read` is undefined for a new record.
 */
export function useVersionedAct<Saved extends Versioned>(
  words: ActWords,
  read: Saved | undefined,
): VersionedAct<Saved> {
  const { isBusy, problem, run } = useAct(words)
  const [newer, setNewer] = useState<Saved>()
  return {
    isBusy,
    problem,
    newer,
    save: (act, getSaved) =>
      run(async () => {
        const result = await act((newer ?? read)?.version ?? 0)
        const saved = result.success ? null : getSaved(result)
        if (saved !== null) setNewer(saved)
        return result
      }),
  }
}
