import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import { LoadingRows } from './LoadingRows.tsx'
import { useShownAfter } from './use-shown-after.ts'

/** The place of the list before its first rows are there. */
export function LoadingTable() {
  const words = useWords(listWords)
  const isShown = useShownAfter()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      {isShown ? (
        <div className="card flush client-table" aria-hidden="true">
          <table className="table">
            <tbody>
              <LoadingRows columnCount={5} rows={6} />
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
