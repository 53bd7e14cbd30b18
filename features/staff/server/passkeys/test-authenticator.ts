// An authenticator in software: makes passkeys and signs as a browser would, or wrongly if wanted.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewPasskeyInput, PasskeyProofInput } from '#contract/workspace.generated.ts'

export interface Behavior {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly type?: string
  readonly challenge?: string
  readonly counter?: number
}

const flagPresent = 0x01
const flagVerified = 0x04
const flagCredential = 0x40

export class TestAuthenticator {
  readonly credentialId = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  make(options: unknown, name = 'My computer', behavior: Behavior = {}): NewPasskeyInput {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      toBytes(this.credentialId.length, 2),
      this.credentialId,
      toCoseKey(this.#keys.publicKey),
    ])
    const data = this.#authenticatorData(flagCredential, behavior)
    return {
      name,
      credentialId: toText(this.credentialId),
      clientData: toText(toClientData('webauthn.create', options, behavior)),
      attestation: toText(toAttestation(Buffer.concat([data, credential]))),
      transports: ['internal', 'unknown'],
    }
  }

  sign(options: unknown, behavior: Behavior = {}): PasskeyProofInput {
    this.#counter += 1
    const data = this.#authenticatorData(0, behavior)
    const clientData = toClientData('webauthn.get', options, behavior)
    const signedData = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return {
      credentialId: toText(this.credentialId),
      clientData: toText(clientData),
      authenticatorData: toText(data),
      signature: toText(sign('sha256', signedData, this.#keys.privateKey)),
    }
  }

  #authenticatorData(flags: number, behavior: Behavior): Buffer {
    const { rpId = 'localhost', isVerified = true, isPresent = true } = behavior
    const allFlags = flags | (isPresent ? flagPresent : 0) | (isVerified ? flagVerified : 0)
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([allFlags]),
      toBytes(behavior.counter ?? this.#counter, 4),
    ])
  }
}

const toText = (bytes: Buffer) => bytes.toString('base64url')

function toBytes(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

function toClientData(type: string, options: unknown, behavior: Behavior): Buffer {
  const { challenge } = options as { readonly challenge: string }
  const { origin = 'http://localhost:4000' } = behavior
  return Buffer.from(
    JSON.stringify({
      type: behavior.type ?? type,
      challenge: behavior.challenge ?? challenge,
      origin,
      crossOrigin: false,
    }),
  )
}

/** CBOR: { "fmt": "none", "attStmt": {}, "authData": data }. */
function toAttestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    toBytes(data.length, 2),
    data,
  ])
}

/** CBOR: kty 2, alg -7, crv 1, x, y. */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}
