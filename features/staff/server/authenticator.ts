// Codes of authenticator apps (RFC 6238, spec: staff#authenticator) and recovery codes.
import { generateSecret, generateURI, verify } from 'otplib'
import type { Language } from '#lib/language.ts'
import type { Tx } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import {
  codeDigits,
  issuer,
  parseCode,
  stepSeconds,
  toleratedSteps,
} from '../rules/authenticator.ts'
import {
  formatRecoveryCode,
  parseRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLetters,
} from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { notifyPerson } from './email/notify-people.ts'
import { createNotMeLink } from './links/not-me-link.ts'
import {
  acceptStep,
  deleteRecoveryCode,
  listLoginFacts,
  saveRecoveryCodes,
  type LoginRecord,
} from './logins.store.ts'

const sealPurpose = 'staff-authenticator'
const codePurpose = 'staff-recovery-code'

/** Returns a secret, sealed for the login, and what the app needs. */
export function createAuthenticator(
  { secrets }: Pick<StaffDeps, 'secrets'>,
  staffId: string,
  label: string,
) {
  const secret = generateSecret()
  return {
    sealed: secrets.seal(sealPurpose, secret, staffId),
    secret,
    uri: generateURI({ issuer, label, secret, period: stepSeconds, digits: codeDigits }),
  }
}

/** Returns the secret that the authenticator app has. */
export function openAuthenticator(
  secrets: Secrets,
  login: { readonly staffId: string; readonly authenticatorSealed: Uint8Array },
): string {
  return secrets.open(sealPurpose, login.authenticatorSealed, login.staffId)
}

/** Returns the 30-second step of a right code, one step early or late included. */
export async function findStepOfCode(
  { secrets, clock }: Pick<StaffDeps, 'secrets' | 'clock'>,
  { staffId, authenticatorSealed }: LoginRecord,
  code: string,
): Promise<number | undefined> {
  const token = parseCode(code)
  if (authenticatorSealed === null || token === undefined) return undefined
  const result = await verify({
    secret: openAuthenticator(secrets, { staffId, authenticatorSealed }),
    token,
    epoch: Math.floor(clock.now().getTime() / 1000),
    epochTolerance: toleratedSteps * stepSeconds,
    period: stepSeconds,
    digits: codeDigits,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** True once per code: the step is stored by the statement that accepts it. */
export async function acceptCode(
  deps: StaffDeps,
  tx: Tx,
  login: LoginRecord,
  code: string,
): Promise<boolean> {
  const step = login.isConfirmed ? await findStepOfCode(deps, login, code) : undefined
  return step !== undefined && acceptStep(tx, login, step)
}

/** Returns the codes to show once. Only their hashes are stored. */
export async function createRecoveryCodes(
  deps: StaffDeps,
  tx: Tx,
  staffId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    deps.ids.getLetters(recoveryAlphabet, recoveryCodeLetters),
  )
  await saveRecoveryCodes(
    tx,
    staffId,
    codes.map((letters) => deps.secrets.fingerprint(codePurpose, toHashedCode(staffId, letters))),
  )
  return codes.map(formatRecoveryCode)
}

/** True once per code. */
export async function acceptRecoveryCode(
  deps: StaffDeps,
  tx: Tx,
  { staffId, isConfirmed }: LoginRecord,
  code: string,
): Promise<boolean> {
  const letters = parseRecoveryCode(code)
  if (letters === undefined || !isConfirmed) return false
  const hashes = deps.secrets.fingerprints(codePurpose, toHashedCode(staffId, letters))
  return deleteRecoveryCode(tx, staffId, hashes)
}

const toHashedCode = (staffId: string, letters: string) => `${staffId}|${letters}`

export async function sendRecoveryCodeUsed(
  deps: StaffDeps,
  { firmId, staffId }: LoginRecord,
  language: Language,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const [facts] = await listLoginFacts(tx, [staffId])
    const values = {
      count: facts?.recoveryCodes ?? 0,
      link: await createNotMeLink(deps, tx, { firmId, staffId }),
    }
    await notifyPerson(deps, tx, { firmId, staffId }, language, 'recoveryCodeUsed', values)
  })
}
