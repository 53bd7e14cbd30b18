import { useState, type ReactNode } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { AccountChannel, ClientAccessState } from '#ui/graphql/enums.generated.ts'
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
  NO_CHANNEL: 'bad',
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
  const { formatDateTime } = useFormats()
  const [act, setAct] = useState<IdentifiedAct>()
  const { codesByEmailUntil } = access
  const allowed = may('unlock-clients') ? access.acts : []
  const acts = listButtons(allowed)
  const close = () => {
    setAct(undefined)
    focusWhenLost(() => document.getElementById(headingId(person.id)))
  }
  return (
    <>
      <Obstacles access={access} />
      <AccessFacts access={access} />
      {access.codeChannel === null ? null : <TextConsents textConsents={access.textConsents} />}
      {codesByEmailUntil === null ? null : (
        <p className="soft gap-small">
          {words.codesByEmailUntil(formatDateTime(codesByEmailUntil))}
        </p>
      )}
      <PlannedChange
        person={person}
        planned={access.plannedChange}
        mayCancel={allowed.includes('CANCEL_CHANGE')}
      />
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
      {act === undefined ? null : (
        <IdentityDialog
          act={act}
          channels={listChannels(allowed)}
          person={person}
          onClose={close}
        />
      )}
    </>
  )
}

/** Email and phone are changed in one dialog. */
function listButtons(acts: Access['acts']): readonly IdentifiedAct[] {
  return [
    ...(acts.includes('UNLOCK') ? (['unlock'] as const) : []),
    ...(acts.includes('CODES_BY_EMAIL') ? (['codesByEmail'] as const) : []),
    ...(listChannels(acts).length > 0 ? (['changeChannel'] as const) : []),
  ]
}

function listChannels(acts: Access['acts']): readonly AccountChannel[] {
  return [
    ...(acts.includes('CHANGE_MOBILE') ? (['MOBILE'] as const) : []),
    ...(acts.includes('CHANGE_EMAIL') ? (['EMAIL'] as const) : []),
  ]
}

/** All that stands in the way, or that nothing does. */
function Obstacles({ access }: { readonly access: Access }) {
  const words = useWords(casePeopleWords)
  const { formatTime } = useFormats()
  const { obstacles, lockedUntil, nextStep } = access
  const end =
    lockedUntil === null ? words.lockedUntilReset : words.lockedUntil(formatTime(lockedUntil))
  const states: readonly ClientAccessState[] = obstacles.length === 0 ? ['READY'] : obstacles
  return (
    <div className="part-notice gap-small">
      {states.map((state) => (
        <Banner
          key={state}
          tone={tones[state]}
          slim
          title={
            state === 'SETTING_UP' && nextStep === 'FINISH'
              ? words.lastPageLeft
              : words.access[state]
          }
        >
          {state === 'LOCKED' ? <p>{end}</p> : null}
        </Banner>
      ))}
    </div>
  )
}

function AccessFacts({ access }: { readonly access: Access }) {
  const words = useWords(casePeopleWords)
  const toAge = useAge()
  const { lastLoginAt, codeChannel, codeGoesTo, takesTexts, nextStep } = access
  return (
    <dl className="facts">
      {nextStep === null ? null : <Fact name={words.setUpStep}>{words.setUpSteps[nextStep]}</Fact>}
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
