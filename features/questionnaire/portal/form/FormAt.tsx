import { isJsonObject } from '../../rules/json.ts'
import type { JsonObject, Schema, UiSchema } from '../../rules/content/model.ts'
import { type AnswerPath, withAnswerAt, answerAt } from './state/answer-path.ts'
import { FieldContext, useAnswerAt, useQuestion } from './state/form-scope.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { useDefaults } from './state/use-defaults.ts'
import { useHiddenAnswers } from './state/use-hidden-answers.ts'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { listWords } from './form-words.ts'
import { useEffect } from 'react'
import { withTotals } from '../../rules/answers/totals.ts'

export interface FormAtProps {
  readonly path: AnswerPath
  readonly schema: Schema
  readonly ui: UiSchema
  readonly depth: number
  readonly openEntry: string | undefined
  readonly onOpenEntry: (id: string | undefined) => void
}

const nothing: JsonObject = {}

export function FormAt({ path, schema, ui, depth, openEntry, onOpenEntry }: FormAtProps) {
  const here = useAnswerAt(path)
  const answer = isJsonObject(here) ? here : nothing
  useDefaults(path, schema, answer)
  useTotals(path, schema, ui, answer)
  const undo = useHiddenAnswers(path, schema, answer)
  return (
    <FieldContext value={{ base: path, schema, ui, depth, openEntry, onOpenEntry }}>
      <SchemaForm schema={schema} ui={ui} answer={answer} />
      <RemovedNote onUndo={undo} />
    </FieldContext>
  )
}

function RemovedNote({ onUndo }: { readonly onUndo: (() => void) | undefined }) {
  const words = useWords(listWords)
  return (
    <div role="status">
      {onUndo ? (
        <p className="removed">
          {words.removed}
          <Button look="quiet" icon="arrow-counter-clockwise" onPress={onUndo}>
            {words.undo}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function useTotals(path: AnswerPath, schema: Schema, ui: UiSchema, answer: JsonObject): void {
  const { store } = useQuestion()
  const place = path.join('/')
  useEffect(() => {
    if (withTotals(schema, ui, answer) === answer) return
    const at = place === '' ? [] : place.split('/')
    store.change((whole) => {
      const here = answerAt(whole, at)
      return isJsonObject(here) ? withAnswerAt(whole, at, withTotals(schema, ui, here)) : whole
    })
  }, [store, schema, ui, answer, place])
}
