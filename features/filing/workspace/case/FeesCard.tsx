import { useState } from 'react'
import { colleagueName } from '#features/cases/workspace/client-names.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { readAmount, toDollars } from '../../rules/amounts.ts'
import { filingWords } from '../words.ts'
import { FeesDialog } from './dialogs/FeesDialog.tsx'
import { PaymentDialog } from './dialogs/PaymentDialog.tsx'
import { removeFilingPayment } from './filing.operations.ts'
import type { ListProps } from './list-props.ts'
import { useFilingAct } from './use-filing-act.ts'

/** '$1,500.00' */
export function showDollars(amount: string): string {
  const [dollars = '', cents = ''] = amount.split('.')
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** The fee that was agreed, and what was paid, as staff typed it. */
export function FeesCard({ list }: ListProps) {
  const words = useWords(filingWords)
  const { left } = useWords(clientWords)
  const { formatDay } = useFormats()
  const may = usePermissions()('change-stage')
  const act = useFilingAct()
  const [question, setQuestion] = useState<'fees' | 'payment'>()
  const { agreed, agreedOn, due, paid, payments } = list.fees
  const showDay = (day: string) => formatDay(day, 'monthDayYear')
  const rest = Math.max((readAmount(due ?? '') ?? 0) - (readAmount(paid) ?? 0), 0)
  const remove = (paymentId: string) =>
    act.perform(
      async () =>
        (await graph.run(removeFilingPayment, { caseId: list.caseId, paymentId }))
          .removeFilingPayment,
      words.paymentRemoved,
    )
  return (
    <section className="card" aria-labelledby="fees">
      <h2 id="fees">{words.fees}</h2>
      {agreed === null || due === null ? (
        <p className="soft">{words.noFees}</p>
      ) : (
        <FactsTable
          rows={[
            { name: words.agreed, value: showDollars(agreed) },
            ...(agreedOn === null ? [] : [{ name: words.agreedOn, value: showDay(agreedOn) }]),
            { name: words.due, value: showDollars(due) },
            { name: words.paid, value: showDollars(paid) },
            { name: words.left, value: showDollars(toDollars(rest)) },
          ]}
        />
      )}
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      {payments.length === 0 ? null : (
        <>
          <h3>{words.payments}</h3>
          <ul className="filing-payments">
            {payments.map(({ id, amount, paidOn, note, by }) => (
              <li key={id}>
                <div>
                  <p>
                    <span className="strong">{showDollars(amount)}</span>, {showDay(paidOn)}
                  </p>
                  <p className="soft">
                    {[note, words.enteredBy(colleagueName(by, left))].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {may ? (
                  <Button
                    look="quiet"
                    small
                    name={words.removePayment(showDollars(amount), showDay(paidOn))}
                    onPress={() => void remove(id)}
                    busy={act.isBusy}
                  >
                    {words.remove}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {may ? (
        <div className="actions">
          <Button look="second" small onPress={() => setQuestion('payment')}>
            {words.addPayment}
          </Button>
          <Button look="quiet" small onPress={() => setQuestion('fees')}>
            {agreed === null ? words.enterFees : words.changeFees}
          </Button>
        </div>
      ) : null}
      {question === 'fees' ? (
        <FeesDialog list={list} onClose={() => setQuestion(undefined)} />
      ) : null}
      {question === 'payment' ? (
        <PaymentDialog list={list} onClose={() => setQuestion(undefined)} />
      ) : null}
    </section>
  )
}
