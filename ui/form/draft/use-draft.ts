import { useState } from 'react'
import { fillIn, type Finding, type Sentences } from '#lib/problem.ts'
import { fieldErrors } from '../field-errors.ts'
import type { FieldErrors } from '../form-context.ts'

/** What is wrong with a draft: findings, which get their sentences, or sentences by field. */
export type Found = readonly Finding[] | FieldErrors

/** A draft that something else keeps: useUnsentForm, or the page around the form. */
export type KeptDraft<Draft> = readonly [Draft, (draft: Draft) => void, ...unknown[]]

export interface DraftOptions<Draft> {
  /** The draft at first. */
  readonly empty: Draft
  /** Replaces `empty`. */
  readonly store?: KeptDraft<Draft>
  readonly check?: ((draft: Draft) => Found) | undefined
  readonly sentences?: Sentences
}

/** The properties of a field of text. */
export interface BoundField<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export interface Draft<Values> {
  readonly draft: Values
  readonly set: (draft: Values) => void
  readonly change: (part: Partial<Values>) => void
  readonly bind: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>
  /** Empty until the first submit. */
  readonly errors: FieldErrors
  /** The words of a finding without a field, after the first submit. */
  readonly obstacle: string | undefined
  /** Sends only a draft without findings. */
  readonly submit: (send: () => void) => void
  /** Hides the errors until the next submit. */
  readonly forgetSubmit: () => void
}

/** What a person types into a form, and what is wrong with it after the first submit. */
export function useDraft<Values>({
  empty,
  store,
  check = () => [],
  sentences = {},
}: DraftOptions<Values>): Draft<Values> {
  const own = useState(empty)
  const [draft, set] = store ?? own
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const found = check(draft)

  return {
    draft,
    set,
    change: (part) => set({ ...draft, ...part }),
    bind: (name) => ({
      name,
      value: draft[name],
      onChange: (value) => set({ ...draft, [name]: value }),
    }),
    errors: wasSubmitted ? toErrors(found, sentences) : {},
    obstacle: wasSubmitted ? findObstacle(found, sentences) : undefined,
    submit(send) {
      setWasSubmitted(true)
      if (isClean(found)) send()
    },
    forgetSubmit: () => setWasSubmitted(false),
  }
}

const isFindings = (found: Found): found is readonly Finding[] => Array.isArray(found)

function toErrors(found: Found, sentences: Sentences): FieldErrors {
  return isFindings(found) ? fieldErrors(found, sentences) : found
}

function findObstacle(found: Found, sentences: Sentences): string | undefined {
  const finding = isFindings(found) ? found.find(({ field }) => field === undefined) : undefined
  return finding && fillIn(sentences[finding.code] ?? '', finding.params ?? {})
}

function isClean(found: Found): boolean {
  return isFindings(found)
    ? found.length === 0
    : Object.values(found).every((error) => error === undefined)
}
