import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useCaseTabs } from '#features/cases/workspace/case/case-slots.ts'
import { CaseTabPage } from './CaseTabPage.tsx'

export function CasePage() {
  const { caseId = '', tab: name } = useParams({ strict: false })
  const [first, ...others] = useCaseTabs().filter(({ View }) => View !== undefined)
  const open = others.find(({ tab }) => tab === name) ?? first
  if (open?.View === undefined) return null
  const { tab, View } = open
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
