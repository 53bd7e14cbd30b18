import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../feedback/toast-list.ts'
import { readAgain } from '../../graphql/hooks.ts'
import { useAct, type ActOutcome, type ActWords } from '../../graphql/use-act.ts'
import { useUnsavedWords } from '../../navigation/unsaved-words.ts'
import { keepTyped } from './keep-typed.ts'
import { useDraft, type Draft, type Found } from './use-draft.ts'

export interface DraftFormOptions<Values, Result extends ActOutcome, Read> {
  /** The draft at first, without a record. */
  readonly empty?: Values
  /** Replaces the draft at first: words that were kept when the form was closed. */
  readonly kept?: Values | undefined
  readonly check?: (draft: Values) => Found
  readonly words: ActWords
  /** `seen` is the record as the person has seen it last. */
  readonly save: (draft: Values, seen: Read) => Promise<Result | 'canceled'>
  /** The queries that show what is saved. */
  readonly shownBy?: ReadonlyArray<{ readonly name: string }>
  readonly toast?: (draft: Values, result: Result) => string
  readonly onSaved?: (result: Result) => void | Promise<void>

  // A record that a colleague may change first:
  /** As it was read. Undefined for a new one, which begins as `empty`. */
  readonly read?: Read
  readonly toDraft?: (saved: NonNullable<Read>) => Values
  /** As it is now: of a refusal because of a colleague, and after success. */
  readonly getSaved?: (result: Result) => NonNullable<Read> | null
  /** Before a page with unsaved words is left. The default for a record. */
  readonly asksBeforeLeaving?: boolean
}

export interface DraftForm<Values> extends Omit<Draft<Values>, 'obstacle' | 'submit'> {
  /** The record as a colleague saved it meanwhile. To save again then replaces it. */
  readonly newer: Values | undefined
  readonly isBusy: boolean
  /** Why it was not saved, if no field is the reason. */
  readonly problem: string | undefined
  readonly submit: () => void
}

export interface RecordForm<Values, Result, Read> extends DraftForm<Values> {
  /** `newer`, as it was saved. */
  readonly newerRecord: NonNullable<Read> | undefined
  /** Another change of the record than that of the draft. */
  readonly saveInstead: (save: (seen: Read) => Promise<Result>, toast: string) => void
}

/**
 * A form of staff that saves with one mutation: the draft, its findings after the first submit, one
 * save at a time and why the last one failed. For a record that a colleague may change first, also
 * what the colleague saved, and the question before a page with unsaved words is left.
 */
export function useDraftForm<Values, Result extends ActOutcome, Read = undefined>({
  empty,
  kept,
  check,
  words,
  save,
  shownBy = [],
  toast,
  onSaved,
  read,
  toDraft,
  getSaved,
  asksBeforeLeaving = toDraft !== undefined,
}: DraftFormOptions<Values, Result, Read>): RecordForm<Values, Result, Read> {
  const act = useAct(words)
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const [newer, setNewer] = useState<NonNullable<Read>>()
  const [refusedField, setRefusedField] = useState<string>()
  const before = base != null && toDraft ? toDraft(base) : empty
  const { sentences } = words
  const first = (kept ?? before) as Values
  const form = useDraft({ empty: first, check, sentences })
  const { draft, set } = form
  const latest = useRef(draft)
  useEffect(() => void (latest.current = draft), [draft])
  useUnsavedWords(asksBeforeLeaving && JSON.stringify(draft) !== JSON.stringify(before))

  async function run(
    change: (seen: Read) => Promise<Result | 'canceled'>,
    toTitle: ((result: Result) => string) | undefined,
  ): Promise<void> {
    const result = await act.run(async () => {
      setRefusedField(undefined)
      const outcome = await change((newer ?? base) as Read)
      if (outcome === 'canceled') return outcome
      setRefusedField(outcome.errorField ?? undefined)
      if (outcome.success) await readAgain(...shownBy)
      else setNewer(getSaved?.(outcome) ?? newer)
      return outcome
    })
    if (!result) return await readAgain(...shownBy)
    const saved = getSaved?.(result)
    if (saved != null && toDraft) {
      setBase(saved)
      setNewer(undefined)
      set(keepTyped({ sent: draft, now: latest.current, saved: toDraft(saved) }))
      form.forgetSubmit()
    }
    if (toTitle) toasts.show({ tone: 'success', title: toTitle(result) })
    await onSaved?.(result)
  }

  const isAtField = refusedField !== undefined && act.problem !== undefined
  return {
    ...form,
    errors: isAtField ? { ...form.errors, [refusedField]: act.problem } : form.errors,
    newer: newer != null && toDraft ? toDraft(newer) : undefined,
    newerRecord: newer,
    isBusy: act.isBusy,
    problem: form.obstacle ?? (isAtField ? undefined : act.problem),
    submit: () =>
      form.submit(() => {
        const toTitle = toast && ((result: Result) => toast(draft, result))
        void run((seen) => save(draft, seen), toTitle)
      }),
    saveInstead: (change, title) => void run(change, () => title),
  }
}
