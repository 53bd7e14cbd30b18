import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findDetailsProblems, urgencyKinds } from '../../rules/case-details.ts'
import type { StaffCase } from '../case/case-data.ts'
import { staffCasePage } from '../case/case-page.operations.ts'
import { casePageWords } from '../case/words.ts'
import { matterStatuses } from '../matter-statuses.ts'
import { useClientActWords } from '../use-client-act.ts'
import { toDetails, toDetailsDraft, type DetailsDraft } from './details-draft.ts'
import { changeCaseDetails } from './details.operations.ts'
import { detailsWords } from './words.ts'

export interface DetailsDialogProps {
  readonly legalCase: StaffCase
  readonly onClose: () => void
}

export function DetailsDialog({ legalCase, onClose }: DetailsDialogProps) {
  const words = useWords(detailsWords)
  const page = useWords(casePageWords)
  const actWords = useClientActWords()
  const { client, plannedFilingOn, urgencies, clientCode, greeting } = legalCase
  const current = { plannedFilingOn, urgencies, clientCode, greeting }
  const isBeforeFiling = client.stage === 'PRE_FILING'
  const form = useDraftForm({
    read: current,
    toDraft: toDetailsDraft,
    keptAs: `details|${client.id}`,
    check: (draft) => {
      const context = { current, status: matterStatuses[client.stage], today: officeDay(now()) }
      return fieldErrors(findDetailsProblems(toDetails(draft), context), actWords.sentences)
    },
    words: actWords,
    save: async (draft, seen) =>
      (await graph.run(changeCaseDetails, { caseId: client.id, seen, change: toDetails(draft) }))
        .changeCaseDetails,
    getSaved: ({ details }) => details,
    shownBy: [staffCasePage],
    toast: () => words.saved,
    onSaved: onClose,
  })
  const { draft, change } = form
  const toUrgent = (kinds: DetailsDraft['urgencies']) =>
    kinds.map((kind) => page.urgencies[kind]).join(', ')
  const show = (shown: DetailsDraft) => [
    { field: 'plannedFilingOn', name: page.plannedFiling, value: shown.plannedFilingOn },
    { field: 'urgencies', name: words.urgent, value: toUrgent(shown.urgencies) },
    { field: 'clientCode', name: words.clientCode, value: shown.clientCode },
    { field: 'greeting', name: words.greeting, value: shown.greeting },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={words.heading}>
      <DraftForm form={form} show={show} onCancel={onClose}>
        {isBeforeFiling ? (
          <TextField
            {...form.bind('plannedFilingOn')}
            label={page.plannedFiling}
            hint={words.dayHint}
            optional
            autoComplete="off"
          />
        ) : null}
        <CheckboxGroup
          name="urgencies"
          label={words.urgent}
          hint={words.urgentHint}
          value={draft.urgencies}
          onChange={(chosen) =>
            change({ urgencies: urgencyKinds.filter((kind) => chosen.includes(kind)) })
          }
          options={urgencyKinds.map((value) => ({ value, label: page.urgencies[value] }))}
        />
        <TextField
          {...form.bind('clientCode')}
          label={words.clientCode}
          hint={words.codeHint}
          optional
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...form.bind('greeting')}
          label={words.greeting}
          hint={words.greetingHint}
          optional
          lines={3}
        />
      </DraftForm>
    </Dialog>
  )
}
