import { changeStatus, type ChangeStatusInput } from '#features/cases/server/stage/change-status.ts'
import { listEnds, type PartRecord } from '#features/cases/rules/status/parts.ts'
import { listDeactivations, listPeople } from '#features/cases/server/participants/participants.ts'
import { getMatterStatus } from '#features/cases/server/stage/get-matter-status.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { isMatterStatus, matterStatuses } from '#features/cases/rules/status/matter-status.ts'
import { isOutcome, outcomes } from '#features/cases/rules/status/outcomes.ts'
import type { AppDeps } from '../../app-deps.ts'
import { reportProblems } from '../in-words.ts'
import { asStaff, readStaff, wantedCase, wantedCaseId } from '../staff.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

const statusUsage = `
  npm run firm -- status <case id>
  npm run firm -- status <case id> Filed --filed-on 2026-11-20 --number 26-10442 | --without-number
  npm run firm -- status <case id> Complete --outcome ${outcomes.join(' | ')} [--ended-on 2026-12-15] [--docket 31]
  npm run firm -- status <case id> Pre-Filing
                  a change needs --staff dana@firm.example, the person who acts; --yes to set a case back, or to change its outcome;
                  --debtor 1 | 2 if the court decided about one debtor alone
`

const meetingUsage = `
  npm run firm -- case:341 <case id> 2026-12-15 | none [--continued] --staff dana@firm.example
`

export interface CaseStatusValues {
  readonly outcome?: string | undefined
  readonly 'ended-on'?: string | undefined
  readonly docket?: string | undefined
  readonly debtor?: string | undefined
  readonly 'filed-on'?: string | undefined
  readonly number?: string | undefined
  readonly 'without-number'?: boolean | undefined
  readonly yes?: boolean | undefined
  readonly continued?: boolean | undefined
  readonly staff?: string | undefined
}

export const statusCommand: Command = {
  usage: statusUsage,
  act: ({ words }) => (words.length > 1 ? 'case' : undefined),
  run: (deps, { words: [id, status], values }) =>
    statusOfCase(deps, wantedCaseId(id), status, values),
}

export const meetingCommand: Command = {
  usage: meetingUsage,
  act: () => 'case',
  run: (deps, { words: [id, day], values }) => meetingOfCase(deps, wantedCaseId(id), day, values),
}

export async function statusOfCase(
  deps: AppDeps,
  id: string,
  status: string | undefined,
  values: CaseStatusValues,
): Promise<string> {
  return status === undefined ? describeCase(deps, id) : change(deps, id, status, values)
}

async function describeCase(deps: AppDeps, id: string): Promise<string> {
  const legalCase = await wantedCase(deps, id)
  const { db } = asStaff(deps, legalCase.firmId).database
  const current = await getMatterStatus(db, legalCase)
  const away = await listDeactivations(db, legalCase)
  const facts = [
    current?.status,
    current?.filedOn === null ? undefined : `filed on ${current?.filedOn}`,
    current?.caseNumber === null ? undefined : `number ${current?.caseNumber}`,
  ]
  const people = (await listPeople(db, legalCase)).flatMap(
    ({ debtor, givenName, familyName, accountId }) => {
      const left = away.find((deactivation) => deactivation.debtor === debtor)
      const part = current?.parts.find((known) => known.debtor === debtor)
      return [
        `Debtor ${debtor}: ${givenName} ${familyName}, ${accountId === null ? 'no account yet' : 'has an account'}`,
        ...(part ? describeEnd(part) : []),
        ...(left
          ? [
              `  deactivated the case on ${left.since.toISOString().slice(0, 10)} (UTC)${left.reason === null ? '' : `: ${left.reason}`}`,
            ]
          : []),
      ]
    },
  )
  return [facts.filter((fact) => fact !== undefined).join(', '), ...people].join('\n')
}

function describeEnd({ outcome, endedOn, docketNumber }: PartRecord): readonly string[] {
  if (outcome === null) return []
  const day = endedOn === null ? '' : ` on ${endedOn}`
  return [`  ${outcome}${day}${docketNumber === null ? '' : `, docket number ${docketNumber}`}`]
}

const hints: Readonly<Record<string, string>> = {
  'cases.outcome-wanted': ' For example: --outcome dismissed',
  'cases.filing-date-wanted': ' For example: --filed-on 2026-11-20',
  'cases.number-wanted': '\nNothing has changed. Give --number, or add --without-number.',
  'cases.confirm-step-back': '\nNothing has changed. Add --yes to do it.',
  'cases.confirm-filing-taken-back': '\nNothing has changed. Add --yes to do it.',
  'cases.confirm-number-taken-back': '\nNothing has changed. Add --yes to do it.',
  'cases.confirm-other-outcome': '\nNothing has changed. Add --yes to do it.',
}

async function change(
  deps: AppDeps,
  id: string,
  status: string,
  values: CaseStatusValues,
): Promise<string> {
  if (!isMatterStatus(status))
    throw new UsageError(`Expected a status: ${matterStatuses.join(', ')}.`)
  const { outcome, 'filed-on': filedOn, number: caseNumber } = values
  if (outcome !== undefined && !isOutcome(outcome))
    throw new UsageError(`--outcome: expected one of ${outcomes.join(', ')}.`)
  const { debtor, 'ended-on': endedOn, docket: docketNumber } = values
  if (debtor !== undefined && debtor !== '1' && debtor !== '2')
    throw new UsageError('--debtor: expected 1 or 2.')
  const legalCase = await wantedCase(deps, id)
  const input: ChangeStatusInput = {
    ...legalCase,
    status,
    ...(await readStaff(deps, legalCase.firmId, values)),
    isNumberPending: values['without-number'] === true,
    isConfirmed: values.yes === true,
    ...(outcome === undefined ? {} : { outcome }),
    ...(filedOn === undefined ? {} : { filedOn }),
    ...(caseNumber === undefined ? {} : { caseNumber }),
    ...(debtor === undefined ? {} : { debtor: debtor === '1' ? 1 : 2 }),
    ...(endedOn === undefined ? {} : { endedOn }),
    ...(docketNumber === undefined ? {} : { docketNumber }),
  }
  const staffDeps = asStaff(deps, legalCase.firmId)
  const { database } = staffDeps
  await reportProblems(() => database.transact((tx) => changeStatus(staffDeps, tx, input)), hints)
  const after = await getMatterStatus(database.db, legalCase)
  const ended = listEnds(after?.parts ?? []).map(({ debtor: of, outcome: how }) =>
    of === null || after?.parts.length === 1 ? how : `debtor ${of} ${how}`,
  )
  return `The case is now ${after?.status ?? status}${ended.length === 0 ? '' : `: ${ended.join(', ')}`}.`
}

/** Sets or removes the date of the 341 meeting. */
export async function meetingOfCase(
  deps: AppDeps,
  id: string,
  day: string | undefined,
  values: CaseStatusValues,
): Promise<string> {
  if (day === undefined)
    throw new UsageError(`Expected the day of the meeting, or none.\n${meetingUsage}`)
  const legalCase = await wantedCase(deps, id)
  const isContinued = values.continued === true
  const input = {
    ...legalCase,
    day: day === 'none' ? null : day,
    isContinued,
    ...(await readStaff(deps, legalCase.firmId, values)),
  }
  const staffDeps = asStaff(deps, legalCase.firmId)
  await reportProblems(() => staffDeps.database.transact((tx) => setMeeting(staffDeps, tx, input)))
  if (day === 'none')
    return isContinued ? 'The meeting is held on its first date.' : 'The case has no meeting.'
  return isContinued
    ? `The meeting is continued to ${day}. What is counted from its first date stays.`
    : `The first date of the meeting is ${day}.`
}
