import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { partLoader } from '#ui/navigation/lazy-part.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import type { ClientSort } from '../clients.operations.ts'
import { toAddress, type ListChoice } from '../filters/address.ts'
import { readListPlace, storeListPlace } from '../list-place.ts'
import { rowsWords } from './words.ts'
import { NoRows } from './NoRows.tsx'
import { LoadingTable } from './LoadingTable.tsx'
import { useListLayout } from './list-layout.ts'
import type { ClientRows } from './use-client-rows.ts'
import type { RowPlace } from './use-list-keys.ts'
import type { Selection } from './use-selection.ts'

// With the libraries of tables and long lists, which the first page does not need.
const loadTable = partLoader(() => import('./ClientTable.tsx'), 'ClientTable')
const loadCards = partLoader(() => import('./ClientCards.tsx'), 'ClientCards')
const ClientTable = lazy(loadTable)
const ClientCards = lazy(loadCards)

export interface ClientRowsPartProps {
  readonly list: ClientRows
  readonly choice: ListChoice
  readonly myId: string
  /** All cases of the firm; undefined until they are counted. */
  readonly everything: number | undefined
  readonly selection: Selection
  /** The printer gets another list. */
  readonly isOnPaper: boolean
  readonly onChange: (choice: ListChoice) => void
}

/** The rows in the layout that fits, and what stands in their place while there are none. */
export function ClientRowsPart(props: ClientRowsPartProps) {
  const { list, choice } = props
  const words = useWords(listWords)
  const place = useRef<HTMLDivElement>(null)
  const layout = useListLayout(place)
  const { rows, total, hasFailed } = list
  // Loads beside the first rows. A failure is shown when the rows are there.
  useEffect(() => {
    if (layout !== undefined)
      void (layout === 'cards' ? loadCards() : loadTable()).catch(() => undefined)
  }, [layout])
  return (
    <div ref={place} className={classNames('client-rows', props.isOnPaper && 'on-screen')}>
      {list.hasMoved && rows.length > 0 ? (
        <div className="list-changed" role="status">
          <p>{words.changed}</p>
          <Button look="quiet" icon="arrow-clockwise" onPress={list.showNow}>
            {words.showNow}
          </Button>
        </div>
      ) : null}
      {hasFailed ? (
        <div className="part-notice">
          <Banner
            tone="bad"
            title={words.notLoaded}
            action={
              <Button look="second" onPress={list.tryAgain}>
                {words.tryAgain}
              </Button>
            }
          >
            <p>{words.restIsCurrent}</p>
          </Banner>
        </div>
      ) : null}
      {total === undefined && !hasFailed ? <LoadingTable /> : null}
      {total === 0 ? <NoRows {...props} /> : null}
      {rows.length > 0 && layout !== undefined ? (
        <Suspense fallback={<LoadingTable />}>
          <Rows {...props} layout={layout} sort={choice.sort} />
        </Suspense>
      ) : null}
    </div>
  )
}

function useRowPlace({ findPage }: ClientRows, address: string): RowPlace {
  const [left] = useState(() => readListPlace(address))
  const store = (caseId: string, hasFocus: boolean) =>
    storeListPlace(address, { caseId, hasFocus, page: findPage(caseId) })
  return {
    begin: left?.caseId,
    hasFocus: left?.hasFocus === true,
    onRow: (caseId) => store(caseId, true),
    onLeave(ids) {
      const [first] = ids
      const isInSight = ids.includes(readListPlace(address)?.caseId ?? '')
      if (first !== undefined && !isInSight) store(first, false)
    },
  }
}

interface RowsInLayoutProps extends ClientRowsPartProps {
  readonly layout: 'cards' | 'narrow' | 'wide'
  readonly sort: ClientSort
}

function Rows({ list, choice, myId, selection, layout, sort, onChange }: RowsInLayoutProps) {
  const words = useWords(listWords)
  const { rows, total = 0, hasMoreFailed, hasMore, isLoadingMore } = list
  const [press, toSelect, toOpen] = words.pressToSelect
  const loadMore = () => {
    if (hasMore && !isLoadingMore && !hasMoreFailed) list.loadMore()
  }
  const place = useRowPlace(list, toAddress(choice, myId))
  return (
    <>
      {list.hasEarlier ? <Earlier list={list} /> : null}
      {layout === 'cards' ? (
        <ClientCards list={list} place={place} onEnd={loadMore} />
      ) : (
        <ClientTable
          list={list}
          place={place}
          onEnd={loadMore}
          isWide={layout === 'wide'}
          sort={sort}
          selection={selection}
          onSort={(next) => onChange({ ...choice, sort: next })}
        />
      )}
      {hasMoreFailed ? (
        <div className="gap-medium">
          <Banner
            tone="bad"
            title={words.moreNotLoaded}
            action={
              <Button look="second" onPress={list.loadMore}>
                {words.tryAgain}
              </Button>
            }
          />
        </div>
      ) : null}
      <div className="table-foot">
        <p role="status">{words.showing(rows.length, total)}</p>
        {layout === 'cards' ? null : (
          <p className="key-hint">
            {press} <kbd>X</kbd> {toSelect} <kbd>Enter</kbd> {toOpen}
          </p>
        )}
      </div>
    </>
  )
}

/** The list was opened in the middle. */
function Earlier({ list }: { readonly list: ClientRows }) {
  const words = useWords(rowsWords)
  return (
    <div className="list-changed">
      <p>{list.hasEarlierFailed ? words.earlierNotLoaded : words.beginsHere}</p>
      <Button
        look="quiet"
        icon="caret-up"
        onPress={list.loadEarlier}
        busy={list.isLoadingEarlier && words.loadingEarlier}
      >
        {words.showEarlier}
      </Button>
      <Button look="quiet" onPress={list.showNow}>
        {words.showTop}
      </Button>
    </div>
  )
}
