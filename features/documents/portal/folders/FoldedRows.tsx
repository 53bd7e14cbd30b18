// Only phones collapse rows; wider screens show all.
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { firstNames } from './folder-look.ts'
import { FolderRows, type FolderRow } from './FolderRows.tsx'
import { submitWords } from '../words.ts'

/** Expanded groups, kept until the page is reloaded, so that Back shows the same rows. */
const unfolded = new Set<string>()

function useUnfolded(key: string, startsOpen = false): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(() => startsOpen || unfolded.has(key))
  function toggle() {
    if (isOpen) unfolded.delete(key)
    else unfolded.add(key)
    setOpen(!isOpen)
  }
  return [isOpen, toggle]
}

/** A single folder is not collapsed, because the collapsed row would take the same space. */
const minFolded = 2

export function CompleteFolders({ folders }: { readonly folders: readonly FolderRow[] }) {
  const words = useWords(submitWords)
  const [isOpen, toggle] = useUnfolded('complete')
  if (folders.length < minFolded) return <FolderRows folders={folders} />
  return (
    <>
      <li className="only-phone">
        <button type="button" className="item folder" aria-expanded={isOpen} onClick={toggle}>
          <IconTile icon="check-circle-fill" tone="ok" />
          <span className="title-line">{words.complete(folders.length)}</span>
          <span className="line">
            <span className="second-line">{firstNames(folders, words.andMore)}</span>
          </span>
          <Icon name="caret-down" className="caret" />
        </button>
      </li>
      <FolderRows folders={folders} rowClass={isOpen ? undefined : 'hide-phone'} />
    </>
  )
}

export interface FoldedGroupProps {
  readonly title: string
  readonly summary: string
  /** True when nothing else is listed. */
  readonly startsOpen: boolean
  readonly children: ReactNode
}

export function FoldedGroup({ title, summary, startsOpen, children }: FoldedGroupProps) {
  const [isOpen, toggle] = useUnfolded('optional', startsOpen)
  const summaryId = useId()
  const listId = useId()
  return (
    <section>
      <h2 className="group-head hide-phone">{title}</h2>
      <h2 className="only-phone">
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-describedby={summaryId}
          onClick={toggle}
        >
          <span className="grow">
            {title}
            <span id={summaryId} className="second-line" aria-hidden="true">
              {summary}
            </span>
          </span>
          <Icon name="caret-down" />
        </button>
      </h2>
      <ul
        id={listId}
        aria-label={title}
        className={classNames('list two-col', !isOpen && 'hide-phone')}
      >
        {children}
      </ul>
    </section>
  )
}
