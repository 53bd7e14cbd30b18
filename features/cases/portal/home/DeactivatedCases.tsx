import { useState } from 'react'
import { statusLine } from '#features/cases/rules/status/matter-status.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useGraphMutation, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { List, ListRow } from '#ui/page/List.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { kitWords } from '#ui/words.ts'
import {
  activateCase,
  activeCases,
  clientHome,
  deactivatedCases,
  type DeactivatedCasesQuery,
} from '../cases.operations.ts'
import { clientHomeWords, deactivatedCasesWords } from '../words.ts'

type Item = DeactivatedCasesQuery['clientLevelDashboard']['clientDashboardItemList'][number]

/** One dialog with two views, so that closing it returns to the page. */
export function DeactivatedCases({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(deactivatedCasesWords)
  const [chosen, setChosen] = useState<Item>()
  const [broughtBack, setBroughtBack] = useState<Item>()
  const { mutate, isPending, isError, reset } = useGraphMutation(activateCase, {
    outdates: [clientHome, activeCases, deactivatedCases],
    onSuccess: () => {
      setBroughtBack(chosen)
      setChosen(undefined)
    },
  })
  const choose = (item: Item) => {
    setBroughtBack(undefined)
    setChosen(item)
  }
  const backToList = () => {
    if (isPending) return
    reset()
    setChosen(undefined)
  }
  const actions = chosen ? (
    <>
      <Button busy={isPending && words.busy} onPress={() => mutate({ id: chosen.id })}>
        {words.confirm}
      </Button>
      <CancelButton look="second" onPress={backToList} />
    </>
  ) : null

  return (
    <Dialog
      isOpen
      onClose={chosen ? backToList : onClose}
      mayClose={!isPending}
      title={chosen ? words.confirmTitle : words.title}
      actions={actions}
    >
      {chosen ? (
        <Question item={chosen} hasFailed={isError} />
      ) : (
        <DeactivatedList broughtBack={broughtBack} onChoose={choose} />
      )}
    </Dialog>
  )
}

function Question({ item, hasFailed }: { readonly item: Item; readonly hasFailed: boolean }) {
  const words = useWords(deactivatedCasesWords)
  return (
    <div className="stack">
      {hasFailed ? <Banner tone="bad" title={words.failed} takesFocus /> : null}
      <p>{words.confirmQuestion}</p>
      <p className="strong">
        {item.caseType}, {item.firmName}
      </p>
    </div>
  )
}

interface DeactivatedListProps {
  readonly broughtBack: Item | undefined
  readonly onChoose: (item: Item) => void
}

function DeactivatedList({ broughtBack, onChoose }: DeactivatedListProps) {
  const words = useWords(deactivatedCasesWords)
  return (
    <div className="stack">
      {broughtBack ? (
        <Banner
          tone="ok"
          title={words.reactivated(broughtBack.caseType, broughtBack.firmName)}
          takesFocus
        />
      ) : null}
      <Rows onChoose={onChoose} />
    </div>
  )
}

function Rows({ onChoose }: { readonly onChoose: (item: Item) => void }) {
  const words = useWords(deactivatedCasesWords)
  const { failed, numberless, retry: retryWord } = useWords(clientHomeWords)
  const statuses = useWords(kitWords).statuses.matter
  const { data, isError, refetch } = useGraphQuery(deactivatedCases, {})
  const items = data?.clientLevelDashboard.clientDashboardItemList
  if (!items && isError) {
    const retry = (
      <Button look="second" small onPress={() => void refetch()}>
        {retryWord}
      </Button>
    )
    return <Banner tone="bad" title={failed} action={retry} />
  }
  if (!items) return <SkeletonList rows={2} />
  if (items.length === 0) return <p className="soft">{words.none}</p>
  return (
    <List name={words.title}>
      {items.map((item) => (
        <ListRow
          key={item.id}
          title={item.caseType}
          lines={[
            item.firmName,
            statusLine(item.status, item.caseNumber, { statuses, ...numberless }),
          ]}
        >
          <Button
            look="second"
            small
            name={words.reactivateOf(item.caseType, item.firmName)}
            onPress={() => onChoose(item)}
          >
            {words.reactivate}
          </Button>
        </ListRow>
      ))}
    </List>
  )
}
