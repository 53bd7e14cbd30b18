import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findFeeProblems, type TypedFees } from '../../../rules/typed-fees.ts'
import { filingWords } from '../../words.ts'
import { setFilingFees, type BeforeFilingPartsFragment } from '../filing.operations.ts'
import type { ListDialogProps } from '../list-props.ts'
import { filingQueries, useFilingActWords } from '../use-filing-act.ts'

const toDraft = ({ fees: { agreed, agreedOn, due } }: BeforeFilingPartsFragment) => ({
  agreed: agreed ?? '',
  agreedOn: agreedOn === null ? '' : monthDayYear(agreedOn),
  due: due ?? '',
})
type FeesDraft = ReturnType<typeof toDraft>

/** A blank day is none, and a day that cannot be read is kept, so that it is refused. */
const toFees = ({ agreed, agreedOn, due }: FeesDraft): TypedFees => ({
  ...{ agreed, due },
  agreedOn: agreedOn.trim() === '' ? null : (parseMonthDayYear(agreedOn) ?? agreedOn),
})

export function FeesDialog({ list, onClose }: ListDialogProps) {
  const words = useWords(filingWords)
  const actWords = useFilingActWords()
  const form = useDraftForm({
    read: list,
    toDraft,
    keptAs: `fees|${list.caseId}`,
    check: (draft) =>
      fieldErrors(findFeeProblems(toFees(draft), officeDay(now())), actWords.sentences),
    words: actWords,
    save: async (draft, { caseId, version }) =>
      (await graph.run(setFilingFees, { caseId, version, fees: toFees(draft) })).setFilingFees,
    getSaved: ({ list: saved }) => saved,
    shownBy: filingQueries,
    toast: () => words.saved,
    onSaved: onClose,
  })
  const show = ({ agreed, agreedOn, due }: FeesDraft) => [
    { field: 'agreed', name: words.agreed, value: agreed },
    { field: 'agreedOn', name: words.agreedOn, value: agreedOn },
    { field: 'due', name: words.due, value: due },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={words.fees}>
      <DraftForm form={form} show={show} lead={words.feesLead} onCancel={onClose}>
        <TextField
          {...form.bind('agreed')}
          label={words.agreed}
          hint={words.agreedHint}
          autoComplete="off"
          width="phone"
        />
        <TextField
          {...form.bind('agreedOn')}
          label={words.agreedOn}
          hint={words.dayHint}
          optional
          autoComplete="off"
          width="phone"
        />
        <TextField
          {...form.bind('due')}
          label={words.due}
          hint={words.dueHint}
          autoComplete="off"
          width="phone"
        />
      </DraftForm>
    </Dialog>
  )
}
