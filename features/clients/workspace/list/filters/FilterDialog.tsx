import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { listWords } from '#features/cases/workspace/words.ts'
import { FilterControl } from './FilterControl.tsx'
import type { Control } from './use-controls.ts'

export interface FilterDialogProps {
  readonly controls: readonly Control[]
  readonly onClose: () => void
}

/** The filters and the order on a phone. Each choice applies at once. */
export function FilterDialog({ controls, onClose }: FilterDialogProps) {
  const words = useWords(listWords)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.filters}
      actions={<Button onPress={onClose}>{words.showClients}</Button>}
    >
      <div className="filter-list">
        {controls.map((control) => (
          <FilterControl key={control.name} {...control} />
        ))}
      </div>
    </Dialog>
  )
}
