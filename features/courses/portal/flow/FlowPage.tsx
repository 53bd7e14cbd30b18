import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { focusHeading } from '#ui/navigation/focus-on-arrival.ts'
import { GoTo } from '#ui/navigation/GoTo.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { FlowPage as FlowPageName } from '../../rules/progress/next-page.ts'
import { readingWords } from '../flow-words.ts'
import { pageWords } from '../words.ts'
import { useFlow, type FlowFacts } from './use-flow.ts'

export interface FlowPageProps {
  readonly page: FlowPageName
  readonly title: string
  readonly lead: (facts: FlowFacts) => string
  readonly children: (facts: FlowFacts) => ReactNode
}

export function FlowPage({ page, title, lead, children }: FlowPageProps) {
  const { loadError } = useWords(pageWords)
  const flow = useFlow(page)
  if (flow.kind === 'elsewhere') return <GoTo path={flow.path} />
  return (
    <PageOf title={title} {...(flow.kind === 'here' ? { lead: lead(flow.facts) } : {})}>
      {flow.kind === 'reading' ? <SkeletonList rows={4} /> : null}
      {flow.kind === 'failed' ? <NotLoaded title={loadError} onRetry={flow.retry} /> : null}
      {flow.kind === 'here' ? children(flow.facts) : null}
    </PageOf>
  )
}

export function NotLoaded({
  title,
  onRetry,
}: {
  readonly title?: string
  readonly onRetry: () => void
}) {
  const words = useWords(readingWords)

  // Moves the focus, because the retry button disappears.
  function retry() {
    focusHeading()
    onRetry()
  }

  const again = (
    <Button look="second" small icon="arrow-clockwise" onPress={retry}>
      {words.retry}
    </Button>
  )
  return <Banner tone="bad" title={title ?? words.notLoaded} action={again} />
}
