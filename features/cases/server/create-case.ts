// A firm's act: sets up a case with its people and its timeline. The roof adds what other nouns give a new case.
import { attorneyForNewCase, officeOfFirm } from '#features/firm/server/firms.ts'
import { calendarDay } from '#lib/dates.ts'
import { comparableEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Clock } from '#ports/clock.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { casesFirmProblems } from '../rules/firm-problems.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import { findSharedContact } from '../rules/people-of-case.ts'
import type { StoredOutcome } from '../rules/status/outcomes.ts'
import { currentStep, filedPosition, timelineTemplate } from '../rules/timeline-template.ts'
import { insertCase, insertTimeline } from './cases.store.ts'
import { insertParticipant } from './participants/participants.store.ts'

const problem = problemsOf(casesFirmProblems)

export interface NewPerson {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** Ten digits. */
  readonly mobilePhone: string
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType: 1 | 2 | 3
  /** In which the firm writes to them; English when left out. */
  readonly language?: Language
}

export interface CaseWish {
  readonly firmId: string
  readonly chapter: 7 | 13 | null
  readonly debtor1: NewPerson
  readonly debtor2?: NewPerson
  /** The firm says that both people use one mobile phone. Otherwise two equal numbers are refused. */
  readonly isPhoneShared?: boolean
  readonly status?: MatterStatus
  readonly caseNumber?: string
  /** `YYYY-MM-DD`. */
  readonly filedOn?: string
  /** Of a case that is Complete; unknown when left out. */
  readonly outcome?: StoredOutcome
  readonly clientCode?: string
  /** The office's today when left out. */
  readonly openedOn?: string
}

export interface CreatedCase {
  readonly id: string
  readonly firmId: string
  readonly chapter: 7 | 13 | null
  readonly isJoint: boolean
  readonly firstNames: readonly [string, string?]
  readonly participantIds: readonly [string, string?]
}

export interface CreatingWorld {
  readonly ids: Ids
  readonly clock: Clock
  /** What other nouns give a new case (its list of documents …), in the same transaction. */
  readonly caseCreated: (tx: Tx, legalCase: CreatedCase) => Promise<void>
}

export async function createCase(
  world: CreatingWorld,
  tx: Tx,
  wish: CaseWish,
): Promise<CreatedCase> {
  const shared =
    wish.debtor2 && findSharedContact(wish.debtor1, wish.debtor2, wish.isPhoneShared === true)
  if (shared) throw problem(shared.code, shared.params)
  const id = world.ids.rowId()
  const office = await officeOfFirm(tx, wish.firmId)
  const attorneyId = await attorneyForNewCase(tx, wish.firmId)
  if (attorneyId === undefined) throw problem('cases.no-active-attorney')
  const status = wish.status ?? 'Pre-Filing'
  const today = calendarDay(world.clock.now(), office.timeZone)
  await insertCase(tx, {
    id,
    firmId: wish.firmId,
    officeId: office.officeId,
    attorneyId,
    status,
    firmStage: timelineTemplate[currentStep(status)]?.name ?? status,
    chapter: wish.chapter,
    caseType: wish.chapter === null ? 'Bankruptcy' : `Chapter ${wish.chapter} Bankruptcy`,
    clientCode: wish.clientCode ?? null,
    caseNumber: wish.caseNumber ?? null,
    openedOn: wish.openedOn ?? today,
    outcome: status === 'Complete' ? (wish.outcome ?? 'unknown') : null,
    filedOn: wish.filedOn ?? null,
  })
  await insertTimeline(
    tx,
    timelineTemplate.map(({ name, description }, index) => ({
      id: world.ids.rowId(),
      firmId: wish.firmId,
      caseId: id,
      name,
      description,
      order: index + 1,
      state: stateOf(index, currentStep(status)),
      date:
        index === 0
          ? (wish.openedOn ?? today)
          : index + 1 === filedPosition
            ? (wish.filedOn ?? null)
            : null,
    })),
  )
  const first = await placePerson(world, tx, wish.firmId, id, 1, wish.debtor1)
  const second = wish.debtor2 && (await placePerson(world, tx, wish.firmId, id, 2, wish.debtor2))
  const created: CreatedCase = {
    id,
    firmId: wish.firmId,
    chapter: wish.chapter,
    isJoint: wish.debtor2 !== undefined,
    firstNames: wish.debtor2
      ? [wish.debtor1.givenName, wish.debtor2.givenName]
      : [wish.debtor1.givenName],
    participantIds: second === undefined ? [first] : [first, second],
  }
  await world.caseCreated(tx, created)
  return created
}

/** Where one step stands when another is the current one. */
export function stateOf(index: number, current: number): 'done' | 'current' | 'next' {
  if (index < current) return 'done'
  return index === current ? 'current' : 'next'
}

async function placePerson(
  world: CreatingWorld,
  tx: Tx,
  firmId: string,
  caseId: string,
  debtor: 1 | 2,
  person: NewPerson,
): Promise<string> {
  const id = world.ids.rowId()
  await insertParticipant(tx, {
    id,
    firmId,
    caseId,
    debtor,
    language: 'en',
    ...person,
    email: comparableEmail(person.email),
  })
  return id
}
