// The commands with which a firm changes the status of a case and sets the day of its meeting of creditors.
import { changeStatus } from '#features/cases/server/change-status.ts'
import { deactivationsOf, peopleOf } from '#features/cases/server/participants/participants.ts'
import { standingOf } from '#features/cases/server/standing.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { isMatterStatus, matterStatuses } from '#features/cases/rules/status/matter-status.ts'
import { isOutcome, outcomes } from '#features/cases/rules/status/outcomes.ts'
import type { World } from '../create-deps.ts'
import { inWords } from './in-words.ts'
import { staffOf, wantedCase } from './staff.ts'
import { UsageError } from './usage-error.ts'

export const caseStatusUsage = `
  npm run firm -- status <case id>
  npm run firm -- status <case id> Filed --filed-on 2026-11-20 --number 26-10442 | --without-number
  npm run firm -- status <case id> Complete --outcome ${outcomes.join(' | ')}
  npm run firm -- status <case id> Pre-Filing
                  [--staff dana@firm.example] who acts; --yes to set a case back, or to change its outcome
  npm run firm -- case:341 <case id> 2026-12-15 | none [--continued] [--staff dana@firm.example]
`

export interface CaseStatusValues {
  readonly outcome?: string | undefined
  readonly 'filed-on'?: string | undefined
  readonly number?: string | undefined
  readonly 'without-number'?: boolean | undefined
  readonly yes?: boolean | undefined
  readonly continued?: boolean | undefined
  readonly staff?: string | undefined
}

/** How the case stands, or the new status when one is named. */
export async function statusOfCase(
  world: World,
  id: string,
  status: string | undefined,
  values: CaseStatusValues,
): Promise<string> {
  return status === undefined ? describe(world, id) : change(world, id, status, values)
}

async function describe(world: World, id: string): Promise<string> {
  const { caseId } = await wantedCase(world, id)
  const { db } = world.database
  const standing = await standingOf(db, caseId)
  const away = await deactivationsOf(db, caseId)
  const facts = [
    standing?.status,
    standing?.outcome === null ? undefined : `outcome ${standing?.outcome}`,
    standing?.filedOn === null ? undefined : `filed on ${standing?.filedOn}`,
    standing?.caseNumber === null ? undefined : `number ${standing?.caseNumber}`,
  ]
  const people = (await peopleOf(db, caseId)).flatMap(
    ({ debtor, givenName, familyName, accountId }) => {
      const left = away.find((deactivation) => deactivation.debtor === debtor)
      return [
        `Debtor ${debtor}: ${givenName} ${familyName}, ${accountId === null ? 'no account yet' : 'has an account'}`,
        ...(left
          ? [
              `  deactivated the case on ${left.since.toISOString().slice(0, 10)}${left.reason === null ? '' : `: ${left.reason}`}`,
            ]
          : []),
      ]
    },
  )
  return [facts.filter((fact) => fact !== undefined).join(', '), ...people].join('\n')
}

/** What to add to the command after a refusal. */
const hints: Readonly<Record<string, string>> = {
  'cases.outcome-wanted': ' For example: --outcome dismissed',
  'cases.filing-date-wanted': ' For example: --filed-on 2026-11-20',
  'cases.number-wanted': '\nNothing has changed. Give --number, or add --without-number.',
  'cases.confirm-step-back': '\nNothing has changed. Add --yes to do it.',
  'cases.confirm-filing-taken-back': '\nNothing has changed. Add --yes to do it.',
  'cases.confirm-other-outcome': '\nNothing has changed. Add --yes to do it.',
}

async function change(
  world: World,
  id: string,
  status: string,
  values: CaseStatusValues,
): Promise<string> {
  if (!isMatterStatus(status))
    throw new UsageError(`Expected a status: ${matterStatuses.join(', ')}.`)
  const { outcome, 'filed-on': filedOn, number: caseNumber } = values
  if (outcome !== undefined && !isOutcome(outcome))
    throw new UsageError(`--outcome: expected one of ${outcomes.join(', ')}.`)
  const { caseId, firmId } = await wantedCase(world, id)
  const input = {
    caseId,
    status,
    ...(await staffOf(world, firmId, values)),
    isNumberPending: values['without-number'] === true,
    isConfirmed: values.yes === true,
    ...(outcome === undefined ? {} : { outcome }),
    ...(filedOn === undefined ? {} : { filedOn }),
    ...(caseNumber === undefined ? {} : { caseNumber }),
  }
  await inWords(() => world.database.transact((tx) => changeStatus(world, tx, input)), hints)
  const after = await standingOf(world.database.db, caseId)
  return `The case is now ${status}${after?.outcome == null ? '' : `: ${after.outcome}`}.`
}

/** Sets the day of the meeting of creditors, or takes it back. */
export async function meetingOfCase(
  world: World,
  id: string,
  day: string | undefined,
  values: CaseStatusValues,
): Promise<string> {
  if (day === undefined)
    throw new UsageError(`Expected the day of the meeting, or none.\n${caseStatusUsage}`)
  const { caseId, firmId } = await wantedCase(world, id)
  const isContinued = values.continued === true
  const input = {
    caseId,
    day: day === 'none' ? null : day,
    isContinued,
    ...(await staffOf(world, firmId, values)),
  }
  await inWords(() => world.database.transact((tx) => setMeeting(world, tx, input)))
  if (day === 'none')
    return isContinued ? 'The meeting is held on its first date.' : 'The case has no meeting.'
  return isContinued
    ? `The meeting is continued to ${day}. What is counted from its first date stays.`
    : `The first date of the meeting is ${day}.`
}
