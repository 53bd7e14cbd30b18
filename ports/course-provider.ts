// The order service for the two courses. The `key` of a call is our ID for the call, and a call
// with the same ID runs only once. Each call returns within ten seconds or throws the problem
// `unavailable` with its cause. After a timeout of placeOrder or register, the caller reads
// `itemState` before it retries.

/** 1 CreditCounseling, 2 DebtorEducation. */
export type CourseType = 1 | 2
/** 1 Online, 2 Phone. */
export type CourseMethod = 1 | 2
/** 1 ClientPays, 2 FirmPays. */
export type CoursePayment = 1 | 2

/** The firm and the office for which a call is made. */
export interface CourseUnit {
  /** The office's key at the service. */
  readonly unitKey: string
  /** The firm's code at the service. */
  readonly clientCode: string
}

export interface CoursePostalAddress {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** Personal data sent to the service. The SSN is passed on and never stored on the way. */
export interface CourseApplicant extends CoursePostalAddress {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string | null
  readonly mobilePhone: string | null
  /** Nine digits. */
  readonly ssn: string
}

/** The item statuses that we use. A purchase without a chosen course has no status. */
export type ProviderStatus = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12 | 13

export interface ProviderItem {
  /** The item's key in webhooks. */
  readonly itemKey: string
  readonly providerId: number
  readonly method: CourseMethod
  readonly status: ProviderStatus
}

export interface OrderPerson {
  readonly personKey: string
  /** True for the person who was looked up or who orders. */
  readonly isApplicant: boolean
}

export interface FoundOrder {
  readonly orderKey: string
  readonly consumerOrderId: string
  readonly isJoint: boolean
  readonly payment: CoursePayment
  readonly persons: readonly OrderPerson[]
  /** Null until a provider is chosen. */
  readonly item: ProviderItem | null
  /** The products to choose from, until a provider is chosen. */
  readonly products: readonly CourseProduct[]
}

export type LookUpAnswer =
  /** There is no order. `userKey` is the person's user at the service, or null. */
  | { readonly kind: 'none'; readonly userKey: string | null }
  | { readonly kind: 'found'; readonly userKey: string | null; readonly order: FoundOrder }
  | { readonly kind: 'several' | 'other-last-name' | 'missing-user' | 'missing-unit' }

/** One course of one provider. */
export interface CourseProduct {
  readonly providerId: number
  readonly name: string
  /** '24.00' */
  readonly price: string
  /** Unsanitized HTML of the provider, in English. */
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

/** A text that a provider requires clients to read. Unsanitized HTML. */
export interface ProviderPage {
  readonly kind: 'disclosure' | 'instructions'
  readonly language: 'en' | 'es'
  readonly version: string
  readonly html: string
}

export interface ProviderOrderInput {
  readonly unit: CourseUnit
  readonly courseType: CourseType
  readonly payment: CoursePayment
  /** The key of an existing order for which only the course is chosen now. Null for a new order. */
  readonly orderKey: string | null
  /** The keys of the users, the ordering person first. A joint course has two. */
  readonly userKeys: readonly string[]
  /** Null if the firm orders and leaves the choice to the client. */
  readonly choice: { readonly providerId: number; readonly method: CourseMethod } | null
}

export interface PlacedOrder {
  readonly orderKey: string
  readonly consumerOrderId: string
  readonly persons: readonly OrderPerson[]
  readonly item: ProviderItem | null
}

export interface Registration {
  /** 3 for an online course, 13 for a course by phone. */
  readonly status: ProviderStatus
  /** The course URL on the provider's host. Null for a course by phone. */
  readonly startUrl: string | null
  /** The number (ten digits) and the code for the call. Both are null for an online course. */
  readonly phoneNumber: string | null
  readonly accessCode: string | null
}

export interface IssuedCertificate {
  readonly personKey: string
  readonly number: string
  readonly completedAt: Date
  /** On the provider's own host. */
  readonly url: string
  /** SHA-256 of the file, hex. */
  readonly sha256: string
}

/** The full state of an item, including changes whose webhooks were missed. */
export interface ItemState extends ProviderItem {
  readonly registration: Registration | null
  readonly certificates: readonly IssuedCertificate[]
}

/** The personal details that the client confirmed for the provider. */
export interface CourseCustomer extends CoursePostalAddress {
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string | null
  readonly suffix: string | null
  readonly emailAddress: string | null
  readonly homePhone: string | null
  readonly mobilePhone: string | null
  readonly workPhone: string | null
}

export interface CourseProvider {
  lookUp(
    key: string,
    question: {
      readonly unit: CourseUnit
      readonly courseType: CourseType
      readonly lastName: string
      readonly ssn: string
    },
  ): Promise<LookUpAnswer>
  /** Returns the user's key; an existing user is reused. */
  createUser(
    key: string,
    input: { readonly unit: CourseUnit; readonly applicant: CourseApplicant },
  ): Promise<{ readonly userKey: string }>
  /** Creates a user for the other debtor and links it with the first user. */
  addSpouse(
    key: string,
    input: {
      readonly unit: CourseUnit
      readonly userKey: string
      readonly spouse: CourseApplicant
    },
  ): Promise<{ readonly userKey: string }>
  /** Returns the products of this course at this firm, or an empty list if none is offered. */
  products(unit: CourseUnit, courseType: CourseType): Promise<readonly CourseProduct[]>
  pages(providerId: number, courseType: CourseType): Promise<readonly ProviderPage[]>
  placeOrder(key: string, input: ProviderOrderInput): Promise<PlacedOrder>
  register(
    key: string,
    input: {
      readonly itemKey: string
      readonly persons: ReadonlyArray<{
        readonly personKey: string
        readonly details: CourseCustomer
      }>
    },
  ): Promise<Registration>
  /** Finds by item key or by the ID of placeOrder or register. Returns undefined if unknown. */
  itemState(
    by: { readonly itemKey: string } | { readonly placedWith: string },
  ): Promise<(ItemState & Omit<PlacedOrder, 'item'>) | undefined>
  /** Downloads a certificate of up to 5 MB. The host must be the provider's. */
  certificate(url: string): Promise<Uint8Array>
  /** Returns true for a URL on a host of this provider. Clients are never sent to another host. */
  isOwnAddress(providerId: number, url: string): boolean
}
