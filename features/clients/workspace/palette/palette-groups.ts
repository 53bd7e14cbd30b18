// What the palette offers for a text, in order. The first entry is chosen at first.
import type { IconName } from '#ui/icons/names.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import type { ClientListRowFragment } from '../list/clients.operations.ts'
import type { RecentCase } from '../recent-cases.ts'

export type PaletteTarget =
  | { readonly type: 'case'; readonly id: string; readonly name: string }
  | { readonly type: 'remind'; readonly row: ClientListRowFragment }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'place'; readonly href: string }
  | { readonly type: 'act'; readonly run: () => void }

export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon: IconName
  readonly target: PaletteTarget
  /** The client that the second group acts on while this entry is chosen. */
  readonly row?: ClientListRowFragment
}

export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

export interface PalettePlace {
  readonly href: string
  readonly label: string
  readonly icon: IconName
}

export interface PaletteAct {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
}

export interface GroupWords {
  readonly and: string
  readonly recent: string
  readonly clients: string
  readonly actsFor: (name: string) => string
  readonly openCase: string
  readonly remind: string
  readonly goTo: string
  readonly actions: string
  readonly searchFor: (text: string) => string
}

export interface GroupsInput {
  /** As it was typed. `>` at first: actions only. */
  readonly text: string
  readonly rows: readonly ClientListRowFragment[]
  readonly recent: readonly RecentCase[]
  /** The client of the second group. */
  readonly actOn: ClientListRowFragment | undefined
  readonly places: readonly PalettePlace[]
  readonly acts: readonly PaletteAct[]
  readonly describe: (row: ClientListRowFragment) => string
  readonly words: GroupWords
}

export const isForActions = (text: string) => text.trimStart().startsWith('>')

/** The search for clients; empty while only actions are wanted. */
export const searchOf = (text: string) => (isForActions(text) ? '' : text.trim())

export function groupsFor(input: GroupsInput): readonly PaletteGroup[] {
  const { text, words } = input
  if (isForActions(text)) return present([actions(input, text.trimStart().slice(1).trim())])
  const search = searchOf(text)
  if (search === '') return present([recentCases(input), places(input, ''), actions(input, '')])
  return present([
    {
      id: 'clients',
      title: words.clients,
      entries: input.rows.map((row) => ({
        id: row.id,
        label: clientName(row.people, words.and),
        detail: input.describe(row),
        icon: 'user' as const,
        target: { type: 'case' as const, id: row.id, name: clientName(row.people, words.and) },
        row,
      })),
    },
    ...(input.actOn === undefined ? [] : [actsFor(input.actOn, words)]),
    actions(input, search),
    places(input, search),
  ])
}

const present = (groups: readonly PaletteGroup[]) =>
  groups.filter(({ entries }) => entries.length > 0)

function recentCases({ recent, words }: GroupsInput): PaletteGroup {
  return {
    id: 'recent',
    title: words.recent,
    entries: recent.map(({ id, name }) => ({
      id: `recent-${id}`,
      label: name,
      icon: 'user',
      target: { type: 'case', id, name },
    })),
  }
}

function actsFor(row: ClientListRowFragment, words: GroupWords): PaletteGroup {
  const name = clientName(row.people, words.and)
  const open: PaletteEntry = {
    id: 'open',
    label: words.openCase,
    icon: 'folder-open',
    target: { type: 'case', id: row.id, name },
  }
  const remind: PaletteEntry = {
    id: 'remind',
    label: words.remind,
    icon: 'paper-plane-tilt',
    target: { type: 'remind', row },
  }
  return {
    id: 'acts',
    title: words.actsFor(name),
    entries: row.waitsFor === null ? [open] : [open, remind],
  }
}

const hasWord = (label: string, search: string) =>
  label.toLowerCase().includes(search.toLowerCase())

function actions({ acts, words }: GroupsInput, search: string): PaletteGroup {
  return {
    id: 'actions',
    title: words.actions,
    entries: acts
      .filter(({ label }) => hasWord(label, search))
      .map(({ id, label, icon, run }) => ({ id, label, icon, target: { type: 'act', run } })),
  }
}

function places({ places: known, words }: GroupsInput, search: string): PaletteGroup {
  const entries: readonly PaletteEntry[] = known
    .filter(({ label }) => hasWord(label, search))
    .map(({ href, label, icon }) => ({ id: href, label, icon, target: { type: 'place', href } }))
  const inList: PaletteEntry = {
    id: 'search',
    label: words.searchFor(search),
    icon: 'arrow-right',
    target: { type: 'search', text: search },
  }
  return {
    id: 'places',
    title: words.goTo,
    entries: search === '' ? entries : [inList, ...entries],
  }
}

/** The ID of the element of an entry. */
export const optionId = (listId: string, { id }: PaletteEntry) => `${listId}-${id}`
