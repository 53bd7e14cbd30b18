import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { readablePhone } from '#lib/phone.ts'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { useWords } from '#ui/language/language.ts'
import type { CasePerson, StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import {
  findActs,
  InvitationActions,
  type PersonQuestion,
} from './invitation/InvitationActions.tsx'
import { invitationLine } from './invitation/invitation-words.ts'
import { LinkDialog } from './invitation/LinkDialog.tsx'
import { SpouseDialog } from './SpouseDialog.tsx'
import { MessageList } from './MessageList.tsx'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { useDay } from './use-day.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import type { PersonActs } from './invitation/use-person-acts.ts'
import { casePeopleWords } from './words.ts'

export interface PeopleCardProps {
  readonly people: readonly CasePerson[]
  readonly caseId: string
  readonly stage: StaffCase['client']['stage']
  readonly acts: PersonActs
}

export function PeopleCard({ caseId, people, stage, acts }: PeopleCardProps) {
  const words = useWords(casePeopleWords)
  const [question, setQuestion] = useState<PersonQuestion>()
  const [isAdding, setAdding] = useState(false)
  const may = usePermissions()
  const [debtor, ...spouse] = people
  const mayChangePeople = stage === 'PRE_FILING' && may('invite-clients')

  function close(): void {
    setQuestion(undefined)
    focusPerson(question?.person.id)
  }

  function closeSpouse(addedId?: string): void {
    setAdding(false)
    focusPerson(addedId)
  }

  return (
    <section className="card" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      {people.map((person) => (
        <Person key={person.id} person={person}>
          {/* No person can join a complete case. */}
          {stage === 'COMPLETE' ? null : (
            <InvitationActions
              person={person}
              acts={acts}
              mayLeave={mayChangePeople && person.debtor === 2}
              onAsk={setQuestion}
            />
          )}
        </Person>
      ))}
      {mayChangePeople && debtor && spouse.length === 0 ? (
        <div className="actions">
          <Button look="second" small icon="plus" onPress={() => setAdding(true)}>
            {words.addSpouse}
          </Button>
        </div>
      ) : null}
      {isAdding && debtor ? (
        <SpouseDialog caseId={caseId} debtor={debtor} onClose={closeSpouse} />
      ) : null}
      {question?.kind === 'leave' ? (
        <ConfirmDialog
          title={words.removeSpouseTitle(question.person.givenName)}
          text={
            question.person.hasAccount
              ? words.removeMemberText(question.person.givenName)
              : words.removeSpouseText
          }
          action={words.removeSpouse}
          onConfirm={() => {
            close()
            void acts.removeSpouse(question.person)
          }}
          onClose={close}
        />
      ) : null}
      {question?.kind === 'revoke' ? (
        <ConfirmDialog
          title={words.revokeTitle(question.person.givenName)}
          text={words.revokeText}
          action={words.revoke}
          onConfirm={() => {
            close()
            void acts.revoke(question.person)
          }}
          onClose={close}
        />
      ) : null}
      {question?.kind === 'correct' ? (
        <CorrectDialog person={question.person} onClose={close} />
      ) : null}
      {question?.kind === 'copy' ? (
        <LinkDialog person={question.person} acts={acts} onClose={close} />
      ) : null}
    </section>
  )
}

/** What opened the dialog may be gone. Then the focus goes to the buttons of the person. */
function focusPerson(id: string | undefined): void {
  if (id !== undefined) focusWhenLost(() => findActs(id))
}

interface PersonProps {
  readonly person: CasePerson
  readonly children: ReactNode
}

function Person({ person, children }: PersonProps) {
  const words = useWords(casePeopleWords)
  const toAge = useAge()
  const toDay = useDay()
  const name = `${person.givenName} ${person.familyName}`
  const line = invitationLine(person, { words, toAge, toDay })
  const facts = [words.debtor(person.debtor), readablePhone(person.mobilePhone)]
  return (
    <div className="case-person">
      <span className="avatar dawn" aria-hidden="true">
        {toInitials(person.givenName)}
      </span>
      <div className="case-person-words">
        <h3>{name}</h3>
        <p className="soft small-text">{facts.filter(Boolean).join(' · ')}</p>
        <p className="soft small-text">{person.email}</p>
        <p className={`invitation-line is-${line.tone}`}>
          <Icon name={line.icon} size="small" />
          <span>{line.text}</span>
        </p>
        <MessageList person={person} />
        {children}
      </div>
    </div>
  )
}
