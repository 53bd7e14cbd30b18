import { Button } from '#ui/display/Button.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import type { MenuEntry } from '#ui/navigation/Menu.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { stateOf } from './invitation-words.ts'
import type { PersonActs } from './use-person-acts.ts'
import { casePeopleWords } from '../words.ts'

/** An act that asks first. */
export interface PersonQuestion {
  readonly kind: 'copy' | 'revoke' | 'correct' | 'leave'
  readonly person: CasePerson
}

export interface InvitationActionsProps {
  readonly person: CasePerson
  readonly acts: PersonActs
  /** The person can be taken out of the case. */
  readonly mayLeave: boolean
  readonly onAsk: (question: PersonQuestion) => void
}

const actsId = (personId: string) => `acts-${personId}`

/** The first button of the person. */
export function findActs(personId: string): HTMLElement | null | undefined {
  return document.getElementById(actsId(personId))?.querySelector('button')
}

/** For a person with an account: the name is corrected, and a spouse can be taken out. */
export function InvitationActions({ person, acts, mayLeave, onAsk }: InvitationActionsProps) {
  const words = useWords(casePeopleWords)
  const state = stateOf(person)
  const name = person.givenName
  const leave: MenuEntry = {
    id: 'leave',
    label: words.removeSpouse,
    icon: 'x',
    onChoose: () => onAsk({ kind: 'leave', person }),
  }
  const correct: MenuEntry = {
    id: 'correct',
    label: state === 'ACCEPTED' ? words.correctName : words.correct,
    icon: 'pencil-simple',
    onChoose: () => onAsk({ kind: 'correct', person }),
  }
  if (state === 'ACCEPTED')
    return (
      <div className="person-acts" id={actsId(person.id)}>
        <MoreMenu name={name} entries={mayLeave ? [correct, leave] : [correct]} />
      </div>
    )
  const labels = {
    NONE: [words.send, words.sendTo(name)],
    OPEN: [words.sendAgain, words.sendAgainTo(name)],
    EXPIRED: [words.sendNewLink, words.sendNewLinkTo(name)],
    REVOKED: [words.sendNewLink, words.sendNewLinkTo(name)],
  } as const
  const [label, fullLabel] = labels[state]
  const copy: MenuEntry = {
    id: 'copy',
    label: words.copyLink,
    icon: 'copy',
    onChoose: () => onAsk({ kind: 'copy', person }),
  }
  const revoke: MenuEntry = {
    id: 'revoke',
    label: words.revoke,
    icon: 'prohibit',
    onChoose: () => onAsk({ kind: 'revoke', person }),
  }
  const entries = [
    correct,
    copy,
    ...(state === 'OPEN' ? [revoke] : []),
    ...(mayLeave ? [leave] : []),
  ]
  return (
    <div className="person-acts" id={actsId(person.id)}>
      <Button
        look="second"
        small
        name={fullLabel}
        busy={acts.busy === person.id && words.sending}
        onPress={() => void acts.send(person)}
      >
        {label}
      </Button>
      <MoreMenu name={name} entries={entries} />
    </div>
  )
}

function MoreMenu({
  name,
  entries,
}: {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}) {
  const words = useWords(casePeopleWords)
  return (
    <LazyMenu
      name={words.more(name)}
      renderTrigger={(props) => (
        <IconButton icon="dots-three-vertical" name={words.more(name)} bordered {...props} />
      )}
      entries={entries}
    />
  )
}
