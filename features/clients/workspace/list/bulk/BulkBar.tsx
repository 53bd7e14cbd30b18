import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { bulkWords, keyWords, listWords } from '#features/cases/workspace/words.ts'
import { saveClientsCsv } from '../csv.ts'
import type { ListChoice } from '../filters/address.ts'
import { maxCases, type SelectedClients } from './use-selected-clients.ts'
import { useNames } from '#features/work/workspace/bulk/use-names.ts'
import { selectedWords } from './words.ts'

export interface BulkBarProps {
  readonly selected: SelectedClients
  readonly onClear: () => void
  readonly choice: ListChoice
  readonly onRemind: () => void
  readonly onAssign: () => void
}

/** What can be done with the selected clients. */
export function BulkBar({ selected, choice, onRemind, onAssign, onClear }: BulkBarProps) {
  const words = useWords(bulkWords)
  const notYet = useWords(selectedWords)
  const keys = useWords(keyWords)
  const { fileName } = useWords(listWords)
  const act = useClientAct()
  const namesOf = useNames()
  const { rows, count, isReading, hasFailed } = selected
  const undelivered = rows.filter(({ isUndelivered }) => isUndelivered)
  const obstacle =
    (count > maxCases && words.tooMany(maxCases)) ||
    (isReading && notYet.isReading) ||
    (hasFailed && notYet.notRead)
  useShortcuts([
    {
      keys: 'b',
      group: 'lists',
      label: keys.remindSelected,
      effect: 'shows',
      run: () => obstacle === false && onRemind(),
    },
  ])

  async function exportSelected() {
    const caseIds = rows.map(({ id }) => id)
    await saveClientsCsv(act, { ...choice, caseIds }, fileName)
  }

  return (
    <section className="bulk-bar" aria-label={words.selectedClients}>
      <div className="bulk-words">
        <p className="strong" role="status">
          {words.selected(count)}
        </p>
        {undelivered.length === 0 ? null : (
          <p className="soft small-text">{words.lastNotDelivered(namesOf(undelivered))}</p>
        )}
      </div>
      <Button icon="paper-plane-tilt" shortcut="B" onPress={onRemind} unavailableBecause={obstacle}>
        {words.remind}
      </Button>
      <Button look="second" onPress={onAssign} unavailableBecause={obstacle}>
        {words.assign}
      </Button>
      <Button
        look="second"
        onPress={() => void exportSelected()}
        unavailableBecause={obstacle}
        busy={act.isBusy && words.exporting}
      >
        {words.exportCsv}
      </Button>
      <Button look="quiet" onPress={onClear}>
        {words.clear}
      </Button>
      {act.problem === undefined ? null : (
        <div className="bulk-problem">
          <Banner tone="bad" slim title={act.problem} />
        </div>
      )}
    </section>
  )
}
