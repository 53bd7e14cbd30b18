import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import {
  cancelChannelChange,
  clientAccessOfPerson,
  type ClientAccessPartsFragment,
} from '../people.operations.ts'
import { casePeopleWords } from '../words.ts'

export interface PlannedChangeProps {
  readonly person: CasePerson
  readonly planned: ClientAccessPartsFragment['plannedChange']
  readonly mayCancel: boolean
}

/** An email or phone that staff have entered and that does not work yet. */
export function PlannedChange({ person, planned, mayCancel }: PlannedChangeProps) {
  const words = useWords(casePeopleWords)
  const { formatDateTime } = useFormats()
  const act = useClientAct()
  if (planned === null) return null
  const { channel, value, effectiveAt } = planned

  async function cancel(): Promise<void> {
    const variables = { participantId: person.id }
    const result = await act.run(
      async () => (await graph.run(cancelChannelChange, variables)).cancelChannelChange,
    )
    await readAgain(clientAccessOfPerson)
    if (result) toasts.show({ tone: 'success', title: words.plannedCancelled })
  }

  return (
    <>
      <p className="gap-small">{words.planned[channel](value, formatDateTime(effectiveAt))}</p>
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      {mayCancel ? (
        <Button
          look="quiet"
          name={words.cancelPlannedFor(person.givenName)}
          busy={act.isBusy}
          onPress={() => void cancel()}
        >
          {words.cancelPlanned}
        </Button>
      ) : null}
    </>
  )
}
