import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { BackCloses, FocusBack } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import { RemindDialog } from '#features/work/workspace/bulk/RemindDialog.tsx'
import type { ClientListRowFragment } from '../list/clients.operations.ts'
import { pathOfClients } from '../list/filters/address.ts'
import { kindInWords } from '#features/cases/workspace/row-words.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { recentCases, rememberOpenedCase } from '../recent-cases.ts'
import { clientWords, paletteWords } from '#features/cases/workspace/words.ts'
import {
  groupsFor,
  optionId,
  searchOf,
  type PaletteAct,
  type PaletteEntry,
  type PalettePlace,
} from './palette-groups.ts'
import { PaletteList } from './PaletteList.tsx'
import { useFoundClients } from './use-found-clients.ts'

export interface PaletteProps {
  readonly places: readonly PalettePlace[]
  readonly acts: readonly PaletteAct[]
  readonly onClose: () => void
}

/** Finds a client, a place or an action. The first result is chosen, so that Enter opens it. */
export function Palette({ places, acts, onClose }: PaletteProps) {
  const words = useWords(paletteWords)
  const ofClients = useWords(clientWords)
  const ofKit = useWords(kitWords)
  const { me } = useStaffSession()
  const go = useGo()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const listId = useId()
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const [actOnId, setActOnId] = useState<string>()
  const [toRemind, setToRemind] = useState<ClientListRowFragment>()
  const search = searchOf(text)
  const { rows, isCurrent, hasFailed } = useFoundClients(search)
  const actOn = rows.find(({ id }) => id === actOnId) ?? rows[0]

  const groups = groupsFor({
    text,
    rows,
    recent: recentCases().filter(({ id }) => !path.startsWith(pathOfCase(id))),
    actOn,
    places,
    acts,
    describe: (row) =>
      [
        kindInWords(row, ofClients),
        [ofClients.steps[row.step], row.caseNumber].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join('. '),
    words: { ...words, and: ofClients.and },
  })
  const entries = groups.flatMap((group) => group.entries)
  const chosen = entries.find(({ id }) => id === chosenId) ?? entries[0]

  function choose(entry: PaletteEntry | undefined): void {
    setChosenId(entry?.id)
    if (entry?.row !== undefined) setActOnId(entry.row.id)
  }

  function open({ target }: PaletteEntry): void {
    if (target.type === 'remind') {
      setToRemind(target.row)
      return
    }
    onClose()
    if (target.type === 'case') {
      rememberOpenedCase(target)
      go(pathOfCase(target.id))
    } else if (target.type === 'search') go(pathOfClients({ text: target.text }, me?.id ?? ''))
    else if (target.type === 'place') go(target.href)
    else target.run()
  }

  function press(event: KeyboardEvent): void {
    const at = chosen === undefined ? -1 : entries.indexOf(chosen)
    const acts = groups.find(({ id }) => id === 'acts')?.entries[0]
    if (event.key === 'ArrowDown') choose(entries[(at + 1) % entries.length])
    else if (event.key === 'ArrowUp') choose(entries.at(at - 1))
    else if (event.key === 'Enter' && chosen !== undefined) open(chosen)
    else if (event.key === 'Tab' && !event.shiftKey && chosen?.row !== undefined && acts)
      choose(acts)
    else return
    event.preventDefault()
  }

  if (toRemind !== undefined) return <RemindDialog rows={[toRemind]} showsToast onClose={onClose} />
  return (
    <ModalOverlay
      className="veil palette-veil"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className="palette">
        <AriaDialog aria-label={words.title}>
          <FocusBack />
          <BackCloses onBack={onClose} />
          <div className="palette-ask">
            <Icon name="magnifying-glass" />
            <AskField
              listId={listId}
              text={text}
              chosen={chosen && optionId(listId, chosen)}
              onChange={(next) => {
                setText(next)
                setChosenId(undefined)
                setActOnId(undefined)
              }}
              onKey={press}
            />
            <kbd className="hide-phone" aria-hidden="true">
              Esc
            </kbd>
            <span className="only-phone">
              <IconButton icon="x" name={ofKit.close} onPress={onClose} />
            </span>
          </div>
          {hasFailed ? (
            <p className="palette-note" role="alert">
              {words.notLoaded}
            </p>
          ) : null}
          {isCurrent && rows.length === 0 && search !== '' ? (
            <p className="palette-note">{words.noMatch(search)}</p>
          ) : null}
          <p className="visually-hidden" role="status">
            {isCurrent ? words.resultCount(entries.length) : ''}
          </p>
          <PaletteList
            id={listId}
            groups={groups}
            chosen={chosen}
            search={search}
            onHover={choose}
            onOpen={open}
          />
          <PaletteFoot />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface AskFieldProps {
  readonly listId: string
  readonly text: string
  /** ID of the chosen option. */
  readonly chosen: string | undefined
  readonly onChange: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

function AskField({ listId, text, chosen, onChange, onKey }: AskFieldProps) {
  const words = useWords(paletteWords)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label={words.title}
      aria-expanded
      aria-controls={listId}
      aria-autocomplete="list"
      {...(chosen === undefined ? {} : { 'aria-activedescendant': chosen })}
      value={text}
      placeholder={words.title}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKey}
    />
  )
}

function PaletteFoot() {
  const words = useWords(paletteWords)
  const [type, forActions] = words.typeForActions
  return (
    <p className="palette-foot hide-phone" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.choose}
      </span>
      <span>
        <kbd>Enter</kbd> {words.open}
      </span>
      <span>
        <kbd>Tab</kbd> {words.moreForClient}
      </span>
      <span>
        {type} <b>&gt;</b> {forActions}
      </span>
    </p>
  )
}
