// The order service for the two courses, and the providers behind it. Every call carries an id of ours: the same id again does the same thing once.
// Each answers within ten seconds or throws the problem `unavailable`, with its cause; after a time-out of placeOrder or register the caller asks `itemState` before it tries again.

/** 1 CreditCounseling, 2 DebtorEducation. */
export type CourseType = 1 | 2
/** 1 Online, 2 Phone. */
export type CourseMethod = 1 | 2
/** 1 ClientPays, 2 FirmPays. */
export type CoursePayment = 1 | 2

/** Which firm a call is made for. */
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

/** Somebody as the service is told of them. The number is passed on and kept nowhere on the way. */
export interface CourseApplicant extends CoursePostalAddress {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string | null
  readonly mobilePhone: string | null
  /** Nine digits. */
  readonly ssn: string
}

/** The service's statuses of an item that we take over: a purchase that waits for a choice has none. */
export type ProviderStatus = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12 | 13

export interface ProviderItem {
  /** What webhooks call it. */
  readonly itemKey: string
  readonly providerId: number
  readonly method: CourseMethod
  readonly status: ProviderStatus
}

export interface OrderPerson {
  readonly personKey: string
  /** True for the one the look-up was made for, or who orders. */
  readonly isApplicant: boolean
}

export interface FoundOrder {
  readonly orderKey: string
  readonly consumerOrderId: string
  readonly isJoint: boolean
  readonly payment: CoursePayment
  readonly persons: readonly OrderPerson[]
  /** Null while nobody has chosen a provider. */
  readonly item: ProviderItem | null
  /** What may be chosen while nobody has. */
  readonly products: readonly CourseProduct[]
}

export type LookUpAnswer =
  /** No order; `userKey` is the person's user there, null when there is none. */
  | { readonly kind: 'none'; readonly userKey: string | null }
  | { readonly kind: 'found'; readonly userKey: string | null; readonly order: FoundOrder }
  | { readonly kind: 'several' | 'other-last-name' | 'missing-user' | 'missing-unit' }

/** What one provider offers for one course. */
export interface CourseProduct {
  readonly providerId: number
  readonly name: string
  /** '24.00' */
  readonly price: string
  /** HTML as the provider wrote it, in English: to be cleaned. */
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

/** A text that a provider wants read. HTML as it wrote it: to be cleaned. */
export interface ProviderPage {
  readonly kind: 'disclosure' | 'instructions'
  readonly language: 'en' | 'es'
  readonly version: string
  readonly html: string
}

export interface OrderWish {
  readonly unit: CourseUnit
  readonly courseType: CourseType
  readonly payment: CoursePayment
  /** An order that exists already, and only its course is chosen. */
  readonly orderKey: string | null
  /** By user key, the one who orders first; two when they take it together. */
  readonly userKeys: readonly string[]
  /** Null: the firm orders and leaves the choice to its client. */
  readonly choice: { readonly providerId: number; readonly method: CourseMethod } | null
}

export interface PlacedOrder {
  readonly orderKey: string
  readonly consumerOrderId: string
  readonly persons: readonly OrderPerson[]
  readonly item: ProviderItem | null
}

export interface Registration {
  /** 3, or 13 by phone. */
  readonly status: ProviderStatus
  /** Where the provider lets this person in, on its own host; null by phone. */
  readonly startUrl: string | null
  /** Ten digits, and the code that is asked for; null online. */
  readonly phoneNumber: string | null
  readonly accessCode: string | null
}

export interface IssuedCertificate {
  readonly personKey: string
  readonly number: string
  readonly completedAt: Date
  /** On the provider's own host. */
  readonly url: string
  /** Of the file, hex. */
  readonly sha256: string
}

/** Everything the service knows of an item; what an unheard webhook would have said. */
export interface ItemState extends ProviderItem {
  readonly registration: Registration | null
  readonly certificates: readonly IssuedCertificate[]
}

/** What is sent when somebody has checked their details for the provider. */
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
  /** Answers the user's key: of the user that is there already, when there is one. */
  createUser(
    key: string,
    wish: { readonly unit: CourseUnit; readonly applicant: CourseApplicant },
  ): Promise<{ readonly userKey: string }>
  /** The same for the other debtor, linked with the first. */
  addSpouse(
    key: string,
    wish: { readonly unit: CourseUnit; readonly userKey: string; readonly spouse: CourseApplicant },
  ): Promise<{ readonly userKey: string }>
  /** Of this course, at this firm; an empty list when none is offered. */
  products(unit: CourseUnit, courseType: CourseType): Promise<readonly CourseProduct[]>
  pages(providerId: number, courseType: CourseType): Promise<readonly ProviderPage[]>
  placeOrder(key: string, wish: OrderWish): Promise<PlacedOrder>
  register(
    key: string,
    wish: {
      readonly itemKey: string
      readonly persons: ReadonlyArray<{
        readonly personKey: string
        readonly details: CourseCustomer
      }>
    },
  ): Promise<Registration>
  /** By the item's key, or by the id with which an order was placed or registered; undefined when the service knows nothing of it. */
  itemState(
    by: { readonly itemKey: string } | { readonly placedWith: string },
  ): Promise<(ItemState & Omit<PlacedOrder, 'item'>) | undefined>
  /** The file behind a certificate's address, at most 5 MB; its host must be the provider's. */
  certificate(url: string): Promise<Uint8Array>
  /** True for an address on a host that belongs to this provider: nobody is sent anywhere else. */
  isOwnAddress(providerId: number, url: string): boolean
}
