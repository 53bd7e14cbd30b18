export interface FactsTableProps {
  readonly rows: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Names and their values, for reading. */
export function FactsTable({ rows }: FactsTableProps) {
  return (
    <dl className="facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
