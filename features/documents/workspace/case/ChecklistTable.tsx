import { Fragment, useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import type { CaseChecklistPartsFragment } from './case-checklist.operations.ts'
import { CategoryRow } from './CategoryRow.tsx'
import type { CategoryGroup } from './checklist-view.ts'
import { caseDocumentsWords } from './words.ts'

export interface ChecklistTableProps {
  readonly checklist: CaseChecklistPartsFragment
  readonly groups: readonly CategoryGroup[]
}

export function ChecklistTable({ checklist, groups }: ChecklistTableProps) {
  const words = useWords(caseDocumentsWords)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      {problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={problem} takesFocus />
        </div>
      )}
      <div className="card flush table-wrap gap-medium">
        <table className="table as-cards checklist-table">
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col">{words.columns.who}</th>
              <th scope="col">{words.columns.need}</th>
              <th scope="col">{words.columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ folder, categories }) => (
              <Fragment key={folder ?? ''}>
                <tr className="checklist-folder">
                  <th colSpan={4} scope="colgroup">
                    {folder ?? words.noFolder}
                  </th>
                </tr>
                {categories.map((category) => (
                  <CategoryRow
                    key={category.id}
                    category={category}
                    checklist={checklist}
                    onProblem={setProblem}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
