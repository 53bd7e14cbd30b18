// The place where billing will be.
import { EmptyState } from '#ui/EmptyState.tsx'
import { useWords } from '#ui/language.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { billingWords } from './words.ts'

export function Page() {
  const words = useWords(billingWords)
  return (
    <PageOf title={words.title}>
      <EmptyState title={words.comingSoon}>
        <p>{words.weWillTell}</p>
      </EmptyState>
    </PageOf>
  )
}
