// The ceremonies of WebAuthn. The library is loaded at the first use, because it takes 25 MB.
import type { NewPasskeyInput, PasskeyProofInput } from '#contract/workspace.generated.ts'
import { challengeMinutes, maxCredentialIdBytes } from '../../rules/passkeys.ts'
import type { NewPasskey, PasskeyRecord } from './passkeys.store.ts'
import type { RelyingParty } from '../relying-party.ts'

const rpName = 'Daybreak'
const timeout = challengeMinutes * 60_000
/** EdDSA, ES256 and RS256. Node warns about newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257]

const loadLibrary = () => import('@simplewebauthn/server')

type Credential = Pick<PasskeyRecord, 'credentialId' | 'transports'>

const toDescriptor = ({ credentialId, transports }: Credential) => ({
  id: Buffer.from(credentialId).toString('base64url'),
  transports: [...transports],
})

export interface PasskeyOwner {
  readonly staffId: string
  /** What the browser shows beside the passkey. */
  readonly label: string
  readonly name: string
}

/** For `navigator.credentials.create`. */
export async function createAddOptions(
  { id: rpID }: RelyingParty,
  { staffId, label, name }: PasskeyOwner,
  existing: readonly Credential[],
) {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: new Uint8Array(Buffer.from(staffId.replaceAll('-', ''), 'hex')),
    userName: label,
    userDisplayName: name,
    timeout,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** For `navigator.credentials.get`. */
export async function createSignOptions(
  { id: rpID }: RelyingParty,
  passkeys: readonly Credential[],
) {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID,
    timeout,
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: 'required',
  })
}

type VerifiedPasskey = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter'>

/** Returns undefined if the response does not fit the challenge. */
export async function verifyNewPasskey(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { credentialId: id, clientData, attestation }: NewPasskeyInput,
): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const response = {
    ...toCredential(id),
    response: { clientDataJSON: clientData, attestationObject: attestation },
  }
  const result = await ignoreRefusal(
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs,
      requireUserVerification: true,
    }),
  )
  if (result?.verified !== true) return undefined
  const { credential } = result.registrationInfo
  const credentialId = Buffer.from(credential.id, 'base64url')
  if (credentialId.length > maxCredentialIdBytes) return undefined
  return { credentialId, publicKey: credential.publicKey, counter: credential.counter }
}

/** Returns the new counter, or undefined if the signature is wrong. Does not compare counters. */
export async function verifyProof(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { publicKey }: Pick<PasskeyRecord, 'publicKey'>,
  { credentialId: id, clientData, authenticatorData, signature }: PasskeyProofInput,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const response = {
    ...toCredential(id),
    response: { clientDataJSON: clientData, authenticatorData, signature },
  }
  const result = await ignoreRefusal(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  )
  return result?.verified === true ? result.authenticationInfo.newCounter : undefined
}

const toCredential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

/** The library throws for every response that is not as expected. */
async function ignoreRefusal<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}
