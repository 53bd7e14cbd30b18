import { useEffect } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { paletteWords } from '#features/cases/workspace/words.ts'
import { splitByMatches } from './matched-text.ts'
import { optionId, type PaletteEntry, type PaletteGroup } from './palette-groups.ts'

export interface PaletteListProps {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly chosen: PaletteEntry | undefined
  readonly search: string
  readonly onHover: (entry: PaletteEntry) => void
  readonly onOpen: (entry: PaletteEntry) => void
}

/** The field keeps the focus; it names the chosen option. */
export function PaletteList({ id, groups, chosen, search, onHover, onOpen }: PaletteListProps) {
  const words = useWords(paletteWords)
  const chosenId = chosen && optionId(id, chosen)
  useEffect(() => {
    if (chosenId !== undefined)
      document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <div id={id} role="listbox" aria-label={words.results} className="palette-list">
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-title-${group.id}`}>
          <p className="palette-title" id={`${id}-title-${group.id}`}>
            {group.title}
          </p>
          {group.entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <div
              key={entry.id}
              tabIndex={-1}
              id={optionId(id, entry)}
              role="option"
              aria-selected={entry === chosen}
              className="palette-entry"
              onPointerMove={() => onHover(entry)}
              onClick={() => onOpen(entry)}
            >
              <Icon name={entry.icon} />
              <span>
                {group.id === 'clients' ? (
                  <Marked text={entry.label} search={search} />
                ) : (
                  entry.label
                )}
                {entry.detail === undefined ? null : (
                  <span className="palette-detail"> {entry.detail}</span>
                )}
              </span>
              {entry === chosen ? (
                <kbd className="hide-phone" aria-hidden="true">
                  Enter
                </kbd>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface MarkedProps {
  readonly text: string
  readonly search: string
}

function Marked({ text, search }: MarkedProps) {
  return splitByMatches(text, search).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
