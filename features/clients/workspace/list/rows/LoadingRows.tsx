import { useShownAfter } from './use-shown-after.ts'

export interface LoadingRowsProps {
  readonly columnCount: number
  readonly rows: number
}

/** Still gray shapes in the place of rows, after 300 ms. */
export function LoadingRows({ columnCount, rows }: LoadingRowsProps) {
  const isShown = useShownAfter()
  if (!isShown) return null
  return Array.from({ length: rows }, (_, at) => (
    <tr key={at} aria-hidden="true" className="loading-row">
      {Array.from({ length: columnCount }, (__, column) => (
        <td key={column}>
          {column === 0 ? null : (
            <>
              <span className="bone" />
              <span className="bone short" />
            </>
          )}
        </td>
      ))}
    </tr>
  ))
}
