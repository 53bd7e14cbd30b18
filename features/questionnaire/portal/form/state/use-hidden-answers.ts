// spec: questionnaire#hidden-lists, questionnaire#hidden-addresses
import { useEffect, useRef, useState } from 'react'
import { isJsonObject } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import { answerAt, withAnswerAt, type AnswerPath } from './answer-path.ts'
import { useQuestion } from './form-scope.ts'
import { hiddenLists, toUndo, withoutHiddenAddresses } from './hidden-answers.ts'

const clearAfterMs = 500

/** Returns the undo of a removed list. Keeps lists that were hidden when the form opened. */
export function useHiddenAnswers(
  path: AnswerPath,
  schema: Schema,
  answer: JsonObject,
): (() => void) | undefined {
  const { store } = useQuestion()
  const place = path.join('/')
  const before = useRef(answer)
  const hiding = useRef<JsonObject>(undefined)
  const [undo, setUndo] = useState<JsonObject>()

  useEffect(() => {
    const at = place === '' ? [] : place.split('/')
    const previous = before.current
    before.current = answer
    const changeHere = (make: (here: JsonObject) => JsonObject) =>
      store.change((whole) => {
        const here = answerAt(whole, at)
        const next = isJsonObject(here) ? make(here) : undefined
        return next === undefined || next === here ? whole : withAnswerAt(whole, at, next)
      })

    const lists = hiddenLists(schema, answer)
    const justHidden = lists.filter((key) => !hiddenLists(schema, previous).includes(key))
    if (justHidden.length > 0) hiding.current = toUndo(previous, answer, justHidden)
    if (
      withoutHiddenAddresses(schema, previous) === previous &&
      withoutHiddenAddresses(schema, answer) !== answer
    ) {
      changeHere((here) => withoutHiddenAddresses(schema, here))
      return undefined
    }
    const waiting = hiding.current
    if (waiting === undefined) return undefined
    if (!lists.some((key) => key in waiting)) {
      hiding.current = undefined
      return undefined
    }
    const timer = setTimeout(() => {
      hiding.current = undefined
      setUndo(waiting)
      changeHere((here) =>
        Object.fromEntries(
          Object.entries(here).filter(
            ([key]) => !(key in waiting && hiddenLists(schema, here).includes(key)),
          ),
        ),
      )
    }, clearAfterMs)
    return () => clearTimeout(timer)
  }, [store, schema, answer, place])

  // The list was restored or is visible again, so undo is no longer offered.
  const isOver =
    undo !== undefined &&
    Object.entries(undo).some(([key, value]) => Array.isArray(value) && answer[key] !== undefined)
  if (undo === undefined || isOver) return undefined
  return () => {
    setUndo(undefined)
    store.change((whole) => {
      const at = place === '' ? [] : place.split('/')
      const here = answerAt(whole, at)
      return isJsonObject(here) ? withAnswerAt(whole, at, { ...here, ...undo }) : whole
    })
  }
}
