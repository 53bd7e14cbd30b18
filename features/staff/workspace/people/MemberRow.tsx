import { officeDay } from '../session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { SavedSelect } from '#ui/form/choice/SavedSelect.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import type { MenuEntry } from '#ui/navigation/Menu.tsx'
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import { peopleWords } from '../words.ts'
import {
  fullName,
  isHereNow,
  isOnlyAdministrator,
  staffRoles,
  type Member,
  type Office,
} from './team.ts'

export interface MemberActs {
  readonly isBusy: boolean
  readonly changeRole: (member: Member, role: StaffRole) => Promise<unknown>
  readonly place: (member: Member, office: Office | undefined) => Promise<unknown>
  readonly sendAgain: (member: Member) => void
  readonly activate: (member: Member) => void
  readonly unlock: (member: Member) => void
  /** Asks for a confirmation first. */
  readonly ask: (question: { readonly kind: 'leaving' | 'reset'; readonly member: Member }) => void
}

export interface MemberRowProps {
  readonly member: Member
  readonly team: readonly Member[]
  /** A column names them if there are several. */
  readonly offices: readonly Office[]
  readonly isMe: boolean
  readonly mayChangePeople: boolean
  readonly mayChangeRoles: boolean
  readonly acts: MemberActs
}

export function MemberRow(props: MemberRowProps) {
  const { member, isMe, mayChangePeople, acts } = props
  const words = useWords(peopleWords)
  const name = fullName(member)
  return (
    <tr>
      <th scope="row">
        <Person name={isMe ? words.you(name) : name} member={member} />
      </th>
      <td data-label={words.role}>
        <Role {...props} />
      </td>
      {props.offices.length > 1 ? (
        <td data-label={words.office}>
          <Workplace {...props} />
        </td>
      ) : null}
      <td data-label={words.secondStep}>
        <SecondStep member={member} />
      </td>
      <td data-label={words.lastHere}>
        <LastHere member={member} />
        <Lock member={member} />
      </td>
      <td className="act">
        {mayChangePeople && !isMe ? <MemberActions member={member} acts={acts} /> : null}
      </td>
    </tr>
  )
}

function SecondStep({ member: { factors } }: { readonly member: Member }) {
  const words = useWords(peopleWords)
  if (factors.includes('PASSKEY')) return words.passkeyAndApp
  if (factors.includes('AUTHENTICATOR')) return words.authenticator
  return <span className="soft">{words.notSetUp}</span>
}

interface PersonProps {
  readonly name: string
  readonly member: Member
}

function Person({ name, member }: PersonProps) {
  return (
    <span className="person">
      <span className="avatar" aria-hidden="true">
        {toInitials(fullName(member))}
      </span>
      <span className="person-words">
        {name}
        <span className="second-line">{member.email}</span>
      </span>
    </span>
  )
}

function Role({ member, team, isMe, mayChangeRoles, acts }: MemberRowProps) {
  const words = useWords(peopleWords)
  if (isMe || !mayChangeRoles || member.state === 'DEACTIVATED') {
    return (
      <>
        <span>{words.roles[member.role]}</span>
        {isOnlyAdministrator(member, team) ? (
          <span className="second-line">{words.onlyAdministrator}</span>
        ) : null}
      </>
    )
  }
  return (
    <SavedSelect
      compact
      name={words.roleOf(fullName(member))}
      stored={member.role}
      options={staffRoles.map((role) => ({ value: role, label: words.roles[role] }))}
      onSave={(role) => acts.changeRole(member, role)}
      isBusy={acts.isBusy}
    />
  )
}

function Workplace({ member, offices, mayChangePeople, acts }: MemberRowProps) {
  const words = useWords(peopleWords)
  if (!mayChangePeople || member.state === 'DEACTIVATED') return member.office
  return (
    <SavedSelect
      compact
      name={words.officeOf(fullName(member))}
      stored={member.officeId}
      options={offices.map(({ id, city, street }) => ({ value: id, label: city || street }))}
      onSave={(chosen) =>
        acts.place(
          member,
          offices.find(({ id }) => id === chosen),
        )
      }
      isBusy={acts.isBusy}
    />
  )
}

function LastHere({ member }: { readonly member: Member }) {
  const words = useWords(peopleWords)
  const { formatDay, formatDayOrTime } = useFormats()
  const { state, invitationEndsAt, lastSeenAt } = member
  if (state === 'DEACTIVATED') return <span className="soft">{words.deactivated}</span>
  if (state === 'INVITED') {
    const isOpen = invitationEndsAt !== null && Date.parse(invitationEndsAt) > now().getTime()
    return isOpen
      ? words.invitedUntil(formatDay(officeDay(invitationEndsAt), 'short'))
      : words.invitationOver
  }
  if (isHereNow(member, now())) return words.now
  return lastSeenAt === null ? words.never : formatDayOrTime(lastSeenAt)
}

function Lock({ member: { lockedUntil } }: { readonly member: Member }) {
  const words = useWords(peopleWords)
  const { formatDayOrTime } = useFormats()
  if (lockedUntil === null) return null
  return (
    <span className="second-line locked">
      <Icon name="lock-simple" size="small" />
      {words.lockedUntil(formatDayOrTime(lockedUntil))}
    </span>
  )
}

interface MemberActionsProps {
  readonly member: Member
  readonly acts: MemberActs
}

function MemberActions({ member, acts }: MemberActionsProps) {
  const words = useWords(peopleWords)
  const name = fullName(member)
  const deactivate: MenuEntry = {
    id: 'deactivate',
    label: words.deactivate,
    icon: 'prohibit',
    onChoose: () => acts.ask({ kind: 'leaving', member }),
  }
  const handOver: MenuEntry = {
    id: 'hand-over',
    label: words.handOver,
    icon: 'users-three',
    onChoose: () => acts.ask({ kind: 'leaving', member }),
  }
  const reset: MenuEntry = {
    id: 'reset',
    label: words.reset,
    icon: 'arrow-counter-clockwise',
    onChoose: () => acts.ask({ kind: 'reset', member }),
  }
  const activate: MenuEntry = {
    id: 'activate',
    label: words.activate,
    icon: 'arrow-clockwise',
    onChoose: () => acts.activate(member),
  }
  const unlock: MenuEntry = {
    id: 'unlock',
    label: words.unlock,
    icon: 'lock-simple',
    onChoose: () => acts.unlock(member),
  }
  const entries = {
    INVITED: [deactivate],
    ACTIVE: [...(member.lockedUntil === null ? [] : [unlock]), reset, deactivate],
    DEACTIVATED: [handOver, activate],
  }[member.state]
  return (
    <span className="member-actions">
      {member.state === 'INVITED' ? (
        <Button
          look="second"
          small
          name={words.sendAgainTo(name)}
          onPress={() => acts.sendAgain(member)}
        >
          {words.sendAgain}
        </Button>
      ) : null}
      <LazyMenu
        name={words.more(name)}
        renderTrigger={(props) => (
          <IconButton icon="dots-three-vertical" name={words.more(name)} {...props} />
        )}
        entries={entries}
      />
    </span>
  )
}
