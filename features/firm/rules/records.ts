export interface FirmRecord {
  readonly id: string
  readonly name: string
  readonly iconUrl: string | null
  readonly colour: string
  readonly onColour: string
  readonly emailAddress: string | null
  readonly officeId: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly website: string | null
}

export interface FaqEntryRecord {
  readonly id: string
  readonly question: string
  /** The paragraphs of the answer. */
  readonly answer: readonly string[]
  /** Nested questions, which cannot contain further questions. */
  readonly more?: readonly FaqEntryRecord[]
}

export interface FaqTopicRecord {
  readonly id: string
  readonly title: string
  readonly entries: readonly FaqEntryRecord[]
}

/** The page's content in one language. */
export interface FaqContent {
  /** The paragraphs of the text version of the overview video. */
  readonly overview: readonly string[]
  readonly topics: readonly FaqTopicRecord[]
}

/** Of a firm in one language. Null for the content of the product. */
export type OwnFaq = FaqContent | null
