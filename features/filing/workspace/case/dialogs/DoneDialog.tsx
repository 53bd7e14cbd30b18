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
import { findDayProblems } from '../../../rules/typed-fees.ts'
import { filingWords } from '../../words.ts'
import { markFilingLine } from '../filing.operations.ts'
import { nameLine } from '../line-words.ts'
import type { LineDialogProps } from '../list-props.ts'
import { filingQueries, useFilingActWords } from '../use-filing-act.ts'

/** The day on which a line was done, such as the signing of the petition. */
export function DoneDialog({ list: { caseId, version }, line, onClose }: LineDialogProps) {
  const words = useWords(filingWords)
  const actWords = useFilingActWords()
  const form = useDraftForm({
    empty: { day: monthDayYear(officeDay(now())) },
    check: ({ day }) =>
      fieldErrors(
        findDayProblems('day', parseMonthDayYear(day) ?? '', officeDay(now())),
        actWords.sentences,
      ),
    words: actWords,
    save: async ({ day }) =>
      (
        await graph.run(markFilingLine, {
          ...{ caseId, version, line: line.key, debtor: line.debtor },
          mark: { state: 'DONE', day: parseMonthDayYear(day) ?? null, reason: '' },
        })
      ).markFilingLine,
    shownBy: filingQueries,
    toast: () => words.saved,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.doneTitle(nameLine(line, words))}>
      <DraftForm
        form={form}
        fieldNames={{ day: words.day }}
        submit={words.markDone}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('day')}
          label={words.day}
          hint={words.dayHint}
          autoComplete="off"
          width="phone"
        />
      </DraftForm>
    </Dialog>
  )
}
