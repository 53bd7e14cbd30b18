// The one place that reads JSON Schema: an interpreter, because the security policy allows no code made at run time (decision 18).
import { Validator } from '@cfworker/json-schema'
import type { Json, Schema } from './model.ts'

/** One thing that a schema does not like. `schemaAt` is the place of the keyword in the schema, `at` the place in the data: the steps of a JSON pointer. */
export interface SchemaFault {
  readonly keyword: string
  readonly at: readonly string[]
  readonly schemaAt: readonly string[]
}

const validators = new WeakMap<Schema, Record<'first' | 'all', Validator | undefined>>()

/** True when the data is as the schema wants it. */
export function fits(schema: Schema, data: Json): boolean {
  return validatorOf(schema, 'first').validate(data).valid
}

/** Everything the schema does not like, in the order of the schema; what follows from another fault inside it included. */
export function schemaFaults(schema: Schema, data: Json): readonly SchemaFault[] {
  return validatorOf(schema, 'all')
    .validate(data)
    .errors.map(({ keyword, instanceLocation, keywordLocation }) => ({
      keyword,
      at: steps(instanceLocation),
      schemaAt: steps(keywordLocation),
    }))
}

function validatorOf(schema: Schema, wanted: 'first' | 'all'): Validator {
  const known = validators.get(schema) ?? { first: undefined, all: undefined }
  validators.set(schema, known)
  known[wanted] ??= new Validator(schema as object, '2020-12', wanted === 'first')
  return known[wanted]
}

function steps(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}
