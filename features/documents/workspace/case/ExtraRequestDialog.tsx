import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { useState } from 'react'
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import {
  requestExtraDocument,
  type CaseChecklistPartsFragment,
} from './case-checklist.operations.ts'
import { findRequestProblems, type RequestDraft } from './request-draft.ts'
import { checklistQueries } from './read-checklist-again.ts'
import { ReaderField } from './ReaderField.tsx'
import { caseDocumentsWords, checklistSentences } from './words.ts'

export interface ExtraRequestDialogProps {
  readonly checklist: CaseChecklistPartsFragment
  readonly onClose: () => void
}

const empty: RequestDraft = {
  title: '',
  description: '',
  debtor: '',
  requirement: 'REQUIRED',
  dueOn: '',
}

/** Asks for a document that the checklist of the firm does not have. */
export function ExtraRequestDialog({ checklist, onClose }: ExtraRequestDialogProps) {
  const { caseId, people } = checklist
  const words = useWords(caseDocumentsWords)
  const sentences = useWords(checklistSentences)
  const [key] = useState(freshKey)
  const form = useDraftForm({
    empty,
    keptAs: `request|${caseId}`,
    check: (draft) => findRequestProblems(draft, officeDay(now())),
    words: { trouble: words.trouble, sentences },
    save: async ({ title, description, debtor, requirement, dueOn }) => {
      const request = {
        ...{ title, description, requirement, dueOn: parseMonthDayYear(dueOn) ?? null },
        debtor: debtor === '' ? null : Number(debtor),
      }
      return (await graph.run(requestExtraDocument, { caseId, key, request })).requestExtraDocument
    },
    shownBy: checklistQueries,
    toast: () => words.requestDone,
    onSaved: onClose,
  })
  const { draft, change, bind } = form
  return (
    <Dialog isOpen onClose={onClose} title={words.requestTitle}>
      <p className="soft section-lead">{words.requestLead}</p>
      <DraftForm
        form={form}
        fieldNames={{ title: words.requestName, description: words.requestWords }}
        submit={words.requestSave}
        busy={words.requestSaving}
        onCancel={onClose}
      >
        <TextField
          {...bind('title')}
          label={words.requestName}
          hint={words.requestNameHint}
          autoComplete="off"
        />
        <TextField
          {...bind('description')}
          label={words.requestWords}
          hint={words.requestWordsHint}
          lines={3}
        />
        <ReaderField {...bind('debtor')} label={words.requestFor} people={people} />
        <Select
          name="requirement"
          label={words.requestNeed}
          value={draft.requirement}
          onChange={(value) => change({ requirement: value as ChecklistRequirement })}
          options={(['REQUIRED', 'OPTIONAL'] as const).map((value) => ({
            value,
            label: words.needs[value],
          }))}
        />
        <TextField
          {...bind('dueOn')}
          label={words.requestDue}
          hint={words.requestDueHint}
          onBlur={() => {
            const day = parseMonthDayYear(draft.dueOn)
            if (day !== undefined) change({ dueOn: monthDayYear(day) })
          }}
          autoComplete="off"
          width="phone"
        />
      </DraftForm>
    </Dialog>
  )
}
