// What the firm room hands to others: the firm together with the office of a case, and its questions and answers.

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

/** A question with its answer. */
export interface FaqEntryRecord {
  readonly id: string
  readonly question: string
  /** One paragraph each. */
  readonly answer: readonly string[]
  /** Questions that open inside this one; those of them have no further ones. */
  readonly more?: readonly FaqEntryRecord[]
}

export interface FaqTopicRecord {
  readonly id: string
  readonly title: string
  readonly entries: readonly FaqEntryRecord[]
}

/** All that the page of questions and answers says in one language. */
export interface FaqContent {
  /** What the overview video tells, one paragraph each. */
  readonly overview: readonly string[]
  readonly topics: readonly FaqTopicRecord[]
}
