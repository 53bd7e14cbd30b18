import {
  columnVisibilityFeature,
  createColumnHelper,
  flexRender,
  tableFeatures,
  useTable,
  type Cell,
} from '@tanstack/react-table'
import { useId, useRef } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import type { ClientSortKey } from '#ui/graphql/enums.generated.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { clientWords, listWords } from '#features/cases/workspace/words.ts'
import type { ClientListRowFragment, ClientSort } from '../clients.operations.ts'
import { firstSort } from '../filters/address.ts'
import {
  ActivityCell,
  ClientCell,
  CoursesCell,
  DeadlineCell,
  DocumentsCell,
  IntakeCell,
  StageCell,
} from './cells.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import type { RowsProps } from './rows-props.ts'
import { useListKeys } from './use-list-keys.ts'
import type { Selection } from './use-selection.ts'
import { useVisibleRows } from './use-visible-rows.ts'

const features = tableFeatures({ columnVisibilityFeature })
const helper = createColumnHelper<typeof features, ClientListRowFragment>()
const columns = helper.columns([
  helper.display({ id: 'client', cell: ({ row }) => <ClientCell row={row.original} /> }),
  helper.display({ id: 'stage', cell: ({ row }) => <StageCell row={row.original} /> }),
  helper.display({ id: 'documents', cell: ({ row }) => <DocumentsCell row={row.original} /> }),
  helper.display({ id: 'intake', cell: ({ row }) => <IntakeCell row={row.original} /> }),
  helper.display({ id: 'courses', cell: ({ row }) => <CoursesCell row={row.original} /> }),
  helper.display({ id: 'deadline', cell: ({ row }) => <DeadlineCell row={row.original} /> }),
  helper.display({ id: 'activity', cell: ({ row }) => <ActivityCell row={row.original} /> }),
])
type ColumnId = 'client' | 'stage' | 'documents' | 'intake' | 'courses' | 'deadline' | 'activity'

const sortKeyOf: Readonly<Partial<Record<string, ClientSortKey>>> = {
  client: 'NAME',
  deadline: 'NEXT_DEADLINE',
  activity: 'LAST_ACTIVITY',
}
const onlyWide = { intake: false, courses: false, activity: false }
const everyColumn = {}

/** The height of a row with two lines. */
const estimatedPx = 68

export interface ClientTableProps extends RowsProps {
  readonly isWide: boolean
  readonly sort: ClientSort
  readonly selection: Selection
  readonly onSort: (sort: ClientSort) => void
}

export function ClientTable(props: ClientTableProps) {
  const { list, isWide, sort, selection, onSort } = props
  const words = useWords(listWords)
  const { rows, total } = list
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnVisibility: isWide ? everyColumn : onlyWide },
  })
  const ids = rows.map(({ id }) => id)
  const place = useRef<HTMLTableSectionElement>(null)
  const visible = useVisibleRows({
    place,
    ids,
    estimatedPx,
    onInView: list.setInView,
    onEnd: props.onEnd,
  })
  useListKeys({ ids, ...visible, selection, place: props.place })
  const tableRows = table.getRowModel().rows
  const columnCount = table.getVisibleLeafColumns().length + 1

  return (
    <div className="card flush client-table">
      <table
        className="table"
        aria-label={words.list}
        aria-rowcount={list.hasEarlier ? -1 : (total ?? rows.length) + 1}
        aria-busy={list.isReplacing}
      >
        <thead>
          <tr aria-rowindex={1}>
            <td>
              <Tick
                name={words.selectAll(rows.length)}
                isChecked={selection.isAll}
                isPartly={selection.rows.length > 0 && !selection.isAll}
                onChange={selection.toggleAll}
              />
            </td>
            {table.getVisibleLeafColumns().map(({ id }) => (
              <HeadCell key={id} id={id as ColumnId} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={place}>
          <Space px={visible.before} />
          {visible.items.map(({ index }) => {
            const row = tableRows[index]
            if (row === undefined) return null
            return (
              <tr
                key={row.id}
                ref={visible.measure}
                data-index={index}
                data-case={row.id}
                aria-rowindex={index + 2}
                className={classNames(selection.has(row.id) && 'selected')}
              >
                <td>
                  <RowTick row={row.original} selection={selection} />
                </td>
                {row.getVisibleCells().map((cell) =>
                  cell.column.id === 'client' ? (
                    <th key={cell.id} scope="row" className="client-cell">
                      {renderCell(cell)}
                    </th>
                  ) : (
                    <td key={cell.id}>{renderCell(cell)}</td>
                  ),
                )}
              </tr>
            )
          })}
          <Space px={visible.after} />
          {list.isLoadingMore ? <LoadingRows columnCount={columnCount} rows={2} /> : null}
        </tbody>
      </table>
    </div>
  )
}

function renderCell(cell: Cell<typeof features, ClientListRowFragment>) {
  return flexRender(cell.column.columnDef.cell, cell.getContext())
}

interface HeadCellProps {
  readonly id: ColumnId
  readonly sort: ClientSort
  readonly onSort: (sort: ClientSort) => void
}

function HeadCell({ id, sort, onSort }: HeadCellProps) {
  const { columns: names } = useWords(listWords)
  const key = sortKeyOf[id]
  if (key === undefined) return <th scope="col">{names[id]}</th>
  const isSorted = sort.key === key
  const direction = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': direction } : {})}>
      <button
        type="button"
        className="sort-button"
        onClick={() =>
          onSort(isSorted ? { key, isDescending: !sort.isDescending } : firstSort(key))
        }
      >
        <span>{names[id]}</span>
        {isSorted ? (
          <Icon name={sort.isDescending ? 'caret-down' : 'caret-up'} size="small" />
        ) : null}
      </button>
    </th>
  )
}

interface RowTickProps {
  readonly row: ClientListRowFragment
  readonly selection: Selection
}

function RowTick({ row, selection }: RowTickProps) {
  const words = useWords(listWords)
  const { and } = useWords(clientWords)
  return (
    <Tick
      name={words.select(clientName(row.people, and))}
      shortcut="X"
      isChecked={selection.has(row.id)}
      onChange={(isRange) => (isRange ? selection.extendTo(row.id) : selection.toggle(row.id))}
    />
  )
}

interface TickProps {
  readonly name: string
  readonly isChecked: boolean
  readonly isPartly?: boolean
  readonly shortcut?: string
  readonly onChange: (isRange: boolean) => void
}

function Tick({ name, isChecked, isPartly = false, shortcut, onChange }: TickProps) {
  const id = useId()
  return (
    <label className="tick" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={({ nativeEvent }) =>
          onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="visually-hidden">{name}</span>
    </label>
  )
}

/** The place of rows that are not rendered. */
function Space({ px }: { readonly px: number }) {
  return px === 0 ? null : <tr aria-hidden="true" style={{ height: px }} />
}
