import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { tabOfPath } from '../paths.ts'
import { CaseOverview } from './CaseOverview.tsx'
import { CaseTabPage } from './CaseTabPage.tsx'

const tabViews = {
  overview: CaseOverview,
  dates: lazyPart(() => import('../dates/DatesTab.tsx'), 'DatesTab'),
  activity: lazyPart(() => import('../activity/ActivityTab.tsx'), 'ActivityTab'),
  people: lazyPart(() => import('../people/PeopleTab.tsx'), 'PeopleTab'),
} as const

export function CasePage() {
  const { caseId = '', tab: name } = useParams({ strict: false })
  const tab = tabOfPath(name)
  const View = tabViews[tab]
  return (
    <CaseTabPage key={caseId} caseId={caseId} tab={tab}>
      {(legalCase) => (
        <Suspense fallback={<SkeletonList />}>
          <View legalCase={legalCase} />
        </Suspense>
      )}
    </CaseTabPage>
  )
}
