import { useState } from 'react'
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import {
  requestExtraDocument,
  type CaseChecklistPartsFragment,
} from './case-checklist.operations.ts'
import { findRequestProblems, type RequestDraft } from './request-draft.ts'
import { readChecklistAgain } from './read-checklist-again.ts'
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
  const kit = useWords(kitWords)
  const sentences = useWords(checklistSentences)
  const act = useAct({ trouble: words.trouble, sentences })
  const [key] = useState(freshKey)
  const [draft, setDraft] = useState(empty)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findRequestProblems(draft)
  const change = (part: Partial<RequestDraft>) => setDraft({ ...draft, ...part })
  const { title, description, debtor, requirement, dueOn } = draft

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const day = parseMonthDayYear(dueOn)
    const request = {
      ...{ title, description, requirement, dueOn: day ?? null },
      debtor: debtor === '' ? null : Number(debtor),
    }
    const result = await act.run(
      async () =>
        (await graph.run(requestExtraDocument, { caseId, key, request })).requestExtraDocument,
    )
    if (!result) return
    await readChecklistAgain()
    toasts.show({ tone: 'success', title: words.requestDone })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.requestTitle}>
      <p className="soft section-lead">{words.requestLead}</p>
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        fieldNames={{ title: words.requestName, description: words.requestWords }}
      >
        <TextField
          name="title"
          label={words.requestName}
          hint={words.requestNameHint}
          value={title}
          onChange={(value) => change({ title: value })}
          autoComplete="off"
        />
        <TextField
          name="description"
          label={words.requestWords}
          hint={words.requestWordsHint}
          value={description}
          onChange={(value) => change({ description: value })}
          lines={3}
        />
        <ReaderField
          label={words.requestFor}
          people={people}
          value={debtor}
          onChange={(value) => change({ debtor: value })}
        />
        <Select
          name="requirement"
          label={words.requestNeed}
          value={requirement}
          onChange={(value) => change({ requirement: value as ChecklistRequirement })}
          options={(['REQUIRED', 'OPTIONAL'] as const).map((value) => ({
            value,
            label: words.needs[value],
          }))}
        />
        <TextField
          name="dueOn"
          label={words.requestDue}
          hint={words.requestDueHint}
          value={dueOn}
          onChange={(value) => change({ dueOn: value })}
          onBlur={() => {
            const day = parseMonthDayYear(dueOn)
            if (day !== undefined) change({ dueOn: monthDayYear(day) })
          }}
          autoComplete="off"
          width="phone"
        />
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.requestSaving}>
            {words.requestSave}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
