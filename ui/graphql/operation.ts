export interface Operation<Data, Variables> {
  /** `sha256:` and the hash of the document; the server has the text. */
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** Undefined at run time; carries the types. */
  readonly types?: (variables: Variables) => Data
}
