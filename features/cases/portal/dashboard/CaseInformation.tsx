import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import type { Formats } from '#ui/language/format.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { StatusBadge } from '#ui/display/StatusBadge.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useCurrentCase, type CurrentCase } from '../current-case/current-case-context.ts'
import { DeactivateDialog } from '../home/DeactivateDialog.tsx'
import { isDeactivationWaiting } from '../home/deactivation-form.ts'
import { findMeeting } from './important-dates.ts'
import { caseInformationWords } from '../words.ts'

export function Page() {
  const words = useWords(caseInformationWords)
  const current = useCurrentCase()
  const go = useGo()
  const [isAsking, setAsking] = useState(() => isDeactivationWaiting(current.id))
  return (
    <PageOf title={words.title} back={<GoBack href={paths.caseHome()}>{words.back}</GoBack>}>
      <Card className="stack">
        <Facts current={current} />
        <div className="actions">
          <ButtonLink look="second" icon="phone" href={paths.lawFirmInformation}>
            {words.contactAttorney}
          </ButtonLink>
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

function Facts({ current }: { readonly current: CurrentCase }) {
  const words = useWords(caseInformationWords)
  const { formatDay } = useFormats()
  const facts = [
    { name: words.caseType, value: current.caseType },
    { name: words.caseNumber, value: current.caseNumber },
    { name: words.lawFirm, value: current.firm.name },
    { name: words.attorney, value: current.attorneyName },
    { name: words.status, value: <StatusBadge of="matter" status={current.status} /> },
    { name: words.opened, value: formatDay(current.openDate, 'long') },
    { name: words.filed, value: current.filedOn ? formatDay(current.filedOn, 'long') : null },
    { name: words.meeting, value: formatMeeting(current, formatDay) },
  ]
  const known = facts.filter(({ value }) =>
    typeof value === 'string' ? !isBlank(value) : value !== null,
  )
  return (
    <dl className="cells">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatMeeting(current: CurrentCase, formatDay: Formats['formatDay']): string | null {
  const meeting = findMeeting(current)
  return meeting ? formatDay(meeting.day, 'full') : null
}
