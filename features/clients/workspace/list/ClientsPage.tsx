import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { keyWords, listWords } from '#features/cases/workspace/words.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useSelectedClients } from './bulk/use-selected-clients.ts'
import { ReminderProgress } from '#features/work/workspace/bulk/ReminderProgress.tsx'
import { savedClientFilters } from './clients.operations.ts'
import {
  compact,
  isSameFilter,
  myOpenCases,
  readAddress,
  toAddress,
  usualSort,
  type ListChoice,
} from './filters/address.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { FilterPills } from './filters/FilterPills.tsx'
import { searchFieldId } from './filters/SearchField.tsx'
import { useClientCounts, type SavedFilter } from './filters/use-client-counts.ts'
import { readListPlace, storeListPlace } from './list-place.ts'
import { PaperList } from './paper/PaperList.tsx'
import { usePaper } from './paper/use-paper.ts'
import { PageHead } from './PageHead.tsx'
import { ClientRowsPart } from './rows/ClientRowsPart.tsx'
import { useClientRows } from './rows/use-client-rows.ts'
import { useSelection } from './rows/use-selection.ts'
import { clientColleagues } from '#features/cases/workspace/team/team.operations.ts'

const AssignDialog = lazyPart(() => import('./bulk/AssignDialog.tsx'), 'AssignDialog')
const RemindDialog = lazyPart(
  () => import('#features/work/workspace/bulk/RemindDialog.tsx'),
  'RemindDialog',
)
const SaveFilterDialog = lazyPart(
  () => import('./filters/SaveFilterDialog.tsx'),
  'SaveFilterDialog',
)

export function ClientsPage() {
  const { me } = useStaffSession()
  return me === undefined ? null : <Clients myId={me.id} />
}

type OpenDialog =
  | { readonly type: 'remind' | 'assign' }
  | { readonly type: 'save'; readonly saved: SavedFilter | undefined }

function Clients({ myId }: { readonly myId: string }) {
  const words = useWords(listWords)
  const keys = useWords(keyWords)
  const go = useGo()
  const search = useSearchOfList()
  const choice = readAddress(search, myId)
  const { filter } = choice
  const saved = useGraphQuery(savedClientFilters, {})
  const team = useGraphQuery(clientColleagues, {}, { fresh: true }).data?.team ?? []
  const counts = useClientCounts(myId, saved)
  const address = toAddress(choice, myId)
  const [left] = useState(() => readListPlace(address))
  const list = useClientRows(choice, left?.address === address ? left.page : undefined)
  const ofFilter = toAddress({ filter, sort: usualSort }, myId)
  const selection = useSelection(list.rows, ofFilter, left?.selected ?? [], (ids) =>
    storeListPlace(address, { selected: ids }),
  )
  const selected = useSelectedClients(selection)
  const paper = usePaper(choice, list)
  useEffect(() => storeListPlace(address, {}), [address])
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const hasSelection = selection.ids.size > 0
  useDocumentTitle(words.title)
  useShortcuts([
    { keys: '/', group: 'everywhere', label: keys.search, effect: 'shows', run: focusSearch },
  ])

  function choose(next: ListChoice, { replace = false } = {}): void {
    const address = toAddress({ ...next, filter: withoutBlanks(next.filter) }, myId)
    go(`${clientPaths.clients}${address}`, { replace, keepScroll: true })
  }

  return (
    <>
      <PageHead choice={choice} hasSelection={hasSelection} paper={paper} />
      <FilterPills
        pills={counts.pills}
        filter={filter}
        onChoose={(next) => choose({ ...choice, filter: next })}
        onSave={(pill) => setDialog({ type: 'save', saved: pill?.saved })}
      />
      <FilterBar
        choice={choice}
        myId={myId}
        team={team}
        showsConditions={counts.pills.every((pill) => !isSameFilter(pill.filter, filter))}
        onChange={choose}
        onClear={() => choose({ ...choice, filter: myOpenCases(myId) })}
      />
      <ReminderProgress onOver={list.readAgain} />
      {hasSelection ? (
        <BulkBar
          selected={selected}
          choice={choice}
          onClear={selection.clear}
          onRemind={() => setDialog({ type: 'remind' })}
          onAssign={() => setDialog({ type: 'assign' })}
        />
      ) : null}
      <ClientRowsPart
        list={list}
        choice={choice}
        myId={myId}
        everything={counts.everything}
        selection={selection}
        isOnPaper={paper.shown !== undefined}
        onChange={choose}
      />
      {paper.shown === undefined ? null : <PaperList {...paper.shown} />}
      <Suspense>
        {dialog?.type === 'remind' ? <RemindDialog rows={selected.rows} onClose={close} /> : null}
        {dialog?.type === 'assign' ? (
          <AssignDialog
            caseIds={selected.rows.map(({ id }) => id)}
            team={team}
            onClose={close}
            onAssigned={list.readAgain}
          />
        ) : null}
        {dialog?.type === 'save' ? (
          <SaveFilterDialog filter={filter} saved={dialog.saved} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}

/** While another page loads, the list is still shown, as it was. */
function useSearchOfList(): string {
  const { pathname, searchStr } = useLocation()
  const [search, setSearch] = useState(searchStr)
  if (pathname === clientPaths.clients && search !== searchStr) setSearch(searchStr)
  return search
}

function withoutBlanks({ text, ...filter }: ListChoice['filter']): ListChoice['filter'] {
  return compact({ ...filter, text: text === '' ? undefined : text })
}

function focusSearch(): void {
  const field = document.getElementById(searchFieldId)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}
