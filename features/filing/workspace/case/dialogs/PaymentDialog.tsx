import { useState } from 'react'
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { now } from '#ui/browser/clock.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findPaymentProblems } from '../../../rules/typed-fees.ts'
import { filingWords } from '../../words.ts'
import { addFilingPayment } from '../filing.operations.ts'
import { filingQueries, useFilingActWords } from '../use-filing-act.ts'
import type { ListDialogProps } from '../list-props.ts'

export function PaymentDialog({ list: { caseId }, onClose }: ListDialogProps) {
  const words = useWords(filingWords)
  const actWords = useFilingActWords()
  const [key] = useState(freshKey)
  const form = useDraftForm({
    empty: { amount: '', paidOn: monthDayYear(officeDay(now())), note: '' },
    keptAs: `payment|${caseId}`,
    check: ({ amount, paidOn, note }) =>
      fieldErrors(
        findPaymentProblems(
          { amount, paidOn: parseMonthDayYear(paidOn) ?? '', note },
          officeDay(now()),
        ),
        actWords.sentences,
      ),
    words: actWords,
    save: async ({ amount, paidOn, note }) =>
      (
        await graph.run(addFilingPayment, {
          ...{ caseId, key },
          payment: { amount, paidOn: parseMonthDayYear(paidOn) ?? paidOn, note },
        })
      ).addFilingPayment,
    shownBy: filingQueries,
    toast: () => words.paymentAdded,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.paymentTitle}>
      <DraftForm
        form={form}
        fieldNames={{ amount: words.amount, paidOn: words.paidOn, note: words.note }}
        submit={words.addPayment}
        onCancel={onClose}
      >
        <TextField
          {...form.bind('amount')}
          label={words.amount}
          hint={words.amountHint}
          autoComplete="off"
          width="phone"
        />
        <TextField
          {...form.bind('paidOn')}
          label={words.paidOn}
          hint={words.dayHint}
          autoComplete="off"
          width="phone"
        />
        <TextField
          {...form.bind('note')}
          label={words.note}
          hint={words.noteHint}
          optional
          autoComplete="off"
        />
      </DraftForm>
    </Dialog>
  )
}
