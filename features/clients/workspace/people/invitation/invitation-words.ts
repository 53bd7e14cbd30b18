// The state of an invitation in words, and what changed while a person was acting.
import type { WordingOf } from '#ui/language/language.ts'
import type { IconName } from '#ui/icons/names.ts'
import type { ClientInvitationState } from '#ui/graphql/enums.generated.ts'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import type { casePeopleWords } from '../words.ts'

type PeopleWords = WordingOf<typeof casePeopleWords>

/** `ok`: nothing to do. `wait`: the client acts. `bad`: the firm acts. */
export interface InvitationLine {
  readonly tone: 'ok' | 'wait' | 'bad'
  readonly icon: IconName
  readonly text: string
}

export interface InvitationParts {
  readonly words: PeopleWords
  readonly toAge: (instant: string) => string
  readonly toDay: (instant: string) => string
}

type Invited = Pick<CasePerson, 'hasAccount' | 'lastVisitAt' | 'invitation'>

/** An account counts more than the state of the last link. */
export function invitationLine(person: Invited, parts: InvitationParts): InvitationLine {
  const { words, toAge, toDay } = parts
  const { at, endsAt } = person.invitation
  const day = (instant: string | null) => (instant === null ? '' : toDay(instant))
  switch (stateOf(person)) {
    case 'ACCEPTED': {
      const { lastVisitAt } = person
      const text = lastVisitAt === null ? words.accepted : words.lastHere(toAge(lastVisitAt))
      return { tone: 'ok', icon: 'check-circle-fill', text }
    }
    case 'OPEN':
      return { tone: 'wait', icon: 'clock', text: words.open(day(at), day(endsAt)) }
    case 'EXPIRED':
      return { tone: 'bad', icon: 'warning-circle-fill', text: words.expired(day(endsAt)) }
    case 'REVOKED':
      return { tone: 'bad', icon: 'prohibit', text: words.revoked }
    case 'NONE':
      return { tone: 'bad', icon: 'warning-circle-fill', text: words.notInvited }
  }
}

export function stateOf({ hasAccount, invitation }: Invited): ClientInvitationState {
  return hasAccount ? 'ACCEPTED' : invitation.state
}

/** After a refusal: the words of what happened meanwhile, or undefined if nothing did. */
export function whatHappened(
  before: CasePerson,
  after: CasePerson | undefined,
  words: PeopleWords,
): string | undefined {
  if (after === undefined) return undefined
  const isSame = stateOf(before) === stateOf(after) && before.invitation.at === after.invitation.at
  return isSame ? undefined : words.meanwhile[stateOf(after)](after.givenName)
}
