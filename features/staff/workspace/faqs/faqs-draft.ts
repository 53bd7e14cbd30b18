import type { TypedFaq, TypedInnerQuestion, TypedQuestion } from '#features/firm/rules/typed-faq.ts'
import type { FirmFaqsPartsFragment } from './faqs.operations.ts'

/** Without own questions, clients read those of the product, with which the draft begins. */
export interface FaqsDraft extends TypedFaq {
  readonly isOwn: boolean
}

export type QuestionDraft = TypedInnerQuestion & Partial<Pick<TypedQuestion, 'more'>>

export function toDraft({ isOwn, overview, topics }: FirmFaqsPartsFragment): FaqsDraft {
  return { isOwn, overview, topics }
}

export function toInput({ isOwn, overview, topics }: FaqsDraft): TypedFaq | null {
  return isOwn ? { overview, topics } : null
}

interface Keyed {
  readonly id: string
}

export function replaceIn<Item extends Keyed>(
  list: readonly Item[],
  changed: Item,
): readonly Item[] {
  return list.map((item) => (item.id === changed.id ? changed : item))
}

export function removeFrom<Item extends Keyed>(list: readonly Item[], id: string): readonly Item[] {
  return list.filter((item) => item.id !== id)
}

/** At an end of the list nothing moves. */
export function moveIn<Item extends Keyed>(
  list: readonly Item[],
  id: string,
  by: -1 | 1,
): readonly Item[] {
  const from = list.findIndex((item) => item.id === id)
  const [item, neighbor] = [list[from], list[from + by]]
  if (!item || !neighbor) return list
  return list.map((each) => (each === item ? neighbor : each === neighbor ? item : each))
}
