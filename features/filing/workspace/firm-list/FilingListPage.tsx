import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmSettingPage } from '#features/staff/workspace/people/FirmSettingPage.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { useWords } from '#ui/language/language.ts'
import { filingWords } from '../words.ts'
import { firmFilingList } from './filing-list.operations.ts'
import { FilingListForm } from './FilingListForm.tsx'
import { lineKinds, toDraft, type ListDraft } from './list-draft.ts'
import { filingListWords } from './words.ts'

/** The list before filing that all cases of the firm have. */
export function FilingListPage() {
  const words = useWords(filingListWords)
  return (
    <FirmSettingPage
      path={workspacePaths.beforeFiling}
      heading={words.heading}
      leads={[words.lead]}
      query={firmFilingList}
      renderForm={({ filingList: read }) => <FilingListForm read={read} />}
      renderFacts={({ filingList: read }) => <ListFacts list={toDraft(read)} />}
      history={({ filingList: { history } }) => history}
    />
  )
}

function ListFacts({ list: { necessary, own } }: { readonly list: ListDraft }) {
  const words = useWords(filingListWords)
  const { lines } = useWords(filingWords)
  const showNecessary = (isNecessary: boolean) => (isNecessary ? words.necessary : words.optional)
  return (
    <FactsTable
      rows={[
        ...lineKinds.map((kind) => ({
          name: lines[kind],
          value: showNecessary(necessary.includes(kind)),
        })),
        ...own.map(({ name, isNecessary }) => ({ name, value: showNecessary(isNecessary) })),
      ]}
    />
  )
}
