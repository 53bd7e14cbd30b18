import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../feedback/toast-list.ts'
import { readAgain } from '../../graphql/hooks.ts'
import { useAct, type ActOutcome, type ActWords } from '../../graphql/use-act.ts'
import { useUnsavedWords } from '../../navigation/unsaved-words.ts'
import { isSameDraft, keepTyped } from './keep-typed.ts'
import { useDraft, type Draft, type Found } from './use-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export interface DraftFormOptions<Values, Result extends ActOutcome, Read> {
  /** The draft at first, without a record. */
  readonly empty?: Values
  /** Replaces the draft at first. */
  readonly first?: Values
  /** Keeps the words for this person under this name until they are saved (spec: staff#tab-drafts). */
  readonly keptAs?: string
  readonly check?: (draft: Values) => Found
  readonly words: ActWords
  /** `seen` is the record as the person has seen it last. */
  readonly save: (draft: Values, seen: Read) => Promise<Result | 'canceled'>
  /** The queries that show what is saved. */
  readonly shownBy?: ReadonlyArray<{ readonly name: string }>
  readonly toast?: (draft: Values, result: Result) => string
  /** `hasMore`: the person typed while the draft was saved. */
  readonly onSaved?: (result: Result, hasMore: boolean) => void | Promise<void>

  // A record that a colleague may change first:
  /** As it was read. Undefined for a new one, which begins as `empty`. */
  readonly read?: Read
  readonly toDraft?: (saved: NonNullable<Read>) => Values
  /** As it is now: of a refusal because of a colleague, and after success. */
  readonly getSaved?: (result: Result) => NonNullable<Read> | null
  /** Before a page with unsaved words is left. The default for a record whose words are not kept. */
  readonly asksBeforeLeaving?: boolean
}

export interface DraftForm<Values> extends Omit<Draft<Values>, 'obstacle' | 'submit'> {
  /** True while the form shows words from an earlier time. */
  readonly isKept: boolean
  /** Throws the words away. */
  readonly discard: () => void
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
  first,
  keptAs,
  check,
  words,
  save,
  shownBy = [],
  toast,
  onSaved,
  read,
  toDraft,
  getSaved,
  asksBeforeLeaving = toDraft !== undefined && keptAs === undefined,
}: DraftFormOptions<Values, Result, Read>): RecordForm<Values, Result, Read> {
  const act = useAct(words)
  const toFirst = (saved: Read) => (saved != null && toDraft ? toDraft(saved) : empty) as Values
  const { base, isKept, rebase, forget, discard, ...kept } = useKeptDraft({
    name: keptAs,
    begin: (saved: Read) => first ?? toFirst(saved),
    read: read as Read,
  })
  const [newer, setNewer] = useState<NonNullable<Read>>()
  const [refusedField, setRefusedField] = useState<string>()
  const { sentences } = words
  const form = useDraft({ empty: kept.draft, store: [kept.draft, kept.set], check, sentences })
  const { draft } = form
  const latest = useRef(draft)
  useEffect(() => void (latest.current = draft), [draft])
  useUnsavedWords(asksBeforeLeaving && !isSameDraft(draft, toFirst(base)))

  async function run(
    change: (seen: Read) => Promise<Result | 'canceled'>,
    toTitle: ((result: Result) => string) | undefined,
  ): Promise<void> {
    const result = await act.run(async () => {
      setRefusedField(undefined)
      const outcome = await change(newer ?? base)
      if (outcome === 'canceled') return outcome
      setRefusedField(outcome.errorField ?? undefined)
      if (outcome.success) await readAgain(...shownBy)
      else setNewer(getSaved?.(outcome) ?? newer)
      return outcome
    })
    if (!result) return await readAgain(...shownBy)
    const saved = toDraft && getSaved?.(result)
    const hasMore = !isSameDraft(draft, latest.current)
    if (saved != null) {
      setNewer(undefined)
      const next = keepTyped({ sent: draft, now: latest.current, saved: toFirst(saved) })
      rebase(saved, next)
      // A draft that began as `first` differs from it after a save, with nothing left to keep.
      if (!hasMore) forget(next)
      form.forgetSubmit()
    } else {
      forget(draft)
    }
    if (toTitle) toasts.show({ tone: 'success', title: toTitle(result) })
    // A dialog stays open with the words that were typed while it saved.
    if (saved == null || !hasMore) await onSaved?.(result, hasMore)
  }

  const isAtField = refusedField !== undefined && act.problem !== undefined
  return {
    ...form,
    isKept,
    discard() {
      setNewer(undefined)
      form.forgetSubmit()
      discard()
    },
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
