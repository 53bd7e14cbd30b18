import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { filingWords } from '../words.ts'
import { FeesCard } from './FeesCard.tsx'
import { filingOfCase } from './filing.operations.ts'
import { LinesCard } from './LinesCard.tsx'
import { SearchCard } from './SearchCard.tsx'

const pollMs = 15_000

/** The list before filing, fees and conflict search of a case. */
export function FilingTab({ legalCase: { client } }: CaseTabProps) {
  const words = useWords(filingWords)
  const query = useGraphQuery(
    filingOfCase,
    { caseId: client.id },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  return (
    <Part query={query}>
      {({ beforeFiling: list }) =>
        list === null ? (
          <EmptyState title={words.closed}>
            <p>{words.closedWhy}</p>
          </EmptyState>
        ) : (
          <div className="case-columns">
            <div className="case-column">
              <LinesCard list={list} />
            </div>
            <div className="case-column">
              <FeesCard list={list} />
              <SearchCard list={list} />
            </div>
          </div>
        )
      }
    </Part>
  )
}
