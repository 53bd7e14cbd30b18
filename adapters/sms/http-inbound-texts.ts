// Reads what a provider of Twilio's manner posts about a text that somebody sent: a form, signed with the token of the account.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InboundTexts } from '#ports/inbound-texts.ts'

export interface HttpInboundTextsSettings {
  /** The address that texts are sent by, `https://account:token@host/…`: the token is the key of the signature. */
  readonly smsUrl: string
  /** Where the provider posts to, exactly as it was told: a part of what is signed. */
  readonly address: string
}

export function httpInboundTexts({ smsUrl, address }: HttpInboundTextsSettings): InboundTexts {
  const token = decodeURIComponent(new URL(smsUrl).password)
  return {
    read(form, signature) {
      if (
        token === '' ||
        signature === undefined ||
        !isSame(signature, signatureOf(token, address, form))
      )
        return undefined
      const [id, from, body] = [form.get('MessageSid'), form.get('From'), form.get('Body')]
      if (id === null || from === null || body === null) return undefined
      return { id, from, body, isAnswered: form.has('OptOutType') }
    },
  }
}

/** HMAC-SHA1 over the address, followed by every name with its value in the order of the names; a value that a name has twice counts once. */
export function signatureOf(token: string, address: string, form: URLSearchParams): string {
  // Once through the form: whoever posts thousands of names has signed nothing yet.
  const values = new Map<string, Set<string>>()
  for (const [name, value] of form) values.set(name, (values.get(name) ?? new Set()).add(value))
  const fields = [...values.keys()]
    .toSorted()
    .flatMap((name) => [...(values.get(name) ?? [])].toSorted().map((value) => name + value))
  return createHmac('sha1', token)
    .update(address + fields.join(''), 'utf8')
    .digest('base64')
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
