// The answers of requests that were done, for browsers that did not receive them.

/** What identifies a request. `key` was chosen by the browser and is known to it alone. */
export interface RepeatableRequest {
  readonly key: string
  /** Who sends it. Another sender with the same key starts a request of its own. */
  readonly sender: string
  /** What was sent, as text. */
  readonly content: string
}

export type RememberedRequest =
  /** The caller runs the request, and then calls one of both functions. */
  | {
      readonly state: 'new'
      readonly finish: (answer: RememberedAnswer) => Promise<void>
      /** Forgets the request, which did nothing or may run again. */
      readonly release: () => Promise<void>
    }
  | { readonly state: 'done'; readonly answer: RememberedAnswer }
  | { readonly state: 'running' }
  /** The key was used for other content. */
  | { readonly state: 'other' }

/** A reference stands for an answer with tokens or codes (spec: security#never-replayed). */
export type RememberedAnswer =
  | { readonly text: string }
  | { readonly reference: string; readonly text?: undefined }

export interface RememberedAnswers {
  /** Claims the request for the caller, or says what became of it. */
  begin(request: RepeatableRequest): Promise<RememberedRequest>
  /** Removes what no browser asks for anymore. */
  sweep(): Promise<void>
}
