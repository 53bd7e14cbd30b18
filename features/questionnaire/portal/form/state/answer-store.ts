// spec: saving#typing-pause
import { toStorable } from '#lib/text.ts'
import type { Json, JsonObject } from '../../../rules/content/model.ts'
import { sameJson } from '../../../rules/answers/same-json.ts'
import { answerAt, getFieldId, withAnswerAt, type AnswerPath } from './answer-path.ts'

export const typingPauseMs = 50

export interface AnswerStore {
  readonly answer: () => JsonObject
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes effect at once. */
  readonly choose: (path: AnswerPath, value: Json | undefined) => void
  /** Takes effect after a pause in typing. */
  readonly type: (path: AnswerPath, value: Json | undefined) => void
  /** Changes the whole answer at once. */
  readonly change: (make: (answer: JsonObject) => JsonObject) => void
  readonly flush: () => JsonObject
  /** Sets an answer from outside. Ignores this store's own changes when they come back. */
  readonly take: (answer: JsonObject) => void
  /**
   * True after an edit at this path, even if the edit emptied it. The path then gets no default.
   */
  readonly isTouched: (path: AnswerPath) => boolean
  readonly onChange: (listener: (answer: JsonObject) => void) => void
}

export function answerStore(first: JsonObject): AnswerStore {
  let answer = first
  let listener: (answer: JsonObject) => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const notified = new WeakSet<JsonObject>([first])
  const typed = new Map<string, { readonly path: AnswerPath; readonly value: Json | undefined }>()
  const touched = new Set<string>()
  const listeners = new Set<() => void>()

  function setAnswer(next: JsonObject): void {
    answer = next
    notified.add(next)
    for (const listener of listeners) listener()
  }

  function change(make: (answer: JsonObject) => JsonObject): void {
    const next = make(withTyped())
    if (next === answer) return
    setAnswer(next)
    listener(next)
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
      touched.add(getFieldId(path))
      change((known) =>
        answerAt(known, path) === value ? known : withAnswerAt(known, path, value),
      )
    },
    type(path, value) {
      touched.add(getFieldId(path))
      // Pasted text may contain what the server would remove.
      const storable = typeof value === 'string' ? toStorable(value) : value
      typed.set(getFieldId(path), { path, value: storable })
      clearTimeout(timer)
      timer = setTimeout(store.flush, typingPauseMs)
    },
    change,
    flush() {
      change((known) => known)
      return answer
    },
    take(next) {
      if (next === answer || notified.has(next) || sameJson(next, answer)) return
      for (const [id, { path }] of typed) if (isTakenAway(path, answer, next)) typed.delete(id)
      setAnswer(next)
    },
    isTouched: (path) => touched.has(getFieldId(path)),
    onChange(teller) {
      listener = teller
    },
  }
  return store
}

/** True when an entry on the path was deleted. */
function isTakenAway(path: AnswerPath, before: JsonObject, after: JsonObject): boolean {
  return path.some(
    (_, index) =>
      Array.isArray(answerAt(before, path.slice(0, index))) &&
      answerAt(after, path.slice(0, index + 1)) === undefined,
  )
}
