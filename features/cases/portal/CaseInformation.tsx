// What this case is, and the way to deactivate it.
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { GoBack } from '#ui/GoBack.tsx'
import { useWords } from '#ui/language.ts'
import { useGo } from '#ui/navigation.ts'
import { Page as PageOf } from '#ui/Page.tsx'
import { paths } from '#ui/paths.ts'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { useCurrentCase } from './current-case-context.ts'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { isDeactivationWaiting } from './deactivation-form.ts'
import { caseInformationWords } from './words.ts'

export function Page() {
  const words = useWords(caseInformationWords)
  const current = useCurrentCase()
  const go = useGo()
  const [isAsking, setAsking] = useState(() => isDeactivationWaiting(current.id))
  return (
    <PageOf title={words.title} back={<GoBack href={paths.caseHome()}>{words.back}</GoBack>}>
      <Card className="stack">
        <dl className="kv rows">
          <dt>{words.caseType}</dt>
          <dd>{current.caseType}</dd>
          {current.caseNumber === null ? null : (
            <>
              <dt>{words.caseNumber}</dt>
              <dd className="num">{current.caseNumber}</dd>
            </>
          )}
          <dt>{words.lawFirm}</dt>
          <dd>{current.firm.name}</dd>
          <dt>{words.status}</dt>
          <dd>
            <StatusBadge of="matter" status={current.status} />
          </dd>
        </dl>
        <div className="acts">
          <Button look="faint" onPress={() => setAsking(true)}>
            {words.deactivate}
          </Button>
        </div>
      </Card>
      {isAsking ? (
        <DeactivateDialog
          caseId={current.id}
          caseType={current.caseType}
          firmName={current.firm.name}
          onClose={() => setAsking(false)}
          onDone={() => go(paths.client, { replace: true, state: { deactivated: current.id } })}
        />
      ) : null}
    </PageOf>
  )
}
