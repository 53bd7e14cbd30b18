import { useState } from 'react'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { useClientAct } from '#features/cases/workspace/use-client-act.ts'
import { createPreviewLink } from './client-view.operations.ts'
import { clientViewWords } from './words.ts'

export interface ClientViewProps {
  readonly people: readonly CasePerson[]
}

/** Opens the portal as one of the clients sees it (spec: preview#link). */
export function ClientView({ people }: ClientViewProps) {
  const words = useWords(clientViewWords)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts([{ keys: 'v', group: 'case', label: words.open, effect: 'shows', run: open }])
  return (
    <>
      <Button look="second" small icon="eye" onPress={open}>
        {words.open}
      </Button>
      {isOpen ? <ClientViewDialog people={people} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface ClientViewDialogProps extends ClientViewProps {
  readonly onClose: () => void
}

function ClientViewDialog({ people, onClose }: ClientViewDialogProps) {
  const words = useWords(clientViewWords)
  const act = useClientAct()
  const [wanted, setWanted] = useState<CasePerson>()
  const [isOpened, setOpened] = useState(false)

  async function openAs(person: CasePerson) {
    setWanted(person)
    setOpened(false)
    const result = await act.run(() =>
      runWithStepUp(
        async () =>
          (await graph.run(createPreviewLink, { participantId: person.id })).createPreviewLink,
      ),
    )
    if (result?.address == null) return
    // The new tab cannot reach this window, and has a session storage of its own.
    window.open(result.address, '_blank', 'noopener')
    setOpened(true)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="quiet" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      {isOpened && wanted ? (
        <div className="dialog-notice">
          <Banner tone="ok" title={words.opened(wanted.givenName)}>
            <p>{words.blocked}</p>
          </Banner>
        </div>
      ) : null}
      <div className="stack">
        <p>{words.lead}</p>
        <p className="soft">{words.masked}</p>
        {people.map((person) =>
          person.hasAccount ? (
            <Button
              key={person.id}
              icon="eye"
              wide
              busy={act.isBusy && wanted?.id === person.id && words.opening}
              onPress={() => void openAs(person)}
            >
              {words.openAs(`${person.givenName} ${person.familyName}`)}
            </Button>
          ) : (
            <p key={person.id}>{words.noAccount(person.givenName)}</p>
          ),
        )}
      </div>
    </Dialog>
  )
}
