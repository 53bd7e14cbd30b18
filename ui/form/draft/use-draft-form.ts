import { useState } from 'react'
import type { Finding } from '#lib/problem.ts'
import { toasts } from '../../feedback/toast-list.ts'
import { readAgain } from '../../graphql/hooks.ts'
import type { ActOutcome, ActWords } from '../../graphql/use-act.ts'
import { useVersionedAct, type Versioned } from '../../graphql/use-versioned-act.ts'
import { useAskBeforeLeaving } from '../../navigation/ask-before-leaving.ts'
import { fieldErrors } from '../field-errors.ts'
import type { FieldErrors } from '../form-context.ts'

export interface DraftFormOptions<Saved extends Versioned, Draft, Result extends ActOutcome> {
  /** The record as it was read. Undefined for a new one, which begins as `empty`. */
  readonly read: Saved | undefined
  readonly empty?: Draft
  readonly toDraft: (saved: Saved) => Draft
  /** Replaces the draft of what was read: words that were kept when the form was closed. */
  readonly kept?: Draft | undefined
  readonly check: (draft: Draft) => readonly Finding[]
  readonly words: ActWords
  /** `version` is that of the record that the person has seen, 0 for a new one. */
  readonly save: (draft: Draft, version: number) => Promise<Result>
  readonly getSaved: (result: Result) => Saved | null
  /** The queries that show the record. */
  readonly shownBy: ReadonlyArray<{ readonly name: string }>
  readonly toast: (draft: Draft) => string
  readonly onSaved?: () => void
}

export interface DraftForm<Draft> {
  readonly draft: Draft
  readonly set: (draft: Draft) => void
  /** The record as a colleague saved it meanwhile. To save again then replaces it. */
  readonly newer: Draft | undefined
  readonly errors: FieldErrors
  readonly isBusy: boolean
  /** The words of the last refusal. */
  readonly problem: string | undefined
  readonly submit: () => void
}

export interface RecordForm<Saved, Draft, Result> extends DraftForm<Draft> {
  /** `newer`, as it was saved. */
  readonly newerRecord: Saved | undefined
  /** Another change of the record than that of the draft. */
  readonly saveInstead: (save: (version: number) => Promise<Result>, toast: string) => void
}

/**
 * What a person types into a form for a record that a colleague may change first: the draft, its
 * findings after the first submit, one save at a time, and the question before a page with unsaved
 * words is left.
 */
export function useDraftForm<Saved extends Versioned, Draft, Result extends ActOutcome>({
  read,
  empty,
  toDraft,
  kept,
  check,
  words,
  save,
  getSaved,
  shownBy,
  toast,
  onSaved,
}: DraftFormOptions<Saved, Draft, Result>): RecordForm<Saved, Draft, Result> {
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct(words, base)
  const before = base === undefined ? empty : toDraft(base)
  const [draft, setDraft] = useState((kept ?? before) as Draft)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = check(draft)
  useAskBeforeLeaving(JSON.stringify(draft) !== JSON.stringify(before))

  async function run(change: (version: number) => Promise<Result>, title: string): Promise<void> {
    const result = await act.save(change, getSaved)
    await readAgain(...shownBy)
    if (!result) return
    const saved = getSaved(result)
    if (saved !== null) {
      setBase(saved)
      setDraft(toDraft(saved))
      setWasSubmitted(false)
    }
    toasts.show({ tone: 'success', title })
    onSaved?.()
  }

  function submit(): void {
    setWasSubmitted(true)
    if (findings.length === 0) void run((version) => save(draft, version), toast(draft))
  }

  return {
    draft,
    set: setDraft,
    newer: act.newer && toDraft(act.newer),
    newerRecord: act.newer,
    errors: wasSubmitted ? fieldErrors(findings, words.sentences) : {},
    isBusy: act.isBusy,
    problem: act.problem,
    submit,
    saveInstead: (change, title) => void run(change, title),
  }
}
