import { isJsonObject } from '../../rules/answers/json.ts'
import type { JsonObject, Schema, UiSchema } from '../../rules/content/model.ts'
import { type AnswerPath } from './state/answer-path.ts'
import { FieldContext, useAnswerAt } from './state/form-scope.ts'
import { RemovedNote } from './lists/RemovedNote.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { useDefaults } from './state/use-defaults.ts'
import { useHiddenAnswers } from './state/use-hidden-answers.ts'
import { useTotals } from './lists/use-totals.ts'

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
