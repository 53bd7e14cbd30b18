import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { billingWords } from './words.ts'

export function Page() {
  const words = useWords(billingWords)
  return (
    <PageOf title={words.title}>
      <EmptyState title={words.comingSoon}>
        <p>{words.weWillNotify}</p>
      </EmptyState>
    </PageOf>
  )
}
