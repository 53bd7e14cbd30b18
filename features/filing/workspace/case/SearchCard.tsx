import { useState } from 'react'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { formatDate } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { filingWords } from '../words.ts'
import { ConflictsDialog } from './dialogs/ConflictsDialog.tsx'
import type { ListProps } from './list-props.ts'

/** The newest conflict search. */
export function SearchCard({ list }: ListProps) {
  const words = useWords(filingWords)
  const { left } = useWords(clientWords)

  const may = usePermissions()('change-stage')
  const [isOpen, setOpen] = useState(false)
  const { search } = list
  return (
    <section className="card" aria-labelledby="conflicts">
      <h2 id="conflicts">{words.search}</h2>
      {search === null ? (
        <p className="soft">{words.noSearch}</p>
      ) : (
        <>
          {search.isCurrent ? null : <p>{words.searchOld}</p>}
          <FactsTable
            rows={[
              {
                name: words.searchedAt,
                value: words.searched(formatDate(search.at), colleagueName(search.by, left)),
              },
              { name: words.found, value: String(search.found) },
              ...(search.note === '' ? [] : [{ name: words.conclusion, value: search.note }]),
            ]}
          />
        </>
      )}
      {may ? (
        <div className="actions">
          <Button look="second" small onPress={() => setOpen(true)}>
            {search === null ? words.searchNow : words.searchAgain}
          </Button>
        </div>
      ) : null}
      {isOpen ? <ConflictsDialog list={list} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
