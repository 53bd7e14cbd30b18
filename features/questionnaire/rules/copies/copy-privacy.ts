// What the copy of what was handed in does not say: both spouses read it, and papers lie about (decisions, questionnaire B8.5).
import type { ContentField } from '../content/content.ts'
import { isJsonObject, isList, objectAt } from '../answers/json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { privatePlaces, type PrivatePlaces } from '../private/private-places.ts'
import { isReference, mapPrivate, mask } from '../private/secrets.ts'

/** Stands for a date that is private to one debtor. */
export const dateMask = 'XX/XX/XXXX'

export interface Withheld {
  readonly data: JsonObject
  readonly isMasked: boolean
  readonly isLeftOut: boolean
}

/** The references of a saved answer become masks where a number or a date was; any other private answer is left out, and a private Yes or No without a word. */
export function withheld(fields: readonly ContentField[], answer: JsonObject): Withheld {
  const [dates, seen] = [datesIn(fields), { isMasked: false, isLeftOut: false }]
  const data = mapPrivate(fields, answer, ({ path, isMasked, isForOneAlone }, value) => {
    // That there is such an answer is not told either.
    if (!isReference(value) || isForOneAlone) return undefined
    const isDate = dates.has(path.slice(path.lastIndexOf('/') + 1))
    if (isMasked || isDate) seen.isMasked = true
    else seen.isLeftOut = true
    return isMasked ? mask : isDate ? dateMask : undefined
  })
  return { data, ...seen }
}

/** The keys of private dates, also in what each record asks. */
function datesIn(fields: readonly ContentField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ key, kind, sensitive, fields: inner, sub }) => [
      ...(sensitive && kind === 'date' ? [key] : []),
      ...datesIn(inner ?? []),
      ...(sub ?? []).flatMap((question) => [...datesIn(question.fields)]),
    ]),
  )
}

/** Where somebody lives, and whether that must be kept from someone: a private answer. */
export const homeQuestion = 'homeAddress'
export const asksPrivacy = 'keepPrivate'

/** What asks for homes, for a lease or for mail: no address in it is told. */
const placeQuestions: ReadonlySet<string> = new Set([
  homeQuestion,
  'mailingAddress',
  'addressHistory',
  'rentalDetails',
])

export interface AskedAnswer {
  /** The key of its question, whosever it is. */
  readonly question: string
  readonly data: JsonObject
}

/** The homes that nobody may find in the copy: of all people of a case, since they may live together. `answers` are those of all questions. */
export function homesIn(answers: readonly AskedAnswer[]): PrivatePlaces {
  return privatePlaces(
    answers.flatMap(({ question, data }) =>
      question === homeQuestion ? [objectAt(data, 'address')] : [],
    ),
  )
}

/** The answer with other words in the place of these homes, wherever they stand: a home is also asked for among property and leases, and people write of it. */
export function withoutPlaces(
  { question, data }: AskedAnswer,
  places: PrivatePlaces,
  instead: string,
): JsonObject {
  return inObject(data, placeQuestions.has(question), { places, instead })
}

interface LeavingOut {
  readonly places: PrivatePlaces
  readonly instead: string
}

/** `isPlace`: whatever address it is. */
function inObject(answer: JsonObject, isPlace: boolean, leaving: LeavingOut): JsonObject {
  if (isAddress(answer) && (isPlace || leaving.places.isAt(answer)))
    return { ...withoutKeys(answer, placeKeys), street: leaving.instead }
  const isHome =
    isPlace || answer['isHomestead'] === 'yes' || leaving.places.isAt(objectAt(answer, 'address'))
  return Object.fromEntries(
    Object.entries(isHome ? withoutKeys(answer, registerKeys) : answer).map(([key, value]) => [
      key,
      inValue(value, isHome, leaving),
    ]),
  )
}

function inValue(value: Json, isPlace: boolean, leaving: LeavingOut): Json {
  if (isList(value)) return value.map((item) => inValue(item, isPlace, leaving))
  if (typeof value === 'string') return leaving.places.isToldIn(value) ? leaving.instead : value
  return isJsonObject(value) ? inObject(value, isPlace, leaving) : value
}

/** Whoever looks it up in a public register reads the address. */
const registerKeys: ReadonlySet<string> = new Set(['parcelId'])

const placeKeys: ReadonlySet<string> = new Set(['street', 'unit', 'city', 'state', 'zip', 'county'])

function isAddress(answer: JsonObject): boolean {
  return ['street', 'city', 'zip'].some((key) => key in answer && answer[key] !== '')
}

function withoutKeys(answer: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !keys.has(key)))
}
