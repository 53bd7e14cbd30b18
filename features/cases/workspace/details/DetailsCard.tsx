import { Suspense, useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import type { CaseTabProps } from '../case/case-data.ts'
import { casePageWords } from '../case/words.ts'
import { detailsWords } from './words.ts'

const DetailsDialog = lazyPart(() => import('./DetailsDialog.tsx'), 'DetailsDialog')

/** What the firm has entered about the case. */
export function DetailsCard({ legalCase }: CaseTabProps) {
  const words = useWords(detailsWords)
  const page = useWords(casePageWords)
  const { formatDay } = useFormats()
  const mayChange = usePermissions()('invite-clients')
  const [isOpen, setOpen] = useState(false)
  const { client, plannedFilingOn, urgencies, clientCode, greeting } = legalCase
  const isBeforeFiling = client.stage === 'PRE_FILING'
  const planned =
    plannedFilingOn === null ? page.notPlanned : formatDay(plannedFilingOn, 'monthDayYear')
  const urgent = urgencies.map((urgency) => page.urgencies[urgency]).join(', ')
  return (
    <section className="card" aria-labelledby="details">
      <h2 id="details">{words.heading}</h2>
      <dl className="case-dates">
        {isBeforeFiling ? <Detail name={page.plannedFiling}>{planned}</Detail> : null}
        <Detail name={words.urgent}>{urgent || words.nothingUrgent}</Detail>
        <Detail name={words.clientCode}>{clientCode ?? words.noCode}</Detail>
        <Detail name={words.greeting}>{greeting ?? words.noGreeting}</Detail>
      </dl>
      {mayChange ? (
        <div className="actions">
          <Button look="second" small name={words.changeName} onPress={() => setOpen(true)}>
            {words.change}
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <Suspense>
          <DetailsDialog legalCase={legalCase} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

function Detail({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="line-breaks">{children}</dd>
    </div>
  )
}
