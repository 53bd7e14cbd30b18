// spec: questionnaire#display-flag
import type { ComponentType } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { activeCases } from '#features/cases/portal/cases.operations.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { paths } from '#ui/navigation/paths.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useWaitingDrafts } from './saving/use-saving.ts'

interface Screen {
  readonly Page: ComponentType
}

/** Wraps a screen. The first one that opens also sends this case's drafts from earlier pages. */
export function withGate({ Page: Inside }: Screen): Screen {
  function Shown({ caseId }: { readonly caseId: string }) {
    useWaitingDrafts(caseId)
    return <Inside />
  }
  function Page() {
    const { id, questionnaireDisplayInClientPortalFlag: isShown } = useCurrentCase()
    return isShown === true ? <Shown caseId={id} /> : <UnlessShownNow caseId={id} />
  }
  return { Page }
}

/** Reads the case again before leaving, since the firm may just have shown the questionnaire. */
function UnlessShownNow({ caseId }: { readonly caseId: string }) {
  const { data, isFetchedAfterMount } = useGraphQuery(activeCases, {}, { fresh: true })
  const isShown =
    data?.cases.get.find(({ id }) => id === caseId)?.questionnaireDisplayInClientPortalFlag === true
  return isFetchedAfterMount && !isShown ? (
    <GoTo path={paths.caseHome()} />
  ) : (
    <SkeletonList rows={6} />
  )
}
