import { useEffect, useEffectEvent, useRef } from 'react'
import type { Shortcut } from '#ui/keyboard/shortcuts.ts'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { keyWords } from '#features/cases/workspace/words.ts'
import type { RowRange } from './use-visible-rows.ts'

export interface RowPlace {
  /** The row at which the list was left. */
  readonly begin: string | undefined
  /** It had the focus. */
  readonly hasFocus: boolean
  /** A row gets the focus, or is opened. */
  readonly onRow: (id: string) => void
  /** The list is left or reloaded, with these rows in sight. */
  readonly onLeave: (ids: readonly string[]) => void
}

export interface ListKeysInput {
  readonly place: RowPlace
  readonly ids: readonly string[]
  /** Brings a row into view. */
  readonly scrollTo: (at: number) => void
  readonly inView: () => RowRange
  /** Left out where rows cannot be selected. */
  readonly selection?: {
    readonly toggle: (id: string) => void
    readonly extendTo: (id: string) => void
    readonly clear: () => void
  }
}

const rowSelector = '[data-case]'

export const linkIdOf = (caseId: string) => `client-${caseId}`

function focusedCase(): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector)
  return row?.dataset['case']
}

/** J and K move the focus through the rows. The link of a row has the focus, so Enter opens it. */
export function useListKeys(input: ListKeysInput): void {
  const { ids, scrollTo, inView, selection, place } = input
  const words = useWords(keyWords)
  const last = useRef(place.begin)
  const wanted = useRef(place.begin)
  const focuses = useRef(place.hasFocus)

  // The row may be rendered only after the list has scrolled.
  useEffect(() => {
    if (wanted.current === undefined) return
    const link = document.getElementById(linkIdOf(wanted.current))
    if (link === null) {
      const at = ids.indexOf(wanted.current)
      if (at === -1) wanted.current = undefined
      else scrollTo(at)
      return
    }
    wanted.current = undefined
    if (focuses.current) link.focus({ preventScroll: true })
    const block = focuses.current ? 'nearest' : 'start'
    link.closest(rowSelector)?.scrollIntoView({ block })
    focuses.current = true
  })

  const onLeave = useEffectEvent(() => {
    const { first, last: end } = inView()
    if (wanted.current === undefined) place.onLeave(ids.slice(first, end + 1))
  })
  useEffect(() => {
    const leave = () => onLeave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const onRow = useEffectEvent(place.onRow)
  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(rowSelector) : null
      const id = row?.dataset['case']
      if (id === undefined) return
      last.current = id
      onRow(id)
    }
    document.addEventListener('focusin', note)
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('click', note, true)
    }
  }, [])

  function move(by: 1 | -1): void {
    const from = ids.indexOf(focusedCase() ?? last.current ?? '')
    const at = from === -1 ? inView().first : Math.min(Math.max(from + by, 0), ids.length - 1)
    const id = ids[at]
    if (id === undefined) return
    last.current = id
    const link = document.getElementById(linkIdOf(id))
    if (link !== null) {
      link.focus({ preventScroll: true })
      link.closest(rowSelector)?.scrollIntoView({ block: 'nearest' })
      return
    }
    wanted.current = id
    scrollTo(at)
  }
  const atFocus = (act: (id: string) => void) => () => {
    const id = focusedCase() ?? last.current
    if (id !== undefined && ids.includes(id)) act(id)
  }

  const moving: readonly Shortcut[] = [
    { keys: 'j', group: 'lists', label: words.next, effect: 'moves', run: () => move(1) },
    { keys: 'k', group: 'lists', label: words.previous, effect: 'moves', run: () => move(-1) },
    { keys: 'Enter', group: 'lists', label: words.open, effect: 'shows' },
  ]
  const selecting: readonly Shortcut[] =
    selection === undefined
      ? []
      : [
          {
            keys: 'x',
            group: 'lists',
            label: words.select,
            effect: 'shows',
            run: atFocus(selection.toggle),
          },
          {
            keys: 'Shift+x',
            group: 'lists',
            label: words.selectRange,
            effect: 'shows',
            run: atFocus(selection.extendTo),
          },
          {
            keys: 'Escape',
            group: 'lists',
            label: words.clearSelection,
            effect: 'shows',
            run: selection.clear,
          },
        ]
  useShortcuts([...moving, ...selecting])
}
