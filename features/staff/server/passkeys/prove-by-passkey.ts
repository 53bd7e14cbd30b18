// A passkey as the second step of a login, and for acts that ask again.
import type { PasskeyProofInput, StaffSignIn } from '#contract/workspace.generated.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { unrepeated, type Repetition } from '#lib/repetition.ts'
import { getStaffActor, type Source, type StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { codesPerSource } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { reopenSession } from '../sessions/reopen-session.ts'
import { staffSessions } from '../sessions/sessions.store.ts'
import { getCurrentFlow, type SetCookie } from '../flows/flows.ts'
import { proveLogins } from '../sign-in/second-step.ts'
import { proceed } from '../sign-in/sign-in-result.ts'
import { saveChallenge, spendChallenge, type ChallengeKey } from './challenges.store.ts'
import { acceptCounter, findPasskey, listPasskeys } from './passkeys.store.ts'
import { findRelyingParty, getRelyingParty } from '../relying-party.ts'
import { createSignOptions, verifyProof } from './web-authn.ts'

const toSignInKey = (holderHash: Uint8Array): ChallengeKey => ({ holderHash, purpose: 'sign-in' })
const toStepUpKey = ({ sessionId }: StaffViewer): ChallengeKey => ({
  holderHash: tokenHash(sessionId),
  purpose: 'step-up',
})

/** Null if no login of this sign-in has a passkey. */
export async function beginPasskeySignIn(deps: StaffDeps, source: Source): Promise<unknown> {
  const { tokenHash: holderHash, logins } = await getCurrentFlow(deps, source)
  const staffIds = logins.map(({ staffId }) => staffId)
  return begin(deps, staffIds, toSignInKey(holderHash))
}

/** Proves the login that has this passkey (spec: staff#several-firms). */
export async function submitPasskey(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  proof: PasskeyProofInput,
  repetition: Repetition = unrepeated,
): Promise<StaffSignIn> {
  if (repetition.reference !== undefined)
    return reopenSession(deps, source, setCookie, repetition.reference)
  await requireTry(deps, source)
  const flow = await getCurrentFlow(deps, source)
  const challenge = await takeChallenge(deps, toSignInKey(flow.tokenHash))
  const { flow: provenFlow } = await proveLogins(deps, source, flow, {
    event: 'staff.passkey',
    refusal: 'staff.passkey-refused',
    accept: (tx, { staffId }) => acceptProof(deps, tx, staffId, challenge, proof),
  })
  return proceed(deps, source, setCookie, provenFlow, true, repetition)
}

/** Null without a passkey. */
export async function beginPasskeyProof(deps: StaffDeps, viewer: StaffViewer): Promise<unknown> {
  return begin(deps, [viewer.staffId], toStepUpKey(viewer))
}

/** Makes the proof of this session fresh (spec: staff#step-up). */
export async function confirmStaffWithPasskey(
  deps: StaffDeps,
  viewer: StaffViewer,
  proof: PasskeyProofInput,
): Promise<void> {
  await requireTry(deps, viewer.source)
  const challenge = await takeChallenge(deps, toStepUpKey(viewer))
  const isRight = await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const isAccepted = await acceptProof(deps, tx, viewer.staffId, challenge, proof)
    if (isAccepted) await staffSessions.markProven(tx, viewer.sessionId)
    const outcome = isAccepted ? 'done' : 'refused'
    await deps.audit.record({ event: 'staff.step-up', outcome, ...getStaffActor(viewer) }, tx)
    return isAccepted
  })
  if (!isRight) throw problem('staff.passkey-refused')
}

async function begin(
  { workspaceDatabase, publicUrl }: StaffDeps,
  staffIds: readonly string[],
  key: ChallengeKey,
): Promise<unknown> {
  const party = findRelyingParty(publicUrl)
  const { db } = workspaceDatabase.forSignIn(staffIds)
  const passkeys = party ? await listPasskeys(db, staffIds) : []
  if (!party || passkeys.length === 0) return null
  const options = await createSignOptions(party, passkeys)
  await saveChallenge(db, key, options.challenge)
  return options
}

async function requireTry({ limits }: StaffDeps, { ip }: Source): Promise<void> {
  if (!(await limits.take(codesPerSource, `ip:${ip}`))) throw problem('staff.too-many')
}

/** A challenge is used up by the first response, right or wrong. */
async function takeChallenge(deps: StaffDeps, key: ChallengeKey): Promise<string> {
  const challenge = await spendChallenge(deps.workspaceDatabase.db, key)
  if (challenge === undefined) throw problem('staff.passkey-refused')
  return challenge
}

/** True if the person has this passkey, the signature is right and the counter went up. */
async function acceptProof(
  deps: StaffDeps,
  tx: Tx,
  staffId: string,
  challenge: string,
  proof: PasskeyProofInput,
): Promise<boolean> {
  const credentialId = Buffer.from(proof.credentialId, 'base64url')
  const passkey = await findPasskey(tx, staffId, credentialId)
  if (!passkey) return false
  const counter = await verifyProof(getRelyingParty(deps.publicUrl), challenge, passkey, proof)
  return counter !== undefined && acceptCounter(tx, passkey.id, counter)
}
