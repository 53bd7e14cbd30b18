import { Suspense, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { countFilters, type ListChoice } from './address.ts'
import { FilterControl } from './FilterControl.tsx'
import { SearchField } from './SearchField.tsx'
import { useControls, type Colleague, type Control, type Controls } from './use-controls.ts'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx'), 'FilterDialog')

export interface FilterBarProps {
  readonly choice: ListChoice
  readonly myId: string
  readonly team: readonly Colleague[]
  /** False while a named filter is chosen, whose name says its conditions. */
  readonly showsConditions: boolean
  readonly onChange: (choice: ListChoice, options?: { readonly replace: boolean }) => void
  readonly onClear: () => void
}

/** Search and filters in a row; on phones, the filters are in a dialog. */
export function FilterBar(props: FilterBarProps) {
  const { choice, showsConditions, onChange, onClear } = props
  const words = useWords(listWords)
  const [isOpen, setOpen] = useState(false)
  const { filters, sort, conditions } = useControls(props)
  const count = countFilters(choice.filter)
  const inWords = useFilterInWords(choice.filter.text, { filters, sort, conditions })
  return (
    <div className="filter-bar">
      <SearchField
        text={choice.filter.text ?? ''}
        onSearch={(text) =>
          onChange({ ...choice, filter: { ...choice.filter, text } }, { replace: true })
        }
      />
      <button
        type="button"
        className={count === 0 ? 'filter-control only-phone' : 'filter-control in-use only-phone'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="funnel" size="small" />
        {words.filtersInUse(count)}
      </button>
      {filters.map((control) => (
        <FilterControl key={control.name} {...control} className="hide-phone" />
      ))}
      {showsConditions ? (
        <>
          {conditions.map(({ label, remove }) => (
            <button
              key={label}
              type="button"
              className="filter-control in-use"
              aria-label={words.withoutFilter(label)}
              onClick={remove}
            >
              {label}
              <Icon name="x" size="small" />
            </button>
          ))}
          {count > 0 ? (
            <Button look="quiet" onPress={onClear}>
              {words.clearFilters}
            </Button>
          ) : null}
        </>
      ) : null}
      <p className="on-paper">{inWords}</p>
      <Suspense>
        {isOpen ? (
          <FilterDialog controls={[...filters, sort]} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}

/** The rows that the list has and their order, for paper. */
function useFilterInWords(
  text: string | null | undefined,
  { filters, sort, conditions }: Controls,
): string {
  const words = useWords(listWords)
  const optionOf = ({ value, options }: Control) =>
    options.find((option) => option.value === value)?.label ?? ''
  return [
    ...(text ? [`${words.search}: ${text}`] : []),
    ...filters
      .filter(({ isInUse }) => isInUse)
      .map((control) => `${control.label}: ${optionOf(control)}`),
    ...conditions.map(({ label }) => label),
    `${sort.label}: ${optionOf(sort)}`,
  ].join(' · ')
}
