import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import type { ClientFilter } from '../clients.operations.ts'
import { isSameFilter } from './address.ts'
import type { FilterPill } from './use-client-counts.ts'

export interface FilterPillsProps {
  readonly pills: readonly FilterPill[]
  readonly filter: ClientFilter
  readonly onChoose: (filter: ClientFilter) => void
  /** Opens the dialog for a new filter, or for the chosen one. */
  readonly onSave: (pill?: FilterPill) => void
}

/** Filters with a name and a count. The one that is chosen is pressed. */
export function FilterPills({ pills, filter, onChoose, onSave }: FilterPillsProps) {
  const words = useWords(listWords)
  const chosen = pills.find((pill) => isSameFilter(pill.filter, filter))
  const isMine = chosen?.saved?.isMine === true
  return (
    <div className="pills" role="group" aria-label={words.savedFilters}>
      {pills.map((pill) => (
        <button
          key={pill.id}
          type="button"
          className="filter-pill"
          aria-pressed={pill === chosen}
          onClick={() => onChoose(pill.filter)}
        >
          <PillName pill={pill} />
          <span className="numeric pill-count">{pill.count}</span>
        </button>
      ))}
      <Button
        look="quiet"
        icon={isMine ? 'pencil-simple' : 'plus'}
        onPress={() => onSave(isMine ? chosen : undefined)}
      >
        {isMine ? words.editFilter : words.saveFilter}
      </Button>
    </div>
  )
}

function PillName({ pill: { saved, builtIn } }: { readonly pill: FilterPill }) {
  const words = useWords(listWords)
  if (saved === undefined) return builtIn === undefined ? null : words[builtIn]
  if (!saved.isShared) return saved.name
  return (
    <>
      <Icon name="users-three" size="small" />
      <span aria-hidden="true">{saved.name}</span>
      <span className="visually-hidden">{words.sharedFilter(saved.name)}</span>
    </>
  )
}
