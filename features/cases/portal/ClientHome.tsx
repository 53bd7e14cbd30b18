// My Cases: a greeting and a card for each active case; deactivated ones behind a button.
import { useState } from 'react'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page as PageOf } from '#ui/Page.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CaseCard, type CardItem } from './CaseCard.tsx'
import { clientHome } from './cases.operations.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { DeactivatedCases } from './DeactivatedCases.tsx'
import { clientHomeWords as words } from './words.en.ts'

export function Page() {
  const account = useCurrentAccount()
  const { data, isError, refetch, isFetching } = useGraphQuery(clientHome, {})
  const [isShowingDeactivated, setShowingDeactivated] = useState(false)
  const items = data?.clientLevelDashboard.clientDashboardItemList

  return (
    <PageOf
      title={words.greeting(account?.givenName ?? '')}
      documentTitle={words.title}
      lead={items && items.length > 0 ? words.activeCases(items.length) : undefined}
    >
      {items ? <Cards items={items} /> : null}
      {!items && !isError ? <SkeletonList rows={2} /> : null}
      {!items && isError ? <ListFailed isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      <p className="mt-8">
        <LinkButton onPress={() => setShowingDeactivated(true)}>{words.showDeactivated}</LinkButton>
      </p>
      {isShowingDeactivated ? <DeactivatedCases onClose={() => setShowingDeactivated(false)} /> : null}
    </PageOf>
  )
}

function Cards({ items }: { readonly items: readonly CardItem[] }) {
  const [leaving, setLeaving] = useState<CardItem>()
  if (items.length === 0) return <EmptyState title={words.empty} action={<Button onPress={() => location.reload()}>{words.retry}</Button>} />
  return (
    <>
      <div className="grid2">
        {items.map((item, at) => (
          <CaseCard key={item.id} item={item} isFirst={at === 0} onDeactivate={() => setLeaving(item)} />
        ))}
      </div>
      {leaving ? <DeactivateDialog caseId={leaving.id} onClose={() => setLeaving(undefined)} /> : null}
    </>
  )
}

function ListFailed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  const retry = (
    <Button look="second" small icon="arrow-clockwise" busy={isBusy && words.retry} onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return <Banner tone="bad" title={words.failed} action={retry} />
}
