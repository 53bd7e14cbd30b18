import { useState, type ReactNode } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { ClientAccessState } from '#ui/graphql/enums.generated.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { useAge } from '#features/cases/workspace/case/use-age.ts'
import { clientAccessOfPerson, type ClientAccessPartsFragment } from '../people.operations.ts'
import { PlannedChange } from './PlannedChange.tsx'
import { IdentityDialog, type IdentifiedAct } from './IdentityDialog.tsx'
import { TextConsents } from './TextConsents.tsx'
import { casePeopleWords } from '../words.ts'

type Access = ClientAccessPartsFragment

const pollMs = 15_000
const tones: Readonly<Record<ClientAccessState, 'ok' | 'note' | 'wait' | 'bad'>> = {
  NOT_INVITED: 'note',
  INVITED: 'note',
  INVITATION_ENDED: 'wait',
  SETTING_UP: 'note',
  READY: 'ok',
  LOCKED: 'bad',
  LOCKED_BY_REPORT: 'bad',
  DEACTIVATED: 'wait',
}

/** Why a person of the case can or cannot log in. */
export function AccessCard({ person }: { readonly person: CasePerson }) {
  const words = useWords(casePeopleWords)
  const id = headingId(person.id)
  const access = useGraphQuery(
    clientAccessOfPerson,
    { participantId: person.id },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.accessOf(person.givenName)}
      </h2>
      <Part query={access}>
        {({ clientAccess }) =>
          clientAccess === null ? null : <AccessOfPerson person={person} access={clientAccess} />
        }
      </Part>
    </section>
  )
}

function headingId(personId: string): string {
  return `access-${personId}`
}

interface AccessOfPersonProps {
  readonly person: CasePerson
  readonly access: Access
}

function AccessOfPerson({ person, access }: AccessOfPersonProps) {
  const words = useWords(casePeopleWords)
  const may = usePermissions()
  const { formatTime, formatDateTime } = useFormats()
  const [act, setAct] = useState<IdentifiedAct>()
  const { state, lockedUntil, codesByEmailUntil } = access
  const acts = may('unlock-clients') ? listActs(access) : []
  const close = () => {
    setAct(undefined)
    focusWhenLost(() => document.getElementById(headingId(person.id)))
  }
  const end =
    lockedUntil === null ? words.lockedUntilReset : words.lockedUntil(formatTime(lockedUntil))
  return (
    <>
      <div className="part-notice gap-small">
        <Banner tone={tones[state]} slim title={words.access[state]}>
          {state === 'LOCKED' ? <p>{end}</p> : null}
        </Banner>
      </div>
      <AccessFacts access={access} />
      {access.codeChannel === null ? null : <TextConsents textConsents={access.textConsents} />}
      {codesByEmailUntil === null ? null : (
        <p className="soft gap-small">
          {words.codesByEmailUntil(formatDateTime(codesByEmailUntil))}
        </p>
      )}
      <PlannedChange person={person} planned={access.plannedChange} mayCancel={acts.length > 0} />
      {acts.length === 0 ? null : (
        <div className="actions">
          {acts.map((each) => (
            <Button
              key={each}
              look="second"
              name={`${words.identifiedActs[each].label}: ${person.givenName}`}
              onPress={() => setAct(each)}
            >
              {words.identifiedActs[each].label}
            </Button>
          ))}
        </div>
      )}
      {act === undefined ? null : <IdentityDialog act={act} person={person} onClose={close} />}
    </>
  )
}

function listActs({ state, codeChannel }: Access): readonly IdentifiedAct[] {
  if (state === 'LOCKED') return ['unlock', 'changeChannel']
  if (state !== 'READY') return []
  return codeChannel === 'TEXT' ? ['codesByEmail', 'changeChannel'] : ['changeChannel']
}

function AccessFacts({ access }: { readonly access: Access }) {
  const words = useWords(casePeopleWords)
  const toAge = useAge()
  const { lastLoginAt, codeChannel, codeGoesTo, takesTexts, step } = access
  return (
    <dl className="facts">
      {step === null ? null : (
        <Fact name={words.setUpStep}>{words.setUpSteps[nextStep(step)]}</Fact>
      )}
      {codeChannel === null ? null : (
        <>
          <Fact name={words.lastLogin}>
            {lastLoginAt === null ? words.never : toAge(lastLoginAt)}
          </Fact>
          <Fact name={words.codesGoTo}>{codeGoesTo ?? words.noChannel}</Fact>
        </>
      )}
      <Fact name={words.texts}>{takesTexts ? words.textsOn : words.textsStopped}</Fact>
    </dl>
  )
}

/** The step of the account is the last one that is done. */
function nextStep(step: number): 'phone' | 'details' | 'email' {
  if (step <= 3) return 'phone'
  return step === 4 ? 'details' : 'email'
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
