import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useStaffAct } from '../use-staff-act.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { removePasskey, staffPasskeys, type StaffPasskeysQuery } from './passkeys.operations.ts'
import { supportsPasskeys } from './web-authn.ts'
import { passkeyWords } from './words.ts'

type Passkey = StaffPasskeysQuery['myPasskeys'][number]

/** The passkeys of the person, in a part of a page. */
export function Passkeys() {
  const words = useWords(passkeyWords)
  const passkeys = useGraphQuery(staffPasskeys, {}, { fresh: true })
  const act = useStaffAct(staffPasskeys)
  const [isAdding, setAdding] = useState(false)
  const [toRemove, setToRemove] = useState<Passkey>()

  function remove({ id, name }: Passkey) {
    setToRemove(undefined)
    void act.run(
      async () => (await graph.run(removePasskey, { id })).removePasskey,
      words.isRemoved(name),
    )
  }

  return (
    <section aria-labelledby="passkeys">
      <div className="section-head">
        <h2 id="passkeys">{words.title}</h2>
        {supportsPasskeys() ? (
          <Button icon="plus" onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        ) : null}
      </div>
      <p className="section-lead">{supportsPasskeys() ? words.lead : words.unsupported}</p>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Part query={passkeys}>
        {({ myPasskeys }) =>
          myPasskeys.length === 0 ? (
            <p className="soft">{words.none}</p>
          ) : (
            <PasskeyTable passkeys={myPasskeys} onRemove={setToRemove} />
          )
        }
      </Part>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={words.add}>
        <PasskeyForm onAdded={() => setAdding(false)}>
          <CancelButton onPress={() => setAdding(false)} />
        </PasskeyForm>
      </Dialog>
      {toRemove === undefined ? null : (
        <ConfirmDialog
          title={words.removeTitle(toRemove.name)}
          text={words.removeText}
          action={words.remove}
          onConfirm={() => remove(toRemove)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </section>
  )
}

interface PasskeyTableProps {
  readonly passkeys: readonly Passkey[]
  readonly onRemove: (passkey: Passkey) => void
}

function PasskeyTable({ passkeys, onRemove }: PasskeyTableProps) {
  const words = useWords(passkeyWords)
  const { formatDateTime } = useFormats()
  return (
    <div className="card flush table-wrap">
      <table className="table as-cards">
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.added}</th>
            <th scope="col">{words.lastUsed}</th>
            <th scope="col">
              <span className="visually-hidden">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passkeys.map((passkey) => (
            <tr key={passkey.id}>
              <th scope="row">
                <strong>{passkey.name}</strong>
              </th>
              <td data-label={words.added}>{formatDateTime(passkey.createdAt)}</td>
              <td data-label={words.lastUsed}>
                {passkey.lastUsedAt === null ? words.notUsed : formatDateTime(passkey.lastUsedAt)}
              </td>
              <td className="act">
                <Button
                  look="second"
                  small
                  name={words.removeName(passkey.name)}
                  onPress={() => onRemove(passkey)}
                >
                  {words.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
