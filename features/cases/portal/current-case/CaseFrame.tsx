import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CaseMenu } from '#ui/navigation/CaseMenu.tsx'
import { FirmHeader } from '#ui/page/FirmHeader.tsx'
import { useWords } from '#ui/language/language.ts'
import { LoadingPage } from '#ui/feedback/LoadingPage.tsx'
import { Main } from '#ui/page/Main.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { useLoading } from '#ui/feedback/use-loading.ts'
import { caseMenuEntries } from './case-menu.ts'
import { forgetCase } from './current-case.ts'
import { CurrentCaseContext, type CurrentCase } from './current-case-context.ts'
import { useChosenCase } from './use-chosen-case.ts'
import { frameWords } from '../words.ts'

export function CaseFrame({ children }: { readonly children: ReactNode }) {
  const chosen = useChosenCase()
  const loading = useLoading(chosen.kind === 'loading')
  const isOpenToAll = useLocation({
    select: ({ pathname }) => pathname.replace(/\/$/, '') === paths.faqs,
  })

  const isLoading = chosen.kind === 'loading' || loading === 'shown'
  if (chosen.kind === 'chosen' && !isLoading)
    return <FrameOf current={chosen.current}>{children}</FrameOf>
  if (isOpenToAll) return <Main>{children}</Main>
  return (
    <Main>
      {isLoading ? <LoadingPage isShown={loading === 'shown'} /> : null}
      {chosen.kind === 'failed' && !isLoading ? <LoadFailed onRetry={chosen.retry} /> : null}
      {chosen.kind === 'none' && !isLoading ? <ToMyCases named={chosen.named} /> : null}
    </Main>
  )
}

function FrameOf({
  current,
  children,
}: {
  readonly current: CurrentCase
  readonly children: ReactNode
}) {
  const words = useWords(frameWords)
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <CurrentCaseContext value={current}>
      <div className="case-grid">
        <FirmHeader
          firm={current.firm}
          attorney={words.attorney(current.attorneyName)}
          status={current.status}
          href={paths.caseInformation}
          hint={words.caseInformation}
        />
        <CaseMenu entries={caseMenuEntries(current, pathname, words)} />
        <Main key={current.id}>{children}</Main>
      </div>
    </CurrentCaseContext>
  )
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(frameWords)
  const retry = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Banner tone="bad" title={words.failed} action={retry}>
      <p>{words.failedHint}</p>
    </Banner>
  )
}

/** Unknown, foreign and deactivated cases get the same text (spec: cases#current-case). */
function ToMyCases({ named }: { readonly named: string | undefined }) {
  const go = useGo()
  const [notActive] = useState(named)
  useEffect(() => {
    forgetCase()
    go(paths.client, {
      replace: true,
      ...(notActive === undefined ? {} : { state: { notActive } }),
    })
  }, [go, notActive])
  return <LoadingPage isShown={false} />
}
