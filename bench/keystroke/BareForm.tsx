// The limit: the same fields written by hand in plain React, the whole answer as one state, closed
// entries as cards.
import { memo, useState } from 'react'
import { openEntry, states, titles } from './unit.ts'

export type Entry = Readonly<Record<string, string>>

export function BareForm({ first }: { readonly first: readonly Entry[] }) {
  const [entries, setEntries] = useState(first)
  const change = (id: string, key: string, value: string) =>
    setEntries(entries.map((entry) => (entry['id'] === id ? { ...entry, [key]: value } : entry)))
  return (
    <ul>
      {entries.map((entry) =>
        entry['id'] === openEntry ? (
          <OpenEntry key={entry['id']} entry={entry} onChange={change} />
        ) : (
          <ClosedEntry key={entry['id']} entry={entry} />
        ),
      )}
    </ul>
  )
}

const ClosedEntry = memo(({ entry }: { readonly entry: Entry }) => (
  <li className="entry">
    <div className="entry-head">
      <div className="entry-name">
        <h3>{entry['street']}</h3>
        <p className="soft sm">{`${entry['city']}, ${entry['from']}, ${entry['to']}`}</p>
      </div>
    </div>
  </li>
))

function OpenEntry({
  entry,
  onChange,
}: {
  readonly entry: Entry
  readonly onChange: (id: string, key: string, value: string) => void
}) {
  return (
    <li className="entry">
      <div className="entry-body">
        {Object.entries(titles).map(([key, title]) => (
          <div className="field" key={key}>
            <label className="label" htmlFor={key}>
              {title}
            </label>
            {key === 'state' ? (
              <select
                className="input"
                id={key}
                value={entry[key]}
                onChange={(event) => onChange(openEntry, key, event.currentTarget.value)}
              >
                {states.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
            ) : (
              <input
                className="input"
                id={key}
                value={entry[key]}
                onChange={(event) => onChange(openEntry, key, event.currentTarget.value)}
              />
            )}
          </div>
        ))}
      </div>
    </li>
  )
}
