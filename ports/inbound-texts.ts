// Text messages that people send to us, as the provider hands them over. Only what the provider has signed counts.

export interface InboundText {
  /** The provider's own name of this text. */
  readonly id: string
  /** As the provider writes the number. */
  readonly from: string
  readonly body: string
  /** The provider has sent its own answer to this word. */
  readonly isAnswered: boolean
}

export interface InboundTexts {
  /** The text in this form; undefined when the signature does not fit or something is missing. */
  read(form: URLSearchParams, signature: string | undefined): InboundText | undefined
}
