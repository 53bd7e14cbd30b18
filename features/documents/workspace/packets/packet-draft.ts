import { toSections } from '../../rules/packets/packet-parts.ts'
import type { PacketPageQuery } from './packets.operations.ts'

export type PacketChoice = PacketPageQuery['packetChoices']['documents'][number]

export interface DraftSection {
  readonly categoryId: string
  readonly name: string
  readonly folder: string | null
  readonly documents: readonly PacketChoice[]
}

export interface PacketDraft {
  readonly sections: readonly DraftSection[]
  /** IDs of documents that are not to be in the packet. */
  readonly leftOut: readonly string[]
}

/** All that can be part of a packet is chosen at first. */
export function toDraft(choices: readonly PacketChoice[]): PacketDraft {
  const possible = choices.filter(({ obstacle }) => obstacle === null)
  const sections = toSections(possible).flatMap(({ categoryId, documents }) => {
    const [first] = documents
    return first ? [{ categoryId, name: first.category, folder: first.folder, documents }] : []
  })
  return { sections, leftOut: [] }
}

/** Adds changes on the server to the draft: new documents come last in their category. */
export function fitDraft(draft: PacketDraft, choices: readonly PacketChoice[]): PacketDraft {
  const current = new Map(choices.map((choice) => [choice.id, choice]))
  const known = new Set(draft.sections.flatMap(({ documents }) => documents.map(({ id }) => id)))
  const { sections: added } = toDraft(choices.filter(({ id }) => !known.has(id)))
  const sections = draft.sections.map((section) => ({
    ...section,
    documents: [
      ...section.documents.flatMap(({ id }) => {
        const choice = current.get(id)
        return choice?.obstacle === null ? [choice] : []
      }),
      ...(added.find(({ categoryId }) => categoryId === section.categoryId)?.documents ?? []),
    ],
  }))
  const isNew = ({ categoryId }: DraftSection) =>
    draft.sections.every((section) => section.categoryId !== categoryId)
  return {
    ...draft,
    sections: [...sections, ...added.filter(isNew)].filter(({ documents }) => documents.length > 0),
  }
}

export function listChosen({ sections, leftOut }: PacketDraft): readonly PacketChoice[] {
  return sections.flatMap(({ documents }) => documents.filter(({ id }) => !leftOut.includes(id)))
}

/** Chooses these documents, or leaves them out. */
export function choose(draft: PacketDraft, ids: readonly string[], isChosen: boolean): PacketDraft {
  const others = draft.leftOut.filter((id) => !ids.includes(id))
  return { ...draft, leftOut: isChosen ? others : [...others, ...ids] }
}

export type Step = -1 | 1

export function moveSection(draft: PacketDraft, at: number, by: Step): PacketDraft {
  return { ...draft, sections: swap(draft.sections, at, by) }
}

/** Within its category. */
export function moveDocument(
  draft: PacketDraft,
  categoryId: string,
  { at, by }: { readonly at: number; readonly by: Step },
): PacketDraft {
  const sections = draft.sections.map((section) =>
    section.categoryId === categoryId
      ? { ...section, documents: swap(section.documents, at, by) }
      : section,
  )
  return { ...draft, sections }
}

/** Unchanged when there is no place. */
function swap<Item>(items: readonly Item[], at: number, by: Step): readonly Item[] {
  const [item, next] = [items[at], items[at + by]]
  if (item === undefined || next === undefined) return items
  return items.with(at, next).with(at + by, item)
}
