import { useState } from 'react'
import { readablePhone } from '#lib/phone.ts'
import { Button } from '#ui/display/Button.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { OfficeDialog } from './OfficeDialog.tsx'
import { officeLabel, timeZoneLabel, type Office } from './office-labels.ts'
import { firmOffices, removeOffice } from './offices.operations.ts'
import { firmSentences, officeWords } from './words.ts'

type Question =
  | { readonly type: 'edit'; readonly office?: Office }
  | { readonly type: 'remove'; readonly office: Office }

/** The offices of the firm. Only `mayChange` shows how to change them. */
export function Offices({ mayChange }: { readonly mayChange: boolean }) {
  const words = useWords(officeWords)
  const sentences = useWords(firmSentences)
  const offices = useGraphQuery(firmOffices, {}, { fresh: true })
  const act = useAct({ sentences, trouble: words.trouble })
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)

  async function remove(office: Office) {
    close()
    const isRemoved = await act.run(
      async () => (await graph.run(removeOffice, { id: office.id })).removeOffice,
    )
    await readAgain(firmOffices)
    if (isRemoved)
      toasts.show({ tone: 'success', title: words.removed(officeLabel(office, words.office)) })
  }

  return (
    <section aria-labelledby="offices">
      <div className="section-head">
        <h2 id="offices">{words.offices}</h2>
        {mayChange ? (
          <Button icon="plus" onPress={() => setQuestion({ type: 'edit' })}>
            {words.add}
          </Button>
        ) : null}
      </div>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Part query={offices}>
        {(data) => (
          <OfficeTable
            offices={data.offices}
            {...(mayChange ? { onQuestion: setQuestion } : undefined)}
          />
        )}
      </Part>
      <p className="reason gap-small">{words.lead}</p>
      {question?.type === 'edit' ? <OfficeDialog office={question.office} onClose={close} /> : null}
      {question?.type === 'remove' ? (
        <ConfirmDialog
          title={words.removeTitle(officeLabel(question.office, words.office))}
          text={words.removeText}
          action={words.remove}
          onConfirm={() => void remove(question.office)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface OfficeTableProps {
  readonly offices: readonly Office[]
  readonly onQuestion?: (question: Question) => void
}

function OfficeTable({ offices, onQuestion }: OfficeTableProps) {
  const words = useWords(officeWords)
  return (
    <div className="card flush table-wrap">
      <table className="table as-cards">
        <caption className="visually-hidden">{words.offices}</caption>
        <thead>
          <tr>
            <th scope="col">{words.office}</th>
            <th scope="col">{words.phone}</th>
            <th scope="col">{words.timeZone}</th>
            <th scope="col">{words.people}</th>
            {onQuestion === undefined ? null : (
              <th scope="col">
                <span className="visually-hidden">{words.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {offices.map((office, index) => (
            <tr key={office.id}>
              <th scope="row">
                <span className="person">
                  <Address office={office} isMain={index === 0 && offices.length > 1} />
                </span>
              </th>
              <td data-label={words.phone}>{readablePhone(office.phone)}</td>
              <td data-label={words.timeZone}>{timeZoneLabel(office.timeZone, words)}</td>
              <td data-label={words.people}>{office.people}</td>
              {onQuestion === undefined ? null : (
                <td className="act">
                  <OfficeMenu
                    office={office}
                    isOnly={offices.length === 1}
                    onQuestion={onQuestion}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface AddressProps {
  readonly office: Office
  readonly isMain: boolean
}

function Address({ office, isMain }: AddressProps) {
  const words = useWords(officeWords)
  const { street, city, state, zip } = office
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <span className="person-words">
      <span>{place || words.noStreet}</span>
      <span className="second-line">{street}</span>
      {isMain ? <span className="second-line">{words.main}</span> : null}
    </span>
  )
}

interface OfficeMenuProps {
  readonly office: Office
  readonly isOnly: boolean
  readonly onQuestion: (question: Question) => void
}

function OfficeMenu({ office, isOnly, onQuestion }: OfficeMenuProps) {
  const words = useWords(officeWords)
  const name = words.more(officeLabel(office, words.office))
  const change = {
    id: 'change',
    label: words.change,
    icon: 'pencil-simple',
    onChoose: () => onQuestion({ type: 'edit', office }),
  } as const
  const remove = {
    id: 'remove',
    label: words.remove,
    icon: 'trash',
    onChoose: () => onQuestion({ type: 'remove', office }),
  } as const
  return (
    <LazyMenu
      name={name}
      renderTrigger={(props) => <IconButton icon="dots-three-vertical" name={name} {...props} />}
      entries={isOnly ? [change] : [change, remove]}
    />
  )
}
