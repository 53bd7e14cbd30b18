// Columns with values that a key made. By them the values of an old version are counted, and made
// again with the newest (spec: security#key-versions).

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

export interface Place<Id extends string> {
  readonly table: string
  readonly column: string
  /** The primary key, the firm included. */
  readonly id: readonly Id[]
}

/** The values of the primary key as text, by the name of the column: caseId. Bytes are '\x…'. */
type IdValues<Id extends string> = Readonly<Record<CamelCase<Id>, string>>

/** What made the values. */
type Maker<Id extends string, Reads extends string> =
  | { readonly by: 'password-pepper' }
  | { readonly by: 'firm-key-wrapping' }
  | { readonly by: 'fingerprint'; readonly purpose: string }
  /** `reads` are other columns that the function needs. */
  | ({ readonly reads?: readonly Reads[] } & (
      | {
          readonly by: 'seal'
          readonly purpose: string
          readonly context: (row: IdValues<Id | Reads>) => string
        }
      | {
          readonly by: 'firm-text'
          readonly context: (row: IdValues<Id | Reads>) => string
          /** The column of texts from before they were sealed, until a migration drops it. */
          readonly clear?: string
        }
      | { readonly by: 'firm-file'; readonly documentId: (row: IdValues<Id | Reads>) => string }
    ))

/** The columns of `IdValues` are not known to who handles all keyed columns. */
export type StoredRow = Readonly<Record<string, string>>
export type KeyedColumn = Place<string> & Maker<never, never>

export function keyedColumn<const Id extends string, const Reads extends string = never>(
  column: Place<Id> & Maker<Id, Reads>,
): KeyedColumn {
  return column as KeyedColumn
}
