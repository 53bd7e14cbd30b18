import { pathOfLastList } from '../list/list-place.ts'
import type { ReactNode } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { Page } from '#ui/page/Page.tsx'
import { clientPaths, type CaseTab } from '#features/cases/workspace/paths.ts'
import { listWords } from '#features/cases/workspace/words.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { CaseFrame } from './CaseFrame.tsx'
import { casePageWords } from '#features/cases/workspace/case/words.ts'

const pollMs = 15_000

export interface CaseTabPageProps {
  readonly caseId: string
  readonly tab: CaseTab
  readonly children: (legalCase: StaffCase) => ReactNode
}

/** The head and the tabs of a case around one of its tabs. Mount it with the case as its key. */
export function CaseTabPage({ caseId, tab, children }: CaseTabPageProps) {
  const words = useWords(casePageWords)
  const { tryAgain } = useWords(listWords)
  const { data, error, refetch } = useGraphQuery(
    staffCasePage,
    { id: caseId },
    { poll: { everyMs: pollMs, while: ({ staffCase }) => staffCase !== null, opens: true } },
  )
  if (data?.staffCase === null || error?.kind === 'not-found' || error?.kind === 'invalid')
    return <AbsentCase />
  const failed =
    error === null ? null : (
      <div className="part-notice">
        <Banner
          tone="bad"
          title={words.notLoaded}
          action={
            <Button look="second" onPress={() => void refetch()}>
              {tryAgain}
            </Button>
          }
        />
      </div>
    )
  if (data === undefined)
    return (
      <Page title={words.loadingTitle} back={<BackToClients />}>
        {failed ?? <SkeletonList />}
      </Page>
    )
  return (
    <CaseFrame legalCase={data.staffCase} tab={tab} back={<BackToClients />}>
      {failed}
      {children(data.staffCase)}
    </CaseFrame>
  )
}

function BackToClients() {
  const words = useWords(casePageWords)
  return <GoBack href={pathOfLastList()}>{words.clients}</GoBack>
}

function AbsentCase() {
  const words = useWords(casePageWords)
  return (
    <Page title={words.absentTitle} lead={words.absentLead}>
      <div className="actions">
        <ButtonLink href={clientPaths.clients}>{words.toClients}</ButtonLink>
      </div>
    </Page>
  )
}
