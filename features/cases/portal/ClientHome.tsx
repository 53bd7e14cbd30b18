// My Cases: a greeting and a card for each active case; deactivated ones behind a button.
import { useEffect, useState } from 'react'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { focusHeading } from '#ui/focus-on-arrival.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { usePageState } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CaseCard, type CardItem } from './CaseCard.tsx'
import { clientHome } from './cases.operations.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { isDeactivationWaiting } from './deactivation-form.ts'
import { DeactivatedCases } from './DeactivatedCases.tsx'
import { clientHomeWords } from './words.ts'

export function Page() {
  const words = useWords(clientHomeWords)
  const account = useCurrentAccount()
  const { data, isError, refetch, isFetching } = useGraphQuery(clientHome, {})
  const [isShowingDeactivated, setShowingDeactivated] = useState(false)
  const { deactivated: deactivatedBefore } = usePageState()
  const [deactivatedHere, setDeactivatedHere] = useState<{ readonly caseId: string }>()
  const items = data?.clientLevelDashboard.clientDashboardItemList

  // The button that was pressed goes with its card.
  useEffect(() => {
    if (deactivatedHere) focusHeading()
  }, [deactivatedHere])

  return (
    <PageOf
      title={words.greeting(account?.givenName ?? '')}
      documentTitle={words.title}
      lead={items && items.length > 0 ? words.activeCases(items.length) : undefined}
    >
      {items ? <Deactivated caseId={deactivatedHere?.caseId ?? deactivatedBefore} items={items} /> : null}
      {items ? <Cards items={items} onDeactivated={(caseId) => setDeactivatedHere({ caseId })} /> : null}
      {!items && !isError ? <SkeletonList rows={2} /> : null}
      {!items && isError ? <ListFailed isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      <p className="mt-8">
        <LinkButton onPress={() => setShowingDeactivated(true)}>{words.showDeactivated}</LinkButton>
      </p>
      {isShowingDeactivated ? <DeactivatedCases onClose={() => setShowingDeactivated(false)} /> : null}
    </PageOf>
  )
}

/** Says that it worked, once the case is off the list; silent again when it is back. */
function Deactivated({ caseId, items }: { readonly caseId: unknown; readonly items: readonly CardItem[] }) {
  const words = useWords(clientHomeWords)
  if (caseId === undefined || items.some(({ id }) => id === caseId)) return null
  return (
    <div className="mb-6">
      <Banner tone="ok" title={items.length > 0 ? words.deactivated : words.deactivatedLast} />
    </div>
  )
}

interface CardsProps {
  readonly items: readonly CardItem[]
  readonly onDeactivated: (caseId: string) => void
}

function Cards({ items, onDeactivated }: CardsProps) {
  const words = useWords(clientHomeWords)
  const [leaving, setLeaving] = useState(() => items.find(({ id }) => isDeactivationWaiting(id)))
  if (items.length === 0) return <EmptyState title={words.empty} action={<Button onPress={() => location.reload()}>{words.retry}</Button>} />
  return (
    <>
      <div className="grid2">
        {items.map((item, at) => (
          <CaseCard key={item.id} item={item} isFirst={at === 0} onDeactivate={() => setLeaving(item)} />
        ))}
      </div>
      {leaving ? (
        <DeactivateDialog
          caseId={leaving.id}
          caseType={leaving.caseType}
          firmName={leaving.firmName}
          onClose={() => setLeaving(undefined)}
          onDone={() => onDeactivated(leaving.id)}
        />
      ) : null}
    </>
  )
}

function ListFailed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  const words = useWords(clientHomeWords)
  const retry = (
    <Button look="second" small icon="arrow-clockwise" busy={isBusy && words.retry} onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return <Banner tone="bad" title={words.failed} action={retry} />
}
