import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { NewestCopy } from '../check/NewestCopy.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { caseQuestionnaireSections } from '../questionnaire.operations.ts'
import { intakeWords, overviewWords } from '../words.ts'
import { SectionRows } from './SectionRows.tsx'

/** The questionnaire of an ended case as a record (spec: questionnaire#ended-case). */
export function EndedOverview({ end }: { readonly end: string }) {
  const { title } = useWords(intakeWords)
  const words = useWords(overviewWords)
  const { id: caseId } = useCurrentCase()
  const { data, error, refetch } = useGraphQuery(caseQuestionnaireSections, { caseId })
  const sections = data?.caseQuestionnaireSections
  return (
    <PageOf title={title}>
      <div className="stack-6">
        <Banner tone="note" title={end}>
          <p>{words.endedHint}</p>
          <NewestCopy />
        </Banner>
        {sections ? <SectionRows sections={sections} isRecord /> : null}
        {!sections && error ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
        {!sections && !error ? <SkeletonList rows={8} /> : null}
      </div>
    </PageOf>
  )
}
