// Answers for tests of the checks. They contain only names of the real content.
import type { CheckedAnswers } from './cross-check.ts'
import type { Content, ContentField } from '../content/content.ts'
import { listInstances } from '../instances.ts'
import { isJsonObject, isList, objectAt } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'

export interface TestCase {
  readonly joint?: boolean
  readonly chapter?: 7 | 13
  /** YYYY-MM-DD */
  readonly today?: string
  readonly isFiled?: boolean
  readonly numbers?: Readonly<Record<string, string>>
}

/**
 * Throws if an answer has a name or a choice that the content lacks, or if a check reads such a
 * name.
 */
export function testAnswers(
  content: Content,
  answers: Readonly<Record<string, JsonObject>>,
  {
    joint = false,
    chapter = 7,
    today = '2026-11-20',
    isFiled = false,
    numbers = {},
  }: TestCase = {},
): CheckedAnswers {
  const instances = listInstances(content, { version: 1, joint: true, chapter: null })
  const toFields = (key: string): readonly ContentField[] => {
    const instance = instances.get(key)
    if (!instance) throw new Error(`There is no question '${key}'.`)
    return instance.question.fields
  }
  const watchedAnswers = new Map(
    Object.entries(answers).map(([key, data]): [string, JsonObject] => [
      key,
      watched(toFields(key), data, key),
    ]),
  )
  const get = watchedAnswers.get.bind(watchedAnswers)
  return {
    shape: { version: 1, joint, chapter },
    today,
    isFiled,
    numbers: new Map(Object.entries(numbers)),
    answers: Object.assign(watchedAnswers, { get: (key: string) => toFields(key) && get(key) }),
  }
}

function watched(
  fields: readonly ContentField[],
  data: JsonObject,
  at: string,
  besides: readonly string[] = [],
): JsonObject {
  const known = new Map(fields.map((field) => [field.key, field]))
  const inner = Object.entries(data).map(([key, value]): [string, Json] => {
    const field = known.get(key)
    if (!field && !besides.includes(key) && !isOfApp(key))
      throw new Error(`'${at}' has no '${key}'.`)
    return [key, field ? watchedValue(field, value, `${at}.${key}`) : value]
  })
  return new Proxy<JsonObject>(Object.fromEntries(inner), {
    get(target, key) {
      if (typeof key === 'string' && !known.has(key) && !besides.includes(key) && !isOfApp(key))
        throw new Error(`'${at}' has no '${key}'.`)
      return Reflect.get(target, key) as Json
    },
  })
}

/** True for the keys that the app itself adds to entries and records. */
function isOfApp(key: string): boolean {
  return key === 'id' || key === 'parentId' || key.startsWith('navigation')
}

function watchedValue(field: ContentField, value: Json, at: string): Json {
  if (isJsonObject(value)) return watched(field.fields ?? [], value, at)
  if (isList(value))
    return value.map((entry: Json) =>
      isJsonObject(entry) ? watchedEntry(field, entry, at) : ofChoices(field, entry, at),
    )
  return ofChoices(field, value, at)
}

function watchedEntry(
  { fields = [], sub = [] }: ContentField,
  entry: JsonObject,
  at: string,
): JsonObject {
  const own = sub.map((question): [string, Json] => [
    question.key,
    watched(question.fields, objectAt(entry, question.key), question.key),
  ])
  return watched(
    fields,
    { ...entry, ...Object.fromEntries(own) },
    at,
    sub.map(({ key }) => key),
  )
}

function ofChoices({ kind, options }: ContentField, value: Json, at: string): Json {
  const choices =
    kind === 'yn' || kind === 'ynh'
      ? ['yes', 'no', 'userNeedsHelp']
      : options?.map((option) => option.value)
  if (choices && !choices.some((choice) => choice === value))
    throw new Error(`'${at}' has no choice ${JSON.stringify(value)}.`)
  return value
}
