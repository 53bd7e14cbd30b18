import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import {
  choose,
  moveDocument,
  moveSection,
  type DraftSection,
  type PacketChoice,
  type PacketDraft,
  type Step,
} from './packet-draft.ts'
import { packetWords } from './words.ts'

export interface PacketSectionsProps {
  readonly draft: PacketDraft
  readonly onChange: (draft: PacketDraft) => void
}

/** The documents by category. Both can be moved without a pointer. */
export function PacketSections({ draft, onChange }: PacketSectionsProps) {
  const words = useWords(packetWords)
  const [moved, setMoved] = useState('')
  const { sections, leftOut } = draft

  function move(name: string, { to, all }: { to: number; all: number }, next: PacketDraft) {
    if (to < 0 || to >= all) return
    onChange(next)
    setMoved(words.movedTo(name, to + 1, all))
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {sections.map((section, at) => (
        <Section
          key={section.categoryId}
          section={section}
          leftOut={leftOut}
          place={{ at, all: sections.length }}
          onChoose={(ids, isChosen) => onChange(choose(draft, ids, isChosen))}
          onMove={(by) =>
            move(section.name, { to: at + by, all: sections.length }, moveSection(draft, at, by))
          }
          onMoveDocument={(document, index, by) =>
            move(
              document.name,
              { to: index + by, all: section.documents.length },
              moveDocument(draft, section.categoryId, { at: index, by }),
            )
          }
        />
      ))}
    </>
  )
}

interface Place {
  readonly at: number
  readonly all: number
}

interface SectionProps {
  readonly section: DraftSection
  readonly leftOut: readonly string[]
  readonly place: Place
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void
  readonly onMove: (by: Step) => void
  readonly onMoveDocument: (document: PacketChoice, at: number, by: Step) => void
}

function Section({ section, leftOut, place, onChoose, onMove, onMoveDocument }: SectionProps) {
  const words = useWords(packetWords)
  const { categoryId, name, folder, documents } = section
  const isEmpty = documents.every(({ id }) => leftOut.includes(id))
  const headingId = `category-${categoryId}`
  return (
    <section className="card packet-section" aria-labelledby={headingId}>
      <div className="packet-section-head">
        <h3 id={headingId}>
          <span>{name}</span>
          {folder === null ? null : <span className="second-line">{folder}</span>}
        </h3>
        {documents.length < 2 ? null : (
          <Button
            look="quiet"
            small
            name={isEmpty ? words.chooseAllOf(name) : words.leaveOutAllOf(name)}
            onPress={() =>
              onChoose(
                documents.map(({ id }) => id),
                isEmpty,
              )
            }
          >
            {isEmpty ? words.chooseAll : words.leaveOutAll}
          </Button>
        )}
        <MoveButtons id={categoryId} name={name} place={place} onMove={onMove} />
      </div>
      <ul className="packet-items">
        {documents.map((document, at) => (
          <DocumentRow
            key={document.id}
            document={document}
            isChosen={!leftOut.includes(document.id)}
            place={{ at, all: documents.length }}
            onChoose={(isChosen) => onChoose([document.id], isChosen)}
            onMove={(by) => onMoveDocument(document, at, by)}
          />
        ))}
      </ul>
    </section>
  )
}

interface DocumentRowProps {
  readonly document: PacketChoice
  readonly isChosen: boolean
  readonly place: Place
  readonly onChoose: (isChosen: boolean) => void
  readonly onMove: (by: Step) => void
}

function DocumentRow({ document, isChosen, place, onChoose, onMove }: DocumentRowProps) {
  const words = useWords(packetWords)
  const { formatDayOrTime, formatSize } = useFormats()
  const { id, name, sentBy, uploadedAt, bytes } = document
  return (
    <li>
      <label className="pick bare">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className="packet-name">
          {name}
          <span className="second-line">
            {`${sentBy ?? words.fromFirm}, ${formatDayOrTime(uploadedAt)}, ${formatSize(bytes)}`}
          </span>
        </span>
      </label>
      <MoveButtons id={id} name={name} place={place} onMove={onMove} />
    </li>
  )
}

interface MoveButtonsProps {
  readonly id: string
  readonly name: string
  readonly place: Place
  readonly onMove: (by: Step) => void
}

/** Nothing to show for a single item. */
function MoveButtons({ id, name, place: { at, all }, onMove }: MoveButtonsProps) {
  const words = useWords(packetWords)
  if (all < 2) return null
  const steps = [
    { by: -1, icon: 'caret-up', label: words.up(name), isPossible: at > 0 },
    { by: 1, icon: 'caret-down', label: words.down(name), isPossible: at < all - 1 },
  ] as const
  return (
    <div className="packet-moves" data-repeats>
      {steps.map(({ by, icon, label, isPossible }) => (
        <button
          key={by}
          id={`move-${id}-${by}`}
          type="button"
          className="icon-button bordered"
          aria-label={label}
          {...(isPossible ? {} : { 'aria-disabled': true })}
          onClick={() => {
            onMove(by)
            focusSoon(`move-${id}-${by}`)
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

/** A row that moves in the page loses the focus. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
