import type { StaffFactor, StaffFirmChoice, StaffSignIn } from '#contract/workspace.generated.ts'
import { nameOfFirm } from '#features/firm/server/firms.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import type { Source } from '#lib/viewer.ts'
import { listFactors } from '../../rules/factors.ts'
import { decideNextStep, type NextStep } from '../../rules/next-step.ts'
import { problem } from '../../rules/problems.ts'
import { removeLocksOfLogin } from './attempts.ts'
import type { StaffDeps } from '../deps.ts'
import { listLoginFacts, type LoginRecord } from '../logins.store.ts'
import { findRelyingParty } from '../relying-party.ts'
import { createBrowserTokens, recognizeBrowser, toSignInKeys } from '../sessions/known-browsers.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Flow, SetCookie } from '../flows/flows.ts'

export const success: StaffSignIn = { success: true }

export function findNextStep(flow: Flow): NextStep | undefined {
  const logins = flow.logins.map(({ staffId, isConfirmed }) => ({
    staffId,
    isConfirmed,
    isProven: flow.provenIds.includes(staffId),
  }))
  return decideNextStep(logins, flow.chosenStaffId)
}

/** Opens the session, or says what this browser has to do next. */
export async function proceed(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  flow: Flow,
  /** False if the person gets another email about this login. */
  isNotified = true,
  repetition: Repetition = unrepeated,
): Promise<StaffSignIn> {
  const step = findNextStep(flow)
  if (step?.type !== 'sign-in') return describeStep(deps, flow, step)
  const login = getLogin(flow, step.staffId)
  const browser = createBrowserTokens(deps, source)
  const database = deps.workspaceDatabase.forFirm(login.firmId, toSignInKeys(browser))
  const session = await database.transact(async (tx) => {
    // Locks the login first, so that two logins of a person run one after the other.
    const opened = await openSession(deps, tx, source, setCookie, flow, login, repetition)
    await recognizeBrowser(deps, tx, source, setCookie, login, browser, isNotified)
    return opened
  })
  await removeLocksOfLogin(deps, source, session.me.email, login)
  return { ...success, next: 'SIGNED_IN', session }
}

export async function describeStep(
  deps: StaffDeps,
  flow: Flow,
  step: NextStep | undefined,
): Promise<StaffSignIn> {
  if (!step) throw problem('staff.start-again')
  switch (step.type) {
    case 'second-step':
      return { ...success, next: 'SECOND_STEP', factors: await listFactorsOfFlow(deps, flow) }
    case 'set-up':
      return { ...success, next: 'SET_UP_SECOND_STEP' }
    case 'sign-in':
      return describeChoice(deps, flow, [step.staffId])
    case 'choose-firm':
      return describeChoice(deps, flow, step.staffIds)
  }
}

async function describeChoice(
  deps: StaffDeps,
  flow: Flow,
  staffIds: readonly string[],
): Promise<StaffSignIn> {
  const logins = staffIds.map((staffId) => getLogin(flow, staffId))
  return { ...success, next: 'CHOOSE_FIRM', firms: await listFirms(deps, logins) }
}

export function getLogin({ logins }: Flow, staffId: string): LoginRecord {
  const login = logins.find((candidate) => candidate.staffId === staffId)
  if (!login) throw new Error('The login is not part of this flow')
  return login
}

async function listFactorsOfFlow(deps: StaffDeps, flow: Flow): Promise<readonly StaffFactor[]> {
  const staffIds = flow.logins.map(({ staffId }) => staffId)
  const facts = await listLoginFacts(deps.workspaceDatabase.forSignIn(staffIds).db, staffIds)
  const offersPasskeys = findRelyingParty(deps.publicUrl) !== undefined
  return listFactors({
    passkeys: offersPasskeys ? sum(facts.map(({ passkeys }) => passkeys)) : 0,
    recoveryCodes: sum(facts.map(({ recoveryCodes }) => recoveryCodes)),
  })
}

async function listFirms(
  { workspaceDatabase: { db } }: StaffDeps,
  logins: readonly LoginRecord[],
): Promise<readonly StaffFirmChoice[]> {
  return Promise.all(
    logins.map(async ({ firmId }) => ({ id: firmId, name: await nameOfFirm(db, firmId) })),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)
