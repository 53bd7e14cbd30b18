// What a generated operations file holds for each operation: its name and the hash under which the server knows its text.
export interface Operation<Data, Variables> {
  /** `sha256:` and the hash of the printed document; the text itself stays on the server. */
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** Never there at run time: carries the types. */
  readonly types?: (variables: Variables) => Data
}
