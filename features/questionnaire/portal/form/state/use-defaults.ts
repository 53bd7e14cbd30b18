// Fills in defaults after 200 ms (spec: questionnaire#defaults, limits#questionnaire-delays).
import { useEffect } from 'react'
import { isJsonObject } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import { answerAt, withAnswerAt, type AnswerPath } from './answer-path.ts'
import { withDefaults } from './defaults.ts'
import { useQuestion } from './form-scope.ts'

const defaultsAfterMs = 200

export function useDefaults(path: AnswerPath, schema: Schema, answer: JsonObject): void {
  const { store } = useQuestion()
  const place = path.join('/')
  useEffect(() => {
    if (withDefaults(schema, answer, store.isTouched, toSteps(place)) === answer) return undefined
    const at = toSteps(place)
    const timer = setTimeout(() => {
      store.change((whole) => {
        const here = answerAt(whole, at)
        if (!isJsonObject(here)) return whole
        const filled = withDefaults(schema, here, store.isTouched, at)
        return filled === here ? whole : withAnswerAt(whole, at, filled)
      })
    }, defaultsAfterMs)
    return () => clearTimeout(timer)
  }, [store, schema, answer, place])
}

function toSteps(place: string): AnswerPath {
  return place === '' ? [] : place.split('/')
}
