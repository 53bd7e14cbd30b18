// What the copy of what was handed in does not say: both spouses read it, and papers lie about (decisions, questionnaire B8.5).
import type { ContentField } from './content.ts'
import { isJsonObject, isList, objectAt } from './json.ts'
import type { Json, JsonObject } from './model.ts'
import { isReference, mapPrivate, mask } from './secrets.ts'

/** Stands for a date that is private to one debtor. */
export const dateMask = 'XX/XX/XXXX'

export interface Withheld {
  readonly data: JsonObject
  readonly isMasked: boolean
  readonly isLeftOut: boolean
}

/** The references of a saved answer become masks where a number or a date was; any other private answer is left out. */
export function withheld(fields: readonly ContentField[], answer: JsonObject): Withheld {
  const [dates, seen] = [datesIn(fields), { isMasked: false, isLeftOut: false }]
  const data = mapPrivate(fields, answer, ({ path, isMasked }, value) => {
    if (!isReference(value)) return undefined
    const isDate = dates.has(path.slice(path.lastIndexOf('/') + 1))
    if (isMasked || isDate) seen.isMasked = true
    else seen.isLeftOut = true
    return isMasked ? mask : isDate ? dateMask : undefined
  })
  return { data, ...seen }
}

/** The keys of private dates, also in what each record asks. */
function datesIn(fields: readonly ContentField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ key, kind, sensitive, fields: inner, sub }) => [
    ...(sensitive && kind === 'date' ? [key] : []), ...datesIn(inner ?? []), ...(sub ?? []).flatMap((question) => [...datesIn(question.fields)]),
  ]))
}

/** The question whether somebody must not learn where one lives. The copy does not tell that answer either. */
const asksPrivacy = 'keepPrivate'

/**
 * The addresses that nobody may find in the copy. Where one of the people of a case asks to keep theirs private, so is the other's: they may live together.
 * Undefined where nobody asks for it; `answers` are those of all questions.
 */
export function privatePlaces(answers: Iterable<JsonObject>): ReadonlySet<string> | undefined {
  const homes = [...answers].filter((answer) => asksPrivacy in answer)
  return homes.some((answer) => answer[asksPrivacy] === 'yes') ? new Set(homes.flatMap((answer) => placeText(objectAt(answer, 'address')) ?? [])) : undefined
}

/** The answer with other words in the place of these addresses, wherever they stand: a home is also asked for among property, leases and earlier addresses. */
export function withoutPlaces(answer: JsonObject, places: ReadonlySet<string>, instead: string): JsonObject {
  const text = placeText(answer)
  if (text !== undefined && places.has(text)) return { ...withoutKeys(answer, placeKeys), street: instead }
  return Object.fromEntries(Object.entries(answer).flatMap(([key, value]): ReadonlyArray<[string, Json]> => (key === asksPrivacy ? [] : [[key, inValue(value, places, instead)]])))
}

function inValue(value: Json, places: ReadonlySet<string>, instead: string): Json {
  if (isList(value)) return value.map((item) => inValue(item, places, instead))
  return isJsonObject(value) ? withoutPlaces(value, places, instead) : value
}

const placeKeys: ReadonlySet<string> = new Set(['street', 'unit', 'city', 'state', 'zip', 'county'])

function withoutKeys(answer: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !keys.has(key)))
}

/** How two spellings of one address are found alike: the letters and digits of its street. */
function placeText({ street }: JsonObject): string | undefined {
  const text = typeof street === 'string' ? street.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : ''
  return text === '' ? undefined : text
}
