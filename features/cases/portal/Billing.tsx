// The place where billing will be.
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page as PageOf } from '#ui/Page.tsx'
import { billingWords as words } from './words.en.ts'

export function Page() {
  return (
    <PageOf title={words.title}>
      <EmptyState title={words.comingSoon}>
        <p>{words.weWillTell}</p>
      </EmptyState>
    </PageOf>
  )
}
