// The form of a new case: what was typed, and the input that follows.
import { calendarDayAfter, monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { fittingDraft } from '#ui/form/draft/fitting-draft.ts'
import type { CaseUrgency, ClientLanguage, CoursePayer } from '#ui/graphql/enums.generated.ts'
import type { CaseDefaults } from '../../rules/clients/case-defaults.ts'
import {
  findNewClientProblems,
  type TypedCase,
  type TypedPerson,
} from '../../rules/clients/new-client.ts'
import type { NewClientCase, NewClientPerson } from '../invitation.operations.ts'

export interface PersonDraft {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  readonly language: ClientLanguage
}

export interface InviteDraft {
  /** The same for every try, so that the case is created once. */
  readonly creationKey: string
  readonly isJoint: boolean
  readonly debtor1: PersonDraft
  readonly debtor2: PersonDraft
  readonly isPhoneShared: boolean
  /** `7`, `13`, or empty when it is not decided. */
  readonly chapter: string
  /** Null until it is chosen: the form then shows a suggestion. */
  readonly attorneyId: string | null
  readonly paralegalId: string | null
  /** Empty for the standard checklist of the firm. */
  readonly checklistId: string
  readonly plannedFilingOn: string
  readonly urgencies: readonly CaseUrgency[]
  readonly showsQuestionnaire: boolean
  readonly questionnaireDueOn: string
  readonly clientCode: string
  readonly coursePayer: CoursePayer
  readonly greeting: string
}

const emptyPerson: PersonDraft = {
  givenName: '',
  familyName: '',
  email: '',
  mobilePhone: '',
  language: 'EN',
}

/** `today` is the day from which the deadline is counted. */
export function newDraft(
  creationKey: string,
  { showsQuestionnaire, questionnaireDays, coursePayer }: CaseDefaults,
  today: string,
): InviteDraft {
  return {
    creationKey,
    isJoint: false,
    debtor1: emptyPerson,
    debtor2: emptyPerson,
    isPhoneShared: false,
    chapter: '',
    attorneyId: null,
    paralegalId: null,
    checklistId: '',
    plannedFilingOn: '',
    urgencies: [],
    showsQuestionnaire,
    questionnaireDueOn:
      questionnaireDays === null ? '' : monthDayYear(calendarDayAfter(today, questionnaireDays)),
    clientCode: '',
    coursePayer,
    greeting: '',
  }
}

/** Returns the stored draft. A field that an earlier version stored differently starts empty. */
export function readDraft(stored: unknown, initial: InviteDraft): InviteDraft {
  const draft = fittingDraft(stored, initial)
  return {
    ...draft,
    debtor1: fittingDraft(draft.debtor1, emptyPerson),
    debtor2: fittingDraft(draft.debtor2, emptyPerson),
  }
}

/** A checklist that the firm has removed since is no longer chosen. */
export function withOffered(
  draft: InviteDraft,
  checklists: ReadonlyArray<{ readonly id: string }>,
): InviteDraft {
  const isOffered = checklists.some(({ id }) => id === draft.checklistId)
  return isOffered ? draft : { ...draft, checklistId: '' }
}

export function peopleOf({ isJoint, debtor1, debtor2 }: InviteDraft): readonly PersonDraft[] {
  return isJoint ? [debtor1, debtor2] : [debtor1]
}

/** True if the phone of both spouses is the same number. */
export function haveSamePhone({ isJoint, debtor1, debtor2 }: InviteDraft): boolean {
  const digits = mobileDigits(debtor1.mobilePhone)
  return isJoint && digits !== undefined && digits === mobileDigits(debtor2.mobilePhone)
}

const missingAttorney: Finding = { code: 'clients.not-an-attorney', field: 'attorneyId' }

/** The server decides which days are past, by the time zone of the office. */
const anyDay = '0000-01-01'

/** What the server would refuse. `attorneyId` includes the suggestion. */
export function findDraftProblems(draft: InviteDraft, attorneyId: string): readonly Finding[] {
  const findings: readonly Finding[] = findNewClientProblems(toTypedCase(draft), anyDay)
  return attorneyId === '' ? [...findings, missingAttorney] : findings
}

function toTypedCase(draft: InviteDraft): TypedCase {
  const { debtor1, debtor2, isJoint, isPhoneShared, chapter, showsQuestionnaire } = draft
  return {
    debtor1: toTypedPerson(debtor1),
    debtor2: isJoint ? toTypedPerson(debtor2) : undefined,
    isPhoneShared,
    chapter: chapter === '' ? undefined : Number(chapter),
    plannedFilingOn: readDay(draft.plannedFilingOn),
    questionnaireDueOn: showsQuestionnaire ? readDay(draft.questionnaireDueOn) : undefined,
    clientCode: toOptional(draft.clientCode) ?? undefined,
    greeting: toOptional(draft.greeting) ?? undefined,
  }
}

function toTypedPerson({ language, ...person }: PersonDraft): TypedPerson {
  return { ...person, language: language === 'ES' ? 'es' : 'en' }
}

/** Returns text that is no day unchanged, so that it is refused. */
function readDay(text: string): string | undefined {
  return isBlank(text) ? undefined : (parseMonthDayYear(text) ?? text)
}

export interface SendChoice {
  readonly attorneyId: string
  readonly paralegalId: string
  readonly sendsInvitations: boolean
  readonly isNewPerson: boolean
}

/** For a draft without problems. */
export function toInput(draft: InviteDraft, choice: SendChoice): NewClientCase {
  const { chapter, coursePayer, creationKey, urgencies, showsQuestionnaire } = draft
  const { attorneyId, paralegalId, sendsInvitations, isNewPerson } = choice
  return {
    creationKey,
    debtor1: toPerson(draft.debtor1),
    debtor2: draft.isJoint ? toPerson(draft.debtor2) : null,
    isPhoneShared: haveSamePhone(draft) && draft.isPhoneShared,
    chapter: chapter === '' ? null : Number(chapter),
    attorneyId,
    paralegalId: paralegalId === '' ? null : paralegalId,
    checklistId: draft.checklistId === '' ? null : draft.checklistId,
    plannedFilingOn: parseMonthDayYear(draft.plannedFilingOn) ?? null,
    urgencies,
    showsQuestionnaire,
    questionnaireDueOn: showsQuestionnaire
      ? (parseMonthDayYear(draft.questionnaireDueOn) ?? null)
      : null,
    clientCode: toOptional(draft.clientCode),
    coursePayer,
    greeting: toOptional(draft.greeting),
    sendsInvitations,
    isNewPerson,
  }
}

function toPerson({ givenName, familyName, email, mobilePhone, language }: PersonDraft) {
  const person: NewClientPerson = {
    givenName: givenName.trim(),
    familyName: familyName.trim(),
    email: email.trim(),
    mobilePhone: mobileDigits(mobilePhone) ?? '',
    language,
  }
  return person
}

const toOptional = (text: string) => (isBlank(text) ? null : text.trim())

/** Returns the value of a field by its name, or undefined for a name without a field. */
export function valueAt(draft: InviteDraft, field: string): unknown {
  const [place = '', part] = field.split('.')
  const value: unknown = Object.hasOwn(draft, place) ? draft[place as keyof InviteDraft] : undefined
  if (part === undefined) return typeof value === 'object' && value !== null ? undefined : value
  const person = value as Readonly<Record<string, unknown>> | undefined
  return person?.[part]
}
