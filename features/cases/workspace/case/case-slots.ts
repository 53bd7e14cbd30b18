// The page of a case has places for tabs and cards. Each feature lists its own, and the app puts the
// lists together (apps/workspace/pages/OneCasePage.tsx).
import { createContext, useContext, type ComponentType } from 'react'
import type { CaseTab } from '../paths.ts'
import type { CaseTabProps, StaffCase } from './case-data.ts'

export interface CaseTabEntry {
  readonly tab: CaseTab
  /** Tabs stand in this order. */
  readonly order: number
  /** Every case has the tab without it. */
  readonly isShown?: (client: StaffCase['client']) => boolean
  /** Number of things that wait for the firm there. */
  readonly countWaiting?: (client: StaffCase['client']) => number
  /** Absent when the tab is a page of its own. */
  readonly View?: ComponentType<CaseTabProps>
}

/** `notice` is above the columns of the overview, `stage` at the end of its first card. */
export type CardPlace = 'notice' | 'stage' | 'left' | 'right' | 'people'

export interface CaseCard {
  readonly place: CardPlace
  /** Cards of a place stand in this order. */
  readonly order: number
  readonly Card: ComponentType<CaseTabProps>
}

export interface CaseSlots {
  readonly tabs?: readonly CaseTabEntry[]
  readonly cards?: readonly CaseCard[]
}

export function mergeCaseSlots(slots: readonly CaseSlots[]): Required<CaseSlots> {
  const byOrder = (a: { readonly order: number }, b: { readonly order: number }) =>
    a.order - b.order
  return {
    tabs: slots.flatMap(({ tabs = [] }) => tabs).toSorted(byOrder),
    cards: slots.flatMap(({ cards = [] }) => cards).toSorted(byOrder),
  }
}

export const CaseSlotsContext = createContext<Required<CaseSlots>>({ tabs: [], cards: [] })

export function useCaseTabs(): readonly CaseTabEntry[] {
  return useContext(CaseSlotsContext).tabs
}
