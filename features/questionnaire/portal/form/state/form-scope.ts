import { createContext, use, useSyncExternalStore, type ComponentType } from 'react'
import { isJsonObject } from '../../../rules/json.ts'
import type { AnswerFault } from '#features/questionnaire/rules/verdict/wrong-value.ts'
import type { Json, ModelQuestion, Schema, UiSchema } from '../../../rules/content/model.ts'
import { answerAt, type AnswerPath } from './answer-path.ts'
import type { AnswerStore } from './answer-store.ts'

export interface EntryFormProps {
  readonly path: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
}

/** What all fields of a question share. */
export interface QuestionScope {
  readonly store: AnswerStore
  readonly faults: readonly AnswerFault[]
  /** Number of presses of Continue that found errors. */
  readonly attempt: number
  /** Error texts, keyed by control ID. */
  readonly sentences: ReadonlyMap<string, string>
  /** YYYY-MM-DD */
  readonly today: string
  /** True when fields may be marked as guesses. */
  readonly mayGuess: boolean
  /** The sub-questions of each record. */
  readonly subs: readonly ModelQuestion[]
  readonly onOpenSub: (recordId: string, sub: ModelQuestion) => void
  readonly announce: (sentence: string) => void
  /** The path of another question of this section, by its QuestionId. */
  readonly wayTo: (questionId: string) => string
  /** Passed through the context to avoid an import cycle: entries have lists, and lists entries. */
  readonly EntryForm: ComponentType<EntryFormProps>
}

/** What the question's own fields share, or the fields of one entry. */
export interface FieldScope {
  readonly base: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
  /** The nesting level: 0 for the question, 1 for its entries, and so on. */
  readonly depth: number
  readonly openEntry: string | undefined
  readonly onOpenEntry: (id: string | undefined) => void
}

export const QuestionContext = createContext<QuestionScope | undefined>(undefined)

export const FieldContext = createContext<FieldScope | undefined>(undefined)

export function useQuestion(): QuestionScope {
  return requireScope(use(QuestionContext))
}

export function useFields(): FieldScope {
  return requireScope(use(FieldContext))
}

function requireScope<T>(scope: T | undefined): T {
  if (scope === undefined) throw new Error('A field stands in a form.')
  return scope
}

export function useAnswerAt(path: AnswerPath): Json | undefined {
  const { store } = useQuestion()
  return useSyncExternalStore(store.subscribe, () => answerAt(store.answer(), path))
}

/** `read` must return the same value for the same record. */
export function useReading<T>(
  path: AnswerPath,
  read: (record: { readonly [key: string]: Json }) => T,
): T {
  const { store } = useQuestion()
  return useSyncExternalStore(store.subscribe, () => {
    const place = answerAt(store.answer(), path)
    return read(isJsonObject(place) ? place : nothing)
  })
}

const nothing = {}
