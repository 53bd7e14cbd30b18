import { attorneyForNewCase, officeOfStaff } from '#features/firm/server/firms.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { comparableEmail } from '#lib/email.ts'
import type { Language } from '#lib/language.ts'
import type { Clock } from '#ports/clock.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { problem } from '../rules/firm-problems.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import { findSharedContact } from '../rules/people-of-case.ts'
import { toCaseType } from '../rules/status/chapter-change.ts'
import type { StoredOutcome } from '../rules/status/outcomes.ts'
import { currentStep, filedPosition, timelineTemplate } from '../rules/timeline-template.ts'
import { insertCase } from './cases.store.ts'
import { insertTimeline } from './timeline.store.ts'
import type { StageEntered } from './stage/stage-entered.ts'
import type { CaseChanged } from './summary-facts.ts'
import { insertSummary } from './summary/summary.store.ts'
import {
  insertParticipant,
  type NewParticipant,
  type ParticipantKey,
} from './participants/participants.store.ts'

export interface NewPerson {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** Ten digits. */
  readonly mobilePhone: string
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType: 1 | 2 | 3
  /** The language for messages of the firm. English by default. */
  readonly language?: Language
}

export interface CreateCaseInput {
  readonly firmId: string
  readonly chapter: 7 | 13 | null
  readonly debtor1: NewPerson
  readonly debtor2?: NewPerson
  /** If this consent is missing, two equal numbers are refused. */
  readonly isPhoneShared?: boolean
  readonly status?: MatterStatus
  readonly caseNumber?: string
  /** `YYYY-MM-DD`. */
  readonly filedOn?: string
  /** The outcome of a Complete case. Unknown by default. */
  readonly outcome?: StoredOutcome
  readonly clientCode?: string
  /** The office's current day by default. */
  readonly openedOn?: string
  /** An active attorney of the firm; the first by name by default. */
  readonly attorneyId?: string
  readonly paralegalId?: string
  readonly plannedFilingOn?: string
  readonly urgencies?: readonly string[]
  readonly greeting?: string
  /** A named checklist of the firm; its standard one by default. */
  readonly checklistId?: string
  /** A repeated request with the same key finds the case. */
  readonly creationKey?: string
}

export interface CreatedCase {
  readonly id: string
  readonly firmId: string
  readonly chapter: 7 | 13 | null
  readonly isJoint: boolean
  readonly firstNames: readonly [string, string?]
  readonly checklistId?: string
  readonly participants: readonly [ParticipantKey, ParticipantKey?]
}

export interface CreateCaseDeps {
  readonly ids: Ids
  readonly clock: Clock
  readonly caseChanged: CaseChanged
  readonly stageEntered: StageEntered
  /** Adds the parts of other features in the same transaction. */
  readonly caseCreated: (tx: Tx, legalCase: CreatedCase) => Promise<void>
}

export async function createCase(
  deps: CreateCaseDeps,
  tx: Tx,
  input: CreateCaseInput,
): Promise<CreatedCase> {
  const shared =
    input.debtor2 && findSharedContact(input.debtor1, input.debtor2, input.isPhoneShared === true)
  if (shared) throw problem(shared.code, shared.params)
  const id = deps.ids.rowId()
  const attorneyId = input.attorneyId ?? (await attorneyForNewCase(tx, input.firmId))
  if (attorneyId === undefined) throw problem('cases.no-active-attorney')
  const office = await officeOfStaff(tx, { firmId: input.firmId, staffId: attorneyId })
  const status = input.status ?? 'Pre-Filing'
  const today = calendarDay(deps.clock.now(), office.timeZone)
  await insertCase(tx, {
    id,
    firmId: input.firmId,
    officeId: office.officeId,
    attorneyId,
    status,
    firmStage: timelineTemplate[currentStep(status)]?.name ?? status,
    chapter: input.chapter,
    caseType: toCaseType(input.chapter),
    clientCode: input.clientCode ?? null,
    caseNumber: input.caseNumber ?? null,
    openedOn: input.openedOn ?? today,
    filedOn: input.filedOn ?? null,
    paralegalId: input.paralegalId ?? null,
    plannedFilingOn: input.plannedFilingOn ?? null,
    urgencies: input.urgencies ?? [],
    greeting: input.greeting ?? null,
    creationKey: input.creationKey ?? null,
  })
  await insertTimeline(
    tx,
    timelineTemplate.map(({ name, description }, index) => ({
      id: deps.ids.rowId(),
      firmId: input.firmId,
      caseId: id,
      name,
      description,
      order: index + 1,
      state: getState(index, currentStep(status)),
      date:
        index === 0
          ? (input.openedOn ?? today)
          : index + 1 === filedPosition
            ? (input.filedOn ?? null)
            : null,
    })),
  )
  const end =
    status === 'Complete'
      ? { outcome: input.outcome ?? 'unknown', endedAt: deps.clock.now() }
      : undefined
  const place = (debtor: 1 | 2, person: NewPerson) =>
    placePerson(deps, tx, { firmId: input.firmId, caseId: id, debtor, end }, person)
  const first = await place(1, input.debtor1)
  const second = input.debtor2 && (await place(2, input.debtor2))
  const created: CreatedCase = {
    id,
    firmId: input.firmId,
    chapter: input.chapter,
    isJoint: input.debtor2 !== undefined,
    firstNames: input.debtor2
      ? [input.debtor1.givenName, input.debtor2.givenName]
      : [input.debtor1.givenName],
    ...(input.checklistId !== undefined && { checklistId: input.checklistId }),
    participants: second ? [first, second] : [first],
  }
  await insertSummary(tx, { caseId: id, firmId: input.firmId })
  await deps.stageEntered(tx, { caseId: id, firmId: input.firmId, status, today })
  await deps.caseCreated(tx, created)
  await deps.caseChanged(tx, { caseId: id, firmId: input.firmId })
  return created
}

/** The state of a step, relative to the current one. */
export function getState(index: number, current: number): 'done' | 'current' | 'next' {
  if (index < current) return 'done'
  return index === current ? 'current' : 'next'
}

interface NewPlace extends CaseOfFirm {
  readonly debtor: 1 | 2
  readonly end: Pick<NewParticipant, 'outcome' | 'endedAt'> | undefined
}

async function placePerson(
  deps: CreateCaseDeps,
  tx: Tx,
  { firmId, caseId, debtor, end }: NewPlace,
  { givenName, familyName, email, mobilePhone, contactType, language = 'en' }: NewPerson,
): Promise<ParticipantKey> {
  const participantId = deps.ids.rowId()
  await insertParticipant(tx, {
    id: participantId,
    firmId,
    caseId,
    debtor,
    givenName,
    familyName,
    email: comparableEmail(email),
    mobilePhone,
    contactType,
    language,
    ...end,
  })
  return { participantId, firmId }
}
