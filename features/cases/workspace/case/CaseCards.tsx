import { useContext } from 'react'
import type { CaseTabProps } from './case-data.ts'
import { CaseSlotsContext, type CardPlace } from './case-slots.ts'

/** The cards that features have for a place. */
export function CaseCards({ place, legalCase }: CaseTabProps & { readonly place: CardPlace }) {
  const { cards } = useContext(CaseSlotsContext)
  return cards
    .filter((card) => card.place === place)
    .map(({ order, Card }) => <Card key={order} legalCase={legalCase} />)
}
