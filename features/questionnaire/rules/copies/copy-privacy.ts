// Both spouses read the copy, and it may be printed (spec: questionnaire#copy-privacy).
import type { ContentField } from '../content/content.ts'
import { isJsonObject, isList, objectAt } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { privatePlaces, type PrivatePlaces } from '../private/private-places.ts'
import { isReference, mapPrivate, mask } from '../private/secrets.ts'

export const dateMask = 'XX/XX/XXXX'

export interface Withheld {
  readonly data: JsonObject
  readonly isMasked: boolean
  readonly isLeftOut: boolean
}

/** Masks private numbers and dates. Leaves out other private values. */
export function withheld(fields: readonly ContentField[], answer: JsonObject): Withheld {
  const [dates, seen] = [datesIn(fields), { isMasked: false, isLeftOut: false }]
  const data = mapPrivate(fields, answer, ({ path, isMasked, isForOneAlone }, value) => {
    // For such an answer, it is also private whether there is an answer.
    if (!isReference(value) || isForOneAlone) return undefined
    const isDate = dates.has(path.slice(path.lastIndexOf('/') + 1))
    if (isMasked || isDate) seen.isMasked = true
    else seen.isLeftOut = true
    return isMasked ? mask : isDate ? dateMask : undefined
  })
  return { data, ...seen }
}

function datesIn(fields: readonly ContentField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ key, kind, sensitive, fields: inner, sub }) => [
      ...(sensitive && kind === 'date' ? [key] : []),
      ...datesIn(inner ?? []),
      ...(sub ?? []).flatMap((question) => [...datesIn(question.fields)]),
    ]),
  )
}

export const homeQuestion = 'homeAddress'
export const asksPrivacy = 'keepPrivate'

/** Every address in the answers to these questions is left out. */
const placeQuestions: ReadonlySet<string> = new Set([
  homeQuestion,
  'mailingAddress',
  'addressHistory',
  'rentalDetails',
])

export interface AskedAnswer {
  readonly question: string
  readonly data: JsonObject
}

/** Needs the answers of all people in the case, because they may live together. */
export function homesIn(answers: readonly AskedAnswer[]): PrivatePlaces {
  return privatePlaces(
    answers.flatMap(({ question, data }) =>
      question === homeQuestion ? [objectAt(data, 'address')] : [],
    ),
  )
}

/** Replaces these homes everywhere: answers about property, leases etc. also contain them. */
export function withoutPlaces(
  { question, data }: AskedAnswer,
  places: PrivatePlaces,
  instead: string,
): JsonObject {
  return redactObject(data, placeQuestions.has(question), { places, instead })
}

interface LeavingOut {
  readonly places: PrivatePlaces
  readonly instead: string
}

function redactObject(answer: JsonObject, isPlace: boolean, leaving: LeavingOut): JsonObject {
  if (isAddress(answer) && (isPlace || leaving.places.isAt(answer)))
    return { ...withoutKeys(answer, placeKeys), street: leaving.instead }
  const isHome =
    isPlace || answer['isHomestead'] === 'yes' || leaving.places.isAt(objectAt(answer, 'address'))
  return Object.fromEntries(
    Object.entries(isHome ? withoutKeys(answer, registerKeys) : answer).map(([key, value]) => [
      key,
      redactValue(value, isHome, leaving),
    ]),
  )
}

function redactValue(value: Json, isPlace: boolean, leaving: LeavingOut): Json {
  if (isList(value)) return value.map((item) => redactValue(item, isPlace, leaving))
  if (typeof value === 'string')
    return leaving.places.isMentionedIn(value) ? leaving.instead : value
  return isJsonObject(value) ? redactObject(value, isPlace, leaving) : value
}

/** These fields are left out, because a public register could reveal the address. */
const registerKeys: ReadonlySet<string> = new Set(['parcelId'])

const placeKeys: ReadonlySet<string> = new Set(['street', 'unit', 'city', 'state', 'zip', 'county'])

function isAddress(answer: JsonObject): boolean {
  return ['street', 'city', 'zip'].some((key) => key in answer && answer[key] !== '')
}

function withoutKeys(answer: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !keys.has(key)))
}
