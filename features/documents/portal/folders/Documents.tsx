// The address selects the tab.
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { useCaseEnd } from '#features/cases/portal/current-case/use-case-end.ts'
import { isNothingNeeded } from '#features/documents/rules/categories/folder-groups.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useGo, useSearchValue } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { documentPaths } from '../document-paths.ts'
import { documentDashboard } from '../documents.operations.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import type { Dashboard } from '../answers.ts'
import { EndedList } from './ended/EndedList.tsx'
import { ReviewList } from './ReviewList.tsx'
import { SubmitList } from './SubmitList.tsx'
import { submitWords } from '../words.ts'

export function Page() {
  const words = useWords(submitWords)
  const go = useGo()
  const chosen = useSearchValue('tab') === 'review' ? 'review' : 'submit'
  const { id } = useCurrentCase()
  const { data, isError, error, refetch } = useGraphQuery(documentDashboard, { caseId: id })
  const dashboard = data?.documentDashboard
  const toReview = dashboard?.reviewList.filter((document) => document.toReview).length ?? 0
  const end = useCaseEnd()
  const openLead =
    dashboard && isNothingNeeded(dashboard.submitList) ? words.leadNothingNeeded : words.lead
  const lead = end === undefined ? openLead : words.leadEnded
  const instead = isError ? (
    <LoadFailed problem={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonList rows={6} />
  )

  return (
    <PageOf title={words.title} lead={chosen === 'review' ? words.reviewLead : lead}>
      <Tabs
        name={words.title}
        chosen={chosen}
        // Replaces the history entry, so that Back leaves the page.
        onChoose={(tab) =>
          go(tab === 'review' ? documentPaths.review : paths.documents, { replace: true })
        }
        entries={[
          {
            id: 'submit',
            label: words.submit,
            content: dashboard ? <Submit dashboard={dashboard} end={end} /> : instead,
          },
          {
            id: 'review',
            label: words.review,
            news: toReview > 0 ? { count: toReview, words: words.toReview(toReview) } : undefined,
            content: dashboard ? <ReviewList dashboard={dashboard} /> : instead,
          },
        ]}
      />
    </PageOf>
  )
}

function Submit({
  dashboard,
  end,
}: {
  readonly dashboard: Dashboard
  readonly end: string | undefined
}) {
  return end === undefined ? (
    <SubmitList dashboard={dashboard} />
  ) : (
    <EndedList dashboard={dashboard} end={end} />
  )
}
