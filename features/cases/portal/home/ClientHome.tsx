import { useEffect, useState } from 'react'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { focusHeading } from '#ui/navigation/focus-on-arrival.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { usePageState } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { CaseCard, type CardItem } from './CaseCard.tsx'
import { clientHome, deactivatedCases } from '../cases.operations.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { isDeactivationWaiting } from './deactivation-form.ts'
import { DeactivatedCases } from './DeactivatedCases.tsx'
import { clientHomeWords } from '../words.ts'

export function Page() {
  const words = useWords(clientHomeWords)
  const account = useCurrentAccount()
  const { data, isError, refetch, isFetching } = useGraphQuery(clientHome, {})
  const [isShowingDeactivated, setShowingDeactivated] = useState(false)
  const { deactivated: deactivatedBefore, notActive } = usePageState()
  const [deactivatedHere, setDeactivatedHere] = useState<{ readonly caseId: string }>()
  const items = data?.clientLevelDashboard.clientDashboardItemList
  const isEmpty = items?.length === 0
  const deactivated = useGraphQuery(deactivatedCases, {}, { enabled: isEmpty })
  const deactivatedCount = isEmpty
    ? (deactivated.data?.clientLevelDashboard.clientDashboardItemList.length ?? 0)
    : 0
  const isLoading = (!items && !isError) || (isEmpty && deactivated.isPending)
  const showDeactivated = () => setShowingDeactivated(true)

  // Moves the focus to the heading, because the pressed button was removed together with its card.
  useEffect(() => {
    if (deactivatedHere) focusHeading()
  }, [deactivatedHere])

  return (
    <PageOf
      title={words.greeting(account?.givenName ?? '')}
      documentTitle={words.title}
      lead={items && items.length > 0 ? words.activeCases(items.length) : undefined}
    >
      {items ? (
        <News
          deactivated={deactivatedHere?.caseId ?? deactivatedBefore}
          notActive={notActive}
          items={items}
          deactivatedCount={deactivatedCount}
          onShow={showDeactivated}
        />
      ) : null}
      {items && items.length > 0 ? (
        <Cards items={items} onDeactivated={(caseId) => setDeactivatedHere({ caseId })} />
      ) : null}
      {isEmpty && !isLoading && deactivatedCount === 0 ? <NoCases /> : null}
      {isLoading ? <SkeletonList rows={2} /> : null}
      {!items && isError ? <ListFailed isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {isLoading || deactivatedCount > 0 ? null : (
        <p className="gap-wide">
          <LinkButton onPress={showDeactivated}>{words.showDeactivated}</LinkButton>
        </p>
      )}
      {isShowingDeactivated ? (
        <DeactivatedCases onClose={() => setShowingDeactivated(false)} />
      ) : null}
    </PageOf>
  )
}

interface NewsProps {
  readonly deactivated: unknown
  readonly notActive: unknown
  readonly items: readonly CardItem[]
  readonly deactivatedCount: number
  readonly onShow: () => void
}

/** Shows what just happened. The message disappears when the case is active again. */
function News({ deactivated, notActive, items, deactivatedCount, onShow }: NewsProps) {
  const words = useWords(clientHomeWords)
  const isOff = (caseId: unknown) => caseId !== undefined && items.every(({ id }) => id !== caseId)
  const show =
    deactivatedCount === 0 ? undefined : (
      <Button look="second" small onPress={onShow}>
        {words.showDeactivated}
      </Button>
    )
  const banner = (() => {
    if (isOff(deactivated))
      return (
        <Banner
          tone="ok"
          title={items.length > 0 ? words.deactivated : words.deactivatedLast}
          action={show}
        />
      )
    if (isOff(notActive)) return <Banner tone="note" title={words.notActive} action={show} />
    return deactivatedCount > 0 ? (
      <Banner tone="note" title={words.allDeactivated(deactivatedCount)} action={show} />
    ) : null
  })()
  return banner ? <div className="page-notice">{banner}</div> : null
}

function NoCases() {
  const words = useWords(clientHomeWords)
  return (
    <EmptyState
      title={words.empty}
      action={<Button onPress={() => location.reload()}>{words.retry}</Button>}
    />
  )
}

interface CardsProps {
  readonly items: readonly CardItem[]
  readonly onDeactivated: (caseId: string) => void
}

function Cards({ items, onDeactivated }: CardsProps) {
  const [leaving, setLeaving] = useState(() => items.find(({ id }) => isDeactivationWaiting(id)))
  return (
    <>
      <div className="grid2">
        {items.map((item, at) => (
          <CaseCard
            key={item.id}
            item={item}
            isFirst={at === 0}
            onDeactivate={() => setLeaving(item)}
          />
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

function ListFailed({
  isBusy,
  onRetry,
}: {
  readonly isBusy: boolean
  readonly onRetry: () => void
}) {
  const words = useWords(clientHomeWords)
  const retry = (
    <Button
      look="second"
      small
      icon="arrow-clockwise"
      busy={isBusy && words.retry}
      onPress={onRetry}
    >
      {words.retry}
    </Button>
  )
  return <Banner tone="bad" title={words.failed} action={retry} />
}
