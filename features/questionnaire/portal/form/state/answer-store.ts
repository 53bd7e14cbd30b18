// The answer while it is edited: what is typed waits 50 ms, all else counts at once (seeds/003, section 9; decisions B4.1).
import type { Json, JsonObject } from '../../../rules/content/model.ts'
import { sameJson } from '../../../rules/answers/same-json.ts'
import { answerAt, fieldIdOf, withAnswerAt, type AnswerPath } from './answer-path.ts'

export const typingPauseMs = 50

export interface AnswerStore {
  readonly answer: () => JsonObject
  /** Answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Counts at once. */
  readonly choose: (path: AnswerPath, value: Json | undefined) => void
  /** Counts when nothing was typed for a moment. */
  readonly type: (path: AnswerPath, value: Json | undefined) => void
  /** The whole answer at once, as one change. */
  readonly change: (make: (answer: JsonObject) => JsonObject) => void
  readonly flush: () => JsonObject
  /** What comes from outside; what this store has told itself, and comes back, changes nothing. */
  readonly take: (answer: JsonObject) => void
  /** True for a place that somebody has answered or emptied here: it gets no default any more. */
  readonly isTouched: (path: AnswerPath) => boolean
  readonly onChange: (tell: (answer: JsonObject) => void) => void
}

export function answerStore(first: JsonObject): AnswerStore {
  let answer = first
  let tell: (answer: JsonObject) => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const told = new WeakSet<JsonObject>([first])
  const typed = new Map<string, { readonly path: AnswerPath; readonly value: Json | undefined }>()
  const touched = new Set<string>()
  const listeners = new Set<() => void>()

  function become(next: JsonObject): void {
    answer = next
    told.add(next)
    for (const listener of listeners) listener()
  }

  function change(make: (answer: JsonObject) => JsonObject): void {
    const next = make(withTyped())
    if (next === answer) return
    become(next)
    tell(next)
  }

  function withTyped(): JsonObject {
    clearTimeout(timer)
    const next = [...typed.values()].reduce(
      (known, { path, value }) =>
        answerAt(known, path) === value ? known : withAnswerAt(known, path, value),
      answer,
    )
    typed.clear()
    return next
  }

  const store: AnswerStore = {
    answer: () => answer,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(path, value) {
      touched.add(fieldIdOf(path))
      change((known) =>
        answerAt(known, path) === value ? known : withAnswerAt(known, path, value),
      )
    },
    type(path, value) {
      touched.add(fieldIdOf(path))
      typed.set(fieldIdOf(path), { path, value })
      clearTimeout(timer)
      timer = setTimeout(store.flush, typingPauseMs)
    },
    change,
    flush() {
      change((known) => known)
      return answer
    },
    take(next) {
      if (next === answer || told.has(next) || sameJson(next, answer)) return
      for (const [id, { path }] of typed) if (isTakenAway(path, answer, next)) typed.delete(id)
      become(next)
    },
    isTouched: (path) => touched.has(fieldIdOf(path)),
    onChange(teller) {
      tell = teller
    },
  }
  return store
}

/** True when an entry on the way is there no more. */
function isTakenAway(path: AnswerPath, before: JsonObject, after: JsonObject): boolean {
  return path.some(
    (_, index) =>
      Array.isArray(answerAt(before, path.slice(0, index))) &&
      answerAt(after, path.slice(0, index + 1)) === undefined,
  )
}
