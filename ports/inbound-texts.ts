// Incoming text messages. Messages without a valid signature are ignored.

export interface InboundText {
  /** The message ID of the provider. */
  readonly id: string
  /** The number in the provider's format. */
  readonly from: string
  readonly body: string
  /** True when the provider has already replied to this keyword. */
  readonly isAnswered: boolean
}

export interface InboundTexts {
  /** Returns undefined when the signature is wrong or a field is missing. */
  read(form: URLSearchParams, signature: string | undefined): InboundText | undefined
}
