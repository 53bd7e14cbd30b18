// Interprets schemas, because the security policy forbids generated code (decision 0018).
import { Validator } from '@cfworker/json-schema'
import type { Json, Schema } from './model.ts'

/** `schemaAt` is the pointer to the keyword in the schema, `at` the pointer into the data. */
export interface SchemaFault {
  readonly keyword: string
  readonly at: readonly string[]
  readonly schemaAt: readonly string[]
}

const validators = new WeakMap<Schema, Record<'first' | 'all', Validator | undefined>>()

export function fits(schema: Schema, data: Json): boolean {
  return getValidator(schema, 'first').validate(data).valid
}

export function schemaFaults(schema: Schema, data: Json): readonly SchemaFault[] {
  return getValidator(schema, 'all')
    .validate(data)
    .errors.map(({ keyword, instanceLocation, keywordLocation }) => ({
      keyword,
      at: toSteps(instanceLocation),
      schemaAt: toSteps(keywordLocation),
    }))
}

function getValidator(schema: Schema, wanted: 'first' | 'all'): Validator {
  const known = validators.get(schema) ?? { first: undefined, all: undefined }
  validators.set(schema, known)
  known[wanted] ??= new Validator(schema as object, '2020-12', wanted === 'first')
  return known[wanted]
}

function toSteps(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}
