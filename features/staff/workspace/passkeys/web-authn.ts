// The browser's side of passkeys. Only browsers that read and write WebAuthn as JSON are asked.
import type { NewPasskeyInput, PasskeyProofInput } from './passkeys.operations.ts'

export function supportsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/** Returns undefined if the person or the browser refused. */
export async function createPasskey(
  options: unknown,
  name: string,
): Promise<NewPasskeyInput | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await ignoreRefusal(navigator.credentials.create({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON() as RegistrationResponseJSON
  return {
    name,
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports,
  }
}

/** Returns undefined if the person or the browser refused. */
export async function signWithPasskey(options: unknown): Promise<PasskeyProofInput | undefined> {
  if (options === null) return undefined
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await ignoreRefusal(navigator.credentials.get({ publicKey }))
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, response } = credential.toJSON() as AuthenticationResponseJSON
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}

/** Browsers do not say whether a person canceled, waited too long or has no such passkey. */
async function ignoreRefusal<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined
    throw refusal
  }
}
