import { useEffect } from 'react'
import { getId, recordsIn } from '../../../rules/json.ts'
import type { Json, JsonObject, Schema } from '../../../rules/content/model.ts'
import { answerAt, type AnswerPath } from '../state/answer-path.ts'
import { schemaNow } from '../state/shown-schemas.ts'
import { freshEntryId } from './entry-id.ts'
import { useAnswerAt, useFields, useQuestion, useReading } from '../state/form-scope.ts'
import { withoutGuessesIn } from '../state/guesses.ts'

const noSchema: Schema = {}
const noRecords: readonly JsonObject[] = []
const known = new WeakMap<readonly Json[], readonly JsonObject[]>()

/** `rows`: a fixed number of rows, which the client can neither add nor remove. */
export function useListEntries(
  inside: AnswerPath,
  rows: number | undefined,
  fresh: () => JsonObject = freshEntry,
) {
  const { store } = useQuestion()
  const { base, schema: around } = useFields()
  const path = [...base, ...inside]
  const schema = useReading(base, (record) => schemaNow(around, inside, record) ?? noSchema)
  const entries = withIds(useAnswerAt(path))

  function setEntries(next: readonly JsonObject[]) {
    store.choose(path, next.length > 0 ? next : undefined)
  }

  // Adds missing fixed rows at the start.
  const lacking = rows === undefined ? 0 : rows - entries.length
  useEffect(() => {
    if (lacking > 0) setEntries([...entries, ...Array.from({ length: lacking }, fresh)])
  })

  return {
    path,
    schema,
    entries,
    /** Returns the ID of the new entry. */
    add(): string {
      const entry = fresh()
      setEntries([...recordsIn(answerAt(store.flush(), path)), entry])
      return getId(entry)
    },
    remove(id: string) {
      setEntries(recordsIn(answerAt(store.flush(), path)).filter((entry) => entry['id'] !== id))
      store.change((answer) => withoutGuessesIn(answer, [...path, id]))
    },
  }
}

function freshEntry(): JsonObject {
  return { id: freshEntryId() }
}

/** Returns the same list for the same answer, so that no card renders again. */
function withIds(value: Json | undefined): readonly JsonObject[] {
  if (!Array.isArray(value)) return noRecords
  const list = value as readonly Json[]
  const records = known.get(list) ?? recordsIn(list)
  known.set(list, records)
  return records
}
