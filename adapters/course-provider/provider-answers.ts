// Reads responses of the order service. Unknown fields are dropped.
import * as v from 'valibot'
import type {
  CourseProduct,
  ItemState,
  LookUpAnswer,
  PlacedOrder,
  ProviderPage,
  Registration,
} from '#ports/course-provider.ts'
import { certificateNumber } from './certificate-number.ts'

/** The message names the invalid field and never contains its value. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  constructor(field: string) {
    super(`The order service answered without a usable ${field}`)
  }
}

/** Equals the size limit of a whole response. HTML that is too large to clean is rejected later. */
const maxHtml = 1_048_576
const maxEntries = 200

const text = (max = 200) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max))
const textOrNull = (max?: number) => v.nullish(text(max), null)
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(v.unknown()), v.maxLength(maxEntries), v.array(item))

const providerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
const method = v.picklist([1, 2])
const status = v.picklist([2, 3, 4, 5, 6, 7, 8, 12, 13])

const item = { itemKey: text(), providerId, method, status }

const persons = v.pipe(
  listOf(v.object({ personKey: text(), isApplicant: v.boolean() })),
  v.minLength(1),
  v.maxLength(2),
  v.check((list) => list.filter(({ isApplicant }) => isApplicant).length === 1),
)

const order = { orderKey: text(), consumerOrderId: text(), persons }

const product = v.object({
  providerId,
  name: text(),
  price: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d\d$/)),
  // An empty text means that the provider has no text to show.
  valueProps: v.pipe(v.string(), v.maxLength(maxHtml)),
  methods: v.pipe(
    listOf(method),
    v.minLength(1),
    v.transform((methods) => [...new Set(methods)].toSorted()),
  ),
})

const foundOrder = v.pipe(
  v.object({
    ...order,
    isJoint: v.boolean(),
    payment: v.picklist([1, 2]),
    item: v.nullish(v.object(item), null),
    products: v.nullish(listOf(product), []),
  }),
  v.check(({ item: orderedItem, products }) => orderedItem !== null || products.length > 0),
)

const lookUp = v.variant('result', [
  v.object({ result: v.literal('none'), userKey: textOrNull() }),
  v.object({ result: v.literal('found'), userKey: textOrNull(), order: foundOrder }),
  v.object({
    result: v.picklist(['several', 'other-last-name', 'missing-user', 'missing-unit']),
  }),
])

const page = v.object({
  kind: v.picklist(['disclosure', 'instructions']),
  language: v.picklist(['en', 'es']),
  version: text(),
  html: text(maxHtml),
})

const registration = v.object({
  status,
  startUrl: textOrNull(2000),
  phoneNumber: v.nullish(v.pipe(v.string(), v.regex(/^\d{10}$/)), null),
  accessCode: textOrNull(40),
})

const certificate = v.object({
  personKey: text(),
  number: certificateNumber,
  completedAt: v.pipe(
    text(40),
    v.transform((time) => new Date(time)),
    v.date(),
  ),
  url: text(2000),
  sha256: v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/)),
})

const itemState = v.object({
  ...item,
  ...order,
  registration: v.nullish(registration, null),
  certificates: v.nullish(listOf(certificate), []),
})

export function lookUpAnswer(answer: unknown): LookUpAnswer {
  const { result: kind, ...rest } = read(lookUp, answer, 'look-up')
  return { kind, ...rest } as LookUpAnswer
}

export function userAnswer(answer: unknown): { readonly userKey: string } {
  return read(v.object({ userKey: text() }), answer, 'user')
}

export function productsAnswer(answer: unknown): readonly CourseProduct[] {
  return read(v.object({ products: listOf(product) }), answer, 'products').products
}

export function pagesAnswer(answer: unknown): readonly ProviderPage[] {
  return read(v.object({ pages: listOf(page) }), answer, 'pages').pages
}

export function placedAnswer(answer: unknown): PlacedOrder {
  return read(v.object({ ...order, item: v.nullish(v.object(item), null) }), answer, 'order')
}

export function registrationAnswer(answer: unknown): Registration {
  return read(registration, answer, 'registration')
}

export function itemStateAnswer(answer: unknown): ItemState & Omit<PlacedOrder, 'item'> {
  return read(itemState, answer, 'item')
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer, { abortEarly: true })
  if (!result.success) throw new UnreadableAnswer(v.getDotPath(result.issues[0]) ?? name)
  return result.output
}
