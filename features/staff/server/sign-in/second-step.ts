// The second step: a code of the authenticator app, a recovery code or a passkey (spec: staff#two-steps).
import type { StaffSignIn } from '#contract/workspace.generated.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { codesPerSource, maxWrongCodes } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { countCodeTry, type CountedTry } from './attempts.ts'
import { acceptCode, acceptRecoveryCode, sendRecoveryCodeUsed } from '../authenticator.ts'
import type { StaffDeps } from '../deps.ts'
import type { LoginRecord } from '../logins.store.ts'
import { reopenSession } from '../sessions/reopen-session.ts'
import { chooseLogin, countWrongCode, lockFlow, markProven } from '../flows/flows.store.ts'
import { getCurrentFlow, loadLogins, type Flow, type SetCookie } from '../flows/flows.ts'
import { findNextStep, getLogin, proceed } from './sign-in-result.ts'

interface CodeKind {
  readonly event: 'staff.code' | 'staff.recovery-code'
  readonly refusal: 'staff.code-wrong' | 'staff.recovery-code-wrong'
  /** True once per code. */
  readonly accept: (deps: StaffDeps, tx: Tx, login: LoginRecord, code: string) => Promise<boolean>
}

const authenticatorCode: CodeKind = {
  event: 'staff.code',
  refusal: 'staff.code-wrong',
  accept: acceptCode,
}
const recoveryCode: CodeKind = {
  event: 'staff.recovery-code',
  refusal: 'staff.recovery-code-wrong',
  accept: acceptRecoveryCode,
}

export function submitAuthenticatorCode(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  code: string,
  repetition?: Repetition,
): Promise<StaffSignIn> {
  return submitCode(deps, source, setCookie, code, authenticatorCode, repetition)
}

export async function submitRecoveryCode(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  code: string,
  repetition?: Repetition,
): Promise<StaffSignIn> {
  return submitCode(deps, source, setCookie, code, recoveryCode, repetition)
}

/** Counts a try of a code of this flow. Also used while an authenticator is set up. */
export async function beginCodeTry(
  deps: StaffDeps,
  source: Source,
): Promise<{ readonly flow: Flow; readonly tries: CountedTry }> {
  if (!(await deps.limits.take(codesPerSource, `ip:${source.ip}`))) throw problem('staff.too-many')
  const flow = await getCurrentFlow(deps, source)
  const [login] = flow.logins
  if (!login) throw problem('staff.start-again')
  return { flow, tries: await countCodeTry(deps, login.emailHash) }
}

/** Counts the wrong code in the flow. The fifth ends it (spec: staff#wrong-codes). */
export async function refuseCode(
  deps: StaffDeps,
  tx: Tx,
  source: Source,
  { tokenHash, logins }: Flow,
  { event, refusal }: Pick<SecondStep, 'event' | 'refusal'>,
) {
  for (const login of logins)
    await deps.audit.record({ event, outcome: 'refused', ...getLoginFacts(source, login) }, tx)
  const failures = await countWrongCode(tx, tokenHash)
  return problem(failures < maxWrongCodes ? refusal : 'staff.start-again')
}

async function submitCode(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  code: string,
  { event, refusal, accept }: CodeKind,
  repetition: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (repetition.reference !== undefined)
    return reopenSession(deps, source, setCookie, repetition.reference)
  const { flow, tries } = await beginCodeTry(deps, source)
  const outcome = await proveLogins(deps, source, flow, {
    event,
    refusal,
    accept: (tx, login) => accept(deps, tx, login, code),
  })
  await tries.clear()
  const isRecovery = event === recoveryCode.event
  if (isRecovery)
    for (const login of outcome.proven) await sendRecoveryCodeUsed(deps, login, source.language)
  return proceed(deps, source, setCookie, outcome.flow, !isRecovery, repetition)
}

export interface SecondStep {
  readonly event: CodeKind['event'] | 'staff.passkey'
  readonly refusal: CodeKind['refusal'] | 'staff.passkey-refused'
  readonly accept: (tx: Tx, login: LoginRecord) => Promise<boolean>
}

interface ProvenLogins {
  readonly flow: Flow
  /** The logins that this step has proven. */
  readonly proven: readonly LoginRecord[]
}

/** Marks the logins that the step accepts. Throws if it accepts none. */
export async function proveLogins(
  deps: StaffDeps,
  source: Source,
  { tokenHash, staffIds }: Flow,
  step: SecondStep,
): Promise<ProvenLogins> {
  const outcome = await deps.workspaceDatabase.forSignIn(staffIds).transact(async (tx) => {
    const record = await lockFlow(tx, tokenHash)
    const locked = record && (await loadLogins(tx, record))
    if (!locked) return problem('staff.start-again')
    const proven: LoginRecord[] = []
    for (const login of locked.logins) if (await step.accept(tx, login)) proven.push(login)
    if (proven.length === 0) return refuseCode(deps, tx, source, locked, step)
    const provenIds = proven.map(({ staffId }) => staffId)
    await markProven(tx, locked.tokenHash, provenIds)
    for (const login of proven)
      await deps.audit.record(
        { event: step.event, outcome: 'done', ...getLoginFacts(source, login) },
        tx,
      )
    return { flow: { ...locked, provenIds: [...locked.provenIds, ...provenIds] }, proven }
  })
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Only firms whose second step is proven, or that have none yet (spec: staff#several-firms). */
export async function chooseFirm(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  firmId: string,
  repetition: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (repetition.reference !== undefined)
    return reopenSession(deps, source, setCookie, repetition.reference)
  const flow = await getCurrentFlow(deps, source)
  const step = findNextStep(flow)
  const options =
    step?.type === 'choose-firm' ? step.staffIds : step?.type === 'sign-in' ? [step.staffId] : []
  const chosen = options.map((id) => getLogin(flow, id)).find((login) => login.firmId === firmId)
  if (!chosen) throw problem('staff.start-again')
  await chooseLogin(deps.workspaceDatabase.db, flow.tokenHash, chosen.staffId)
  const chosenFlow = { ...flow, chosenStaffId: chosen.staffId }
  return proceed(deps, source, setCookie, chosenFlow, true, repetition)
}
