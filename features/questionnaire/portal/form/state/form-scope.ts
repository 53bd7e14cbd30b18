// What the fields of a form know of it: where they are, what is wrong, what they change.
import { createContext, use, useSyncExternalStore, type ComponentType } from 'react'
import { isJsonObject } from '../../../rules/answers/json.ts'
import type { AnswerFault } from '../../../rules/verdict/verdict.ts'
import type { Json, ModelQuestion, Schema, UiSchema } from '../../../rules/content/model.ts'
import { answerAt, type AnswerPath } from './answer-path.ts'
import type { AnswerStore } from './answer-store.ts'

export interface EntryFormProps {
  readonly path: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
}

/** Around a whole question. */
export interface QuestionScope {
  readonly store: AnswerStore
  readonly faults: readonly AnswerFault[]
  /** Counts the presses of Continue that found faults. */
  readonly attempt: number
  /** Id of a control → what is wrong there. */
  readonly sentences: ReadonlyMap<string, string>
  /** YYYY-MM-DD */
  readonly today: string
  /** A place may be marked as a guess in it. */
  readonly mayGuess: boolean
  /** What each record asks. */
  readonly subs: readonly ModelQuestion[]
  readonly onOpenSub: (recordId: string, sub: ModelQuestion) => void
  readonly announce: (sentence: string) => void
  /** The path of another question of this section, by its QuestionId. */
  readonly wayTo: (questionId: string) => string
  /** The form of one entry. Handed down, because it holds lists, which hold it. */
  readonly EntryForm: ComponentType<EntryFormProps>
}

/** Around the question's own fields, or those of one entry. */
export interface FieldScope {
  readonly base: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
  /** 0 for the question, 1 for its entries … */
  readonly depth: number
  readonly openEntry: string | undefined
  readonly onOpenEntry: (id: string | undefined) => void
}

export const QuestionContext = createContext<QuestionScope | undefined>(undefined)

export const FieldContext = createContext<FieldScope | undefined>(undefined)

export function useQuestion(): QuestionScope {
  return inForm(use(QuestionContext))
}

export function useFields(): FieldScope {
  return inForm(use(FieldContext))
}

function inForm<T>(scope: T | undefined): T {
  if (scope === undefined) throw new Error('A field stands in a form.')
  return scope
}

/** The answer at this place, as it is now. */
export function useAnswerAt(path: AnswerPath): Json | undefined {
  const { store } = useQuestion()
  return useSyncExternalStore(store.subscribe, () => answerAt(store.answer(), path))
}

/** What `read` makes of the record at this place; it has to answer the same for the same. */
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
