// Checks the type and size of each used field and drops unknown fields.
import { isCertificateNumber } from './certificate-number.ts'
import type {
  CourseMethod,
  CourseProduct,
  FoundOrder,
  IssuedCertificate,
  ItemState,
  LookUpAnswer,
  OrderPerson,
  PlacedOrder,
  ProviderItem,
  ProviderPage,
  ProviderStatus,
  Registration,
} from '#ports/course-provider.ts'

/** The message names the invalid field and never contains its value. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  constructor(field: string) {
    super(`The order service answered without a usable ${field}`)
  }
}

type Fields = Readonly<Record<string, unknown>>
/** Equals the size limit of a whole response. HTML that is too large to clean is rejected later. */
const maxHtml = 1_048_576
const maxEntries = 200

export function lookUpAnswer(answer: unknown): LookUpAnswer {
  const { result, userKey, order } = toFields(answer, 'look-up')
  const kind = oneOf(
    result,
    ['none', 'found', 'several', 'other-last-name', 'missing-user', 'missing-unit'] as const,
    'result',
  )
  if (kind === 'none') return { kind, userKey: toTextOrNull(userKey, 'userKey') }
  if (kind === 'found')
    return { kind, userKey: toTextOrNull(userKey, 'userKey'), order: foundOrder(order) }
  return { kind }
}

export function userAnswer(answer: unknown): { readonly userKey: string } {
  return { userKey: toText(toFields(answer, 'user').userKey, 'userKey') }
}

export function productsAnswer(answer: unknown): readonly CourseProduct[] {
  return entries(toFields(answer, 'products').products, 'products').map(toProduct)
}

export function pagesAnswer(answer: unknown): readonly ProviderPage[] {
  return entries(toFields(answer, 'pages').pages, 'pages').map((entry): ProviderPage => {
    const { kind, language, version, html } = toFields(entry, 'page')
    return {
      kind: oneOf(kind, ['disclosure', 'instructions'] as const, 'page kind'),
      language: oneOf(language, ['en', 'es'] as const, 'language'),
      version: toText(version, 'version'),
      html: toText(html, 'html', maxHtml),
    }
  })
}

export function placedAnswer(answer: unknown): PlacedOrder {
  const { item, ...rest } = toFields(answer, 'order')
  return { ...orderIn(rest), item: item === null || item === undefined ? null : itemIn(item) }
}

export function registrationAnswer(answer: unknown): Registration {
  const { status, startUrl, phoneNumber, accessCode } = toFields(answer, 'registration')
  const phone = toTextOrNull(phoneNumber, 'phoneNumber')
  if (phone !== null && !/^\d{10}$/.test(phone)) throw new UnreadableAnswer('phoneNumber')
  return {
    status: statusIn(status),
    startUrl: toTextOrNull(startUrl, 'startUrl', 2000),
    phoneNumber: phone,
    accessCode: toTextOrNull(accessCode, 'accessCode', 40),
  }
}

export function itemStateAnswer(answer: unknown): ItemState & Omit<PlacedOrder, 'item'> {
  const given = toFields(answer, 'item')
  const { registration, certificates } = given
  return {
    ...itemIn(given),
    ...orderIn(given),
    registration:
      registration === null || registration === undefined ? null : registrationAnswer(registration),
    certificates: entries(certificates ?? [], 'certificates').map(certificate),
  }
}

function foundOrder(value: unknown): FoundOrder {
  const given = toFields(value, 'order')
  const { isJoint, payment, products, item } = given
  if (typeof isJoint !== 'boolean') throw new UnreadableAnswer('isJoint')
  const order: FoundOrder = {
    ...orderIn(given),
    isJoint,
    payment: oneOf(payment, [1, 2] as const, 'payment'),
    item: item === null || item === undefined ? null : itemIn(item),
    products: entries(products ?? [], 'products').map(toProduct),
  }
  if (order.item === null && order.products.length === 0)
    throw new UnreadableAnswer('item or products')
  return order
}

function orderIn(given: Fields): Omit<PlacedOrder, 'item'> {
  const persons = entries(given.persons, 'persons').map((entry): OrderPerson => {
    const { personKey, isApplicant } = toFields(entry, 'person')
    if (typeof isApplicant !== 'boolean') throw new UnreadableAnswer('isApplicant')
    return { personKey: toText(personKey, 'personKey'), isApplicant }
  })
  const areThose =
    (persons.length === 1 || persons.length === 2) &&
    persons.filter(({ isApplicant }) => isApplicant).length === 1
  if (!areThose) throw new UnreadableAnswer('persons')
  return {
    orderKey: toText(given.orderKey, 'orderKey'),
    consumerOrderId: toText(given.consumerOrderId, 'consumerOrderId'),
    persons,
  }
}

function itemIn(value: unknown): ProviderItem {
  const { itemKey, providerId, method, status } = toFields(value, 'item')
  return {
    itemKey: toText(itemKey, 'itemKey'),
    providerId: providerIn(providerId),
    method: oneOf(method, [1, 2] as const, 'method'),
    status: statusIn(status),
  }
}

function toProduct(value: unknown): CourseProduct {
  const { providerId, name, price, valueProps, methods } = toFields(value, 'product')
  const amount = toText(price, 'price', 9)
  if (!/^\d{1,6}\.\d\d$/.test(amount)) throw new UnreadableAnswer('price')
  const ways = new Set(
    entries(methods, 'methods').map((method): CourseMethod =>
      oneOf(method, [1, 2] as const, 'method'),
    ),
  )
  if (ways.size === 0) throw new UnreadableAnswer('methods')
  return {
    providerId: providerIn(providerId),
    name: toText(name, 'name'),
    price: amount,
    valueProps: htmlIn(valueProps),
    methods: [...ways].toSorted(),
  }
}

function certificate(value: unknown): IssuedCertificate {
  const { personKey, number, completedAt, url, sha256 } = toFields(value, 'certificate')
  const hash = toText(sha256, 'sha256', 64).toLowerCase()
  const at = new Date(toText(completedAt, 'completedAt', 40))
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new UnreadableAnswer('sha256')
  if (Number.isNaN(at.getTime())) throw new UnreadableAnswer('completedAt')
  if (!isCertificateNumber(number)) throw new UnreadableAnswer('number')
  return {
    personKey: toText(personKey, 'personKey'),
    number,
    completedAt: at,
    url: toText(url, 'url', 2000),
    sha256: hash,
  }
}

function toFields(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableAnswer(name)
  return { ...value }
}

function entries(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > maxEntries) throw new UnreadableAnswer(name)
  return value
}

function toText(value: unknown, name: string, max = 200): string {
  if (typeof value !== 'string' || value === '' || value.length > max)
    throw new UnreadableAnswer(name)
  return value
}

function toTextOrNull(value: unknown, name: string, max?: number): string | null {
  return value === null || value === undefined ? null : toText(value, name, max)
}

/** Accepts an empty text, which means that the provider has no text to show. */
function htmlIn(value: unknown): string {
  return value === '' ? '' : toText(value, 'valueProps', maxHtml)
}

function oneOf<const Value extends string | number>(
  value: unknown,
  known: readonly Value[],
  name: string,
): Value {
  const match = known.find((candidate) => candidate === value)
  if (match === undefined) throw new UnreadableAnswer(name)
  return match
}

function statusIn(value: unknown): ProviderStatus {
  return oneOf(value, [2, 3, 4, 5, 6, 7, 8, 12, 13] as const, 'status')
}

function providerIn(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 1_000_000)
    throw new UnreadableAnswer('providerId')
  return value
}
